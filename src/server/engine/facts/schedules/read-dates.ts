import { holidayDate } from './holidays.ts';
import { type Item, type ItemOf, isMark, isRange, isSense } from './items.ts';
import { isDay } from './scan-date.ts';
import type { CalendarDay, DateRule } from './schedule.ts';

/** Days and dates of one part of a list, and the item after them. */
export type WhenElement = { days: number[]; weeks: number[]; dates: DateRule[]; next: number };

/** Skips the signs and words that join a list. */
export function readJoint({ items, at }: { items: readonly Item[]; at: number }): number {
  let index = at;
  while (index < at + 3 && (isMark(items[index], ',/&+') || isSense(items[index], 'and')))
    index += 1;
  return index;
}

export const toDay = (item: { month: number; day: number; year: number | null }): CalendarDay => ({
  month: item.month,
  day: item.day,
  year: item.year,
});

/** Numbers before a date whose month they share. */
export function readShortDate({
  items,
  at,
}: {
  items: readonly Item[];
  at: number;
}): WhenElement | null {
  const numbers: number[] = [];
  let index = at;
  let range = false;
  for (;;) {
    const item = items[index];
    const value =
      item?.kind === 'number'
        ? item.value
        : item?.kind === 'time' && item.strength === 'bare' && item.minutes % 60 === 0
          ? item.minutes / 60
          : item?.kind === 'ordinal' && item.week > 0
            ? item.week
            : null;
    if (value === null || !Number.isInteger(value)) break;
    numbers.push(value);
    index += 1;
    if (isMark(items[index], '.')) index += 1;
    if (isRange(items[index])) {
      range = true;
      index += 1;
    } else {
      const joint = readJoint({ items, at: index });
      if (joint === index) return null;
      index = isSense(items[joint], 'on', 'every', 'from') ? joint + 1 : joint;
    }
    if (numbers.length > 6) return null;
  }
  const last = items[index];
  if (
    last?.kind !== 'date' ||
    numbers.length === 0 ||
    !numbers.every((day) => isDay(last.month, day))
  )
    return null;
  if (range) {
    const from = numbers[0] ?? 0;
    if (numbers.length > 1 || from >= last.day) return null;
    return {
      days: [],
      weeks: [],
      dates: [
        { kind: 'range', from: { month: last.month, day: from, year: last.year }, to: toDay(last) },
      ],
      next: index + 1,
    };
  }
  const days = [...numbers, last.day].map(
    (day): DateRule => ({ kind: 'day', day: { month: last.month, day, year: last.year } }),
  );
  return { days: [], weeks: [], dates: days, next: index + 1 };
}

export function readDates({
  items,
  at,
  item,
}: {
  items: readonly Item[];
  at: number;
  item: ItemOf<'date'>;
}): WhenElement {
  const from = toDay(item);
  let to = isRange(items[at + 1]) ? items[at + 2] : undefined;
  let next = at + 3;
  if (isSense(items[at + 1], 'and') && isSense(items[at + 2], 'to')) {
    to = items[at + 3];
    next = at + 4;
  }
  if (isSense(to, 'glue', 'on')) {
    to = items[next];
    next += 1;
  }
  if (to?.kind === 'date') {
    return {
      days: [],
      weeks: [],
      dates: [
        { kind: 'range', from: { ...from, year: from.year ?? startYear(from, to) }, to: toDay(to) },
      ],
      next,
    };
  }
  if (to?.kind === 'month') {
    // "1 November to end of March", where "end of" is part of the word before.
    const end = { month: to.month, day: lastDays[to.month - 1] ?? 31, year: to.year };
    return {
      days: [],
      weeks: [],
      dates: [
        { kind: 'range', from: { ...from, year: from.year ?? startYear(from, end) }, to: end },
      ],
      next,
    };
  }
  const number =
    to?.kind === 'number'
      ? to.value
      : to?.kind === 'time' && to.strength === 'bare'
        ? to.minutes / 60
        : 0;
  if (to && isDay(item.month, number) && number > item.day) {
    return {
      days: [],
      weeks: [],
      dates: [{ kind: 'range', from, to: { ...from, day: number } }],
      next,
    };
  }
  const dates: DateRule[] = [{ kind: 'day', day: from }];
  let index = at + 1;
  // "December 24, 25 and 26"
  for (;;) {
    const joint = readJoint({ items, at: index });
    const more = items[joint];
    const after = items[joint + 1];
    const day =
      more?.kind === 'number'
        ? more.value
        : more?.kind === 'time' && more.strength === 'bare' && more.half === null
          ? more.minutes / 60
          : 0;
    const goesOn =
      after?.kind === 'month' || after?.kind === 'date' || isRange(after) || after?.kind === 'word';
    if (joint === index || !isDay(item.month, day) || goesOn || item.year !== null) break;
    dates.push({ kind: 'day', day: { month: item.month, day, year: null } });
    index = joint + 1;
  }
  return { days: [], weeks: [], dates, next: index };
}

const startYear = (from: CalendarDay, to: CalendarDay): number | null =>
  to.year === null ? null : from.month > to.month ? to.year - 1 : to.year;

const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function readMonths({
  items,
  at,
  item,
}: {
  items: readonly Item[];
  at: number;
  item: ItemOf<'month'>;
}): WhenElement {
  let index = at + 1;
  if (isMark(items[index], '.')) index += 1;
  let to = item.month;
  const after = items[index + 1];
  if (isRange(items[index]) && after?.kind === 'month') {
    to = after.month;
    index += 2;
    if (isMark(items[index], '.')) index += 1;
  }
  if (isRange(items[index]) && after?.kind === 'date') {
    // "November to mid-March"
    const from = { month: item.month, day: 1, year: after.year };
    const rule: DateRule = {
      kind: 'range',
      from: { ...from, year: startYear(from, after) },
      to: toDay(after),
    };
    return { days: [], weeks: [], dates: [rule], next: index + 2 };
  }
  const year = items[index];
  let known: number | null = null;
  if (year?.kind === 'year') {
    known = year.value;
    index += 1;
  }
  const range: DateRule = {
    kind: 'range',
    from: {
      month: item.month,
      day: 1,
      year: known !== null && item.month > to ? known - 1 : known,
    },
    to: { month: to, day: lastDays[to - 1] ?? 31, year: known },
  };
  return { days: [], weeks: [], dates: [range], next: index };
}

export function readHolidays({
  items,
  at,
  item,
  between,
}: {
  items: readonly Item[];
  at: number;
  item: ItemOf<'holiday'>;
  between: boolean;
}): WhenElement {
  const to = items[at + 2];
  const spans = isRange(items[at + 1]) || (between && isSense(items[at + 1], 'and'));
  if (spans && (to?.kind === 'holiday' || to?.kind === 'date')) {
    // Both ends must be fixed days of the calendar.
    const start = holidayDate({ holiday: item.holiday, year: 2001 });
    const end = to.kind === 'date' ? toDay(to) : holidayDate({ holiday: to.holiday, year: 2001 });
    const again = holidayDate({ holiday: item.holiday, year: 2002 });
    if (start && end && again && start.day === again.day) {
      const rule: DateRule = {
        kind: 'range',
        from: { ...start, year: null },
        to: { ...end, year: to.kind === 'date' ? to.year : null },
      };
      return { days: [], weeks: [], dates: [rule], next: at + 3 };
    }
  }
  return {
    days: [],
    weeks: [],
    dates: [{ kind: 'holiday', holiday: item.holiday, name: item.name }],
    next: at + 1,
  };
}
