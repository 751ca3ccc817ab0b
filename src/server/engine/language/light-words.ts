import { wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from './language-code.ts';
import { wordsOfEach } from './languages.ts';

/**
 * Whether a word may be left out of a question without making it another question: whether something is offered, had or
 * taken, who serves or is served, and that it's on the menu. Folded.
 */
export const isLight = (word: string, language: LanguageCode): boolean => light[language].has(word);

/** All of them, folded. */
export const lightWordsOf = (language: LanguageCode): Iterable<string> => light[language];

const list = (words: string): ReadonlySet<string> => new Set(wordsOf(words));

const light: Record<LanguageCode, ReadonlySet<string>> = wordsOfEach(({ smallWords }) =>
  list(smallWords.light),
);
