import { commonWordsOf } from '#server/engine/language/common-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

const known = new Map<LanguageCode, ReadonlyMap<string, number>>();
/** A group of letters in fewer words than this is most likely a slip. */
const usual = 2;

/**
 * Whether a word is built like the words of the language: "saddle" is, "clsoe" isn't. Lists never hold every word, so
 * one that looks right is left alone unless it is very near to another.
 */
export function looksLikeWord(word: string, language: LanguageCode): boolean {
  const counts = countsOf(language);
  return groupsOf(word).every((group) => (counts.get(group) ?? 0) >= usual);
}

function countsOf(language: LanguageCode): ReadonlyMap<string, number> {
  let counts = known.get(language);
  if (!counts) {
    const made = new Map<string, number>();
    for (const word of commonWordsOf(language).keys())
      for (const group of groupsOf(word)) made.set(group, (made.get(group) ?? 0) + 1);
    counts = made;
    known.set(language, made);
  }
  return counts;
}

function groupsOf(word: string): string[] {
  const framed = ` ${word} `;
  return Array.from({ length: framed.length - 2 }, (_, at) => framed.slice(at, at + 3));
}
