import type { ClauseEvent } from './clause-events.ts';
import type { Item } from './items.ts';
import { isPeriod } from './read-when.ts';
import type { DateRule } from './schedule.ts';

/** "Jun–Aug Tue–Thu 10–7, Fri 11–4, Sat closed": the season in front is for all days of the line. */
export function carrySeason({
  events,
  items,
}: {
  events: readonly ClauseEvent[];
  items: readonly Item[];
}): ClauseEvent[] {
  let season: readonly DateRule[] = [];
  return events.map((event, at) => {
    // "Jul–Aug Mon–Fri 9–3, rest of the year Mon–Fri 9–6": the words name another time.
    if (event.kind === 'words' && isBeforeDays({ events, at })) season = [];
    if (event.kind !== 'when') return event;
    const { days, dates, weeks } = event.when;
    if (days.length > 0 && dates.length === 0 && weeks.length === 0 && season.length > 0)
      return { ...event, when: { ...event.when, dates: [...season] } };
    const isSeasonFirst =
      days.length > 0 && dates.length > 0 && dates.every(isPeriod) && isDate(items, event);
    season = isSeasonFirst ? dates : [];
    return event;
  });
}

const isBeforeDays = ({ events, at }: { events: readonly ClauseEvent[]; at: number }): boolean =>
  events[at + 1]?.kind === 'when' &&
  events.slice(0, at).findLast(({ kind }) => kind !== 'break' && kind !== 'sign')?.kind === 'value';

/** Whether its first part is a date or a season and not a weekday. */
function isDate(items: readonly Item[], { at, end }: { at: number; end: number }): boolean {
  const first = items
    .slice(at, end)
    .find(({ kind }) => ['weekday', 'date', 'month', 'season', 'holiday'].includes(kind));
  return first !== undefined && first.kind !== 'weekday';
}
