import {
  type BookingService,
  type BookingSettings,
  type BookingStaff,
  bookingLimits,
} from '#shared/contract/booking.ts';
import { weekdays } from '#shared/contract/opening-hours.ts';
import { addDays, createZonedClock, weekdayOf, type ZonedClock } from './zoned-time.ts';

/** A free time, and who is free then. */
export type Slot = { start: number; staffIds: string[] };
/** Someone is busy from one moment to the next, by an appointment or their own calendar. */
export type TakenTime = { staffId: string; start: number; end: number };

export type SlotsInput = {
  settings: Pick<BookingSettings, 'leadHours' | 'horizonDays' | 'closedDays' | 'stepMinutes'>;
  service: Pick<BookingService, 'minutes' | 'bufferMinutes'>;
  staff: readonly Pick<BookingStaff, 'id' | 'hours'>[];
  taken: readonly TakenTime[];
  /** The business's, by which its hours are. */
  timeZone: string;
  now: Date;
  /** Moments; the second isn't included. */
  from: number;
  to: number;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const cellMs = bookingLimits.cellMinutes * minuteMs;

/** The first and the last moment at which an appointment can begin. */
export function bookableSpan({
  settings: { leadHours, horizonDays },
  timeZone,
  now,
}: Pick<SlotsInput, 'settings' | 'timeZone' | 'now'>): { from: number; to: number } {
  const clock = createZonedClock(timeZone);
  const lastDay = addDays(clock.dayOf(now.getTime()), horizonDays + 1);
  return {
    from: now.getTime() + leadHours * hourMs,
    to: clock.momentOf({ day: lastDay, minutes: 0 }),
  };
}

/** All free times between two moments, in order. */
export function listSlots(input: SlotsInput): Slot[] {
  const { staff, timeZone } = input;
  const span = bookableSpan(input);
  const from = Math.max(input.from, span.from);
  const to = Math.min(input.to, span.to);
  if (from >= to) return [];
  const clock = createZonedClock(timeZone);
  const free = new Map<number, string[]>();
  for (const member of staff) {
    const taken = input.taken.filter(({ staffId }) => staffId === member.id);
    for (const start of freeStarts({ ...input, member, taken, clock, from, to })) {
      free.set(start, [...(free.get(start) ?? []), member.id]);
    }
  }
  return [...free]
    .map(([start, staffIds]) => ({ start, staffIds }))
    .sort((one, other) => one.start - other.start);
}

function* freeStarts({
  settings: { closedDays, stepMinutes },
  service,
  member: { hours },
  taken,
  clock,
  from,
  to,
}: SlotsInput & { member: Pick<BookingStaff, 'hours'>; clock: ZonedClock }): Generator<number> {
  const length = service.minutes * minuteMs;
  const blocked = length + service.bufferMinutes * minuteMs;
  const lastDay = clock.dayOf(to - 1);
  for (let day = clock.dayOf(from); day <= lastDay; day = addDays(day, 1)) {
    if (closedDays.includes(day)) continue;
    for (const period of hours[weekdays[weekdayOf(day)] ?? 'monday']) {
      const opens = clock.momentOf({ day, minutes: minutesOf(period.from) });
      const closes = clock.momentOf({ day, minutes: minutesOf(period.to) });
      const first = Math.ceil(opens / cellMs) * cellMs;
      // An appointment ends before closing; what is kept free after it may go on.
      for (let start = first; start + length <= closes; start += stepMinutes * minuteMs) {
        if (start < from || start >= to) continue;
        if (!taken.some((one) => one.start < start + blocked && start < one.end)) yield start;
      }
    }
  }
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The cells that an appointment and what is kept free after it take up. */
export function listCells({
  start,
  minutes,
  bufferMinutes,
}: {
  start: number;
  minutes: number;
  bufferMinutes: number;
}): Date[] {
  const count = (minutes + bufferMinutes) / bookingLimits.cellMinutes;
  return Array.from({ length: count }, (_, at) => new Date(start + at * cellMs));
}
