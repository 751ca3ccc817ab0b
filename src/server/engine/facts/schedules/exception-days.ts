import type { ClauseEvent } from './clause-events.ts';
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

/** "Open daily, except in May, when we are closed": that the exception is closed is known already. */
export function withoutExceptedClosing(events: readonly ClauseEvent[]): readonly ClauseEvent[] {
  const except = events.findIndex((event) => event.kind === 'sign' && event.sense === 'except');
  const closed = events.findIndex(
    (event, at) => at > except && event.kind === 'value' && event.value.state === 'closed',
  );
  if (except < 0 || closed < 0) return events;
  const before = events.slice(0, except);
  const between = events.slice(except + 1, closed);
  const opensBefore = before.some(
    (event) =>
      (event.kind === 'value' && event.value.state === 'open') ||
      (event.kind === 'sign' && event.sense === 'open'),
  );
  const isClosedBefore = before.some(
    (event) => event.kind === 'value' && event.value.state === 'closed',
  );
  const days = between.filter((event) => event.kind === 'when');
  const isOne =
    days.length === 1 &&
    between[0]?.kind === 'when' &&
    !between.some((event) => event.kind === 'value') &&
    events[closed + 1]?.kind !== 'when';
  return opensBefore && !isClosedBefore && isOne ? events.filter((_, at) => at !== closed) : events;
}
