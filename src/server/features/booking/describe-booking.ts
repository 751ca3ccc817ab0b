import type { Booking } from '#shared/contract/booking.ts';
import type { BookingRow } from './queries.ts';

/** What the team sees of an appointment. */
export function describeBooking({
  booking: { id, reference, chatbotId, conversationId, status, canceledBy, ...rest },
  chatbotName,
}: {
  booking: BookingRow;
  chatbotName: string;
}): Booking {
  const { serviceName, staffId, staffName, price, name, email, phone, note } = rest;
  return {
    ...{ id, reference, chatbotId, chatbotName, conversationId, status, canceledBy },
    ...{ serviceName, staffId, staffName, price, name, email, phone, note },
    start: rest.startsAt.toISOString(),
    end: rest.endsAt.toISOString(),
    createdAt: rest.createdAt.toISOString(),
  };
}
