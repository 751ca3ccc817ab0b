import type { HolidayId } from '#server/engine/language/calendar-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';
import type { CalendarDay } from './schedule.ts';

export type YearDay = { year: number; month: number; day: number };

const dayMs = 86_400_000;

export const toMs = ({ year, month, day }: YearDay): number => Date.UTC(year, month - 1, day);

export function fromMs(ms: number): YearDay {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Monday is 0. */
export const weekdayOf = (day: YearDay): number => (new Date(toMs(day)).getUTCDay() + 6) % 7;

/** Which Monday, Tuesday … of its month a day is, and whether it is the last. */
export function weekOfMonth(day: YearDay): { week: number; last: boolean } {
  const length = new Date(Date.UTC(day.year, day.month, 0)).getUTCDate();
  return { week: Math.ceil(day.day / 7), last: day.day + 7 > length };
}

/** Easter Sunday of the Gregorian calendar (Gauss, in the form of Meeus). */
export function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1);
}

const fixed: Partial<Record<HolidayId, readonly [number, number]>> = {
  'new-years-day': [1, 1],
  epiphany: [1, 6],
  'valentines-day': [2, 14],
  'st-patricks-day': [3, 17],
  'freedom-day': [4, 25],
  'kings-day': [4, 27],
  'may-day': [5, 1],
  'constitution-day-pl': [5, 3],
  'liberation-day': [5, 5],
  'republic-day': [6, 2],
  juneteenth: [6, 19],
  'independence-day': [7, 4],
  'bastille-day': [7, 14],
  assumption: [8, 15],
  'german-unity': [10, 3],
  'national-day-es': [10, 12],
  halloween: [10, 31],
  'reformation-day': [10, 31],
  'all-saints': [11, 1],
  'all-souls': [11, 2],
  'veterans-day': [11, 11],
  'constitution-day-es': [12, 6],
  'immaculate-conception': [12, 8],
  'christmas-eve': [12, 24],
  'christmas-day': [12, 25],
  christmas: [12, 25],
  'boxing-day': [12, 26],
  'new-years-eve': [12, 31],
  'australia-day': [1, 26],
  'waitangi-day': [2, 6],
  'womens-day': [3, 8],
  'st-josephs-day': [3, 19],
  'anzac-day': [4, 25],
  'victory-day': [5, 8],
  'portugal-day': [6, 10],
  'st-johns-day': [6, 24],
  'canada-day': [7, 1],
  'swiss-national-day': [8, 1],
  'truth-and-reconciliation': [9, 30],
  'republic-day-pt': [10, 5],
  'austrian-national-day': [10, 26],
  'st-martins-day': [11, 11],
  'remembrance-day': [11, 11],
  'restoration-day': [12, 1],
  'st-nicholas-eve': [12, 5],
  'st-nicholas': [12, 6],
};

const afterEaster: Partial<Record<HolidayId, number>> = {
  'rose-monday': -48,
  'shrove-tuesday': -47,
  'ash-wednesday': -46,
  'maundy-thursday': -3,
  'good-friday': -2,
  'holy-saturday': -1,
  'easter-sunday': 0,
  easter: 0,
  'easter-monday': 1,
  'easter-tuesday': 2,
  ascension: 39,
  'whit-sunday': 49,
  'whit-monday': 50,
  'corpus-christi': 60,
};

/** Month, weekday and which one of the month (-1: the last). */
const floating: Partial<Record<HolidayId, readonly [number, number, number]>> = {
  'mlk-day': [1, 0, 3],
  'presidents-day': [2, 0, 3],
  'patriots-day': [4, 0, 3],
  'memorial-day': [5, 0, -1],
  'labor-day': [9, 0, 1],
  'columbus-day': [10, 0, 2],
  thanksgiving: [11, 3, 4],
  'thanksgiving-ca': [10, 0, 2],
  'family-day': [2, 0, 3],
  'early-may-bank-holiday': [5, 0, 1],
  'spring-bank-holiday': [5, 0, -1],
  'civic-holiday': [8, 0, 1],
  'summer-bank-holiday': [8, 0, -1],
  'cup-day': [11, 1, 1],
};

/** The day of a holiday; null where it differs from country to country. */
export function holidayDate({
  holiday,
  year,
}: {
  holiday: HolidayId;
  year: number;
}): YearDay | null {
  const day = fixed[holiday];
  if (day) return { year, month: day[0], day: day[1] };
  const offset = afterEaster[holiday];
  if (offset !== undefined) return fromMs(easterOf(year) + offset * dayMs);
  if (holiday === 'day-after-thanksgiving') {
    const eve = holidayDate({ holiday: 'thanksgiving', year });
    return eve && fromMs(toMs(eve) + dayMs);
  }
  // The Monday before May 25.
  if (holiday === 'victoria-day')
    return { year, month: 5, day: 24 - weekdayOf({ year, month: 5, day: 24 }) };
  const rule = floating[holiday];
  if (!rule) return null;
  const [month, weekday, week] = rule;
  return nthWeekday({ year, month, weekday, week });
}

