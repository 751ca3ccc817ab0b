import type { SourcedLine } from './day-facts.ts';
import type { ScheduleLine, TimeSpan } from './schedule.ts';

/** "Wednesday afternoons closed" below "Mon–Fri 9–13, 14:30–18:30" takes the afternoon from Wednesday. */
export function cutDayparts(lines: readonly SourcedLine[]): SourcedLine[] {
  const parts = lines.filter(({ line }) => line.daypart && line.days.length > 0);
  if (parts.length === 0) return [...lines];
  const cuts = parts.filter((one) => !lines.some((other) => saysHoursToo(one, other)));
  return lines.flatMap((one) => {
    const { line } = one;
    if (line.daypart && line.days.length > 0) return [];
    if (line.kind !== 'hours' || line.state !== 'open') return [one];
    const cut = cuts.filter(({ line: other }) => other.days.some((day) => line.days.includes(day)));
    if (cut.length === 0) return [one];
    const days = new Set(cut.flatMap(({ line: other }) => other.days));
    const rest = line.days.filter((day) => !days.has(day));
    const own = line.days.filter((day) => days.has(day));
    const spans = cut.reduce(
      (left, { line: other }) => left.flatMap((span) => cutSpan(span, other.daypart)),
      line.spans,
    );
    const kept = rest.length > 0 ? [{ ...one, line: { ...line, days: rest } }] : [];
    return spans.length > 0 ? [...kept, { ...one, line: { ...line, days: own, spans } }] : kept;
  });
}

/** "Friday 9 to 3, afternoon closed" says what the afternoon is: the time after three. */
const saysHoursToo = (part: SourcedLine, other: SourcedLine): boolean =>
  other.line.block === part.line.block &&
  other.line.state === 'open' &&
  other.line.spans.length > 0 &&
  other.line.days.some((day) => part.line.days.includes(day));

/** What is left of hours when a part of the day is closed; the end is open where the document doesn't say it. */
function cutSpan(span: TimeSpan, part: ScheduleLine['daypart']): TimeSpan[] {
  const from = span.from?.minutes ?? 0;
  const to = span.to?.minutes ?? 1440;
  if (part === 'morning') {
    if (to <= 840) return [];
    return from < 720 ? [{ ...span, from: null }] : [span];
  }
  const start = part === 'evening' ? 1020 : 720;
  if (from >= start) return [];
  // Noon is when the afternoon begins, but many stay until one.
  return to > start + 120 ? [{ ...span, to: null, overBy: start + 90 }] : [span];
}
