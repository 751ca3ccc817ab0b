import { numberWords as german } from './de/number-words.ts';
import { numberWords as english } from './en/number-words.ts';
import { numberWords as spanish } from './es/number-words.ts';
import { numberWords as french } from './fr/number-words.ts';
import { numberWords as italian } from './it/number-words.ts';
import type { LanguageCode } from './language-code.ts';
import { numberWords as dutch } from './nl/number-words.ts';
import type { NumberWords } from './number-words.ts';
import { numberWords as polish } from './pl/number-words.ts';
import { numberWords as portuguese } from './pt/number-words.ts';

const byLanguage: Record<LanguageCode, NumberWords> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
};

export const numberWordsOf = (language: LanguageCode): NumberWords => byLanguage[language];
