import type { LanguageCode } from './language-code.ts';
import { readLanguages } from './languages.ts';
import type { NumberWords } from './number-words.ts';

export const numberWordsOf = (language: LanguageCode): NumberWords =>
  readLanguages[language].numberWords;
