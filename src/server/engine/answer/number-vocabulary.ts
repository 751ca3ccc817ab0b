import { languageCodes } from '#server/engine/language/language-code.ts';
import type { NumberWords } from '#server/engine/language/number-words.ts';
import { numberWordsOf } from '#server/engine/language/number-words-of.ts';

export const allNumberWords: readonly NumberWords[] = languageCodes.map(numberWordsOf);

/** Of a text in an unknown language: small numbers are words of other languages too, such as "once" and "due". */
export const leastForeign = 13;

const commonWords = allNumberWords.map(({ common }) => new Set(common));

/** The languages a text is surely in, judged by its small words. */
export function findOwnLanguages(words: readonly string[]): NumberWords[] {
  const counts = commonWords.map((common) =>
    words.reduce((sum, word) => sum + (common.has(word) ? 1 : 0), 0),
  );
  const most = Math.max(...counts);
  if (most === 0) return [numberWordsOf('en')];
  return allNumberWords.filter((_, at) => (counts[at] ?? 0) >= Math.max(1, most * 0.7));
}

/** The languages in which a number can start with a word: most words start none, so nothing more is looked up for them. */
const languagesByFirstWord = new Map<string, NumberWords[]>();
for (const language of allNumberWords) {
  const { values, ordinals, fractions, dozen, noon, midnight } = language;
  const phrases = [values, ordinals, fractions].flatMap((numbers) => [...numbers.keys()]);
  const firstWords = [...phrases, ...dozen, ...noon, ...midnight].map(
    (phrase) => phrase.split(' ', 1)[0] ?? '',
  );
  for (const word of new Set(firstWords))
    languagesByFirstWord.set(word, [...(languagesByFirstWord.get(word) ?? []), language]);
}

export const languagesWithNumberFrom = (word: string): readonly NumberWords[] =>
  languagesByFirstWord.get(word) ?? [];

const collect = (pick: (words: NumberWords) => readonly (readonly [string, string])[]) =>
  new Map(allNumberWords.flatMap(pick));

/** "tagen" → "day". */
export const unitOfWord = collect(({ units }) =>
  Object.entries(units).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
);
/** "dec" → "12". */
export const monthOfWord = collect(({ months }) =>
  months.flatMap((words, at) => words.map((word) => [word, String(at + 1)] as const)),
);
/** "fri" → "weekday4". */
export const weekdayOfWord = collect(({ weekdays }) =>
  weekdays.flatMap((words, at) => words.map((word) => [word, `weekday${at}`] as const)),
);

const smallWords = new Set(
  allNumberWords.flatMap(({ stop, limits, exceptions, negations, common, values, dozen }) => [
    ...stop,
    ...limits,
    ...exceptions,
    ...negations,
    ...common,
    ...dozen,
    ...[...values.keys()].filter((word) => !word.includes(' ') && word.length < 10),
  ]),
);
for (const word of 'per each total extra plus off pro je por par incl inkl'.split(' '))
  smallWords.add(word);

/** Words that never name a thing: "and", "until", "two". */
export const isSmallWord = (word: string): boolean => smallWords.has(word);

const durations = new Set(['minute', 'hour', 'day', 'week', 'month', 'year']);

export const isDuration = (unit: string): boolean => durations.has(unit);
