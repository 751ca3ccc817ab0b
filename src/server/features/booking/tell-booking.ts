/** Everyone who is told of an appointment: the visitor, the team, the conversation, other programs and calendars. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import {
  addSystemLine,
  listRecipients,
  type MessageRow,
  notifyOwner,
} from '#server/features/conversations/index.ts';
import { queueMail } from '#server/features/mail/index.ts';
import { findVisitorLabel } from '#server/features/white-label/index.ts';
import { announceEvent } from '#server/jobs/announce-event.ts';
import { bookingLink } from './booking-link.ts';
import { bookingTextsFor, fillText, sayWhen } from './booking-texts.ts';
import { queueCalendarWrite } from './calendars/queue-calendar-write.ts';
import type { BookingChange, TeamBookingMail, VisitorBookingMail } from './emails.tsx';
import type { BookingRow } from './queries.ts';
import type { CalendarEntry } from './write-ics.ts';

export type Teller = {
  /** In the transaction of the change, so that what is told has happened. */
  tell(options: {
    transaction: Transaction;
    booking: BookingRow;
    change: BookingChange;
  }): Promise<MessageRow | null>;
};

/** Reads what it needs first, because nothing but SQL of the change is awaited inside its transaction. */
export async function prepareTeller({
  deps,
  chatbot,
  byTeam = false,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  /** The team did it, so it isn't mailed to the team. */
  byTeam?: boolean;
}): Promise<Teller> {
  const { workspaceId, settings } = chatbot;
  const label = await findVisitorLabel({ deps, chatbot });
  const [replyTo = ''] = await listRecipients({ deps, workspaceId, settings });
  const teamMail = byTeam ? null : await notifyOwner.prepare({ deps, chatbot });
  const sender = {
    name: label?.name ?? settings.name,
    logoUrl: label?.logoUrl ? `${deps.env.http.publicUrl}${label.logoUrl}` : null,
    link: label?.domainText ? { text: label.domainText, url: label.domainUrl } : null,
  };
  return {
    async tell({ transaction, booking, change }) {
      const { language, timeZone, conversationId, startsAt } = booking;
      const details = {
        service: booking.serviceName,
        staff: booking.staffName,
        reference: booking.reference,
      };
      const props: VisitorBookingMail = {
        ...details,
        change,
        byTeam,
        visitorLanguage: language,
        business: sender.name,
        timeZone,
        price: booking.price,
        cancelHours: settings.booking?.cancelHours ?? 0,
        link: bookingLink({ deps, booking }),
        replyTo,
        sender,
        ...(label && { senderName: label.senderName }),
        entry: entryOf({ deps, booking, business: sender.name, organizer: replyTo }),
      };
      const mail = { userId: null, to: booking.email, template: 'booking-visitor', props };
      await queueMail({ deps, transaction, mail });
      const teamProps: Omit<TeamBookingMail, 'chatbot' | 'link'> = {
        ...details,
        change,
        start: startsAt.toISOString(),
        timeZone: settings.timeZone,
        name: booking.name,
        email: booking.email,
        phone: booking.phone,
        note: booking.note,
      };
      const template = 'booking-team';
      await teamMail?.queue({ transaction, template, conversationId, props: teamProps });
      await announce({ deps, transaction, chatbot, booking, change });
      await queueCalendarWrite({ deps, transaction, booking });
      if (!conversationId) return null;
      const text = sayBooking({ booking, change, timeZone: settings.timeZone });
      return addSystemLine({ deps, transaction, workspaceId, conversationId, text });
    },
  };
}

/** The line in the conversation. */
export function sayBooking({
  booking: { serviceName, staffName, reference, startsAt, language },
  change,
  timeZone,
}: {
  booking: Pick<BookingRow, 'serviceName' | 'staffName' | 'reference' | 'startsAt' | 'language'>;
  change: BookingChange;
  /** The business's. */
  timeZone: string;
}): string {
  return fillText(bookingTextsFor(language)[`${change}Line`], {
    service: serviceName,
    staff: staffName,
    reference,
    when: sayWhen({ at: startsAt, timeZone, language }),
  });
}

/** What a calendar shows of an appointment. */
export function entryOf({
  deps,
  booking,
  business,
  organizer,
}: {
  deps: Deps;
  booking: BookingRow;
  business: string;
  organizer: string;
}): CalendarEntry {
  const { id, sequence, serviceName, staffName, reference, email, name } = booking;
  return {
    id,
    sequence,
    isCanceled: booking.status === 'canceled',
    start: booking.startsAt.getTime(),
    end: booking.endsAt.getTime(),
    updatedAt: booking.updatedAt.getTime(),
    summary: `${serviceName} (${business})`,
    description: `${staffName}\n${reference}`,
    url: bookingLink({ deps, booking }),
    organizer: organizer ? { name: business, email: organizer } : null,
    attendee: { name, email },
  };
}

async function announce({
  deps,
  transaction,
  chatbot,
  booking,
  change,
}: {
  deps: Deps;
  transaction: Transaction;
  chatbot: LiveChatbot;
  booking: BookingRow;
  change: BookingChange;
}): Promise<void> {
  const { workspaceId } = chatbot;
  const data = {
    bookingId: booking.id,
    conversationId: booking.conversationId,
    chatbot: { id: chatbot.id, name: chatbot.settings.name },
    reference: booking.reference,
    service: booking.serviceName,
    staff: booking.staffName,
    start: booking.startsAt.toISOString(),
    end: booking.endsAt.toISOString(),
    name: booking.name,
    email: booking.email,
    phone: booking.phone,
  };
  const type = `booking.${change}` as const;
  await announceEvent({ deps, transaction, workspaceId, event: { type, data } });
}
