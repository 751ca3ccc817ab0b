/** Appointments that visitors book in the chat. Services, people and hours are settings of the chatbot. */
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import type { BookingOffer, BookingsResponse } from '#shared/contract/booking.ts';
import { chatTextsIn } from './booking-texts.ts';
import { describeBooking } from './describe-booking.ts';
import { getBookingSettings } from './find-slots.ts';
import { listBookingRows } from './queries.ts';

/** What visitors choose from. Hours and calendars stay on the server. */
export function describeOffer({
  chatbot,
  language,
}: {
  chatbot: LiveChatbot;
  language: string;
}): BookingOffer {
  const { services, staff } = getBookingSettings(chatbot);
  return {
    words: chatTextsIn(language),
    services: services.map(({ id, name, minutes, price, staffIds }) => ({
      id,
      name,
      minutes,
      price,
      staffIds,
    })),
    staff: staff.map(({ id, name }) => ({ id, name })),
    timeZone: chatbot.settings.timeZone,
  };
}

const mostListed = 1_000;

export async function listBookings({
  deps,
  workspaceId,
  query: { from, to, chatbotId },
}: {
  deps: Deps;
  workspaceId: string;
  query: { from: string; to: string; chatbotId?: string | undefined };
}): Promise<BookingsResponse> {
  const rows = await listBookingRows({
    connection: deps.database.orm,
    workspaceId,
    chatbotId,
    from: new Date(from),
    to: new Date(to),
    limit: mostListed,
  });
  return { items: rows.map(describeBooking) };
}
