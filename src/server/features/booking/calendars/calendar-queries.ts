/** SQL of people's own calendars. Every function takes the workspace, but for the job that looks for what is due. */
import { and, asc, count, eq, isNull, lt, or } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { bookingBusyTimes, bookingCalendars } from '#server/db/schema/bookings.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
export type CalendarRow = typeof bookingCalendars.$inferSelect;

export async function listCalendarRows({
  connection,
  workspaceId,
  chatbotId,
}: OfWorkspace & { chatbotId: string }) {
  return connection
    .select({ calendar: bookingCalendars, busyCount: count(bookingBusyTimes.id) })
    .from(bookingCalendars)
    .leftJoin(bookingBusyTimes, eq(bookingBusyTimes.calendarId, bookingCalendars.id))
    .where(
      and(eq(bookingCalendars.workspaceId, workspaceId), eq(bookingCalendars.chatbotId, chatbotId)),
    )
    .groupBy(bookingCalendars.id)
    .orderBy(asc(bookingCalendars.createdAt));
}

export async function createCalendarRow({
  connection,
  row,
}: {
  connection: Connection;
  row: typeof bookingCalendars.$inferInsert;
}): Promise<void> {
  await connection.insert(bookingCalendars).values(row);
}

export async function findCalendarRow({
  connection,
  workspaceId,
  id,
}: OfWorkspace & { id: string }): Promise<CalendarRow | null> {
  const [row] = await connection
    .select()
    .from(bookingCalendars)
    .where(and(eq(bookingCalendars.workspaceId, workspaceId), eq(bookingCalendars.id, id)));
  return row ?? null;
}

export async function deleteCalendarRow({
  connection,
  workspaceId,
  id,
}: OfWorkspace & { id: string }): Promise<void> {
  await connection
    .delete(bookingCalendars)
    .where(and(eq(bookingCalendars.workspaceId, workspaceId), eq(bookingCalendars.id, id)));
}

/** Those that appointments of a person are written to. */
export async function listWritableCalendars({
  connection,
  workspaceId,
  staffId,
}: OfWorkspace & { staffId: string }): Promise<CalendarRow[]> {
  return connection
    .select()
    .from(bookingCalendars)
    .where(
      and(
        eq(bookingCalendars.workspaceId, workspaceId),
        eq(bookingCalendars.staffId, staffId),
        eq(bookingCalendars.kind, 'caldav'),
      ),
    );
}

export async function listDueCalendars({
  connection,
  before,
  limit,
}: {
  connection: Connection;
  before: Date;
  limit: number;
}) {
  const { id, workspaceId, syncedAt } = bookingCalendars;
  return connection
    .select({ id, workspaceId })
    .from(bookingCalendars)
    .where(or(isNull(syncedAt), lt(syncedAt, before)))
    .orderBy(asc(syncedAt))
    .limit(limit);
}

/** What a calendar says now takes the place of what it said before. */
export async function replaceBusyTimes({
  connection,
  calendar: { id: calendarId, workspaceId, staffId },
  times,
}: {
  connection: Connection;
  calendar: Pick<CalendarRow, 'id' | 'workspaceId' | 'staffId'>;
  times: readonly { start: number; end: number }[];
}): Promise<void> {
  await connection.delete(bookingBusyTimes).where(eq(bookingBusyTimes.calendarId, calendarId));
  const rows = times.map(({ start, end }) => ({
    ...{ workspaceId, calendarId, staffId },
    startsAt: new Date(start),
    endsAt: new Date(end),
  }));
  const batch = 1_000;
  for (let at = 0; at < rows.length; at += batch) {
    await connection.insert(bookingBusyTimes).values(rows.slice(at, at + batch));
  }
}

export async function noteSync({
  connection,
  workspaceId,
  id,
  syncedAt,
  problem,
}: OfWorkspace & { id: string; syncedAt: Date; problem: string | null }): Promise<void> {
  await connection
    .update(bookingCalendars)
    .set({ syncedAt, problem })
    .where(and(eq(bookingCalendars.workspaceId, workspaceId), eq(bookingCalendars.id, id)));
}
