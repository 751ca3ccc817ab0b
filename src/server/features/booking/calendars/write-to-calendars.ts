import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { findBookingRow } from '#server/features/booking/queries.ts';
import { entryOf } from '#server/features/booking/tell-booking.ts';
import { writeIcs } from '#server/features/booking/write-ics.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import { listWritableCalendars } from './calendar-queries.ts';
import { openAccess } from './sealed-access.ts';

const jobData = z.object({ workspaceId: z.uuid(), bookingId: z.uuid() });

/** Brings the calendars of the person who gives an appointment to what it is now. May run twice. */
export async function writeToCalendars({
  deps,
  data,
}: {
  deps: Deps;
  data: unknown;
}): Promise<void> {
  const { workspaceId, bookingId: id } = jobData.parse(data);
  const connection = deps.database.orm;
  const booking = await findBookingRow({ connection, workspaceId, id });
  const chatbot = booking && (await findLiveChatbot({ deps, id: booking.chatbotId }));
  if (!booking || !chatbot) return;
  const { staffId } = booking;
  const business = chatbot.settings.name;
  const base = entryOf({ deps, booking, business, organizer: '' });
  const { name, email, phone, note, reference } = booking;
  const entry = {
    ...base,
    // The team's own calendar says who comes; the visitor's link isn't theirs to use.
    summary: `${booking.serviceName}: ${name}`,
    description: [email, phone, note, reference].filter(Boolean).join('\n'),
    url: `${deps.env.http.publicUrl}/app/bookings`,
  };
  for (const calendar of await listWritableCalendars({ connection, workspaceId, staffId })) {
    const access = openAccess({ deps, calendar });
    if (access?.kind !== 'caldav') continue;
    const { putEntry, removeEntry } = await import('./caldav.ts');
    if (booking.status === 'canceled') await removeEntry({ deps, access, id });
    else await putEntry({ deps, access, id, content: writeIcs({ entry, isInvitation: false }) });
  }
}
