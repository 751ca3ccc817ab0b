import { fold } from '#server/engine/index/analyse.ts';
import { commonWordsOf } from '#server/engine/language/common-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

/** The words a chatbot's documents use, folded, with how often: what typos are repaired to and compounds are split by. */
export type Vocabulary = {
  words: ReadonlyMap<string, number>;
  languages: readonly LanguageCode[];
};

/** Larger vocabularies keep their most frequent words. */
const mostWords = 20_000;

/** Counts the words of a text for its document's vocabulary. */
export function countWords(texts: Iterable<string>): Record<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of fold(text).match(letters) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).slice(0, mostWords);
  return Object.fromEntries(sorted);
}

const letters = /\p{L}{3,30}/gu;

/** The parts of a compound that both stand alone somewhere: in the documents or in the language. */
export function splitCompound(word: string, { words, languages }: Vocabulary): string[] {
  // "Glutenfrei" is not about gluten, and "kostenlos" not about costs.
  if (word.length < 8 || /(?:frei|los|vrij)(?:e[rsnm]?)?$/.test(word)) return [];
  const isWord = (part: string): boolean =>
    part.length >= 4 &&
    (['', 'n', 'en', 'e', 's'].some((ending) => words.has(part + ending)) ||
      languages.some((language) => (commonWordsOf(language).get(part) ?? 1e9) < 9_000));
  let ending: string | null = null;
  for (let at = word.length - 4; at >= 4; at -= 1) {
    const tail = word.slice(at);
    if (!isWord(tail)) continue;
    const head = word.slice(0, at);
    const trimmed = [
      head,
      head.replace(/(?:s|n|en|es|er|e)$/, ''),
      `${head.replace(/en$/, '')}e`,
    ].find(isWord);
    if (trimmed) return [trimmed, tail];
    // The end of a compound says what it is, even where its beginning is no word by itself.
    if (tail.length >= 5 && head.length >= 4) ending ??= tail;
  }
  return ending ? [ending] : [];
}
