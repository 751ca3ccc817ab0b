import { keepResults } from '#server/engine/index/keep-results.ts';
import { weekdayOf, type YearDay } from './holidays.ts';

/** The calendar day and minute where the shop is. */
export function localNow({ now, timeZone }: { now: Date; timeZone: string }): {
  today: YearDay;
  minutes: number;
  weekday: number;
} {
  const parts = formatIn(timeZone).formatToParts(now);
  const get = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const today = { year: get('year'), month: get('month'), day: get('day') };
  return { today, minutes: get('hour') * 60 + get('minute'), weekday: weekdayOf(today) };
}

/** Creating a format takes a thousand times as long as using it. UTC where the zone is not known. */
const formatIn = keepResults(
  (timeZone) => {
    try {
      return createFormat(timeZone);
    } catch {
      return createFormat('UTC');
    }
  },
  { most: 500 },
);

const createFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
