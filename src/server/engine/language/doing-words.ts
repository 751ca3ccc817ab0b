import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from './language-code.ts';
import { wordsOfEach } from './languages.ts';

/**
 * What visitors do with a thing, or the business with it, whatever the thing is: "hire a canoe", "join the choir", "who
 * leads the walk". Where a row doesn't say it, little is missing.
 */
const words: Record<LanguageCode, string> = wordsOfEach(({ smallWords }) => smallWords.doing);

const sets = new Map(
  Object.entries(words).map(([language, list]) => [language, new Set(fold(list).split(' '))]),
);

/** Whether a folded word says what is done rather than with what. */
export const isDoing = (word: string, language: LanguageCode): boolean =>
  sets.get(language)?.has(word) ?? false;

/** All of them, folded. */
export const doingWordsOf = (language: LanguageCode): Iterable<string> => sets.get(language) ?? [];
