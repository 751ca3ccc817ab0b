import { covers } from './day-facts.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { ScheduleQuery } from './understand-question.ts';

/**
 * "July: Monday to Friday 9 to 2" below the hours of several departments: in July they are the hours of the business,
 * where none of the departments has any.
 */
export function seasonFor({
  candidates,
  main,
  query,
}: {
  candidates: readonly Candidate[];
  main: readonly Candidate[];
  query: ScheduleQuery;
}): Candidate | null {
  const days = query.date ? [query.date] : daysOf(query);
  if (days.length === 0 || query.words.length + query.topics.length > 0 || query.meal) return null;
  const counts = ({ lines }: Candidate): boolean =>
    lines.some(
      ({ line }) =>
        line.days.length > 0 &&
        line.state === 'open' &&
        (line.season === null ||
          days.some((day) => line.season && covers({ rule: line.season, day }))),
    );
  const isSeasonal = ({ lines }: Candidate): boolean =>
    lines.some(({ line }) => line.days.length > 0 && line.season !== null);
  if (main.some((one) => counts(one) && isSeasonal(one)) || !main.some(isSeasonal)) return null;
  return (
    candidates.find(
      (one) => one.subject === '' && one.role === 'hours' && isSeasonal(one) && counts(one),
    ) ?? null
  );
}

/** Some days of the month or season that is asked for. */
function daysOf({ period }: ScheduleQuery): { year: number; month: number; day: number }[] {
  if (period?.kind !== 'range') return [];
  const { month, day, year } = period.from;
  return [day, ...sampledDays.filter((each) => each > day)].map((each) => ({
    year: year ?? anyYear,
    month,
    day: each,
  }));
}

const sampledDays = [5, 10, 15, 20, 25];
const anyYear = 2027;
