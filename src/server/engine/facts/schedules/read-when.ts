import type { SenseId } from '#server/engine/language/calendar-words.ts';
import { holidayDate } from './holidays.ts';
import { isDay } from './scan-date.ts';
import type { Item, ItemOf } from './scan-text.ts';
import type { CalendarDay, DateRule } from './schedule.ts';

/** Days and dates named together: "Mon–Wed and Fri", "first and third Saturday of the month", "24 and 31 December". */
export type When = {
  days: number[];
  weeks: number[];
  dates: DateRule[];
  /** Said with a preposition ("on Sundays"), which ties it to what comes before. */
  tied: boolean;
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];

export const isSense = (item: Item | undefined, ...senses: SenseId[]): item is ItemOf<'sense'> =>
  item?.kind === 'sense' && senses.some((sense) => item.senses.includes(sense));

export const isMark = (item: Item | undefined, marks: string): boolean =>
  item?.kind === 'mark' && marks.includes(item.text);

export function readWhen({
  items,
  at,
}: {
  items: readonly Item[];
  at: number;
}): { when: When; next: number } | null {
  const when: When = { days: [], weeks: [], dates: [], tied: false };
  let next = at;
  let found = false;
  let joined = true;
  for (;;) {
    let index = next;
    let between = false;
    if (found) {
      const joint = readJoint({ items, at: index });
      joined = joint !== index;
      index = joint;
    }
    while (
      isSense(items[index], 'on', 'every', 'from', 'even', 'only') ||
      (index > next && isSense(items[index], 'glue'))
    ) {
      if (!found) when.tied ||= isSense(items[index], 'on');
      const item = items[index];
      between ||=
        item?.kind === 'sense' && item.senses.includes('from') && !item.senses.includes('until');
      index += 1;
    }
    const element = readElement({ items, at: index, between });
    if (!element) break;
    // Weekdays that follow each other without a comma belong to different lines, except "Saturdays in June".
    if (
      found &&
      !joined &&
      !(when.days.length > 0 && element.days.length === 0 && element.dates.every(isPeriod)) &&
      !(when.days.length === 0 && when.dates.every(isPeriod) && false)
    ) {
      if (!(when.dates.length > 0 && element.dates.length > 0 && isSameDay(when, element))) break;
    }
    if (
      found &&
      joined &&
      element.weeks.length > 0 &&
      when.days.length > 0 &&
      when.weeks.length === 0
    )
      break;
    if (
      found &&
      joined &&
      when.weeks.length > 0 &&
      element.days.length > 0 &&
      element.weeks.length === 0
    )
      break;
    if (
      found &&
      when.days.length > 0 &&
      element.days.length > 0 &&
      when.dates.length > 0 &&
      when.dates.every(isPeriod)
    )
      break;
    addTo(when, element);
    found = true;
    next = skipSameDay({ items, at: element.next, when });
  }
  if (!found) return null;
  const only = when.dates[0];
  // "Friday, December 24" is one day.
  if (when.days.length === 1 && when.dates.length === 1 && only?.kind === 'day') when.days = [];
  when.days = [...new Set(when.days)].sort((a, b) => a - b);
  return { when, next };
}

type Element = { days: number[]; weeks: number[]; dates: DateRule[]; next: number };

const isPeriod = (rule: DateRule): boolean => rule.kind === 'range' || rule.kind === 'season';

const isSameDay = (when: When, element: Element): boolean =>
  when.dates.at(-1)?.kind === 'holiday' && element.dates[0]?.kind === 'day';

function addTo(when: When, element: Element): void {
  when.days.push(...element.days);
  when.weeks.push(...element.weeks);
  when.dates.push(...element.dates);
}

function readJoint({ items, at }: { items: readonly Item[]; at: number }): number {
  let index = at;
  while (index < at + 3 && (isMark(items[index], ',/&+') || isSense(items[index], 'and')))
    index += 1;
  return index;
}

/** The date in brackets after a holiday, or the name after a date, says the same day again. */
function skipSameDay({
  items,
  at,
  when,
}: {
  items: readonly Item[];
  at: number;
  when: When;
}): number {
  if (!isMark(items[at], '(')) return at;
  const last = when.dates.at(-1);
  if (!last || isPeriod(last)) return at;
  let end = at + 1;
  let dated = false;
  while (end < items.length && end < at + 12 && !isMark(items[end], ')')) {
    const item = items[end];
    dated ||= item?.kind === 'date' || item?.kind === 'holiday' || item?.kind === 'weekday';
    if (item?.kind === 'time' && item.strength === 'sure') return at;
    if (item?.kind === 'date') when.dates.push({ kind: 'day', day: toDay(item) });
    end += 1;
  }
  return dated && isMark(items[end], ')') ? end + 1 : at;
}

const toDay = (item: { month: number; day: number; year: number | null }): CalendarDay => ({
  month: item.month,
  day: item.day,
  year: item.year,
});

const isRange = (item: Item | undefined): boolean =>
  isMark(item, '-') || isSense(item, 'to', 'until');

