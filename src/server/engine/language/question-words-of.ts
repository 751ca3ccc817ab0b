import { questionWords as de } from './de/question-words.ts';
import { questionWords as en } from './en/question-words.ts';
import { questionWords as es } from './es/question-words.ts';
import type { LanguageCode } from './language-code.ts';
import type { QuestionWords } from './question-words.ts';

const known: Partial<Record<LanguageCode, QuestionWords>> = { en, de, es };

export const questionWordsOf = (language: LanguageCode): QuestionWords => known[language] ?? en;
