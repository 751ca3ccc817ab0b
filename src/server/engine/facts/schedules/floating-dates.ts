import type { HolidayId } from '#server/engine/language/calendar-words.ts';
import { readDaysOfMonths } from './days-of-months.ts';
import { foldText } from './fold-text.ts';
import { holidayDate } from './holidays.ts';
import { type Item, isRange, isSense } from './items.ts';
import type { CalendarDay } from './schedule.ts';

const before = /^(?:before|vor|antes|avant|prima|voor|przed)$/;
const after = /^(?:after|following|nach|despues|apres|dopo|depois|na|po)$/;
const dayBeside = /^(?:the )?day (after|before|following)$/;
const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days that move from year to year, where a stretch of dates begins or ends with them: "Easter to the last Sunday in October". */
export function withFloatingDates({
  items,
  text,
}: {
  items: readonly Item[];
  text: string;
}): readonly Item[] {
  const found: Item[] = [];
  let changed = false;
  for (let at = 0; at < items.length; ) {
    const floating = readFloating({ items, at, text });
    const end = floating?.next ?? at + 1;
    const alone = readDaysOfMonths({ items, at, text });
    if (alone && !(floating && isEnd({ items, at, end }))) {
      changed = true;
      found.push(...alone.dates);
      at = alone.next;
      continue;
    }
    if (floating && isEnd({ items, at, end })) {
      changed = true;
      found.push(floating.item);
    } else found.push(...items.slice(at, end));
    at = end;
  }
  return changed ? found : items;
}

const isDated = (item: Item | undefined): boolean =>
  item?.kind === 'date' || item?.kind === 'month' || item?.kind === 'holiday';

/** One end of a stretch whose other end is a date, a month or another such day. */
function isEnd({ items, at, end }: { items: readonly Item[]; at: number; end: number }): boolean {
  const back = skip({ items, at: at - 1, step: -1 });
  const on = skip({ items, at: end, step: 1 });
  const last = skip({ items, at: back - 1, step: -1 });
  const from = isRange(items[back]) ? items[isWeekendOf(items, last) ? last - 1 : last] : undefined;
  const to = isRange(items[on]) ? items[skip({ items, at: on + 1, step: 1 })] : undefined;
  return isDated(from) || isDated(to) || isOrdinalDay(to) || isOrdinalDay(from);
}

/** "Memorial Day weekend": the day says when it is. */
const isWeekendOf = (items: readonly Item[], at: number): boolean =>
  isSense(items[at], 'weekend') && items[at - 1]?.kind === 'holiday';

const isOrdinalDay = (item: Item | undefined): boolean =>
  item?.kind === 'ordinal' || item?.kind === 'weekday';

function skip({ items, at, step }: { items: readonly Item[]; at: number; step: 1 | -1 }): number {
  let index = at;
  while (isSense(items[index], 'every', 'glue', 'on') && !isRange(items[index])) index += step;
  return index;
}

function readFloating({
  items,
  at,
  text,
}: {
  items: readonly Item[];
  at: number;
  text: string;
}): { item: Item; next: number } | null {
  const [first, second, third, fourth] = items.slice(at, at + 4);
  const done = (
    next: number,
    day: Pick<CalendarDay, 'month' | 'day'>,
    moves: NonNullable<CalendarDay['moves']>,
  ): { item: Item; next: number } => ({
    item: {
      kind: 'date',
      ...day,
      year: null,
      moves,
      start: first?.start ?? 0,
      end: items[next - 1]?.end ?? 0,
    },
    next,
  });
  if (!first) return null;
  if (first.kind === 'ordinal' && second?.kind === 'weekday') {
    const month = isSense(third, 'on', 'glue', 'of-month') ? fourth : third;
    if (month?.kind !== 'month') return null;
    const next = month === fourth ? at + 4 : at + 3;
    const last = lastDays[month.month - 1] ?? 30;
    const day = first.week === -1 ? last - 3 : first.week * 7 - 3;
    return done(
      next,
      { month: month.month, day },
      { weekday: second.day, week: first.week, text: said({ items, at, next, text }) },
    );
  }
  if (first.kind === 'weekday' && third?.kind === 'holiday' && second) {
    const word = foldText(text.slice(second.start, second.end));
    const side = before.test(word) ? -1 : after.test(word) ? 1 : 0;
    if (side === 0 || !isEaster(third.holiday)) return null;
    return done(at + 3, usualEaster, {
      holiday: third.holiday,
      weekday: first.day,
      side,
      text: said({ items, at, next: at + 3, text }),
    });
  }
  const afterHoliday = isWeekendOf(items, at + 1) ? at + 2 : at + 1;
  if (first.kind === 'holiday' && isEaster(first.holiday))
    return done(afterHoliday, usualEaster, {
      holiday: first.holiday,
      text: said({ items, at, next: afterHoliday, text }),
    });
  // "The day after Labor Day": a day more or less doesn't change what a season is.
  if (first.kind === 'word' || isSense(first)) {
    const holiday = [second, third].find((item) => item?.kind === 'holiday');
    const next = holiday === second ? at + 2 : at + 3;
    const words = foldText(text.slice(first.start, holiday?.start ?? first.end)).trim();
    const moved = holiday?.kind === 'holiday' && dayBeside.exec(words)?.[1];
    const known = holiday?.kind === 'holiday' ? usualDay(holiday.holiday) : null;
    if (moved && known && holiday?.kind === 'holiday')
      return done(next, known, {
        holiday: holiday.holiday,
        text: said({ items, at, next, text }),
      });
  }
  const usual = first.kind === 'holiday' ? usualDay(first.holiday) : null;
  if (first.kind === 'holiday' && usual)
    return done(afterHoliday, usual, {
      holiday: first.holiday,
      text: said({ items, at, next: afterHoliday, text }),
    });
  return null;
}

/** About when a holiday is that moves from year to year: "June 15 through Labor Day". */
function usualDay(holiday: HolidayId): Pick<CalendarDay, 'month' | 'day'> | null {
  const [one, other] = [2027, 2028].map((year) => holidayDate({ holiday, year }));
  return one && other && one.day !== other.day ? { month: one.month, day: one.day } : null;
}

const said = ({
  items,
  at,
  next,
  text,
}: {
  items: readonly Item[];
  at: number;
  next: number;
  text: string;
}): string => text.slice(items[at]?.start ?? 0, items[next - 1]?.end ?? 0);

const isEaster = (holiday: string): boolean =>
  /^(?:easter|good-friday|holy-saturday|maundy|whit|ascension)/.test(holiday);

/** For comparing lengths; the day itself is worked out for each year. */
const usualEaster = { month: 4, day: 8 };