/** A weekday of a month by its number; -1 is the last. */
export function nthWeekday({
  year,
  month,
  weekday,
  week,
}: {
  year: number;
  month: number;
  weekday: number;
  week: number;
}): YearDay {
  if (week > 0) {
    const first = weekdayOf({ year, month, day: 1 });
    return { year, month, day: 1 + ((weekday - first + 7) % 7) + (week - 1) * 7 };
  }
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const last = weekdayOf({ year, month, day: length });
  return { year, month, day: length - ((last - weekday + 7) % 7) };
}

/** Days that shops almost anywhere treat as public holidays, so that a rule for "public holidays" covers them. */
export const publicHolidays: ReadonlySet<HolidayId> = new Set<HolidayId>([
  'new-years-day',
  'good-friday',
  'easter-sunday',
  'easter-monday',
  'easter',
  'may-day',
  'ascension',
  'whit-sunday',
  'whit-monday',
  'christmas-day',
  'christmas',
  'boxing-day',
  'memorial-day',
  'labor-day',
  'independence-day',
  'thanksgiving',
  'german-unity',
  'all-saints',
  'assumption',
  'corpus-christi',
  'epiphany',
  'national-day-es',
  'constitution-day-es',
  'immaculate-conception',
  'bastille-day',
  'republic-day',
  'freedom-day',
  'kings-day',
  'constitution-day-pl',
  'mlk-day',
  'presidents-day',
  'juneteenth',
  'columbus-day',
  'veterans-day',
  'australia-day',
  'waitangi-day',
  'family-day',
  'anzac-day',
  'early-may-bank-holiday',
  'victory-day',
  'victoria-day',
  'spring-bank-holiday',
  'portugal-day',
  'canada-day',
  'swiss-national-day',
  'civic-holiday',
  'summer-bank-holiday',
  'truth-and-reconciliation',
  'republic-day-pt',
  'austrian-national-day',
  'remembrance-day',
  'restoration-day',
]);

const national = (text: string): ReadonlySet<HolidayId> => new Set(text.split(' ') as HolidayId[]);

/** Public holidays of the country most businesses that write in a language are in; what only some regions keep is left out. */
const keptBy: Record<LanguageCode, ReadonlySet<HolidayId>> = wordsOfEach(({ timeWords }) =>
  national(timeWords.publicHolidays),
);

/** Whether a day is surely a public holiday for a business that writes in a language. */
export const isPublicHoliday = (day: YearDay, language: LanguageCode): boolean =>
  holidaysOn(day).some((holiday) => keptBy[language].has(holiday));

/** Named days that a date falls on. */
export function holidaysOn(day: YearDay): HolidayId[] {
  const found: HolidayId[] = [];
  for (const holiday of allHolidays) {
    const date = holidayDate({ holiday, year: day.year });
    if (date && date.month === day.month && date.day === day.day) found.push(holiday);
  }
  return found;
}

const allHolidays = [
  ...Object.keys(fixed),
  ...Object.keys(afterEaster),
  ...Object.keys(floating),
  'day-after-thanksgiving',
  'victoria-day',
] as HolidayId[];

/** A day of the calendar in a certain year, worked out for those that move. */
export function dayOfYear({ day, year }: { day: CalendarDay; year: number }): YearDay {
  const { moves } = day;
  if (!moves) return { year, month: day.month, day: day.day };
  const { holiday, weekday, week, side } = moves;
  if (holiday) {
    const date = holidayDate({ holiday, year }) ?? { year, month: day.month, day: day.day };
    if (weekday === undefined || side === undefined) return date;
    const distance =
      side < 0
        ? (weekdayOf(date) - weekday + 7) % 7 || 7
        : (weekday - weekdayOf(date) + 7) % 7 || 7;
    return fromMs(toMs(date) + side * distance * dayMs);
  }
  if (weekday === undefined || week === undefined) return { year, month: day.month, day: day.day };
  if (week < 0) {
    const last = fromMs(Date.UTC(year, day.month, 0));
    return fromMs(toMs(last) - ((weekdayOf(last) - weekday + 7) % 7) * dayMs);
  }
  const first = { year, month: day.month, day: 1 };
  return fromMs(toMs(first) + (((weekday - weekdayOf(first) + 7) % 7) + (week - 1) * 7) * dayMs);
}
