/** Moves and cancels appointments: for the visitor by the link in their email, for the team on the calendar page. */
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { findLiveChatbot, type LiveChatbot } from '#server/features/chatbots/index.ts';
import { publishMessage } from '#server/features/conversations/index.ts';
import { spendMailBudget } from '#server/features/mail/index.ts';
import type { Booking, OwnBooking, SlotsResponse } from '#shared/contract/booking.ts';
import { AppError } from '#shared/errors.ts';
import { readBookingToken } from './booking-link.ts';
import { describeBooking } from './describe-booking.ts';
import { findSlots, listFreeStarts } from './find-slots.ts';
import { listCells } from './list-slots.ts';
import {
  type BookingRow,
  findBookingRow,
  findLinkedBooking,
  lockBooking,
  releaseCells,
  takeCells,
  updateBookingRow,
} from './queries.ts';
import { entryOf, prepareTeller } from './tell-booking.ts';
import { writeIcs } from './write-ics.ts';

type ByLink = { deps: Deps; token: string };
type Opened = { deps: Deps; booking: BookingRow; chatbot: LiveChatbot };

async function openLink({ deps, token }: ByLink): Promise<Opened> {
  const id = readBookingToken({ deps, token });
  const booking = id ? await findLinkedBooking({ connection: deps.database.orm, id }) : null;
  const chatbot = booking && (await findLiveChatbot({ deps, id: booking.chatbotId }));
  if (!booking || !chatbot) {
    throw new AppError('not_found', 'This link does not work any more. Please contact us.');
  }
  return { deps, booking, chatbot };
}

const cancelHoursOf = ({ settings }: LiveChatbot): number => settings.booking?.cancelHours ?? 0;

function canChange({ deps, booking, chatbot }: Opened): boolean {
  const until = booking.startsAt.getTime() - cancelHoursOf(chatbot) * 3_600_000;
  return booking.status === 'booked' && deps.clock.now().getTime() < until;
}

function assertChangeable(opened: Opened): void {
  if (opened.booking.status === 'canceled') {
    throw new AppError('conflict', 'This appointment is canceled already.');
  }
  if (canChange(opened)) return;
  throw new AppError(
    'conflict',
    'It is too late to change this appointment online. Please contact us.',
  );
}

function describeOwn(opened: Opened): OwnBooking {
  const { booking, chatbot } = opened;
  return {
    reference: booking.reference,
    status: booking.status,
    business: chatbot.settings.name,
    serviceId: booking.serviceId,
    serviceName: booking.serviceName,
    staffName: booking.staffName,
    price: booking.price,
    start: booking.startsAt.toISOString(),
    end: booking.endsAt.toISOString(),
    timeZone: booking.timeZone,
    canChange: canChange(opened),
    cancelHours: cancelHoursOf(chatbot),
  };
}

export async function showOwnBooking(link: ByLink): Promise<OwnBooking> {
  return describeOwn(await openLink(link));
}

/** The same length with the same person, whatever the service is now. */
function wantedOf({ deps, booking, chatbot }: Opened) {
  const { booking: settings } = chatbot.settings;
  if (!settings) throw new AppError('not_found', 'Appointments are no longer offered here.');
  const { staffId, startsAt, endsAt, bufferMinutes, id: exceptId } = booking;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const service = { minutes, bufferMinutes, staffIds: [staffId] };
  return { deps, chatbot, settings, service, staffId, exceptId };
}

export async function listOwnSlots({
  from,
  ...link
}: ByLink & { from: string | undefined }): Promise<SlotsResponse> {
  const opened = await openLink(link);
  assertChangeable(opened);
  return listFreeStarts({ ...wantedOf(opened), from });
}

