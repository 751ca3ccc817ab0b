import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import {
  type BookingService,
  type BookingSettings,
  bookingLimits,
  type SlotsResponse,
  staffOf,
} from '#shared/contract/booking.ts';
import { AppError } from '#shared/errors.ts';
import { bookableSpan, listSlots, type Slot } from './list-slots.ts';
import { listTakenTimes } from './queries.ts';

const dayMs = 86_400_000;
/** A reply shouldn't be longer than someone reads: the rest follows on demand. */
const mostStarts = 400;

/** The settings of a chatbot that takes appointments now. */
export function getBookingSettings({ settings, isAnswering }: LiveChatbot): BookingSettings {
  if (!settings.booking?.enabled || !isAnswering) {
    throw new AppError('not_found', 'Appointments are no longer offered here.');
  }
  return settings.booking;
}

export function getService({
  settings,
  serviceId,
}: {
  settings: BookingSettings;
  serviceId: string;
}): BookingService {
  const service = settings.services.find(({ id }) => id === serviceId);
  if (!service) throw new AppError('not_found', 'This service is no longer offered.');
  return service;
}

type Wanted = {
  deps: Deps;
  chatbot: LiveChatbot;
  settings: BookingSettings;
  service: Pick<BookingService, 'minutes' | 'bufferMinutes' | 'staffIds'>;
  /** Null: with anyone who is free. */
  staffId: string | null;
  /** An appointment that is being moved. */
  exceptId?: string | undefined;
};

/** Who is free for a service between two moments. */
export async function findSlots({
  deps,
  chatbot: {
    workspaceId,
    settings: { timeZone },
  },
  settings,
  service,
  staffId,
  exceptId,
  from,
  to,
}: Wanted & { from: number; to: number }): Promise<Slot[]> {
  const staff = staffOf({ settings, service }).filter(({ id }) => !staffId || id === staffId);
  const connection = deps.database.orm;
  const taken = await listTakenTimes({
    connection,
    workspaceId,
    staffIds: staff.map(({ id }) => id),
    from: new Date(from - dayMs),
    to: new Date(to + dayMs),
    exceptId,
  });
  return listSlots({ settings, service, staff, taken, timeZone, now: deps.clock.now(), from, to });
}

/** What a visitor asks for. */
export async function listFreeTimes({
  deps,
  chatbot,
  query: { serviceId, staffId, from },
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  query: { serviceId: string; staffId?: string | undefined; from?: string | undefined };
}): Promise<SlotsResponse> {
  const settings = getBookingSettings(chatbot);
  const service = getService({ settings, serviceId });
  return listFreeStarts({ deps, chatbot, settings, service, staffId: staffId ?? null, from });
}

/** Free times from a moment on, skipping what is fully booked. */
export async function listFreeStarts({
  from,
  ...wanted
}: Wanted & { from: string | undefined }): Promise<SlotsResponse> {
  const { deps, settings, chatbot } = wanted;
  const { timeZone } = chatbot.settings;
  const span = bookableSpan({ settings, timeZone, now: deps.clock.now() });
  const first = Math.max(span.from, from ? Date.parse(from) : 0);
  const starts: number[] = [];
  let at = first;
  while (at < span.to && starts.length === 0) {
    const to = Math.min(at + bookingLimits.daysAtOnce * dayMs, span.to);
    starts.push(...(await findSlots({ ...wanted, from: at, to })).map(({ start }) => start));
    at = to;
  }
  const shown = starts.slice(0, mostStarts);
  const next = starts.length > shown.length ? (starts[mostStarts] ?? at) : at;
  return {
    starts: shown.map((start) => new Date(start).toISOString()),
    nextFrom: next < span.to ? new Date(next).toISOString() : null,
  };
}
