import type { ClauseEvent } from './clause-events.ts';
import { type Item, isSense } from './items.ts';
import { joinPeriods } from './join-periods.ts';
import { isPeriod } from './read-when.ts';
import { type CalendarDay, type ClauseLine, type DateRule, emptyLine } from './schedule.ts';

/**
 * "On Saturdays we only open from September to April": closed on these days in the rest of the year, whatever times other
 * lines give. Null for every other sentence.
 */
export function readDaysOnlyInSeason({
  events,
  items,
}: {
  events: readonly ClauseEvent[];
  items: readonly Item[];
}): ClauseLine[] | null {
  const isOnly = items.some((item) => isSense(item, 'only'));
  const hasTimes = items.some(({ kind }) => kind === 'time');
  const isClosed = items.some((item) => isSense(item, 'closed', 'closes', 'no', 'last-orders'));
  // "Saturdays only May to July" may be about a part of the business that other lines say nothing of.
  const opens = items.some((item) => isSense(item, 'open', 'opens'));
  if (!isOnly || !opens || hasTimes || isClosed) return null;
  const whens = events.flatMap((event) => (event.kind === 'when' ? [event.when] : []));
  const days = [...new Set(whens.flatMap((when) => when.days))];
  const dates = whens.flatMap((when) => when.dates);
  const hasWeeks = whens.some(({ weeks }) => weeks.length > 0);
  // Most of the week is the business itself: "Monday to Saturday, September to April only".
  if (days.length === 0 || days.length > fewDays || hasWeeks || !dates.every(isPeriod)) return null;
  const [period, ...more] = joinPeriods(dates);
  if (period?.kind !== 'range' || more.length > 0 || period.from.year || period.to.year)
    return null;
  return [{ ...emptyLine, state: 'closed', days, season: restOfYear(period) }];
}

const fewDays = 2;

const restOfYear = ({ from, to }: Extract<DateRule, { kind: 'range' }>): DateRule => ({
  kind: 'range',
  from: shift(to, 1),
  to: shift(from, -1),
});

/** The day before or after, in a year that isn't known. */
function shift({ month, day }: CalendarDay, by: 1 | -1): CalendarDay {
  // A February that ends on the 29th in one year ends so in all of them here.
  const moved = new Date(Date.UTC(leapYear, month - 1, day + by));
  return { month: moved.getUTCMonth() + 1, day: moved.getUTCDate(), year: null };
}

const leapYear = 2028;
