/** CalDAV as calendars speak it, always through the guarded way out. */
import {
  createAccount,
  type DAVCalendar,
  deleteObject,
  fetchCalendarObjects,
  getBasicAuthHeaders,
  updateObject,
} from 'tsdav';
import type { Deps } from '#server/deps.ts';
import type { CalendarAccess } from './sealed-access.ts';

type CaldavAccess = Extract<CalendarAccess, { kind: 'caldav' }>;
type Login = Pick<CaldavAccess, 'username' | 'password'>;

const timeoutMs = 20_000;

const fetchOf = (deps: Deps): typeof fetch =>
  ((input, init) =>
    deps.outbound(input, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
    })) as typeof fetch;

/** Says that a calendar refused us, without what it answered. */
class CalendarRefused extends Error {
  override name = 'CalendarRefused';
  readonly status: number;
  constructor(status: number) {
    super(`The calendar answered with ${status}.`);
    this.status = status;
  }
}

/** The calendars of an account that take appointments. */
export async function listAccountCalendars({
  deps,
  serverUrl,
  ...login
}: Login & { deps: Deps; serverUrl: string }): Promise<{ url: string; name: string }[]> {
  const account = await createAccount({
    account: { serverUrl, accountType: 'caldav', credentials: login },
    headers: getBasicAuthHeaders(login),
    loadCollections: true,
    fetch: fetchOf(deps),
  });
  return (account.calendars ?? [])
    .filter(({ components }) => !components || components.includes('VEVENT'))
    .map(({ url, displayName }) => ({
      url,
      name: typeof displayName === 'string' ? displayName : '',
    }));
}

/** Entries between two moments, as calendar files. */
export async function listCalendarTexts({
  deps,
  access,
  from,
  to,
}: {
  deps: Deps;
  access: CaldavAccess;
  from: Date;
  to: Date;
}): Promise<string[]> {
  const objects = await fetchCalendarObjects({
    calendar: { url: access.calendarUrl } as DAVCalendar,
    timeRange: { start: from.toISOString(), end: to.toISOString() },
    headers: getBasicAuthHeaders(access),
    fetch: fetchOf(deps),
  });
  return objects.flatMap(({ data }) => (typeof data === 'string' ? [data] : []));
}

type Entry = { deps: Deps; access: CaldavAccess; id: string };

const addressOf = ({ access, id }: Entry): string =>
  new URL(`${id}.ics`, access.calendarUrl.replace(/\/?$/, '/')).href;

/** Written under the appointment's id: the same one again takes the place of the first. */
export async function putEntry({ content, ...entry }: Entry & { content: string }): Promise<void> {
  const { status, ok } = await updateObject({
    url: addressOf(entry),
    data: content,
    headers: {
      ...getBasicAuthHeaders(entry.access),
      'content-type': 'text/calendar; charset=utf-8',
    },
    fetch: fetchOf(entry.deps),
  });
  if (!ok) throw new CalendarRefused(status);
}

export async function removeEntry(entry: Entry): Promise<void> {
  const { status, ok } = await deleteObject({
    url: addressOf(entry),
    headers: getBasicAuthHeaders(entry.access),
    fetch: fetchOf(entry.deps),
  });
  // Someone deleted it there already.
  if (!ok && status !== 404 && status !== 410) throw new CalendarRefused(status);
}
