import type { ScheduleLine, TimeSpan } from './schedule.ts';

/** "Daily 10 to 8, Tuesdays 1 to 8": the times of Tuesday replace those of every day, which they'd only repeat in part. */
export function withoutNarrowerDays(lines: readonly ScheduleLine[]): ScheduleLine[] {
  return lines.map((line, at) => {
    if (!isWeekly(line)) return line;
    const named = lines
      .slice(at + 1)
      .filter((other) => isNarrower(other, line))
      .flatMap(({ days }) => days);
    return named.length === 0
      ? line
      : { ...line, days: line.days.filter((day) => !named.includes(day)) };
  });
}

const isWeekly = ({ kind, state, dates, weeks, meal, spans }: ScheduleLine): boolean =>
  kind === 'hours' &&
  state === 'open' &&
  dates.length + weeks.length === 0 &&
  meal === null &&
  spans.length > 0 &&
  spans.every(({ from, to }) => from && to);

/** Of the same sentence, for some of the days, at times that overlap. */
const isNarrower = (other: ScheduleLine, line: ScheduleLine): boolean =>
  isWeekly(other) &&
  other.block === line.block &&
  other.text === line.text &&
  !condition.test(line.text) &&
  other.part === line.part &&
  JSON.stringify(other.season) === JSON.stringify(line.season) &&
  other.days.length > 0 &&
  other.days.length < line.days.length &&
  other.days.every((day) => line.days.includes(day)) &&
  other.spans.some((one) => line.spans.some((own) => overlap(one, own)));

/** "Monday to Friday 9 to 5 in term, during breaks Friday 9 to 12": not the same weeks. */
const condition = /(?<!\p{L})(?:during|while|when|if|in term|breaks?)(?!\p{L})/iu;

const overlap = (a: TimeSpan, b: TimeSpan): boolean =>
  Boolean(
    a.from &&
      a.to &&
      b.from &&
      b.to &&
      a.from.minutes < b.to.minutes &&
      b.from.minutes < a.to.minutes,
  );
