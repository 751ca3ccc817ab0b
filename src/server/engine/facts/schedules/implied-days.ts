import type { ClauseLine, ScheduleLine } from './schedule.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** "Open 12–20" above "closed on Wednesdays" and "Sundays 11–19": it is for the days that no other line names. */
export function withoutNamedDays(lines: readonly ScheduleLine[]): ScheduleLine[] {
  if (!lines.some(({ implied }) => implied)) return [...lines];
  const named = new Set(
    lines.flatMap((line) =>
      !line.implied &&
      line.kind === 'hours' &&
      line.season === null &&
      line.weeks.length === 0 &&
      line.daypart === undefined &&
      line.part === ''
        ? line.days
        : [],
    ),
  );
  return lines.flatMap((line) => {
    if (!line.implied) return [line];
    const days = line.days.filter((day) => !named.has(day));
    return days.length === 0 ? [] : [{ ...line, days }];
  });
}

/** Opening times without any day, for every day that isn't named otherwise. */
export const impliedLine = (spans: ClauseLine['spans']): ClauseLine => ({
  kind: 'hours',
  state: 'open',
  days: [...everyDay],
  weeks: [],
  dates: [],
  season: null,
  spans,
  meal: null,
  byAppointment: false,
  part: '',
  note: '',
  implied: true,
});
