import type { ScheduleLine, TimeSpan } from './schedule.ts';

/** "Monday to Friday 8.30 to 5, lunch 1 to 1.45": less than an hour and a half within the hours is a break, no meal that is served. */
export function withLunchBreaks(lines: readonly ScheduleLine[]): ScheduleLine[] {
  return lines.map((line) =>
    line.meal === 'lunch' &&
    line.kind === 'hours' &&
    line.state === 'open' &&
    line.spans.length === 1 &&
    line.spans.every(isShort) &&
    !lines.some(({ meal }) => meal !== null && meal !== 'lunch') &&
    lines.some((other) => isAround(other, line))
      ? { ...line, kind: 'break', meal: null }
      : line,
  );
}

const longestBreak = 75;

const isShort = ({ from, to }: TimeSpan): boolean =>
  from !== null && to !== null && to.minutes - from.minutes <= longestBreak;

const isAround = (other: ScheduleLine, line: ScheduleLine): boolean =>
  other.kind === 'hours' &&
  other.meal === null &&
  other.state === 'open' &&
  line.days.every((day) => other.days.includes(day)) &&
  other.spans.some(({ from, to }) =>
    line.spans.every(
      (span) =>
        from &&
        to &&
        span.from &&
        span.to &&
        from.minutes < span.from.minutes &&
        span.to.minutes < to.minutes,
    ),
  );
