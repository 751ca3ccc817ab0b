import type { Schedule } from './schedule.ts';

/** "Sunday closed" below days with times is about the same thing, even if only one of them says "open" or "closed". */
export function joinRoles(schedules: readonly Schedule[]): Schedule[] {
  const joined: Schedule[] = [];
  for (const schedule of schedules) {
    const same = joined.find(
      (one) =>
        schedule.subject !== '' &&
        one.subject === schedule.subject &&
        one.context === schedule.context &&
        one.form === undefined &&
        schedule.form === undefined,
    );
    if (!same) joined.push({ ...schedule, lines: [...schedule.lines] });
    else {
      same.lines.push(...schedule.lines);
      if (schedule.role === 'hours') same.role = 'hours';
    }
  }
  return joined;
}
