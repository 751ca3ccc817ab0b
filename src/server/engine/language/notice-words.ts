import type { LanguageCode } from './language-code.ts';
import { readLanguages } from './languages.ts';
import type { NoticeWords } from './time-words.ts';

export const noticeWordsOf = (language: LanguageCode): NoticeWords =>
  readLanguages[language].timeWords.notice;
