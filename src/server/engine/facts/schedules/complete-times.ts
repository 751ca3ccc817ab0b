import type { Value } from './read-value.ts';
import type { ClauseLine } from './schedule.ts';

/** "On Friday we close at 1 pm, on Saturday at 3 pm": the second time is an end like the first. */
export function continued({
  value,
  before,
}: {
  value: Value;
  before: ClauseLine | undefined;
}): Value {
  const last = before?.spans.at(-1);
  if (!last || last.from !== null || before?.kind === 'last-orders') return value;
  return asEnd(value);
}

/** A single time that is the end of something. */
export const asEnd = (value: Value): Value =>
  value.single
    ? { ...value, single: false, spans: value.spans.map(({ from }) => ({ from: null, to: from })) }
    : value;

/** "Daily 10–18, Thursdays until 21": on Thursdays it opens as usual. */
export function completeEnds(lines: ClauseLine[]): void {
  for (const [index, line] of lines.entries()) {
    const [span] = line.spans;
    if (line.kind !== 'hours' || line.spans.length !== 1 || !span || span.from || !span.to)
      continue;
    if (line.days.length === 0 || line.dates.length > 0) continue;
    const usual = lines
      .slice(0, index)
      .findLast(
        (one) =>
          one.kind === 'hours' &&
          one.meal === line.meal &&
          one.spans.length > 0 &&
          one.spans.every(({ from, to }) => from && to) &&
          one.days.length > 1,
      );
    const end = span.to;
    const before = usual?.spans.filter(({ from }) => from && from.minutes < end.minutes) ?? [];
    if (!usual || before.length === 0) continue;
    line.spans = before.map((one, at) =>
      at === before.length - 1 ? { from: one.from, to: end } : one,
    );
    usual.days = usual.days.filter((day) => !line.days.includes(day));
  }
}

export const isOpenEnded = ({ state, spans }: Value): boolean =>
  state === 'open' && spans.every(({ from, to }) => from === null || to === null);
