import { createSecretBox } from '#server/config/secret-box.ts';
import type { Deps } from '#server/deps.ts';

/** How a calendar is reached. Even a plain address is a secret: anyone who knows it reads the calendar. */
export type CalendarAccess =
  | { kind: 'ics'; address: string }
  | { kind: 'caldav'; calendarUrl: string; username: string; password: string };

/** The row is named in the seal: copied into another, it doesn't open. */
const purposeOf = (calendarId: string) => `booking calendar ${calendarId}`;

export function sealAccess({
  deps,
  calendarId,
  access,
}: {
  deps: Deps;
  calendarId: string;
  access: CalendarAccess;
}): string {
  const text = JSON.stringify(access);
  return createSecretBox(deps.secrets).seal({ text, purpose: purposeOf(calendarId) });
}

/** Null where the installation's secret has changed since. */
export function openAccess({
  deps,
  calendar: { id, sealed },
}: {
  deps: Deps;
  calendar: { id: string; sealed: string };
}): CalendarAccess | null {
  const text = createSecretBox(deps.secrets).open({ sealed, purpose: purposeOf(id) });
  return text === null ? null : (JSON.parse(text) as CalendarAccess);
}
