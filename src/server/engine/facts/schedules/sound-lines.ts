import { isAgeLimit } from './age-limits.ts';
import { withLunchBreaks } from './lunch-breaks.ts';
import { withoutNarrowerDays } from './narrower-days.ts';
import { withOtherEnds } from './other-ends.ts';
import type { ClockTime, ScheduleLine, TimeSpan } from './schedule.ts';

/** Lines of one thing as they can be true: what ends comes after what begins, and hours that can't be one thing's stay text. */
export function soundLines(given: readonly ScheduleLine[]): ScheduleLine[] {
  const lines = withoutSecondWeek(
    withoutNarrowerDays(withLunchBreaks(given.filter((line) => !isAgeLimit(line)))),
  );
  const starts = lines.flatMap(({ kind, state, spans }) =>
    kind === 'hours' && state === 'open' ? spans.flatMap(({ from }) => from?.minutes ?? []) : [],
  );
  const ends = lines.flatMap(({ kind, spans }) =>
    kind === 'hours' ? spans.flatMap(({ from, to }) => (from && to ? to.minutes : [])) : [],
  );
  const earliest = starts.length > 0 ? Math.min(...starts) : null;
  // What opens in the afternoon says nothing about an end in the morning.
  const opening = earliest !== null && earliest > noon ? 0 : earliest;
  const isLate = ends.some((end) => end >= lateEvening);
  const sound = lines
    .filter((line) => !isFirstOfTwo({ line, lines }))
    .map((line): ScheduleLine => {
      const spans = line.spans.map((span) =>
        line.kind === 'break' ? completeBreak(span) : completeEnd({ span, line, opening, isLate }),
      );
      const isSound = spans.every(isPossible) && !overlapsOthers({ line, lines });
      return isSound ? { ...line, spans } : { ...line, spans: [], state: 'mentioned' };
    });
  return withOtherEnds(sound);
}

/**
 * "Mother's Day week: daily 7–7" below the hours of the week: when it counts couldn't be read, so it says nothing about
 * the days that have their hours already.
 */
function withoutSecondWeek(lines: readonly ScheduleLine[]): ScheduleLine[] {
  return lines.flatMap((line, at) => {
    if (!isWholeWeek(line)) return [line];
    const before = lines.slice(0, at).filter((other) => isOfSameTime(other, line));
    const known = new Set(before.flatMap(({ days }) => days));
    const isOther = before.some(
      (other) =>
        other.state === 'open' &&
        other.days.some((day) => line.days.includes(day)) &&
        other.spans.some((one) => line.spans.some((own) => overlap(one, own) && !isSame(one, own))),
    );
    if (known.size < mostOfWeek || !isOther) return [line];
    const days = line.days.filter((day) => !known.has(day));
    return days.length > 0 ? [{ ...line, days }] : [];
  });
}

const isWholeWeek = ({ kind, state, days, dates, weeks }: ScheduleLine): boolean =>
  kind === 'hours' && state === 'open' && days.length >= 5 && dates.length + weeks.length === 0;

/** Weekly hours of the same part and season from elsewhere in the document. */
const isOfSameTime = (other: ScheduleLine, line: ScheduleLine): boolean =>
  other.kind === 'hours' &&
  other.state !== 'mentioned' &&
  other.block !== line.block &&
  other.dates.length + other.weeks.length === 0 &&
  other.part === line.part &&
  other.meal === line.meal &&
  JSON.stringify(other.season) === JSON.stringify(line.season);

const isSame = (a: TimeSpan, b: TimeSpan): boolean =>
  a.from?.minutes === b.from?.minutes && a.to?.minutes === b.to?.minutes;

const mostOfWeek = 5;

