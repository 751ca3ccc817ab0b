import ical, { type VEvent } from 'node-ical';
import { createZonedClock } from '#server/features/booking/zoned-time.ts';

export type BusyTime = { start: number; end: number };

/** More than anyone has in a year. */
const mostTimes = 5_000;
/** Rules that can mean thousands of times a day are no one's appointments. */
const endlessRule = /FREQ=(?:SECONDLY|MINUTELY|HOURLY)|BY(?:SECOND|MINUTE|HOUR)=[^;\n]*,/i;
/** What we wrote into a calendar ourselves. */
const ownEvent = /@appointments$/;

/** When a calendar says that its owner is busy, between two moments. */
export function readBusyTimes({
  texts,
  timeZone,
  from,
  to,
}: {
  /** Calendar files, or single entries of one. */
  texts: readonly string[];
  /** For whole days, which have none of their own. */
  timeZone: string;
  from: Date;
  to: Date;
}): BusyTime[] {
  const clock = createZonedClock(timeZone);
  const times: BusyTime[] = [];
  for (const text of texts) {
    for (const event of Object.values(ical.sync.parseICS(text))) {
      if (event?.type !== 'VEVENT' || !isBusy(event)) continue;
      for (const one of ical.expandRecurringEvent(event, { from, to, expandOngoing: true })) {
        if (!isBusy(one.event)) continue;
        const time = one.isFullDay
          ? {
              start: clock.momentOf({ day: localDay(one.start), minutes: 0 }),
              end: clock.momentOf({ day: localDay(one.end), minutes: 0 }),
            }
          : { start: one.start.getTime(), end: one.end.getTime() };
        if (time.end > from.getTime() && time.start < to.getTime() && time.end > time.start) {
          times.push(time);
        }
        if (times.length >= mostTimes) return times;
      }
    }
  }
  return times;
}

function isBusy({ uid, status, transparency, rrule }: VEvent): boolean {
  if (ownEvent.test(uid ?? '')) return false;
  if (status === 'CANCELLED' || transparency === 'TRANSPARENT') return false;
  return !rrule || !endlessRule.test(rrule.toString());
}

/** Whole days come as midnight by the server's own clock. */
const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
