import { fold } from '#server/engine/index/analyse.ts';
import { calendars } from '#server/engine/language/calendars.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { calendarTokens } from '#server/engine/understand/calendar-tokens.ts';

/** Short names of days mean days where most of their neighbors do: "Sun" beside "Sat". */
export function areDays(texts: readonly string[], language: LanguageCode, least: number): boolean {
  const days = texts.filter((text) => text.length <= 30 && daysIn(text, language).length > 0);
  return days.length > 0 && days.length >= least;
}

/** A time beside a word makes sure that it is read as a day. */
export const daysIn = (text: string, language: LanguageCode): string[] =>
  isDaily(text, language)
    ? [0, 1, 2, 3, 4, 5, 6].map((day) => `day:${day}`)
    : calendarTokens(`${text} 9:00`, language).filter((token) => token.startsWith('day:'));

const isDaily = (text: string, language: LanguageCode): boolean =>
  calendars[language].senses.daily.some((word) => fold(word) === fold(text.trim()));
