import type { CalendarWords } from './calendar-words.ts';
import { calendar as de } from './de/calendar.ts';
import { calendar as en } from './en/calendar.ts';
import { calendar as es } from './es/calendar.ts';
import { calendar as fr } from './fr/calendar.ts';
import { calendar as it } from './it/calendar.ts';
import type { LanguageCode } from './language-code.ts';
import { calendar as nl } from './nl/calendar.ts';
import { calendar as pl } from './pl/calendar.ts';
import { calendar as pt } from './pt/calendar.ts';

export const calendars: Readonly<Record<LanguageCode, CalendarWords>> = {
  en,
  de,
  es,
  fr,
  it,
  pt,
  nl,
  pl,
};
