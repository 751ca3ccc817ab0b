import { covers, type SourcedLine } from './day-facts.ts';

/** A week with opening and closing times that counts all year. */
export const hasYearlyWeek = (lines: readonly SourcedLine[]): boolean =>
  daysOf(lines.filter(({ line }) => line.season === null)) >= leastDays;

/** Hours of a summer or winter that leave the rest of the year open. */
export function isSeasonOnly(lines: readonly SourcedLine[]): boolean {
  const weekly = lines.filter(({ line }) => line.days.length > 0 && line.kind === 'hours');
  if (weekly.length === 0 || hasYearlyWeek(weekly)) return false;
  const open = weekly.filter(({ line }) => line.state === 'open');
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].some(
    (month) =>
      !open.some(
        ({ line: { season } }) =>
          season === null || covers({ rule: season, day: { year: 2027, month, day: 15 } }),
      ),
  );
}

const leastDays = 3;

const daysOf = (lines: readonly SourcedLine[]): number =>
  new Set(
    lines.flatMap(({ line }) =>
      line.kind === 'hours' &&
      line.weeks.length === 0 &&
      !line.prose &&
      line.spans.some(({ from, to }) => from && to)
        ? line.days
        : [],
    ),
  ).size;