export async function moveOwnBooking({
  start: wantedStart,
  ...link
}: ByLink & { start: string }): Promise<OwnBooking> {
  const { deps } = link;
  const opened = await openLink(link);
  assertChangeable(opened);
  const { chatbot } = opened;
  const { workspaceId, id } = opened.booking;
  const start = Date.parse(wantedStart);
  const wanted = wantedOf(opened);
  const [free] = await findSlots({ ...wanted, from: start, to: start + 1 });
  if (!free) throw taken();
  await limitMails({ deps, booking: opened.booking });
  const teller = await prepareTeller({ deps, chatbot });
  const { booking, message } = await deps.database.orm.transaction(async (transaction) => {
    const before = await lockBooking({ transaction, workspaceId, id });
    if (before?.status !== 'booked')
      throw new AppError('conflict', 'This appointment is canceled.');
    const { minutes, bufferMinutes } = wanted.service;
    await releaseCells({ transaction, bookingId: id });
    const cells = listCells({ start, minutes, bufferMinutes });
    if (!(await takeCells({ transaction, booking: before, cells }))) throw taken();
    const changes = {
      startsAt: new Date(start),
      endsAt: new Date(start + minutes * 60_000),
      sequence: before.sequence + 1,
      updatedAt: deps.clock.now(),
    };
    const moved = await updateBookingRow({ connection: transaction, workspaceId, id, changes });
    const told = await teller.tell({ transaction, booking: moved, change: 'moved' });
    return { booking: moved, message: told };
  });
  if (message) await publishMessage({ deps, message });
  return describeOwn({ ...opened, booking });
}

/** Every move is mailed, so a link can't be used to flood someone. */
async function limitMails({ deps, booking }: Pick<Opened, 'deps' | 'booking'>): Promise<void> {
  const { email: to } = booking;
  const { isAllowed, resetSeconds } = await spendMailBudget({ deps, to, budget: 'bookings' });
  if (isAllowed) return;
  throw new AppError('too_many_requests', 'Too many attempts. Please try again later.', {
    retryAfterSeconds: resetSeconds,
  });
}

const taken = () => new AppError('conflict', 'This time was just taken. Please choose another.');

export async function cancelOwnBooking(link: ByLink): Promise<OwnBooking> {
  const opened = await openLink(link);
  if (opened.booking.status === 'canceled') return describeOwn(opened);
  assertChangeable(opened);
  const booking = await cancel({ ...opened, canceledBy: 'visitor', userId: null });
  return describeOwn({ ...opened, booking });
}

/** The appointment as a file for the visitor's calendar. */
export async function writeOwnIcs(link: ByLink): Promise<string> {
  const { deps, booking, chatbot } = await openLink(link);
  const business = chatbot.settings.name;
  const entry = entryOf({ deps, booking, business, organizer: '' });
  return writeIcs({ entry, isInvitation: false });
}

export async function cancelBooking({
  deps,
  workspaceId,
  userId,
  id,
}: {
  deps: Deps;
  workspaceId: string;
  userId: string;
  id: string;
}): Promise<Booking> {
  const booking = await findBookingRow({ connection: deps.database.orm, workspaceId, id });
  const chatbot = booking && (await findLiveChatbot({ deps, id: booking.chatbotId }));
  if (!booking || !chatbot) throw new AppError('not_found', 'This appointment does not exist.');
  const canceled =
    booking.status === 'canceled'
      ? booking
      : await cancel({ deps, booking, chatbot, canceledBy: 'team', userId });
  return describeBooking({ booking: canceled, chatbotName: chatbot.settings.name });
}

async function cancel({
  deps,
  booking: { workspaceId, id },
  chatbot,
  canceledBy,
  userId,
}: Opened & { canceledBy: 'visitor' | 'team'; userId: string | null }): Promise<BookingRow> {
  const byTeam = canceledBy === 'team';
  const teller = await prepareTeller({ deps, chatbot, byTeam });
  const { booking, message } = await deps.database.orm.transaction(async (transaction) => {
    const before = await lockBooking({ transaction, workspaceId, id });
    if (!before) throw new AppError('not_found', 'This appointment does not exist.');
    // Someone else was quicker, and told everyone.
    if (before.status === 'canceled') return { booking: before, message: null };
    await releaseCells({ transaction, bookingId: id });
    const sequence = before.sequence + 1;
    const changes = {
      status: 'canceled' as const,
      canceledBy,
      sequence,
      updatedAt: deps.clock.now(),
    };
    const canceled = await updateBookingRow({ connection: transaction, workspaceId, id, changes });
    if (byTeam) {
      const actor = { workspaceId, userId };
      const target = `${canceled.reference} (${canceled.serviceName})`;
      await recordAudit({ deps, transaction, actor, action: 'booking.canceled', target });
    }
    const told = await teller.tell({ transaction, booking: canceled, change: 'canceled' });
    return { booking: canceled, message: told };
  });
  if (message) await publishMessage({ deps, message });
  return booking;
}
