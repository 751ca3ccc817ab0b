import type { spansOf } from './day-facts.ts';
import type { ScheduleQuery } from './understand-question.ts';
import type { Writer } from './write-schedule.ts';

/** The hours of one part in a list of several. */
export function shortValue({
  spans,
  query,
  writer,
}: {
  spans: ReturnType<typeof spansOf>;
  query: ScheduleQuery;
  writer: Writer;
}): string {
  const last = spans.at(-1)?.span.to;
  const first = spans[0]?.span.from;
  if (query.aspect === 'closes' && last) return writer.phrase('until', { to: writer.clock(last) });
  if (query.aspect === 'opens' && first)
    return writer.phrase('from', { from: writer.clock(first) });
  return writer.shortHours(spans);
}
