import { weekdayOf, type YearDay } from './holidays.ts';

/** The calendar day and minute where the shop is. */
export function localNow({ now, timeZone }: { now: Date; timeZone: string }): {
  today: YearDay;
  minutes: number;
  weekday: number;
} {
  let parts: Intl.DateTimeFormatPart[];
  const options = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  } as const;
  try {
    parts = new Intl.DateTimeFormat('en-US', { ...options, timeZone }).formatToParts(now);
  } catch {
    parts = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).formatToParts(now);
  }
  const get = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const today = { year: get('year'), month: get('month'), day: get('day') };
  return { today, minutes: get('hour') * 60 + get('minute'), weekday: weekdayOf(today) };
}
