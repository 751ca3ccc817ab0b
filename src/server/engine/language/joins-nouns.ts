import { wordsOfEach } from './languages.ts';
import type { TextLanguage } from './text-language.ts';

const joining: Partial<Record<TextLanguage, true>> = wordsOfEach(
  ({ grammar }) => grammar.joinsNouns,
);

/** Whether a language writes nouns together, so that words are taken apart: "Winterrabatt". */
export const joinsNouns = (language: TextLanguage): boolean => joining[language] === true;
