import { isSense } from './items.ts';
import { lexiconOf } from './lexicon.ts';
import { scanText } from './scan-text.ts';
import type { ScheduleLine } from './schedule.ts';
import type { SourcedSchedule } from './schedule-candidate.ts';

/**
 * "When: Saturdays 5 to 11" on a page about parties has no name before it, and neither have the hours of the business.
 * Where another document lists those day by day, a single line with other times is about something else.
 */
export function withoutSideLines(schedules: readonly SourcedSchedule[]): SourcedSchedule[] {
  const general = schedules.filter(
    ({ schedule }) => schedule.subject === '' && schedule.role === 'hours',
  );
  const listed = general.filter(({ schedule }) => blocksOf(schedule.lines).size >= listedDays);
  if (listed.length === 0) return [...schedules];
  return schedules.flatMap((sourced) => {
    const { schedule, documentId } = sourced;
    const isSide =
      general.includes(sourced) &&
      listed.every((other) => other.documentId !== documentId) &&
      blocksOf(schedule.lines).size === 1 &&
      !saysHours(sourced) &&
      listed.some((other) => differs(schedule.lines, other.schedule.lines));
    if (!isSide) return [sourced];
    const lines = schedule.lines.filter((line) => !isWeekly(line));
    return lines.length > 0 ? [{ ...sourced, schedule: { ...schedule, lines } }] : [];
  });
}

const listedDays = 4;

const isWeekly = ({ kind, state, days, season, dates }: ScheduleLine): boolean =>
  kind === 'hours' && state === 'open' && days.length > 0 && season === null && dates.length === 0;

const blocksOf = (lines: readonly ScheduleLine[]): ReadonlySet<number> =>
  new Set(lines.filter(isWeekly).map(({ block }) => block));

const saysHours = ({ schedule: { context, language } }: SourcedSchedule): boolean =>
  scanText({ text: context, lexicon: lexiconOf(language) }).some((item) =>
    isSense(item, 'hours', 'open', 'opens'),
  );

/** Whether both name a day and give it other times. */
function differs(side: readonly ScheduleLine[], listed: readonly ScheduleLine[]): boolean {
  const timesOn = (lines: readonly ScheduleLine[], day: number): string =>
    lines
      .filter((line) => isWeekly(line) && line.days.includes(day))
      .flatMap(({ spans }) => spans.map(({ from, to }) => `${from?.minutes}-${to?.minutes}`))
      .join();
  return [0, 1, 2, 3, 4, 5, 6].some((day) => {
    const own = timesOn(side, day);
    const other = timesOn(listed, day);
    return own !== '' && other !== '' && own !== other;
  });
}
