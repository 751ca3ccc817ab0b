import type { MealId, SeasonId } from '#server/engine/language/calendar-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import {
  dayOfYear,
  holidayDate,
  isPublicHoliday,
  publicHolidays,
  toMs,
  weekdayOf,
  weekOfMonth,
  type YearDay,
} from './holidays.ts';
import { type DateRule, isWholeMonth, type ScheduleLine, type TimeSpan } from './schedule.ts';

/** A line together with the document it is from. */
export type SourcedLine = { documentId: string; line: ScheduleLine };

export type DayFact = {
  state: 'open' | 'closed' | 'usual' | 'mentioned';
  /** Closed because a complete week leaves the day out. */
  inferred: boolean;
  lines: SourcedLine[];
};

const monthsOf: Record<SeasonId, readonly number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};

/** Whether a rule covers a day. Seasons without dates are the calendar's. */
export function covers({
  rule,
  day,
  language = 'en',
}: {
  rule: DateRule;
  day: YearDay;
  /** Of the document: says whose public holidays are meant. */
  language?: LanguageCode;
}): boolean {
  switch (rule.kind) {
    case 'day': {
      const { month, day: of } = dayOfYear({ day: rule.day, year: day.year });
      return (
        month === day.month &&
        of === day.day &&
        (rule.day.year === null || rule.day.year === day.year)
      );
    }
    case 'holiday': {
      const date = holidayDate({ holiday: rule.holiday, year: day.year });
      if (!date) return false;
      const length = rule.holiday === 'christmas' || rule.holiday === 'easter' ? 1 : 0;
      const distance = (toMs(day) - toMs(date)) / 86_400_000;
      return distance >= 0 && distance <= length;
    }
    case 'range': {
      const number = day.month * 100 + day.day;
      const [from, to] = [rule.from, rule.to].map((end) => {
        const { month, day: of } = dayOfYear({ day: end, year: day.year });
        return month * 100 + of;
      }) as [number, number];
      if (rule.from.year !== null && rule.to.year !== null) {
        const at = day.year * 10_000 + number;
        return at >= rule.from.year * 10_000 + from && at <= rule.to.year * 10_000 + to;
      }
      return from <= to ? number >= from && number <= to : number >= from || number <= to;
    }
    case 'season':
      return monthsOf[rule.season].includes(rule.south ? ((day.month + 5) % 12) + 1 : day.month);
    case 'public-holidays':
      return isPublicHoliday(day, language);
  }
}

export const isWeekly = (line: ScheduleLine): boolean => line.days.length > 0;

/** What the lines of one subject say about a weekday, in the season that `day` is in. */
export function weekdayFact({
  lines,
  weekday,
  day,
  exact,
  meal,
  named = false,
}: {
  meal: MealId | null;
  /** The question names whose hours these are. */
  named?: boolean;
  lines: readonly SourcedLine[];
  weekday: number;
  day: YearDay;
  /** The day itself is asked for, not the weekday in general: lines for other weeks of the month don't count. */
  exact: boolean;
}): DayFact | null {
  const inSeason = seasonLines({ lines, day });
  const own = inSeason.filter(
    ({ line }) =>
      line.kind === 'hours' && line.days.includes(weekday) && (!exact || inWeek({ line, day })),
  );
  const plain = own.filter(({ line }) => line.meal !== 'breakfast' && line.meal !== 'brunch');
  const served = meal === null ? [] : own.filter(({ line }) => line.meal === meal);
  const kept = served.length > 0 ? served : plain.length > 0 ? plain : own;
  if (kept.length > 0) {
    const weekly = kept.filter(({ line }) => line.weeks.length === 0);
    const special = kept.filter(({ line }) => line.weeks.length > 0);
    const chosen =
      exact && special.length > 0 ? special : weekly.length > 0 ? [...weekly, ...special] : special;
    const open = chosen.some(({ line }) => line.state === 'open');
    // The documents contradict each other: better no answer than the wrong half.
    if (
      weekly.some(({ line }) => line.state === 'closed') &&
      weekly.some(({ line }) => line.state === 'open')
    )
      return null;
    // What can't be read is quoted, never taken for "closed".
    const quoted = chosen.some(({ line }) => line.state === 'mentioned');
    return {
      state: open ? 'open' : quoted ? 'mentioned' : 'closed',
      inferred: false,
      lines: chosen,
    };
  }
  if (exact && inSeason.some(({ line }) => line.kind === 'hours' && line.days.includes(weekday))) {
    const others = inSeason.filter(
      ({ line }) => line.kind === 'hours' && line.days.includes(weekday),
    );
    return { state: 'closed', inferred: false, lines: others };
  }
  const week = inSeason.filter(({ line }) => line.kind === 'hours' && isWeekly(line));
  return isCompleteWeek({ lines: week, missing: weekday }) ||
    (named && isListOfDays(week)) ||
    isOutOfSeason({ lines, week, weekday })
    ? { state: 'closed', inferred: true, lines: week }
    : null;
}

