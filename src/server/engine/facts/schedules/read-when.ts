import { daysInBrackets, endOfBrackets } from './in-brackets.ts';
import { type Item, type ItemOf, isMark, isRange, isSense } from './items.ts';
import {
  readDates,
  readHolidays,
  readJoint,
  readMonths,
  readShortDate,
  toDay,
  type WhenElement,
} from './read-dates.ts';
import type { DateRule } from './schedule.ts';
import { isSpacedDay } from './spaced-days.ts';

/** Days and dates named together: "Mon–Wed and Fri", "first and third Saturday of the month", "24 and 31 December". */
export type When = {
  days: number[];
  weeks: number[];
  dates: DateRule[];
  /** Said with a preposition ("on Sundays"), which ties it to what comes before. */
  tied: boolean;
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];

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
  let periodFirst = false;
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
    if (found && when.days.length > 0 && isNewClause({ items, from: next, at: index, element }))
      break;
    // "Daily, Wed closed": no day comes in addition to all of them.
    if (found && when.days.length === everyDay.length && element.days.length > 0) break;
    if (found && when.days.length > 0 && isFurtherDates({ items, from: next, at: index, element }))
      break;
    // Weekdays that follow each other without a comma belong to different lines, except "Saturdays in June".
    if (
      found &&
      !joined &&
      !(when.days.length > 0 && element.days.length === 0 && element.dates.every(isPeriod)) &&
      !(isPeriodOnly(when) && element.days.length > 0 && element.weeks.length === 0) &&
      !(when.dates.length + when.weeks.length === 0 && isSpacedDay({ items, at: index }))
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
      when.dates.every(isPeriod) &&
      !(periodFirst && joined)
    )
      break;
    // "Jun 15 - Sep 6 Fri, Sat": the days after the dates are one list.
    periodFirst ||= when.days.length === 0 && when.dates.length > 0;
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

/** "Closed on Mondays, and Tuesday to Thursday we open at 4": a comma before "and", and a verb after the days. */
function isNewClause({
  items,
  from,
  at,
  element,
}: {
  items: readonly Item[];
  from: number;
  at: number;
  element: WhenElement;
}): boolean {
  const joint = items.slice(from, at);
  const after = items[element.next];
  return (
    isMark(joint[0], ',') &&
    isSense(joint[1], 'and') &&
    element.days.length > 0 &&
    (after?.kind === 'word' || isSense(after, 'open', 'opens', 'glue')) &&
    items.slice(element.next).some((item) => item.kind === 'time')
  );
}

/** "On Mondays and from 18 December to 8 January": the dates stand beside the days, they aren't their season. */
function isFurtherDates({
  items,
  from,
  at,
  element,
}: {
  items: readonly Item[];
  from: number;
  at: number;
  element: WhenElement;
}): boolean {
  const joint = items.slice(from, at);
  const after = items[element.next];
  return (
    items[at]?.kind === 'date' &&
    element.days.length === 0 &&
    element.dates.length > 0 &&
    element.dates.every(({ kind }) => kind === 'range') &&
    joint.some((item) => isSense(item, 'and') || isMark(item, '&+')) &&
    joint.some((item) => isSense(item, 'from')) &&
    (after === undefined || isMark(after, '.;!'))
  );
}

/** A stretch of days: dates from and to, or a season. */
export const isPeriod = (rule: DateRule | undefined): boolean =>
  rule?.kind === 'range' || rule?.kind === 'season';

export const isPeriodOnly = (when: When): boolean =>
  when.days.length === 0 && when.dates.every(isPeriod);

const isSameDay = (when: When, element: WhenElement): boolean =>
  when.dates.at(-1)?.kind === 'holiday' && element.dates[0]?.kind === 'day';

