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

export const toDay = ({ month, day, year, moves }: CalendarDay): CalendarDay => ({
  month,
  day,
  year,
  ...(moves ? { moves } : {}),
});

/** Numbers before a date whose month they share: "24 and 31 December", "6-7 and 13-14 February". */
export function readShortDate({
  items,
  at,
}: {
  items: readonly Item[];
  at: number;
}): WhenElement | null {
  const parts: { from: number; to: number }[] = [];
  let index = at;
  // "31 December 10–14, 25 December closed": after a day the numbers are its hours.
  const before = isMark(items[at - 1], ':') ? items[at - 2] : items[at - 1];
  if (before?.kind === 'date' && isRange(items[at + 1])) return null;
  for (;;) {
    const from = dayAt(items[index]);
    if (from === null || parts.length > 6) return null;
    index = afterDot({ items, at: index + 1 });
    let to = from;
    if (isRange(items[index])) {
      const end = items[index + 1];
      if (end?.kind === 'date') {
        parts.push({ from, to: end.day });
        return shortDates({ parts, last: end, next: index + 2 });
      }
      const day = dayAt(end);
      if (day === null) return null;
      to = day;
      index = afterDot({ items, at: index + 2 });
    }
    parts.push({ from, to });
    const joint = readJoint({ items, at: index });
    if (joint === index) return null;
    index = isSense(items[joint], 'on', 'every', 'from') ? joint + 1 : joint;
    const last = items[index];
    if (last?.kind === 'date') {
      parts.push({ from: last.day, to: last.day });
      return shortDates({ parts, last, next: index + 1 });
    }
  }
}

const afterDot = ({ items, at }: { items: readonly Item[]; at: number }): number =>
  isMark(items[at], '.') ? at + 1 : at;

/** A number that may be the day of a month. */
export function dayAt(item: Item | undefined): number | null {
  if (item?.kind === 'number') return item.value;
  if (item?.kind === 'ordinal') return item.week > 0 ? item.week : null;
  return item?.kind === 'time' && item.strength === 'bare' && item.minutes % 60 === 0
    ? item.minutes / 60
    : null;
}

function shortDates({
  parts,
  last: { month, year },
  next,
}: {
  parts: readonly { from: number; to: number }[];
  last: ItemOf<'date'>;
  next: number;
}): WhenElement | null {
  // "22 and 23, January 2": a day after a later one isn't of the same month.
  const isRising = parts.every(
    ({ from, to }, at) =>
      isDay(month, from) && isDay(month, to) && from <= to && from > (parts[at - 1]?.to ?? 0),
  );
  if (!isRising || parts.some(({ from, to }) => from === to && parts.length === 1)) return null;
  const dates = parts.map(
    ({ from, to }): DateRule =>
      from === to
        ? { kind: 'day', day: { month, day: from, year } }
        : { kind: 'range', from: { month, day: from, year }, to: { month, day: to, year } },
  );
  return { days: [], weeks: [], dates, next };
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
  // "5 Feb (from 1 pm) to 9 Feb", "5 Feb at noon to 9 Feb": the remark doesn't part the two.
  const link = afterTime({ items, at: afterRemark({ items, at: at + 1 }) });
  const isBetween =
    isSense(items[link], 'and') && saysBetween(items[at - 1]) && items[link + 1]?.kind !== 'time';
  let to = isRange(items[link]) || isBetween ? items[link + 1] : undefined;
  let next = link + 2;
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
  // "First Sunday in May, 10 to 4": the numbers are hours.
  if (item.moves) return { days: [], weeks: [], dates: [{ kind: 'day', day: from }], next: at + 1 };
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
    const isNext = joint !== index && readShortDate({ items, at: joint }) !== null;
    if (joint === index || !isDay(item.month, day) || goesOn || isNext || item.year !== null) break;
    dates.push({ kind: 'day', day: { month: item.month, day, year: null } });
    index = joint + 1;
  }
  return { days: [], weeks: [], dates, next: index };
}

function afterRemark({ items, at }: { items: readonly Item[]; at: number }): number {
  if (!isMark(items[at], '(')) return at;
  const end = items.findIndex((item, index) => index > at && isMark(item, ')'));
  const inside = items.slice(at + 1, end);
  return end > 0 &&
    end - at <= 6 &&
    isRange(items[end + 1]) &&
    items[end + 2]?.kind === 'date' &&
    inside.every((item) => item.kind === 'time' || item.kind === 'sense' || item.kind === 'weekday')
    ? end + 1
    : at;
}

/** The place behind a time of day that a stretch of days begins or ends with; the same place when there is none. */
function afterTime({ items, at }: { items: readonly Item[]; at: number }): number {
  let index = at;
  while (isSense(items[index], 'at', 'from', 'noon') && index < at + 2) index += 1;
  if (items[index]?.kind === 'time') index += 1;
  if (isSense(items[index], 'noon')) index += 1;
  const isTimed = index > at && isRange(items[index]) && items[index + 1]?.kind === 'date';
  return isTimed ? index : at;
}

const saysBetween = (item: Item | undefined): boolean =>
  item?.kind === 'sense' &&
  /^(?:between|zwischen|entre|tra|fra|tussen|mi[eę]dzy|pomi[eę]dzy)/i.test(item.text);

const startYear = (from: CalendarDay, to: CalendarDay): number | null =>
  to.year === null ? null : from.month > to.month ? to.year - 1 : to.year;

const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** "December to early March": the first days of March at most. */
const firstWeek = 7;

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
  let isEarly = false;
  const second = index + 1;
  const skipped = isRange(items[index]) && isSense(items[second], 'every', 'glue') ? 1 : 0;
  const after = items[second + skipped];
  if (isRange(items[index]) && after?.kind === 'month') {
    to = after.month;
    const between = items[second];
    isEarly = skipped > 0 && between?.kind === 'sense' && /^early$/i.test(between.text);
    index += 2 + skipped;
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
    return { days: [], weeks: [], dates: [rule], next: index + 2 + skipped };
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
    to: { month: to, day: isEarly ? firstWeek : (lastDays[to - 1] ?? 31), year: known },
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
  // "Boxing Day to the 4th of January"
  const second = isSense(items[at + 2], 'every', 'glue') ? at + 3 : at + 2;
  const to = items[second];
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
      return { days: [], weeks: [], dates: [rule], next: second + 1 };
    }
  }
  return {
    days: [],
    weeks: [],
    dates: [{ kind: 'holiday', holiday: item.holiday, name: item.name }],
    next: at + 1,
  };
}
