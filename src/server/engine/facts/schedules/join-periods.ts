import type { CalendarDay, DateRule } from './schedule.ts';

/** "July and August" is one stretch of days; "March and October" stays two. */
export function joinPeriods(rules: readonly DateRule[]): DateRule[] {
  const joined: DateRule[] = [];
  for (const rule of rules) {
    const last = joined.at(-1);
    if (last?.kind === 'range' && rule.kind === 'range' && isNextDay(last.to, rule.from))
      joined[joined.length - 1] = { ...last, to: rule.to };
    else joined.push(rule);
  }
  return joined;
}

/** A month may end on the 28th, 29th, 30th or 31st, whatever the year. */
const isNextDay = (end: CalendarDay, start: CalendarDay): boolean =>
  start.day === 1 && end.day >= 28 && start.month === (end.month % 12) + 1;
