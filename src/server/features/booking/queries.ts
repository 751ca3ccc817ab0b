/** SQL of appointments. Every function takes the workspace, but for the link in an email and the daily clean-up. */
import { and, asc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { bookingBusyTimes, bookingCells, bookings } from '#server/db/schema/bookings.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import type { TakenTime } from './list-slots.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
export type BookingRow = typeof bookings.$inferSelect;

const bufferEnd = sql`${bookings.endsAt} + make_interval(mins => ${bookings.bufferMinutes})`;

/** Appointments with what is kept free after them, and what people's own calendars say. */
export async function listTakenTimes({
  connection,
  workspaceId,
  staffIds,
  from,
  to,
  exceptId,
}: OfWorkspace & {
  staffIds: string[];
  from: Date;
  to: Date;
  /** An appointment that is being moved doesn't stand in its own way. */
  exceptId?: string | undefined;
}): Promise<TakenTime[]> {
  if (staffIds.length === 0) return [];
  const { id, staffId, startsAt, endsAt, bufferMinutes, status } = bookings;
  const booked = await connection
    .select({ id, staffId, startsAt, endsAt, bufferMinutes })
    .from(bookings)
    .where(
      and(
        eq(bookings.workspaceId, workspaceId),
        inArray(staffId, staffIds),
        eq(status, 'booked'),
        lt(startsAt, to),
        gt(bufferEnd, sql`${from.toISOString()}::timestamptz`),
      ),
    );
  const busy = await connection
    .select()
    .from(bookingBusyTimes)
    .where(
      and(
        eq(bookingBusyTimes.workspaceId, workspaceId),
        inArray(bookingBusyTimes.staffId, staffIds),
        lt(bookingBusyTimes.startsAt, to),
        gt(bookingBusyTimes.endsAt, from),
      ),
    );
  return [
    ...booked
      .filter((row) => row.id !== exceptId)
      .map((row) => ({
        staffId: row.staffId,
        start: row.startsAt.getTime(),
        end: row.endsAt.getTime() + row.bufferMinutes * 60_000,
      })),
    ...busy.map((row) => ({
      staffId: row.staffId,
      start: row.startsAt.getTime(),
      end: row.endsAt.getTime(),
    })),
  ];
}

/** Null where the same button was pressed before. */
export async function createBookingRow({
  transaction,
  row,
}: {
  transaction: Transaction;
  row: typeof bookings.$inferInsert;
}): Promise<BookingRow | null> {
  const [created] = await transaction
    .insert(bookings)
    .values(row)
    .onConflictDoNothing({ target: [bookings.chatbotId, bookings.requestKey] })
    .returning();
  return created ?? null;
}

/** False where one of the cells is someone else's: the caller then ends its transaction. */
export async function takeCells({
  transaction,
  booking: { id: bookingId, workspaceId, staffId },
  cells,
}: {
  transaction: Transaction;
  booking: Pick<BookingRow, 'id' | 'workspaceId' | 'staffId'>;
  /** In order, so that two people who want overlapping times never wait for each other. */
  cells: Date[];
}): Promise<boolean> {
  const rows = cells.map((startsAt) => ({ workspaceId, staffId, startsAt, bookingId }));
  const taken = await transaction
    .insert(bookingCells)
    .values(rows)
    .onConflictDoNothing()
    .returning({ startsAt: bookingCells.startsAt });
  return taken.length === cells.length;
}

export async function releaseCells({
  transaction,
  bookingId,
}: {
  transaction: Transaction;
  bookingId: string;
}): Promise<void> {
  await transaction.delete(bookingCells).where(eq(bookingCells.bookingId, bookingId));
}

export async function findBookingByKey({
  connection,
  workspaceId,
  chatbotId,
  requestKey,
}: OfWorkspace & { chatbotId: string; requestKey: string }): Promise<BookingRow | null> {
  const [row] = await connection
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.workspaceId, workspaceId),
        eq(bookings.chatbotId, chatbotId),
        eq(bookings.requestKey, requestKey),
      ),
    );
  return row ?? null;
}

/** By the id in a link that we signed. */
export async function findLinkedBooking({
  connection,
  id,
}: {
  connection: Connection;
  id: string;
}): Promise<BookingRow | null> {
  const [row] = await connection.select().from(bookings).where(eq(bookings.id, id));
  return row ?? null;
}

