import type { LanguageCode } from './language-code.ts';
import { readLanguages } from './languages.ts';
import type { QuestionWords } from './question-words.ts';

export const questionWordsOf = (language: LanguageCode): QuestionWords =>
  readLanguages[language].questionWords;
