import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { calendarTokens } from '#server/engine/understand/calendar-tokens.ts';

/** Short names of days mean days where most of their neighbors do: "Sun" beside "Sat". */
export function areDays(texts: readonly string[], language: LanguageCode, least: number): boolean {
  const days = texts.filter((text) => text.length <= 30 && daysIn(text, language).length > 0);
  return days.length > 0 && days.length >= least;
}

/** A time beside a word makes sure that it is read as a day. */
export const daysIn = (text: string, language: LanguageCode): string[] =>
  everyDay.test(text.trim())
    ? [0, 1, 2, 3, 4, 5, 6].map((day) => `day:${day}`)
    : calendarTokens(`${text} 9:00`, language).filter((token) => token.startsWith('day:'));

const everyDay = withLanguages(
  'every-day',
  /^(?:daily|every ?day|all week|täglich|jeden tag|a diario|diario|cada día|todos los días|tous les jours|quotidien|ogni giorno|tutti i giorni|todos os dias|diariamente|dagelijks|elke dag|codziennie)$/iu,
);
