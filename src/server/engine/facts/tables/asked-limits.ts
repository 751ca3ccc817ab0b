import { keepResults } from '#server/engine/index/keep-results.ts';
import { currencyAfter, currencyBefore } from '#server/engine/language/currencies.ts';
import { findUnit, type MeasureKind } from '#server/engine/language/measure-words.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { parseNumber } from './amount.ts';
import { parseDuration } from './duration.ts';
import { turnsAround } from './question-forms.ts';

/** What a question sets as the most or the least. */
export type Limit = {
  below: boolean;
  value: number;
  /** The value itself counts, too: "$300 or more". */
  isInclusive?: boolean;
  /** Says that it is an amount of money. */
  isMoney?: boolean;
};

/** Whether a value is on the asked side of a limit. */
export const isWithin = (amount: number, { below, value, isInclusive }: Limit): boolean =>
  (isInclusive && amount === value) || (below ? amount < value : amount > value);

/** "More than 200 kg", in the base unit of its kind. */
export type MeasureLimit = Limit & { kind: MeasureKind; words: readonly string[] };

export function findMeasureLimit(folded: string, words: QuestionWords): MeasureLimit | null {
  if (!hasDigit.test(folded)) return null;
  for (const [list, below] of [
    [words.under, true],
    [words.over, false],
  ] as const) {
    for (const phrase of phrasesOf(list)) {
      if (!folded.includes(phrase)) continue;
      const found = new RegExp(
        `(?<!\\p{L})${phrase}\\s+(\\d[\\d.,]*)\\s*-?(\\p{L}+\\d?)`,
        'u',
      ).exec(folded);
      const [, digits = '', word = ''] = found ?? [];
      const unit = findUnit(word);
      // "Up to 50 people" says for how many, "more than 50 people" what is large enough.
      const isOfPeople = unit?.kind === 'people' && !below;
      if (!unit || !(measured.has(unit.kind) || isOfPeople)) continue;
      const value = parseNumber(digits.replace(/[.,]$/, '')) * unit.factor;
      return { below, value, kind: unit.kind, words: [digits, word] };
    }
  }
  return null;
}

const hasDigit = /\d/;

/** The phrases of a list, the longest first. */
const phrasesOf = keepResults((list) => list.split(',').sort((a, b) => b.length - a.length), {
  most: 200,
  longest: 10_000,
});

/** Pounds are also money. */
const measured: ReadonlySet<MeasureKind> = new Set(['weight', 'length', 'area', 'volume']);

/** "under $300", "unter 1 Euro": a number right after the phrase, and not one of years or minutes. */
export function findLimit(folded: string, words: QuestionWords): Limit | null {
  if (!hasDigit.test(folded)) return null;
  for (const [list, below] of [
    [words.under, true],
    [words.over, false],
  ] as const) {
    for (const phrase of phrasesOf(list)) {
      if (!folded.includes(phrase)) continue;
      const found = new RegExp(
        `(?<![\\p{L}])${phrase}\\s+((?:${currencyBefore})\\s?)?(\\d[\\d.,]*)\\s*(${currencyAfter}|bucks|pounds?|quid)?(\\s*(?:(?:years?|jahren?|anos|ans|anni|jaar|lat|mins?|minut\\p{L}*|hours?|hrs?|h|heures?|ore|horas?|uur|godzin\\p{L}*|pm|am|uhr|days?|tagen?|dias?|jours?|giorni|dagen|dni|weeks?|wochen?|semanas?|semaines?|settimane|weken|months?|monaten?|meses|mois|mesi|maanden|people|persons?|personen|personas|personnes?|persone|pessoas|osob\\p{L}*|guests)(?!\\p{L})|:))?`,
        'iu',
      ).exec(folded);
      if (!found?.[2] || found[4]) continue;
      const before = folded.slice(0, found.index);
      const hasCurrency = Boolean(found[1] ?? found[3]);
      const [next = ''] = /^\p{L}+\d?/u.exec(folded.slice(found.index + found[0].length)) ?? [];
      if (!hasCurrency && measured.has(findUnit(next)?.kind ?? 'money')) continue;
      if (
        !hasCurrency &&
        (phrase === 'from' ||
          phrase === 'within' ||
          phrase === 'ab' ||
          phrase === 'bis' ||
          phrase === 'hasta' ||
          phrase === 'up to' ||
          phrase === 'over')
      )
        continue;
      if (/\bday|\btag|\bdia/.test(before.slice(-8))) continue;
      // "A full day for an under 2" is for children of that age.
      if (!hasCurrency && youngerThan.test(before)) continue;
      const isTurned = !below && turnsAround(before);
      return {
        below: below || isTurned,
        value: parseNumber(found[2].replace(/[.,]$/, '')),
        ...(inclusive.test(phrase) && { isInclusive: true }),
        ...(hasCurrency && { isMoney: true }),
      };
    }
  }
  return findLimitBehind(folded, words);
}

const inclusive =
  /^(?:up to|at most|at the most|no more than|not more than|maximum|max|at least|from|minimum|hochstens|maximal|bis|mindestens|ab|nicht mehr als|como maximo|hasta|como minimo|al menos|por lo menos|minimo|a partir de|no mas de)/u;

/** "A deposit of $300 or more": the amount with a sign, and behind it which side is meant. */
function findLimitBehind(folded: string, { orMore, orLess }: QuestionWords): Limit | null {
  for (const [list, below] of [
    [orMore, false],
    [orLess, true],
  ] as const) {
    const found = new RegExp(
      `(?:(${currencyBefore})\\s?)?(?<![\\d.,])(\\d{1,9}(?:[.,]\\d{1,3}){0,2})\\s?(${currencyAfter}|bucks|pounds?|quid)?\\s(?:${list.split(',').join('|')})(?!\\p{L})`,
      'u',
    ).exec(folded);
    if (!found?.[2] || !(found[1] || found[3])) continue;
    return { below, value: parseNumber(found[2]), isInclusive: true, isMoney: true };
  }
  return null;
}

const youngerThan =
  /(?:^|\s)(?:an?|the|my|our|child(?:ren)?|kids?|babies|toddlers?|kinder|kind|ninos?|ninas?|enfants?)\s$/u;

/** "Shorter than an hour", "under 30 minutes". */
export function findTimeLimit(folded: string, words: QuestionWords): Limit | null {
  const time = words.measures.find(({ column }) => column.includes('min'));
  const amount = '((?:\\d[\\d.,]*|an?|one|half an|eine[rn]?|einer halben|una?|une|media) ?\\p{L}+)';
  for (const [list, compared, below] of [
    [words.under, time?.smaller ?? '', true],
    [words.over, time?.larger ?? '', false],
  ] as const) {
    const plain = list.split(',').join('|');
    const than = compared.split(',').filter(Boolean).join('|');
    const pattern = new RegExp(
      `(?<!\\p{L})(?:${plain}|(?:${than}) \\p{L}{2,4}|(?:${than}))\\s+${amount}`,
      'u',
    );
    const found = pattern.exec(folded);
    const duration = found?.[1] ? parseDuration(found[1]) : null;
    if (duration) return { below, value: duration.value };
  }
  return null;
}