/** Lines of the season a day is in; lines without a season count when no season names the same days. */
export function seasonLines({
  lines,
  day,
}: {
  lines: readonly SourcedLine[];
  day: YearDay;
}): SourcedLine[] {
  const seasonal = narrowest(
    lines.filter(({ line }) => line.season !== null && covers({ rule: line.season, day })),
  );
  const always = lines.filter(({ line }) => line.season === null);
  const days = new Set(seasonal.flatMap(({ line }) => (line.kind === 'hours' ? line.days : [])));
  return [
    ...seasonal.map((one) => withStart({ one, always })),
    ...always.flatMap((one) => {
      const { line } = one;
      if (
        line.kind !== 'hours' ||
        line.daypart ||
        !isWeekly(line) ||
        !line.days.some((own) => days.has(own))
      )
        return [one];
      const rest = line.days.filter((own) => !days.has(own));
      return rest.length > 0 ? [{ ...one, line: { ...line, days: rest } }] : [];
    }),
  ];
}

/** "From December 1 to 23 also on Mondays" within "winter (October to March)": the shorter season says more. */
function narrowest(lines: readonly SourcedLine[]): SourcedLine[] {
  return lines.flatMap((one) => {
    const { line } = one;
    if (line.kind !== 'hours' || !isWeekly(line)) return [one];
    const days = line.days.filter(
      (weekday) =>
        !lines.some(
          ({ line: other }) =>
            other.kind === 'hours' &&
            other.meal === line.meal &&
            other.part === line.part &&
            other.days.includes(weekday) &&
            lengthOf(other.season) * 2 < lengthOf(line.season),
        ),
    );
    if (days.length === line.days.length) return [one];
    return days.length === 0 ? [] : [{ ...one, line: { ...line, days } }];
  });
}

/** In days, roughly. */
function lengthOf(rule: DateRule | null): number {
  if (rule?.kind === 'season') return 91;
  if (rule?.kind !== 'range') return 366;
  const days = (rule.to.month - rule.from.month) * 30.5 + rule.to.day - rule.from.day + 1;
  return days > 0 ? days : days + 366;
}

/** "In summer until 8 on Thursdays": it opens when it opens on any other Thursday. */
function withStart({
  one,
  always,
}: {
  one: SourcedLine;
  always: readonly SourcedLine[];
}): SourcedLine {
  const [span] = one.line.spans;
  if (one.line.kind !== 'hours' || one.line.spans.length !== 1 || span?.from || !span?.to)
    return one;
  const usual = always.filter(
    ({ line }) =>
      line.kind === 'hours' &&
      line.state === 'open' &&
      line.weeks.length === 0 &&
      one.line.days.some((day) => line.days.includes(day)),
  );
  const from = usual.length === 1 ? usual[0]?.line.spans[0]?.from : null;
  return from && usual[0]?.line.spans.length === 1
    ? { ...one, line: { ...one.line, spans: [{ ...span, from }] } }
    : one;
}

function inWeek({ line, day }: { line: ScheduleLine; day: YearDay }): boolean {
  if (line.weeks.length === 0) return true;
  if (weekdayOf(day) !== line.days[0]) return true;
  const { week, last } = weekOfMonth(day);
  return line.weeks.includes(week) || (last && line.weeks.includes(-1));
}

