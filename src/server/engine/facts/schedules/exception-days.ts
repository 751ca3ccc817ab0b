import { isPeriodOnly, type When } from './read-when.ts';
import type { ClauseLine } from './schedule.ts';

/** "Wed 1–5 but not in October": the Wednesdays of that month, not the whole month. */
export function withExceptedDays({
  exception,
  lines,
}: {
  exception: When;
  lines: readonly ClauseLine[];
}): When {
  const open = lines.findLast(({ state }) => state === 'open');
  const isOfDay =
    open !== undefined &&
    open.days.length > 0 &&
    open.days.length <= mostDays &&
    open.dates.length + open.weeks.length === 0 &&
    isPeriodOnly(exception);
  return isOfDay ? { ...exception, days: open.days } : exception;
}

/** Who opens on more days than a weekend and leaves out a month is closed in it. */
const mostDays = 2;
