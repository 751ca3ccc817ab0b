import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';

/** What makes a word small or dear, folded, and what may have stood in its place. */
const endings: Partial<Record<LanguageCode, readonly (readonly [RegExp, readonly string[]])[]>> =
  wordsOfEach(({ grammar }) => grammar.diminutives);

/** "Sencillito" is "sencillo", "ramito" a "ramo", "Kettchen" a "Kette": the plain word, when it is a known one. */
export function plainWord({
  word,
  language,
  isKnown,
}: {
  word: string;
  language: LanguageCode;
  isKnown: (word: string) => boolean;
}): string | null {
  for (const [ending, replacements] of endings[language] ?? []) {
    const base = word.replace(ending, '');
    if (base === word || base.length < shortestBase) continue;
    const found = replacements.map((each) => `${base}${each}`).find(isKnown);
    if (found) return found;
  }
  return null;
}

const shortestBase = 3;
