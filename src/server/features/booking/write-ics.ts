import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '#shared/brand.ts';

export type CalendarEntry = {
  id: string;
  /** Grows with every change, so that calendars replace what they have. */
  sequence: number;
  isCanceled: boolean;
  /** Milliseconds. */
  start: number;
  end: number;
  updatedAt: number;
  summary: string;
  description: string;
  url: string;
  organizer: { name: string; email: string } | null;
  attendee: { name: string; email: string } | null;
};

/** The same appointment has the same id in every calendar. */
const calendarIdOf = (id: string): string => `${id}@appointments`;

/** An invitation for an email, or a plain entry for a calendar that someone else keeps. */
export function writeIcs({
  entry,
  isInvitation,
}: {
  entry: CalendarEntry;
  isInvitation: boolean;
}): string {
  const { id, sequence, isCanceled, start, end, updatedAt } = entry;
  const { summary, description, url, organizer, attendee } = entry;
  const calendar = ical({ prodId: { company: brand.name, product: 'Appointments' } });
  if (isInvitation) {
    calendar.method(isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  }
  const event = calendar.createEvent({
    id: calendarIdOf(id),
    sequence,
    start: new Date(start),
    end: new Date(end),
    stamp: new Date(updatedAt),
    summary,
    description,
    url,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (isInvitation && organizer && attendee) {
    event.organizer(organizer);
    event.createAttendee({ ...attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return calendar.toString();
}