export async function findBookingRow({
  connection,
  workspaceId,
  id,
}: OfWorkspace & { id: string }): Promise<BookingRow | null> {
  const [row] = await connection
    .select()
    .from(bookings)
    .where(and(eq(bookings.workspaceId, workspaceId), eq(bookings.id, id)));
  return row ?? null;
}

/** One change after the other: what is about to change is locked first. */
export async function lockBooking({
  transaction,
  workspaceId,
  id,
}: {
  transaction: Transaction;
  workspaceId: string;
  id: string;
}): Promise<BookingRow | null> {
  const [row] = await transaction
    .select()
    .from(bookings)
    .where(and(eq(bookings.workspaceId, workspaceId), eq(bookings.id, id)))
    .for('update');
  return row ?? null;
}

export async function updateBookingRow({
  connection,
  workspaceId,
  id,
  changes,
}: OfWorkspace & {
  id: string;
  changes: Partial<
    Pick<BookingRow, 'startsAt' | 'endsAt' | 'status' | 'canceledBy' | 'sequence' | 'updatedAt'>
  >;
}): Promise<BookingRow> {
  const [row] = await connection
    .update(bookings)
    .set(changes)
    .where(and(eq(bookings.workspaceId, workspaceId), eq(bookings.id, id)))
    .returning();
  if (!row) throw new Error('The appointment is gone');
  return row;
}

export async function listBookingRows({
  connection,
  workspaceId,
  chatbotId,
  from,
  to,
  limit,
}: OfWorkspace & { chatbotId?: string | undefined; from: Date; to: Date; limit: number }) {
  return connection
    .select({ booking: bookings, chatbotName: chatbots.name })
    .from(bookings)
    .innerJoin(chatbots, eq(chatbots.id, bookings.chatbotId))
    .where(
      and(
        eq(bookings.workspaceId, workspaceId),
        chatbotId ? eq(bookings.chatbotId, chatbotId) : undefined,
        lt(bookings.startsAt, to),
        gt(bookings.endsAt, from),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(limit);
}

/** Of one conversation, for the visitor's own export. */
export async function exportBookingsOfConversation({
  connection,
  workspaceId,
  conversationId,
}: OfWorkspace & { conversationId: string }) {
  const { reference, status, serviceName, staffName, startsAt, endsAt } = bookings;
  const { name, email, phone, note, createdAt } = bookings;
  return connection
    .select({
      ...{ reference, status, serviceName, staffName, startsAt, endsAt },
      ...{ name, email, phone, note, createdAt },
    })
    .from(bookings)
    .where(and(eq(bookings.workspaceId, workspaceId), eq(bookings.conversationId, conversationId)));
}

/** What is over goes with its conversation; an appointment that is still to come stays until it's canceled. */
export async function deletePastBookings({
  connection,
  workspaceId,
  conversationId,
  now,
}: OfWorkspace & { conversationId: string; now: Date }): Promise<void> {
  await connection
    .delete(bookings)
    .where(
      and(
        eq(bookings.workspaceId, workspaceId),
        eq(bookings.conversationId, conversationId),
        sql`(${bookings.endsAt} < ${now.toISOString()}::timestamptz or ${bookings.status} = 'canceled')`,
      ),
    );
}

export async function exportBookings({ connection, workspaceId }: OfWorkspace) {
  return connection
    .select()
    .from(bookings)
    .where(eq(bookings.workspaceId, workspaceId))
    .orderBy(asc(bookings.startsAt));
}

/** Where conversations are deleted after some days, appointments are deleted as many days after they ended. */
export async function deleteOldBookings({
  connection,
  now,
}: {
  connection: Connection;
  now: Date;
}): Promise<void> {
  const old = connection
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(chatbots, eq(chatbots.id, bookings.chatbotId))
    .where(
      and(
        isNotNull(chatbots.retentionDays),
        sql`${bookings.endsAt} + make_interval(days => ${chatbots.retentionDays}) < ${now.toISOString()}::timestamptz`,
      ),
    );
  await connection.delete(bookings).where(inArray(bookings.id, old));
}
