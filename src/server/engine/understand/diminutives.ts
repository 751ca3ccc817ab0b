import type { LanguageCode } from '#server/engine/language/language-code.ts';

/** What makes a word small or dear, folded, and what may have stood in its place. */
const endings: Partial<Record<LanguageCode, readonly (readonly [RegExp, readonly string[]])[]>> = {
  es: [
    [/(?:e?c)(?:it|ill)[oa]s?$/u, ['e', '', 'o', 'a']],
    [/(?:it|ill)[oa]s?$/u, ['o', 'a', '', 'e']],
  ],
  de: [[/(?:chen|lein)$/u, ['', 'e', 'en']]],
  it: [[/(?:ett|in)[oaie]$/u, ['o', 'a', 'e', '']]],
  pt: [[/z?inh[oa]s?$/u, ['o', 'a', '', 'e']]],
  nl: [[/(?:etje|tje|pje|je)s?$/u, ['', 'e']]],
};

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
