import type { LanguageCode } from '#server/engine/language/language-code.ts';

/** Monday is 0. */
export function nameOfDay({ day, language }: { day: number; language: LanguageCode }): string {
  const monday = Date.UTC(2024, 0, 1);
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return format.format(new Date(monday + day * 86_400_000));
}
