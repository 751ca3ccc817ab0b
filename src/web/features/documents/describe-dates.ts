import type { ValidDatesInput } from '#shared/contract/validity.ts';
import { pageLanguage } from '#web/lib/page-language.ts';

/** "Dec 1 to Dec 26, 2026", "until Mar 31, 2027". */
export function describeDates({ validFrom, validUntil }: ValidDatesInput): string {
  if (validFrom && validUntil) return `${showDay(validFrom)} to ${showDay(validUntil)}`;
  if (validUntil) return `until ${showDay(validUntil)}`;
  return validFrom ? `from ${showDay(validFrom)}` : '';
}

export const showDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(pageLanguage, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });

/** Judged by the day where the owner is; each chatbot goes by its own time zone. */
export function stateOfDates({
  validFrom,
  validUntil,
}: ValidDatesInput): 'none' | 'waiting' | 'current' | 'expired' {
  const now = new Date();
  const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  if (!validFrom && !validUntil) return 'none';
  if (validUntil && validUntil < today) return 'expired';
  return validFrom && validFrom > today ? 'waiting' : 'current';
}

const pad = (value: number): string => String(value).padStart(2, '0');
