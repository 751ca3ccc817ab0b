import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { isUnspaced } from '#server/engine/index/segment-words.ts';
import { stem } from '#server/engine/index/stem.ts';
import { commonWordsOf } from '#server/engine/language/common-words.ts';
import { joinsNouns } from '#server/engine/language/joins-nouns.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { OtherLanguage, TextLanguage } from '#server/engine/language/text-language.ts';

/** The words a chatbot's documents use, folded, with how often: what typos are repaired to and compounds are split by. */
export type Vocabulary = {
  words: ReadonlyMap<string, number>;
  languages: readonly LanguageCode[];
  /** The language of most documents, when it is one without word lists. */
  otherLanguage?: OtherLanguage;
};

/** Larger vocabularies keep their most frequent words. */
const mostWords = 20_000;

/** Counts the words of a text for its document's vocabulary. */
export function countWords(texts: Iterable<string>): Record<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = isUnspaced.test(text)
      ? wordsOf(text).filter((word) => /^\p{L}{2,30}$/u.test(word))
      : (fold(text).match(letters) ?? []);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).slice(0, mostWords);
  return Object.fromEntries(sorted);
}

const letters = /\p{L}{3,30}/gu;

const stemsOf = new WeakMap<Vocabulary, Map<TextLanguage, ReadonlySet<string>>>();

/** Whether documents in this language use a word, in any of its forms or as a part of a compound. */
export function usesStem({
  vocabulary,
  stem: asked,
  language,
}: {
  vocabulary: Vocabulary;
  stem: string;
  language: TextLanguage;
}): boolean {
  const byLanguage = stemsOf.get(vocabulary) ?? new Map<TextLanguage, ReadonlySet<string>>();
  stemsOf.set(vocabulary, byLanguage);
  let stems = byLanguage.get(language);
  if (!stems) {
    stems = new Set([...vocabulary.words.keys()].map((word) => stem(word, language)));
    byLanguage.set(language, stems);
  }
  if (stems.has(asked)) return true;
  const isPart = joinsNouns(language) && asked.length >= shortestPart;
  return isPart && [...vocabulary.words.keys()].some((word) => word.includes(asked));
}

const shortestPart = 4;

/** Words of the documents that begin like a word of another language and hardly go on differently: "tirolese" and "Tiroler". */
export function cognatesOf(word: string, { words }: Vocabulary): string[] {
  if (word.length < shortestCognate) return [];
  const front = word.slice(0, Math.max(shortestFront, Math.ceil(word.length * frontShare)));
  return [...words.keys()].filter(
    (each) => each.startsWith(front) && Math.abs(each.length - word.length) <= mostDifference,
  );
}

const shortestCognate = 6;
const shortestFront = 5;
const frontShare = 0.7;
const mostDifference = 3;

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
