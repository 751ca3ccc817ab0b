import type { ClauseLine } from './schedule.ts';

/** "Saturdays by appointment, between 9 and noon": one line with both, so that the times aren't said without the condition. */
export function joinAppointments(lines: readonly ClauseLine[]): ClauseLine[] {
  const joined: ClauseLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isSame =
      before?.byAppointment === true &&
      before.spans.length === 0 &&
      before.state === 'open' &&
      line.state === 'open' &&
      line.spans.length > 0 &&
      whenOf(before) === whenOf(line);
    if (isSame) joined[joined.length - 1] = { ...line, byAppointment: true };
    else joined.push(line);
  }
  return joined;
}

const whenOf = ({ kind, days, weeks, dates, season }: ClauseLine): string =>
  JSON.stringify([kind, days, weeks, dates, season]);
