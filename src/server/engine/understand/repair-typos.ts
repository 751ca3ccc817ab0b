import { fold } from '#server/engine/index/analyse.ts';
import { commonWordsOf } from '#server/engine/language/common-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words this common are what a misspelled question word or verb is repaired to. */
const everydayRank = 600;
const longestQuestion = 1_000;

/**
 * Replaces words that are neither in the documents nor in the language by the nearest one that is. A word with no near
 * neighbour stays: it may be the name of something the documents don't mention.
 */
export function repairTypos({
  text,
  language,
  vocabulary,
  extraWords,
}: {
  text: string;
  language: LanguageCode;
  vocabulary: Vocabulary;
  /** Names of days and months, which questions misspell more often than documents write them. */
  extraWords: readonly string[];
}): string {
  if (text.length > longestQuestion) return text;
  const common = commonWordsOf(language);
  const stopWords = stopWordsOf(language);
  const extra = new Set(extraWords);
  const isKnown = (word: string): boolean =>
    vocabulary.words.has(word) || common.has(word) || stopWords.has(word) || extra.has(word) || isInflected(word, vocabulary, common);
  return text.replace(/\p{L}{3,}/gu, (written) => {
    const word = fold(written);
    if (isKnown(word)) return written;
    return findNearest({ word, language, vocabulary, extra }) ?? written;
  });
}

/** "boots" is known where "boot" is, "Brezeln" where "Brezel" is. */
function isInflected(word: string, vocabulary: Vocabulary, common: ReadonlyMap<string, number>): boolean {
  return ['s', 'es', 'n', 'en', 'e', 'er', 'ed', 'ing', 'd', 'ly', 'y'].some((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < 4) return false;
    const base = word.slice(0, -ending.length);
    return vocabulary.words.has(base) || common.has(base) || common.has(`${base}e`);
  });
}

function findNearest({
  word,
  language,
  vocabulary,
  extra,
}: {
  word: string;
  language: LanguageCode;
  vocabulary: Vocabulary;
  extra: ReadonlySet<string>;
}): string | null {
  const most = word.length <= 4 ? 1 : word.length <= 6 ? 1.5 : 2;
  let best: { word: string; cost: number } | null = null;
  const consider = (candidate: string, penalty: number, isOwn = true): void => {
    if (Math.abs(candidate.length - word.length) > 2 || candidate.length < 3) return;
    if (candidate[0] !== word[0] && !(candidate[0] === word[1] && candidate[1] === word[0])) return;
    // "Steak" is no slip for "speak": another letter makes another word, unless the documents use it.
    const distance = editDistance(word, candidate, isOwn ? 1 : 2);
    if (distance > most) return;
    const cost = distance + penalty;
    if (!best || cost < best.cost) best = { word: candidate, cost };
  };
  for (const candidate of extra) consider(candidate, 0);
  for (const [candidate, count] of vocabulary.words) consider(candidate, 0.2 / (1 + count));
  for (const [candidate, rank] of commonWordsOf(language)) {
    if (rank > everydayRank) break;
    consider(candidate, rank / 2_000, false);
  }
  for (const candidate of stopWordsOf(language)) consider(candidate, 0.1, false);
  return (best as { word: string } | null)?.word ?? null;
}

/** Letters to add, drop or change; two swapped neighbours count as one slip, a doubled letter as half. */
export function editDistance(a: string, b: string, changeCost = 1): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const drop = (last[j] ?? 0) + (a[i - 1] === a[i - 2] ? 0.5 : 1);
      const add = (row[j - 1] ?? 0) + (b[j - 1] === b[j - 2] ? 0.5 : 1);
      let cost = Math.min(drop, add, (last[j - 1] ?? 0) + (same ? 0 : changeCost));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
