import { answerPeriod } from './answer-period.ts';
import { type SourcedLine, weekdayFact } from './day-facts.ts';
import { dayIn } from './day-targets.ts';
import type { AnswerContext, Finding } from './finding.ts';
import { labelOf } from './label-of.ts';
import type { DateRule } from './schedule.ts';
import type { Writer } from './write-schedule.ts';

/** "Which days are you closed?": the days of the week, then the stretches of closed days. */
export function answerClosedDays({
  context,
  writer,
  ranges,
}: {
  context: AnswerContext;
  writer: Writer;
  ranges: readonly { one: SourcedLine; rule: DateRule }[];
}): Finding | null {
  const { choice, query, today } = context;
  const candidate = choice.chosen[0];
  if (!candidate) return null;
  const day = query.period ? dayIn(query, today) : today;
  const facts = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    fact: weekdayFact({
      lines: candidate.lines,
      weekday,
      day,
      exact: false,
      meal: null,
      named: choice.named,
    }),
  }));
  const closed = facts.filter(({ fact }) => fact?.state === 'closed');
  const open = facts.filter(({ fact }) => fact?.state === 'open');
  // Days that nothing is said about may be open or not.
  const isWhole = closed.length + open.length === 7 && !candidate.partial;
  const stretches = ranges.map(
    ({ one, rule }) => `${writer.rule(rule)}${one.line.part === '' ? '' : ` (${one.line.part})`}`,
  );
  if (closed.length === 0 && stretches.length === 0)
    return query.period ? answerPeriod(context) : null;
  const label = choice.named ? labelOf(candidate.subject) : '';
  const named = label === '' ? '' : ` (${label})`;
  const sentences = [
    ...(closed.length > 0
      ? [
          `${writer.phrase('closed-for', { when: writer.onDays(closed.map(({ weekday }) => weekday)) })}${named}`,
        ]
      : []),
    ...(stretches.length > 0
      ? [writer.phrase('closed-for', { when: writer.list(stretches) })]
      : []),
  ];
  return {
    sentences,
    lines: [
      ...(closed.length > 0 ? closed : open).flatMap(({ fact }) => fact?.lines ?? []).slice(0, 6),
      ...ranges.map(({ one }) => one),
    ],
    certainty: isWhole ? 0.9 : 0.78,
  };
}
