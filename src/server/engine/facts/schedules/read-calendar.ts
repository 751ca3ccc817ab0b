import type { HolidayId } from '#server/engine/language/calendar-words.ts';
import { foldText } from './fold-text.ts';
import { fromMs, holidayDate, nthWeekday, toMs, weekdayOf, type YearDay } from './holidays.ts';
import { type Item, isSense } from './items.ts';
import { readWhen } from './read-when.ts';
import type { DateRule } from './schedule.ts';

/** The days, dates and times of the year that a question names. */
type Calendar = {
  days: number[];
  date: YearDay | null;
  holiday: { id: HolidayId; name: string } | null;
  publicHolidays: boolean;
  period: DateRule | null;
};

export function readCalendar({
  items,
  text,
  today,
}: {
  items: readonly Item[];
  text: string;
  today: YearDay;
}): Calendar {
  const found: Calendar = {
    days: [],
    date: null,
    holiday: null,
    publicHolidays: false,
    period: null,
  };
  const full = items.some((item) => item.kind === 'weekday' && !item.short);
  let isExact = false;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    // "mittwoch so um 16 uhr": beside a day in full, two letters are another word.
    if (item?.kind === 'weekday' && item.short && full && item.end - item.start < 3) continue;
    if (item?.kind === 'weekday' && item.short && item.end - item.start >= 3) {
      found.days.push(item.day);
      continue;
    }
    const when = readWhen({ items, at });
    if (!when) continue;
    found.days.push(...when.when.days.filter((day) => !found.days.includes(day)));
    found.date ??= nextOfMonth({ ...when.when, text, today });
    for (const rule of when.when.dates) {
      // "Early August, are you there on 3.8.?": the exact day comes last.
      if (rule.kind === 'day') {
        const exact = items.slice(at, when.next).some((one) => one.kind === 'date');
        if (found.date === null || exact) found.date = nextDate({ ...rule.day, today });
        isExact ||= exact;
      } else if (rule.kind === 'holiday') found.holiday ??= { id: rule.holiday, name: rule.name };
      else if (rule.kind === 'public-holidays') found.publicHolidays = true;
      else found.period ??= rule;
    }
    at = Math.max(at, when.next - 1);
  }
  // "Every day?" names no day in particular.
  if (found.days.length === 7 && !items.some((item) => isSense(item, 'daily'))) found.days = [];
  const near = found.date ? weekdayNear({ items, text, date: found.date }) : null;
  if (near) return { ...found, days: [], date: near };
  const beside = isExact ? null : besideHoliday({ items, text, found, today });
  if (beside) return { ...found, days: [], holiday: null, date: beside };
  if (found.holiday && found.date && isExact && !isSameDay({ ...found.holiday, date: found.date }))
    // "The Sunday before Christmas, December 20": the date says which day is meant.
    return { ...found, days: [], holiday: null };
  if (found.holiday && !found.date) found.date = nextHoliday({ id: found.holiday.id, today });
  if (found.days.length > 0 && found.holiday) found.days = [];
  return found;
}

const isSameDay = ({ id, date }: { id: HolidayId; date: YearDay }): boolean => {
  const day = holidayDate({ holiday: id, year: date.year });
  return day === null || toMs(day) === toMs(date);
};

/** "The second Tuesday", "the first Sunday of the month": the next one there is. */
function nextOfMonth({
  days: [weekday, ...moreDays],
  weeks: [week, ...moreWeeks],
  text,
  today,
}: {
  days: readonly number[];
  weeks: readonly number[];
  text: string;
  today: YearDay;
}): YearDay | null {
  if (weekday === undefined || week === undefined) return null;
  if (moreDays.length + moreWeeks.length > 0) return null;
  // "The first Saturday you have" and "the last Friday slot" are others.
  if (week < 2 && !monthWord.test(foldText(text))) return null;
  const dates = [0, 1].map((later): YearDay => {
    const { year, month } = fromMs(Date.UTC(today.year, today.month - 1 + later, 1));
    return nthWeekday({ year, month, weekday, week });
  });
  return dates.find((date) => toMs(date) >= toMs(today)) ?? null;
}

const monthWord = /\b(?:month|monats?|mes|mois|mese|maand|miesiaca)\b/;

/** "A Monday in mid December": the Monday nearest to the middle of the month. */
function weekdayNear({
  items,
  text,
  date,
}: {
  items: readonly Item[];
  text: string;
  date: YearDay;
}): YearDay | null {
  const [weekday, ...more] = items.filter((item) => item.kind === 'weekday');
  const said = items.find((item) => item.kind === 'date');
  if (weekday?.kind !== 'weekday' || more.length > 0 || !said) return null;
  if (/\d/.test(text.slice(said.start, said.end))) return null;
  const distance = (weekday.day - weekdayOf(date) + 7) % 7;
  return addDays(date, distance > 3 ? distance - 7 : distance);
}

/** Words that count from a holiday and name nothing. */
export const saysBeside = (word: string): boolean => before.test(word) || after.test(word);

const before = /^(?:before|vor|antes|avant|prima|voor|przed)\b/;
const after = /^(?:after|following|nach|despues|apres|dopo|depois|na|po)\b/;
const dayWord = /\b(?:day|tag|dia|jour|giorno|dag|dzien)$/;

/** "The Sunday before Christmas", "the day after Thanksgiving". */
function besideHoliday({
  items,
  text,
  found,
  today,
}: {
  items: readonly Item[];
  text: string;
  found: Calendar;
  today: YearDay;
}): YearDay | null {
  const at = items.findIndex((item) => item.kind === 'holiday');
  const holiday = items[at];
  const word = items.slice(Math.max(0, at - 2), at).find((item) => {
    const said = foldText(text.slice(item.start, item.end));
    return before.test(said) || after.test(said);
  });
  if (holiday?.kind !== 'holiday' || !word) return null;
  const isBefore = before.test(foldText(text.slice(word.start, word.end)));
  const date = nextHoliday({ id: holiday.holiday, today });
  const [weekday, ...more] = found.days;
  if (!date || more.length > 0) return null;
  if (weekday === undefined)
    return dayWord.test(foldText(text.slice(0, word.start)).trimEnd())
      ? addDays(date, isBefore ? -1 : 1)
      : null;
  const distance = isBefore
    ? (weekdayOf(date) - weekday + 7) % 7 || 7
    : (weekday - weekdayOf(date) + 7) % 7 || 7;
  return addDays(date, isBefore ? -distance : distance);
}

/** The next time a day comes, today included. */
export function nextDate({
  month,
  day,
  year,
  today,
}: {
  month: number;
  day: number;
  year: number | null;
  today: YearDay;
}): YearDay {
  if (year !== null) return { year, month, day };
  const thisYear = { year: today.year, month, day };
  return toMs(thisYear) >= toMs(today) ? thisYear : { year: today.year + 1, month, day };
}

function nextHoliday({ id, today }: { id: HolidayId; today: YearDay }): YearDay | null {
  for (const year of [today.year, today.year + 1]) {
    const date = holidayDate({ holiday: id, year });
    if (date && toMs(date) >= toMs(today)) return date;
  }
  return null;
}

export const addDays = (day: YearDay, count: number): YearDay =>
  fromMs(toMs(day) + count * 86_400_000);
