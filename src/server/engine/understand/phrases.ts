import { keepResults } from '#server/engine/index/keep-results.ts';

/** The phrases of a list as whole words, the longest first. */
const phrasesOf = keepResults(
  (list) =>
    list
      .split(',')
      .map((phrase) => phrase.trim())
      .filter(Boolean)
      .sort((a, b) => b.length - a.length)
      .map((phrase) => ({ phrase, asWords: ` ${phrase} ` })),
  { most: 2_000, longest: 100_000 },
);

const asWords = keepResults((folded) => ` ${folded.replace(/[^\p{L}\p{N}&]+/gu, ' ').trim()} `, {
  most: 1_000,
});

/** Whether a folded text says one of the phrases of a comma-separated list, as whole words; the longest that it does. */
export function findPhrase(folded: string, list: string): string | null {
  const text = asWords(folded);
  return phrasesOf(list).find((phrase) => text.includes(phrase.asWords))?.phrase ?? null;
}

export const saysPhrase = (folded: string, list: string): boolean =>
  findPhrase(folded, list) !== null;
