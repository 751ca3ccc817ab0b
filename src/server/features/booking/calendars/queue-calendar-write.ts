import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { BookingRow } from '#server/features/booking/queries.ts';
import { listWritableCalendars } from './calendar-queries.ts';

export const writeToCalendarsJob = 'write-appointment-to-calendars';

/** With the change, so that no calendar is forgotten. Most people have none here. */
export async function queueCalendarWrite({
  deps,
  transaction,
  booking: { id: bookingId, workspaceId, staffId },
}: {
  deps: Deps;
  transaction: Transaction;
  booking: Pick<BookingRow, 'id' | 'workspaceId' | 'staffId'>;
}): Promise<void> {
  const of = { connection: transaction, workspaceId, staffId };
  if ((await listWritableCalendars(of)).length === 0) return;
  const data = { workspaceId, bookingId };
  await deps.queue.enqueue({ name: writeToCalendarsJob, data, transaction });
}