function addTo(when: When, element: WhenElement): void {
  when.days.push(...element.days);
  when.weeks.push(...element.weeks);
  when.dates.push(...element.dates);
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
  const within =
    when.dates.length === 1 && last?.kind === 'season' ? readWhen({ items, at: at + 1 }) : null;
  if (
    within &&
    within.when.dates.length > 0 &&
    within.when.dates.every(isPeriod) &&
    isMark(items[within.next], ')')
  ) {
    // "Summer Saturdays (July and August)": the dates say which summer.
    when.dates = within.when.dates;
    return within.next + 1;
  }
  const numbered = daysInBrackets({ items, at, month: last });
  if (numbered) {
    when.dates.splice(-1, 1, ...numbered.dates);
    return numbered.next;
  }
  if (!last || isPeriod(last)) return at;
  const inner = readWhen({ items, at: at + 1 });
  const close = inner ? endOfBrackets({ items, at: inner.next }) : null;
  if (inner && close !== null && inner.when.dates.some((rule) => rule.kind === 'range')) {
    // "Christmas and New Year (December 24 to January 2, inclusive)": the dates say it exactly.
    const named = when.dates.findLastIndex(({ kind }) => kind !== 'holiday') + 1;
    when.dates.splice(named, when.dates.length, ...inner.when.dates);
    return close + 1;
  }
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

function readElement({
  items,
  at,
  between,
}: {
  items: readonly Item[];
  at: number;
  between: boolean;
}): WhenElement | null {
  const item = items[at];
  if (!item) return null;
  switch (item.kind) {
    case 'ordinal':
    case 'number':
      return readWeeks({ items, at }) ?? readShortDate({ items, at });
    case 'weekday':
      return readDayOfDate({ items, at }) ?? readWeekdays({ items, at, item });
    case 'sense': {
      // "Bank holiday Mondays" are no other Mondays.
      const isHoliday = isSense(item, 'public-holidays') && items[at + 1]?.kind === 'weekday';
      const isList = isHoliday && isRange(items[at + 2]);
      return readSense({ item, next: isHoliday && !isList ? at + 2 : at + 1 });
    }
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

function readWeeks({ items, at }: { items: readonly Item[]; at: number }): WhenElement | null {
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
      }
      // "The second Friday in January" can't be every two weeks.
      monthly ||= isSense(after, 'on', 'glue') && items[index + 2]?.kind === 'month';
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

/** "Friday 5 March", "Montag, den 14. Dezember": one day, not every Friday. */
function readDayOfDate({ items, at }: { items: readonly Item[]; at: number }): WhenElement | null {
  let index = at + 1;
  while (index < at + 4 && (isMark(items[index], ',.') || isSense(items[index], 'glue', 'every')))
    index += 1;
  const date = items[index];
  if (date?.kind !== 'date') return null;
  const read = readDates({ items, at: index, item: date });
  // "Sundays 1 May to 30 September" are many.
  return read.dates.every((rule) => rule.kind === 'day') ? read : null;
}

function readWeekdays({
  items,
  at,
  item,
}: {
  items: readonly Item[];
  at: number;
  item: ItemOf<'weekday'>;
}): WhenElement | null {
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
      isSense(
        after,
        'closed',
        'public-holidays',
        'from',
        'until',
        'and',
        'last-orders',
        'only',
        'open',
      )
    );
  }
  if (
    isSense(
      item,
      'closed',
      'only',
      'from',
      'until',
      'always',
      'morning',
      'afternoon',
      'evening',
      'at',
      'appointment',
      'usual',
      'of-month',
    )
  )
    return true;
  if (isMark(item, ':;|=(')) return true;
  // "Fri 10–4, Sat by email only 9–11"
  const after = isSense(items[next + 1], 'only') ? items[next + 2] : items[next + 1];
  return item.kind === 'topic' && isMark(items[next - 2], ',;') && after?.kind === 'time';
}

function readSense({ item, next }: { item: ItemOf<'sense'>; next: number }): WhenElement | null {
  if (item.senses.includes('daily')) return { days: [...everyDay], weeks: [], dates: [], next };
  if (item.senses.includes('weekdays'))
    return { days: [0, 1, 2, 3, 4], weeks: [], dates: [], next };
  if (item.senses.includes('weekend')) return { days: [5, 6], weeks: [], dates: [], next };
  if (item.senses.includes('public-holidays'))
    return { days: [], weeks: [], dates: [{ kind: 'public-holidays' }], next };
  return null;
}
