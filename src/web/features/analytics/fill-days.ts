import type { AnalyticsResponse } from '#shared/contract/analytics.ts';
import { pageLanguage } from '#web/lib/page-language.ts';

type Days = AnalyticsResponse['byDay'];
const dayMs = 86_400_000;

/** Every day of the time asked for: without the quiet ones, a chart would tell of a busy week where there was none. */
export function fillDays({
  from,
  to,
  timeZone,
  byDay,
}: Pick<AnalyticsResponse, 'from' | 'to' | 'timeZone' | 'byDay'>): Days {
  if (byDay.length === 0) return [];
  const known = new Map(byDay.map((entry) => [entry.day, entry]));
  // Canadians write dates as we store them.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const first = Date.parse(format.format(new Date(from)));
  // The end itself is not part of the time.
  const last = Date.parse(format.format(new Date(Date.parse(to) - 1)));
  return Array.from({ length: (last - first) / dayMs + 1 }, (_, index) => {
    const day = new Date(first + index * dayMs).toISOString().slice(0, 10);
    return known.get(day) ?? { day, conversations: 0, messages: 0 };
  });
}

/** Each week from Monday on, named by its first day; the first and the last may be shorter. */
export function sumWeeks(days: Days): Days {
  const weeks: Days = [];
  for (const { day, conversations, messages } of days) {
    const week = weeks.at(-1);
    if (!week || new Date(day).getUTCDay() === 1) weeks.push({ day, conversations, messages });
    else {
      week.conversations += conversations;
      week.messages += messages;
    }
  }
  return weeks;
}

/** "Oct 23", as short as an axis needs it. */
export function shortDay(day: string): string {
  return new Date(day).toLocaleDateString(pageLanguage, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
