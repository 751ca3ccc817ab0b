import { localNow } from '#server/engine/facts/schedules/local-now.ts';

/** When something may be quoted, as days like "2026-12-26". Both days are included; null leaves that side open. */
export type ValidDates = { validFrom: string | null; validUntil: string | null };

/** Dates of a whole document, or of the part with this key. */
export type Validity = ValidDates & { key: string };

/** The key of the whole document. */
export const wholeDocument = 'document';

/** Days written like this sort like text. */
export const isValidOn = ({
  dates: { validFrom, validUntil },
  day,
}: {
  dates: ValidDates;
  day: string;
}): boolean =>
  (validFrom === null || validFrom <= day) && (validUntil === null || day <= validUntil);

/** False when the whole document is out of its time. */
export const isDocumentValid = ({
  validity,
  day,
}: {
  validity: readonly Validity[];
  day: string;
}): boolean => validity.every((dates) => dates.key !== wholeDocument || isValidOn({ dates, day }));

/** The day it is in a time zone. */
export function dayIn({ now, timeZone }: { now: Date; timeZone: string }): string {
  return writeDay(localNow({ now, timeZone }).today);
}

export const writeDay = (day: { year: number; month: number; day: number }): string =>
  [String(day.year), pad(day.month), pad(day.day)].join('-');

const pad = (value: number): string => String(value).padStart(2, '0');