/** "Food from noon, last orders 8:30": of two times in a sentence about last orders it's the later one. */
const isFirstOfTwo = ({
  line,
  lines,
}: {
  line: ScheduleLine;
  lines: readonly ScheduleLine[];
}): boolean =>
  line.kind === 'last-orders' &&
  line.spans.length === 1 &&
  lines
    .slice(lines.indexOf(line) + 1)
    .some(
      (other) =>
        other.kind === 'last-orders' &&
        other.block === line.block &&
        other.text === line.text &&
        other.days.join() === line.days.join() &&
        JSON.stringify(other.season) === JSON.stringify(line.season) &&
        other.spans.length === 1,
    );

const lateEvening = 22 * 60;
const noon = 12 * 60;
/** Last orders before this are said without "pm". */
const earliestLast = 11 * 60;
/** A place that is open late may close at 2 in the night, but not at 7 in the morning. */
const earliestMorning = 6 * 60;

/** "Fridays we close at 4" of something that opens at 8:30 is in the afternoon. */
function completeEnd({
  span,
  line,
  opening,
  isLate,
}: {
  span: TimeSpan;
  line: ScheduleLine;
  opening: number | null;
  isLate: boolean;
}): TimeSpan {
  const { from, to } = span;
  if (from || !to || !isOpenToBoth(to)) return span;
  const isLast = line.kind === 'last-orders' && line.meal !== 'breakfast';
  if (opening === null)
    return to.minutes < (isLast ? earliestLast : earliestMorning) && !isLate
      ? { from, to: later(to, noon) }
      : span;
  if (to.minutes > opening && !(isLast && to.minutes < earliestLast)) return span;
  const by = isLate && to.minutes < earliestMorning ? 2 * noon : noon;
  return to.minutes + by > opening ? { from, to: later(to, by) } : span;
}

/** A break from "1.00 to 1.45" is in the afternoon, and one from "12.30 to 1.15" ends in it. */
function completeBreak(span: TimeSpan): TimeSpan {
  if (!span.from || !span.to) return span;
  const isNight = isOpenToBoth(span.from) && span.from.minutes < earliestBreak;
  const from = isNight ? later(span.from, noon) : span.from;
  const length = (span.to.minutes - from.minutes + 2 * noon) % noon;
  const isPlain = /^[\d:.h]+$/.test(span.to.text) && length > 0 && length <= longestBreak;
  return { ...span, from, to: isPlain ? { ...span.to, minutes: from.minutes + length } : span.to };
}

const earliestBreak = 7 * 60;
const longestBreak = 5 * 60;

const later = (time: ClockTime, by: number): ClockTime => ({
  ...time,
  minutes: time.minutes + by,
});

/** "4" and "4:30", but not "04:30" and "4 am". */
const isOpenToBoth = ({ minutes, text }: ClockTime): boolean =>
  minutes >= 60 && minutes < noon && /^[1-9]\d?(?:[:.h]\d{2})?$/.test(text);

/** Nothing is open for twenty hours, unless it never closes. */
const isPossible = ({ from, to }: TimeSpan): boolean =>
  !from || !to || to.minutes - from.minutes < 20 * 60 || to.minutes - from.minutes === 24 * 60;

/** "Tue 9–5 8–4 9–12": several places in one line, of which no one can tell which is which. */
function overlapsOthers({
  line,
  lines,
}: {
  line: ScheduleLine;
  lines: readonly ScheduleLine[];
}): boolean {
  if (line.kind !== 'hours' || line.state !== 'open' || line.days.length === 0) return false;
  return lines.some(
    (other) =>
      other !== line &&
      other.kind === 'hours' &&
      other.state === 'open' &&
      other.block === line.block &&
      other.text === line.text &&
      other.part === line.part &&
      other.meal === line.meal &&
      other.season === line.season &&
      other.dates.length + line.dates.length + other.weeks.length + line.weeks.length === 0 &&
      other.days.join() === line.days.join() &&
      other.spans.some((one) => line.spans.some((own) => overlap(one, own))),
  );
}

const overlap = (a: TimeSpan, b: TimeSpan): boolean =>
  Boolean(
    a.from &&
      a.to &&
      b.from &&
      b.to &&
      a.from.minutes < b.to.minutes &&
      b.from.minutes < a.to.minutes,
  );