/** "Mon, Wed, Fri 9–11; Sat 9–12" of something that is named lists all of its days. */
const isListOfDays = (lines: readonly SourcedLine[]): boolean =>
  lines.length > 0 &&
  lines.every(({ line }) => !line.prose && line.weeks.length === 0) &&
  new Set(lines.flatMap(({ line }) => line.days)).size >= (lines.length > 1 ? 2 : 3);

/** Hours by season: a day that only another season has is closed in this one. */
function isOutOfSeason({
  lines,
  week,
  weekday,
}: {
  lines: readonly SourcedLine[];
  week: readonly SourcedLine[];
  weekday: number;
}): boolean {
  return (
    week.some(({ line }) => line.state === 'open') &&
    week.every(({ line }) => line.season !== null && !line.prose) &&
    lines.some(
      ({ line }) =>
        line.season !== null &&
        line.kind === 'hours' &&
        line.state === 'open' &&
        line.days.includes(weekday),
    )
  );
}

/** The days listed run on without a gap, and at most three are left out. */
function isCompleteWeek({
  lines,
  missing,
}: {
  lines: readonly SourcedLine[];
  missing: number;
}): boolean {
  // A sentence about some days lists nothing; a list stands in one document.
  const sources = new Set(lines.map(({ documentId }) => documentId));
  return [...sources].some((source) =>
    isRun({
      days: lines.flatMap(({ documentId, line }) =>
        documentId === source && (!line.prose || isRunOfDays(line.days)) ? line.days : [],
      ),
      missing,
    }),
  );
}

/** "The orchard opens Wednesday to Sunday" leaves out the others, even in a sentence. */
const isRunOfDays = (days: readonly number[]): boolean => days.length >= 4 && days.length < 7;

function isRun({ days, missing }: { days: readonly number[]; missing: number }): boolean {
  const listed = new Set(days);
  if (listed.size < 4 || listed.has(missing)) return false;
  const absent = [0, 1, 2, 3, 4, 5, 6].filter((day) => !listed.has(day));
  let runs = 0;
  for (const day of absent) if (listed.has((day + 6) % 7)) runs += 1;
  return runs <= 1;
}

/** Lines for one date or holiday: the most precise rule wins. */
export function dateLines({
  lines,
  day,
  holiday,
  language,
}: {
  lines: readonly SourcedLine[];
  day: YearDay | null;
  holiday: string | null;
  language: LanguageCode;
}): SourcedLine[] {
  const named = lines.filter(({ line }) =>
    line.dates.some((rule) => {
      if (rule.kind === 'holiday')
        return (
          rule.holiday === holiday ||
          sameHoliday(rule.holiday, holiday) ||
          (day !== null && covers({ rule, day }))
        );
      return rule.kind === 'day' && day !== null && covers({ rule, day });
    }),
  );
  if (named.length > 0) return named;
  const ranged = lines.filter(
    ({ line }) =>
      line.state !== 'open' &&
      // "Four times a year: March, June, September and December" says nothing about a day.
      line.dates.some(
        (rule) =>
          rule.kind === 'range' &&
          day !== null &&
          covers({ rule, day }) &&
          !(line.state === 'mentioned' && line.dates.length > 1 && isWholeMonth(rule)),
      ),
  );
  if (ranged.length > 0) return ranged;
  return lines.filter(({ line }) =>
    line.dates.some(
      (rule) =>
        rule.kind === 'public-holidays' &&
        ((holiday !== null && publicHolidays.has(holiday as never)) ||
          (day !== null && covers({ rule, day, language }))),
    ),
  );
}

/** "Christmas" and "Easter" without more mean their main day. */
function sameHoliday(a: string, b: string | null): boolean {
  const main: Record<string, string> = {
    christmas: 'christmas-day',
    easter: 'easter-sunday',
    'thanksgiving-ca': 'thanksgiving',
  };
  return b !== null && (main[a] ?? a) === (main[b] ?? b);
}

export const spansOf = (lines: readonly SourcedLine[]): { span: TimeSpan; line: ScheduleLine }[] =>
  lines
    .flatMap(({ line }) =>
      line.state === 'open' ? line.spans.map((span) => ({ span, line })) : [],
    )
    .sort((a, b) => (a.span.from?.minutes ?? 0) - (b.span.from?.minutes ?? 0));
