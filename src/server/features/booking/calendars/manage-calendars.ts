/** Connecting and disconnecting people's own calendars. Each is read once before it's kept. */
import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { assertWritable, getChatbot } from '#server/features/chatbots/index.ts';
import {
  bookingLimits,
  type CalendarInput,
  type CalendarsResponse,
} from '#shared/contract/booking.ts';
import { AppError } from '#shared/errors.ts';
import {
  createCalendarRow,
  deleteCalendarRow,
  findCalendarRow,
  listCalendarRows,
} from './calendar-queries.ts';
import { explainFailure } from './explain-failure.ts';
import { type CalendarAccess, sealAccess } from './sealed-access.ts';
import { readCalendarFile, syncCalendar } from './sync-calendar.ts';

type OfChatbot = { deps: Deps; workspaceId: string; chatbotId: string };
type OfCalendar = OfChatbot & { calendarId: string };

export async function listCalendars({
  deps,
  workspaceId,
  chatbotId,
}: OfChatbot): Promise<CalendarsResponse> {
  await getChatbot({ deps, workspaceId, id: chatbotId });
  const rows = await listCalendarRows({ connection: deps.database.orm, workspaceId, chatbotId });
  return {
    items: rows.map(({ busyCount, calendar: { id, staffId, kind, host, name, ...rest } }) => ({
      ...{ id, staffId, kind, host, name, busyCount },
      syncedAt: rest.syncedAt?.toISOString() ?? null,
      problem: rest.problem,
    })),
  };
}

export async function connectCalendar({
  deps,
  workspaceId,
  chatbotId,
  userId,
  input,
}: OfChatbot & { userId: string; input: CalendarInput }): Promise<CalendarsResponse> {
  const of = { deps, workspaceId, chatbotId };
  const { chatbot } = await assertWritable({ deps, workspaceId, id: chatbotId });
  const { items } = await listCalendars(of);
  if (items.length >= bookingLimits.staff) {
    const message = `Please connect at most ${bookingLimits.staff} calendars.`;
    throw new AppError('invalid_input', message);
  }
  const { access, name } = await tryAccess({ deps, input });
  const id = randomUUID();
  const address = access.kind === 'ics' ? access.address : access.calendarUrl;
  const row = {
    ...{ id, workspaceId, chatbotId, name },
    staffId: input.staffId,
    kind: input.kind,
    host: new URL(address).host,
    sealed: sealAccess({ deps, calendarId: id, access }),
    createdAt: deps.clock.now(),
  };
  await deps.database.orm.transaction(async (transaction) => {
    await createCalendarRow({ connection: transaction, row });
    const actor = { workspaceId, userId };
    const target = chatbot.name;
    await recordAudit({ deps, transaction, actor, action: 'calendar.connected', target });
  });
  return syncNow({ ...of, calendarId: id });
}

/** Throws what is wrong, beside the field it's about. */
async function tryAccess({
  deps,
  input,
}: {
  deps: Deps;
  input: CalendarInput;
}): Promise<{ access: CalendarAccess; name: string }> {
  const address = input.address.replace(/^webcal:/i, 'https:');
  try {
    if (input.kind === 'ics') {
      await readCalendarFile({ deps, address });
      return { access: { kind: 'ics', address }, name: '' };
    }
    const { username, password, calendar: wanted } = input;
    const { listAccountCalendars } = await import('./caldav.ts');
    const found = await listAccountCalendars({ deps, serverUrl: address, username, password });
    const chosen = wanted
      ? found.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
      : found[0];
    if (!chosen) throw refuse({ field: 'calendar', message: explainMissing(found) });
    const access = { kind: 'caldav' as const, calendarUrl: chosen.url, username, password };
    return { access, name: chosen.name };
  } catch (error) {
    if (error instanceof AppError) throw error;
    deps.log.info({ err: error }, 'a calendar could not be connected');
    throw refuse({ field: 'address', message: explainFailure(error) });
  }
}

const explainMissing = (found: readonly { name: string }[]): string =>
  found.length === 0
    ? 'This account has no calendar.'
    : `There is no such calendar. Choose from: ${found.map(({ name }) => name).join(', ')}`;

const refuse = ({ field, message }: { field: string; message: string }): AppError =>
  new AppError('invalid_input', message, { fields: { [field]: message } });

export async function syncNow({ calendarId, ...of }: OfCalendar): Promise<CalendarsResponse> {
  await syncCalendar({ deps: of.deps, calendar: await getCalendar({ ...of, calendarId }) });
  return listCalendars(of);
}

export async function disconnectCalendar({
  userId,
  calendarId,
  ...of
}: OfCalendar & { userId: string }): Promise<CalendarsResponse> {
  const { deps, workspaceId, chatbotId } = of;
  const { chatbot } = await assertWritable({ deps, workspaceId, id: chatbotId });
  const { id } = await getCalendar({ ...of, calendarId });
  await deps.database.orm.transaction(async (transaction) => {
    await deleteCalendarRow({ connection: transaction, workspaceId, id });
    const actor = { workspaceId, userId };
    const target = chatbot.name;
    await recordAudit({ deps, transaction, actor, action: 'calendar.disconnected', target });
  });
  return listCalendars(of);
}

async function getCalendar({ deps, workspaceId, chatbotId, calendarId: id }: OfCalendar) {
  const calendar = await findCalendarRow({ connection: deps.database.orm, workspaceId, id });
  if (calendar?.chatbotId === chatbotId) return calendar;
  throw new AppError('not_found', 'This calendar does not exist.');
}
