import { topics as de } from './de/topics.ts';
import { topics as en } from './en/topics.ts';
import { topics as es } from './es/topics.ts';
import type { LanguageCode } from './language-code.ts';
import type { Topics } from './topics.ts';

const none: Topics = {};
const all: Record<LanguageCode, Topics> = {
  en,
  de,
  es,
  fr: none,
  it: none,
  pt: none,
  nl: none,
  pl: none,
};

export const topicsOf = (language: LanguageCode): Topics => all[language];
