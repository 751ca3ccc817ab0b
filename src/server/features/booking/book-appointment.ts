/** Takes a time for a visitor. The cells' key decides who gets it, so two people never get the same. */
import { randomInt } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import {
  type ConversationRow,
  fillVisitor,
  publishMessage,
} from '#server/features/conversations/index.ts';
import { type BookInput, type BookResponse, staffOf } from '#shared/contract/booking.ts';
import { bookingLink } from './booking-link.ts';
import { findSlots, getBookingSettings, getService } from './find-slots.ts';
import { listCells } from './list-slots.ts';
import { type BookingRow, createBookingRow, findBookingByKey, takeCells } from './queries.ts';
import { prepareTeller, sayBooking, type Teller } from './tell-booking.ts';

/** Thrown to end a transaction whose time was taken meanwhile. */
class TimeTaken extends Error {}

type Wanted = {
  deps: Deps;
  chatbot: LiveChatbot;
  conversation: Pick<ConversationRow, 'id' | 'visitor'>;
  input: Omit<BookInput, 'confirmation' | 'page'>;
};

/** Those who are free at the wanted time; none where it can't be booked. */
export async function findFreeStaff({
  deps,
  chatbot,
  input: { serviceId, staffId, start },
}: Pick<Wanted, 'deps' | 'chatbot'> & {
  input: Pick<BookInput, 'serviceId' | 'staffId' | 'start'>;
}): Promise<string[]> {
  const settings = getBookingSettings(chatbot);
  const service = getService({ settings, serviceId });
  const from = Date.parse(start);
  const wanted = { deps, chatbot, settings, service, staffId, from, to: from + 1 };
  return (await findSlots(wanted))[0]?.staffIds ?? [];
}

export async function bookAppointment(
  wanted: Wanted & { requestKey: string },
): Promise<BookResponse> {
  const { deps, chatbot, requestKey } = wanted;
  const { workspaceId, id: chatbotId } = chatbot;
  const connection = deps.database.orm;
  const before = await findBookingByKey({ connection, workspaceId, chatbotId, requestKey });
  if (before) return describe({ deps, chatbot, booking: before });
  const teller = await prepareTeller({ deps, chatbot });
  for (const staffId of await findFreeStaff(wanted)) {
    const booked = await book({ ...wanted, staffId, teller });
    if (booked) return describe({ deps, chatbot, booking: booked });
  }
  return { state: 'taken' };
}

/** Null where someone else was quicker. */
async function book({
  deps,
  chatbot,
  conversation,
  input,
  requestKey,
  staffId,
  teller,
}: Wanted & {
  requestKey: string;
  staffId: string;
  teller: Teller;
}): Promise<BookingRow | null> {
  const settings = getBookingSettings(chatbot);
  const service = getService({ settings, serviceId: input.serviceId });
  const { minutes, bufferMinutes } = service;
  const { workspaceId, id: chatbotId } = chatbot;
  const start = Date.parse(input.start);
  const now = deps.clock.now();
  const row = {
    ...{ workspaceId, chatbotId, requestKey, staffId, bufferMinutes },
    conversationId: conversation.id,
    reference: createReference(),
    serviceId: service.id,
    serviceName: service.name,
    price: service.price,
    staffName: staffOf({ settings, service }).find(({ id }) => id === staffId)?.name ?? '',
    startsAt: new Date(start),
    endsAt: new Date(start + minutes * 60_000),
    name: input.name,
    email: input.email,
    phone: input.phone,
    note: input.note,
    timeZone: input.timeZone,
    language: conversation.visitor.language ?? 'en',
    ...{ createdAt: now, updatedAt: now },
  };
  try {
    const { booking, message } = await deps.database.orm.transaction(async (transaction) => {
      const created = await createBookingRow({ transaction, row });
      if (!created) {
        const of = { connection: transaction, workspaceId, chatbotId, requestKey };
        return { booking: await findBookingByKey(of), message: null };
      }
      const cells = listCells({ start, minutes, bufferMinutes });
      if (!(await takeCells({ transaction, booking: created, cells }))) throw new TimeTaken();
      const { name, email, phone } = input;
      const details = { name, email, phone };
      await fillVisitor({ transaction, workspaceId, id: conversation.id, details });
      const told = await teller.tell({ transaction, booking: created, change: 'booked' });
      return { booking: created, message: told };
    });
    if (message) await publishMessage({ deps, message });
    return booking;
  } catch (error) {
    if (error instanceof TimeTaken) return null;
    throw error;
  }
}

const describe = ({
  deps,
  chatbot: { settings },
  booking,
}: Pick<Wanted, 'deps' | 'chatbot'> & { booking: BookingRow }): BookResponse => ({
  state: 'booked',
  reference: booking.reference,
  start: booking.startsAt.toISOString(),
  staffName: booking.staffName,
  link: bookingLink({ deps, booking }),
  conversationLine: sayBooking({ booking, change: 'booked', timeZone: settings.timeZone }),
});

/** Without letters and digits that look alike, because people read it out on the phone. */
function createReference(): string {
  const letters = 'ACDEFGHJKLMNPQRTUVWXY34679';
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}
