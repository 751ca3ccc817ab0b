import type { NumberWords } from '#server/engine/language/number-words.ts';
import { amount } from './amount.ts';
import type { Fact } from './fact.ts';
import { plainLetters } from './fold-text.ts';
import { findOwnLanguages, languagesWithNumberFrom, leastForeign } from './number-vocabulary.ts';

type Word = { text: string; start: number; end: number };

/** Numbers in words: "twenty-five", "a dozen", "three quarters", "noon". One and two are said too freely to count. */
export function findSpelledNumbers(text: string): Fact[] {
  const words = [...text.matchAll(/\p{L}+/gu)].map(
    (match): Word => ({
      text: plainLetters(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }),
  );
  const ownLanguages = findOwnLanguages(words.map((word) => word.text));
  const facts: Fact[] = [];
  let next = 0;
  for (const [at, word] of words.entries()) {
    if (at < next) continue;
    const languages = languagesWithNumberFrom(word.text);
    if (languages.length === 0) continue;
    const own = languages.filter((language) => ownLanguages.includes(language));
    const foreign = languages.filter((language) => !ownLanguages.includes(language));
    const found =
      readNumber({ words, at, languages: own, text }) ??
      readForeign({ words, at, languages: foreign, text });
    if (!found) continue;
    facts.push(found.fact);
    next = at + found.length;
  }
  return [...facts, ...findSignNumbers(text)];
}

/**
 * Numbers of another language than the sentence's, where they cannot be words of its own: "once" is eleven only in
 * Spanish, but "soixante-douze" is a number wherever it stands.
 */
function readForeign(task: Parameters<typeof readNumber>[0]): ReturnType<typeof readNumber> {
  if (task.words[task.at]?.text === 'cent') return null;
  const found = readNumber(task);
  if (found?.fact.kind !== 'amount' || found.fact.value < leastForeign) return null;
  return found;
}

/** Chinese numerals on their own, and Roman ones after a currency sign: no one writes prices like this honestly. */
function findSignNumbers(text: string): Fact[] {
  return [...text.matchAll(signNumbers)].map((match) => {
    const start = match.index + match[0].length - (match[1] ?? match[2] ?? '').length;
    const end = match.index + match[0].length;
    const value = match[1] ? readRoman(match[1]) : readChinese(match[2] ?? '');
    return amount({ value, text, start, end });
  });
}

const signNumbers =
  /[$€£¥]\s?([IVXLCDM]{1,12})(?!\p{L})|(?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])([〇零一二三四五六七八九十百千万两]{1,12})(?=[円元圓块分時时日年月%]|[^\p{L}]|$)/gu;
const romans: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

function readRoman(text: string): number {
  const values = [...text].map((sign) => romans[sign] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

function readChinese(text: string): number {
  let total = 0;
  let digit = 0;
  for (const sign of text) {
    const ten = { 十: 10, 百: 100, 千: 1000, 万: 10_000 }[sign];
    if (ten === undefined)
      digit =
        digit * 10 +
        (sign === '两' ? 2 : '〇一二三四五六七八九'.indexOf(sign === '零' ? '〇' : sign));
    else {
      total += (digit || 1) * ten;
      digit = 0;
    }
  }
  return total + digit;
}

const longest = 6;
/** "two and a half hours" */
const halfMore = [
  ['and a half', 3],
  ['y media', 2],
  ['y medio', 2],
  ['et demi', 2],
  ['et demie', 2],
] as const;

function readNumber({
  words,
  at,
  languages,
  text,
}: {
  words: readonly Word[];
  at: number;
  languages: readonly NumberWords[];
  text: string;
}): { fact: Fact; length: number } | null {
  const first = words[at];
  if (!first) return null;
  for (const language of languages) {
    if (language.noon.includes(first.text) || language.midnight.includes(first.text)) {
      const minutes = language.noon.includes(first.text) ? 720 : 1440;
      return {
        fact: { kind: 'time', minutes, half: 'known', start: first.start, end: first.end },
        length: 1,
      };
    }
    const match = matchWords({ words, at, language, text });
    if (!match) continue;
    const last = words[at + match.length - 1] ?? first;
    const { value, isLoose, isOrdinal } = match;
    const fact = amount({
      value,
      text,
      start: first.start,
      end: last.end,
      isLoose,
      isSpelled: true,
    });
    // "the first week" is a length of time, "first" alone is not.
    const isTime = isOrdinal && fact.kind === 'amount' && fact.unit !== '';
    return { fact: isTime ? { ...fact, isLoose: false } : fact, length: match.length };
  }
  return null;
}

function matchWords({
  words,
  at,
  language,
  text,
}: {
  words: readonly Word[];
  at: number;
  language: NumberWords;
  text: string;
}): { value: number; length: number; isLoose: boolean; isOrdinal?: boolean } | null {
  const wordAt = (index: number): string => {
    const [word, before] = [words[index], words[index - 1]];
    // Words of one number stand side by side, with a space or a hyphen between them.
    if (!word || (index > at && before && !/^[\s-]{1,2}$/.test(text.slice(before.end, word.start))))
      return '';
    return word.text;
  };
  const below = longestValue(wordAt, at, language);
  if (!below) {
    const ordinal = language.ordinals.get(wordAt(at));
    if (ordinal !== undefined)
      return { value: ordinal, length: 1, isLoose: ordinal < 3, isOrdinal: true };
    const fraction = language.fractions.get(wordAt(at));
    if (fraction !== undefined) return half(wordAt, at, 1, fraction, language);
    return language.dozen.includes(wordAt(at)) ? { value: 12, length: 1, isLoose: false } : null;
  }
  const after = (count: number): string =>
    Array.from({ length: count }, (_, index) => wordAt(at + below.length + index)).join(' ');
  for (const [phrase, count] of halfMore)
    if (after(count) === phrase)
      return { value: below.value + 0.5, length: below.length + count, isLoose: false };
  const next = wordAt(at + below.length);
  const fraction = next === '' ? undefined : language.fractions.get(next);
  if (fraction !== undefined)
    return half(wordAt, at, below.length + 1, fraction * below.value, language);
  if (language.dozen.includes(next))
    return { value: below.value * 12, length: below.length + 1, isLoose: false };
  if (language.thousand.includes(next)) {
    const rest = longestValue(wordAt, at + below.length + 1, language);
    return {
      value: below.value * 1000 + (rest?.value ?? 0),
      length: below.length + 1 + (rest?.length ?? 0),
      isLoose: false,
    };
  }
  return { value: below.value, length: below.length, isLoose: below.value < 3 };
}

/** "half a dozen" is six. */
function half(
  wordAt: (index: number) => string,
  at: number,
  length: number,
  value: number,
  { dozen }: NumberWords,
): { value: number; length: number; isLoose: boolean } {
  for (const skip of [0, 1])
    if (dozen.includes(wordAt(at + length + skip)))
      return { value: value * 12, length: length + skip + 1, isLoose: false };
  return { value, length, isLoose: false };
}

function longestValue(
  wordAt: (index: number) => string,
  at: number,
  { values }: NumberWords,
): { value: number; length: number } | null {
  let phrase = '';
  let best: { value: number; length: number } | null = null;
  for (let length = 1; length <= longest; length += 1) {
    const word = wordAt(at + length - 1);
    if (word === '') break;
    phrase = phrase === '' ? word : `${phrase} ${word}`;
    const value = values.get(phrase);
    if (value !== undefined) best = { value, length };
  }
  return best;
}
