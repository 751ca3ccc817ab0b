import type { MealId } from '#server/engine/language/calendar-words.ts';
import type { ClauseEvent } from './clause-events.ts';
import { type Item, isMark } from './items.ts';
import { isPeriodOnly, type When } from './read-when.ts';
import type { ClauseLine, ScheduleLine } from './schedule.ts';

/** Days without times: "open May through September", or a holiday the document only has words for. */
export function withoutValue({
  when,
  events,
  items,
  meal,
  kind,
}: {
  when: When;
  events: readonly ClauseEvent[];
  items: readonly Item[];
  meal: MealId | null;
  kind: ScheduleLine['kind'];
}): ClauseLine[] {
  const open = events.some(
    (event) => event.kind === 'sign' && (event.sense === 'open' || event.sense === 'opens'),
  );
  const negated = events.some((event) => event.kind === 'sign' && event.sense === 'no');
  const dated = when.days.length === 0 && when.dates.length > 0;
  if (kind !== 'hours') return [];
  const base = {
    kind,
    days: when.days,
    weeks: when.weeks,
    season: null,
    spans: [],
    meal,
    byAppointment: false,
    part: '',
    note: '',
  };
  const words = events.some((event) => event.kind === 'words' || event.kind === 'value');
  if (open && !negated && (dated || !words)) return [{ ...base, state: 'open', dates: when.dates }];
  const first = events[0];
  const headed =
    first?.kind === 'when' &&
    first.when === when &&
    (items[first.end] === undefined || isMark(items[first.end], ':.'));
  if (
    headed &&
    dated &&
    when.dates.some(
      (rule) => rule.kind === 'holiday' || (rule.kind === 'day' && rule.day.year === null),
    )
  )
    return [{ ...base, state: 'mentioned', dates: when.dates }];
  const yearly = when.dates.every((rule) => rule.kind !== 'range' || rule.to.year === null);
  if (dated && yearly && isPeriodOnly(when) && events[0]?.kind === 'when' && events.length === 1)
    return [{ ...base, state: 'open', dates: when.dates }];
  return [];
}
