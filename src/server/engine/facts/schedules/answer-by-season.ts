import { datedLines } from './choose-schedules.ts';
import { type SourcedLine, spansOf } from './day-facts.ts';
import type { DayTarget } from './day-targets.ts';
import type { AnswerContext, Finding } from './finding.ts';
import type { Writer } from './write-schedule.ts';

/** Out of season "are you open on Saturdays?" is answered with the Saturdays of each season. */
export function bySeason({
  context,
  writer,
  target,
}: {
  context: AnswerContext;
  writer: Writer;
  target: DayTarget;
}): Finding | null {
  const { choice, candidates, query } = context;
  const [candidate, ...others] = choice.chosen;
  if (!candidate || others.length > 0 || target.exact || query.period || query.time) return null;
  const seasons = new Map<string, SourcedLine[]>();
  for (const one of candidate.lines) {
    const { kind, state, season, days, weeks } = one.line;
    if (kind !== 'hours' || state !== 'open' || weeks.length > 0) continue;
    if (!days.includes(target.weekday)) continue;
    if (season === null) return null;
    const key = writer.rule(season);
    seasons.set(key, [...(seasons.get(key) ?? []), one]);
  }
  if (seasons.size === 0 || seasons.size > 4) return null;
  const texts = [...seasons].map(([rule, lines]) => `${writer.hours(spansOf(lines))} (${rule})`);
  const closed = datedLines({ candidate, candidates }).find(
    ({ line }) =>
      line.state === 'closed' &&
      line.part === '' &&
      line.dates.some(({ kind }) => kind === 'range'),
  );
  const rule = closed?.line.dates.find(({ kind }) => kind === 'range');
  return {
    sentences: [
      writer.phrase('open', { when: target.when, hours: writer.list(texts) }),
      ...(rule ? [writer.phrase('closed-for', { when: writer.during(rule) })] : []),
    ],
    lines: [...[...seasons.values()].flat(), ...(closed ? [closed] : [])],
    certainty: 0.85,
  };
}
