import type { SourcedLine } from './day-facts.ts';
import type { ScheduleLine } from './schedule.ts';
import type { Writer } from './write-schedule.ts';

export function conditions({
  lines,
  writer,
}: {
  lines: readonly SourcedLine[];
  writer: Writer;
}): string {
  return lines.some(({ line }) => line.byAppointment) ? `, ${writer.phrase('appointment')}` : '';
}

/** Remarks travel with the value when they are in the visitor's language. */
export function noteText({
  lines,
  writer,
}: {
  lines: readonly SourcedLine[];
  writer: Writer;
}): string {
  if (writer.language !== writer.source) return '';
  const notes = [...new Set(lines.flatMap(({ line }) => (isTelling(line) ? [line.note] : [])))];
  return notes.length > 0 ? ` (${notes.join('; ')})` : '';
}

const isTelling = (line: ScheduleLine): boolean => line.note !== '' && line.note.length <= 140;

export function seasonText({
  lines,
  writer,
}: {
  lines: readonly SourcedLine[];
  writer: Writer;
}): string {
  const season = lines.find(({ line }) => line.season !== null)?.line.season;
  return season ? ` (${writer.rule(season)})` : '';
}
