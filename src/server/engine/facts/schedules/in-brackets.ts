import { type Item, isMark, isSense } from './items.ts';
import { dayAt } from './read-dates.ts';
import { isDay } from './scan-date.ts';
import type { DateRule } from './schedule.ts';

/** Where the brackets close behind dates and at most a remark without days or times. */
export function endOfBrackets({
  items,
  at,
}: {
  items: readonly Item[];
  at: number;
}): number | null {
  const end = items.findIndex((item, index) => index >= at && isMark(item, ')'));
  const remark = items.slice(at, end);
  const isRemark =
    isMark(remark[0], ',;') &&
    remark.length <= longestRemark &&
    remark.slice(1).every(({ kind }) => kind === 'word' || kind === 'sense');
  return end >= at && (remark.length === 0 || isRemark) ? end : null;
}

const longestRemark = 5;

/** "Fiestas de mayo (3 y 4)": days of the month that stands before the brackets. */
export function daysInBrackets({
  items,
  at,
  month: rule,
}: {
  items: readonly Item[];
  at: number;
  month: DateRule | undefined;
}): { dates: DateRule[]; next: number } | null {
  if (rule?.kind !== 'range' || items[at - 1]?.kind !== 'month') return null;
  const { month, year } = rule.from;
  const end = items.findIndex((item, index) => index > at && isMark(item, ')'));
  const inside = items.slice(at + 1, end).filter((item) => !isMark(item, ',&+'));
  const days = inside.filter((item) => !isSense(item, 'and')).map(dayAt);
  const isList = days.every((day) => day !== null && isDay(month, day));
  if (end < 0 || days.length === 0 || days.length > mostDays || !isList) return null;
  return {
    dates: days.map((day) => ({ kind: 'day', day: { month, day: day ?? 1, year } })),
    next: end + 1,
  };
}

const mostDays = 6;
