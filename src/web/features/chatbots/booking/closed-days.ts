/** Days of the calendar as dates without a time, such as 2026-12-24. */
export type DayRange = { from: string; to: string };

const dayMs = 86_400_000;
const nextDay = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** Days that follow each other as one range, the earliest first. */
export function groupDays(days: readonly string[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = ranges.at(-1);
    if (last && nextDay(last.to) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}

/** None while no day is chosen. At most so many, because a typing mistake in a year would make thousands. */
export function listDays({ range, max }: { range: DayRange; max: number }): string[] {
  const days: string[] = [];
  if (!range.from) return days;
  for (let day = range.from; day <= range.to && days.length <= max; day = nextDay(day)) {
    days.push(day);
  }
  return days;
}
