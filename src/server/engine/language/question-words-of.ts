import { questionWords as de } from './de/question-words.ts';
import { questionWords as en } from './en/question-words.ts';
import { questionWords as es } from './es/question-words.ts';
import { questionWords as fr } from './fr/question-words.ts';
import { questionWords as it } from './it/question-words.ts';
import type { LanguageCode } from './language-code.ts';
import { questionWords as nl } from './nl/question-words.ts';
import { questionWords as pl } from './pl/question-words.ts';
import { questionWords as pt } from './pt/question-words.ts';
import type { QuestionWords } from './question-words.ts';

const byLanguage: Record<LanguageCode, QuestionWords> = { en, de, es, fr, it, pt, nl, pl };

export const questionWordsOf = (language: LanguageCode): QuestionWords => byLanguage[language];
