import type { MealId } from '#server/engine/language/calendar-words.ts';
import { isWeekly, type SourcedLine, seasonLines, spansOf } from './day-facts.ts';
import type { YearDay } from './holidays.ts';
import type { CalendarDay } from './schedule.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { Writer } from './write-schedule.ts';

/** The week of one thing at a time of the year, days with the same hours together. */
export function weekText({
  candidate,
  writer,
  day,
  meal,
}: {
  candidate: Pick<Candidate, 'lines'>;
  writer: Writer;
  /** A day of that time. */
  day: YearDay;
  meal: MealId | null;
}): { text: string; lines: SourcedLine[] } | null {
  const asked = ({ line }: SourcedLine): boolean =>
    line.kind === 'hours' && isWeekly(line) && (meal === null || line.meal === meal);
  const current = seasonLines({ lines: candidate.lines, day }).filter(asked);
  const seasons = current.length > 0 ? [] : seasonsOf(candidate.lines.filter(asked));
  if (seasons.length > 1) {
    const weeks = seasons.flatMap(
      (at) =>
        weekText({ candidate, writer, day: { ...at, year: at.year ?? day.year }, meal }) ?? [],
    );
    return {
      text: weeks.map(({ text }) => text).join('. '),
      lines: weeks.flatMap(({ lines }) => lines),
    };
  }
  // Out of season the hours of the season are still what is asked for; the answer names it.
  const weekly = current.length > 0 ? current : candidate.lines.filter(asked);
  if (weekly.length === 0) return null;
  const days = new Map<string, number[]>();
  const extra: string[] = [];
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const own = weekly.filter(({ line }) => line.days.includes(weekday));
    if (own.length === 0) continue;
    const plain = own.filter(({ line }) => line.weeks.length === 0);
    const text =
      plain.length === 0
        ? ''
        : plain.some(({ line }) => line.state === 'open')
          ? `${writer.shortHours(spansOf(plain))}${plain.some(({ line }) => line.byAppointment) ? ` (${writer.phrase('appointment')})` : ''}`
          : plain.some(({ line }) => line.state === 'closed')
            ? 'closed'
            : '';
    if (text !== '') days.set(text, [...(days.get(text) ?? []), weekday]);
    for (const { line } of own) {
      if (line.weeks.length > 0 && line.spans.length > 0) {
        extra.push(
          `${writer.weeks(line, 'weeks')} ${writer.shortHours(line.spans.map((span) => ({ span, line })))}${line.byAppointment ? ` (${writer.phrase('appointment')})` : ''}`,
        );
      }
    }
  }
  const parts = [...days]
    .filter(([text]) => text !== 'closed')
    .map(([text, list]) => `${writer.dayNames(list)} ${text}`);
  parts.push(...extra);
  const closed = days.get('closed');
  if (closed) parts.push(writer.phrase('closed-days', { days: writer.dayNames(closed) }));
  const season = weekly.find(({ line }) => line.season)?.line.season;
  return parts.length === 0
    ? null
    : { text: `${season ? `(${writer.rule(season)}) ` : ''}${parts.join('; ')}`, lines: weekly };
}

/** The first day of each season that has hours of its own. */
function seasonsOf(lines: readonly SourcedLine[]): CalendarDay[] {
  const found = new Map<string, CalendarDay>();
  for (const { line } of lines)
    if (line.season?.kind === 'range' && line.state === 'open')
      found.set(JSON.stringify(line.season), line.season.from);
  return found.size <= 4 ? [...found.values()] : [];
}