function readElement({
  items,
  at,
  between,
}: {
  items: readonly Item[];
  at: number;
  between: boolean;
}): Element | null {
  const item = items[at];
  if (!item) return null;
  switch (item.kind) {
    case 'ordinal':
    case 'number':
      return readWeeks({ items, at }) ?? readShortDate({ items, at });
    case 'weekday':
      return readWeekdays({ items, at, item });
    case 'sense':
      return readSense({ item, next: at + 1 });
    case 'date':
      return readDates({ items, at, item });
    case 'month':
      return readMonths({ items, at, item });
    case 'holiday':
      return readHolidays({ items, at, item, between });
    case 'season':
      return {
        days: [],
        weeks: [],
        dates: [{ kind: 'season', season: item.season }],
        next: at + 1,
      };
    case 'time':
      // "24 and 31 December", "9 to 29 August": the scanner took the first number for an hour.
      return item.strength === 'bare' && item.half === null ? readShortDate({ items, at }) : null;
    default:
      return null;
  }
}

function readWeeks({ items, at }: { items: readonly Item[]; at: number }): Element | null {
  const weeks: number[] = [];
  let index = at;
  for (;;) {
    const item = items[index];
    if (item?.kind === 'ordinal') weeks.push(item.week);
    else if (item?.kind === 'number' && item.ordinal && item.value >= 1 && item.value <= 5)
      weeks.push(item.value);
    else if (item?.kind === 'weekday' && weeks.length > 0) {
      const after = items[index + 1];
      let next = index + 1;
      let monthly = false;
      if (isSense(after, 'of-month')) {
        monthly = true;
        next += 1;
      } else if (isSense(after, 'on', 'glue') && items[index + 2]?.kind === 'month') return null;
      // "every second Tuesday" is every two weeks; "every first Sunday" can only be monthly.
      if (
        !monthly &&
        isSense(items[at - 1], 'every') &&
        weeks.some((week) => week !== 1 && week !== -1)
      )
        return null;
      return { days: [item.day], weeks, dates: [], next };
    } else return null;
    index += 1;
    while (isMark(items[index], ',&+/') || isSense(items[index], 'and', 'every')) index += 1;
    const repeated = items[index];
    // "first Saturday and third Saturday" is rare enough to be left unread.
    if (repeated === undefined) return null;
  }
}

function readWeekdays({
  items,
  at,
  item,
}: {
  items: readonly Item[];
  at: number;
  item: ItemOf<'weekday'>;
}): Element | null {
  const dot = isMark(items[at + 1], '.') ? 1 : 0;
  let index = at + 1 + dot;
  if (item.short && !isShortDay({ items, next: index })) return null;
  const after = items[index + 1];
  if (isRange(items[index]) && after?.kind === 'weekday') {
    const days: number[] = [];
    for (let day = item.day; ; day = (day + 1) % 7) {
      days.push(day);
      if (day === after.day || days.length === 7) break;
    }
    index += 2;
    if (after.short && isMark(items[index], '.')) index += 1;
    return { days, weeks: [], dates: [], next: index };
  }
  return { days: [item.day], weeks: [], dates: [], next: index };
}

/** "So", "Do", "Sat" are days only where a day can stand. */
function isShortDay({ items, next }: { items: readonly Item[]; next: number }): boolean {
  const item = items[next];
  if (!item) return true;
  if (item.kind === 'time' || item.kind === 'weekday' || item.kind === 'meal') return true;
  if (isMark(item, '-') || isSense(item, 'to') || isMark(item, ',/&+') || isSense(item, 'and')) {
    const after = items[next + 1];
    return (
      after?.kind === 'weekday' ||
      after?.kind === 'time' ||
      isSense(after, 'closed', 'public-holidays', 'from', 'until', 'and')
    );
  }
  if (isSense(item, 'closed', 'from', 'until', 'always', 'morning', 'afternoon', 'evening', 'at'))
    return true;
  if (isMark(item, ':;|=(')) return true;
  return false;
}

function readSense({ item, next }: { item: ItemOf<'sense'>; next: number }): Element | null {
  if (item.senses.includes('daily')) return { days: [...everyDay], weeks: [], dates: [], next };
  if (item.senses.includes('weekdays'))
    return { days: [0, 1, 2, 3, 4], weeks: [], dates: [], next };
  if (item.senses.includes('weekend')) return { days: [5, 6], weeks: [], dates: [], next };
  if (item.senses.includes('public-holidays'))
    return { days: [], weeks: [], dates: [{ kind: 'public-holidays' }], next };
  return null;
}

/** Numbers before a date whose month they share. */
function readShortDate({ items, at }: { items: readonly Item[]; at: number }): Element | null {
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
      index = joint;
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

function readDates({
  items,
  at,
  item,
}: {
  items: readonly Item[];
  at: number;
  item: ItemOf<'date'>;
}): Element {
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

function readMonths({
  items,
  at,
  item,
}: {
  items: readonly Item[];
  at: number;
  item: ItemOf<'month'>;
}): Element {
  let index = at + 1;
  if (isMark(items[index], '.')) index += 1;
  let to = item.month;
  const after = items[index + 1];
  if (isRange(items[index]) && after?.kind === 'month') {
    to = after.month;
    index += 2;
    if (isMark(items[index], '.')) index += 1;
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

function readHolidays({
  items,
  at,
  item,
  between,
}: {
  items: readonly Item[];
  at: number;
  item: ItemOf<'holiday'>;
  between: boolean;
}): Element {
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
