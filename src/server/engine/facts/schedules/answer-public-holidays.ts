import { spansOf } from './day-facts.ts';
import type { AnswerContext, Finding } from './finding.ts';
import { partLevel } from './part-level.ts';
import type { Writer } from './write-schedule.ts';

/** "Are you open on bank holidays?": the rule for all of them, or the list the document gives. */
export function answerPublicHolidays({
  context,
  writer,
}: {
  context: AnswerContext;
  writer: Writer;
}): Finding | null {
  const { candidates, query, choice } = context;
  const all = candidates.flatMap((candidate) => candidate.lines);
  const rules = all.filter(({ line }) =>
    line.dates.some((rule) => rule.kind === 'public-holidays'),
  );
  const own = choice.named
    ? rules.filter(({ line }) =>
        choice.chosen.some((candidate) => partLevel({ part: line.part, candidate }) > 0),
      )
    : rules;
  const first = own[0];
  if (first) {
    const when = writer.phrase('public-holidays');
    const label = first.line.part === '' ? '' : ` (${first.line.part})`;
    if (first.line.state === 'closed')
      return {
        sentences: [
          `${query.yesNo ? `${writer.phrase('no')}, ` : ''}${writer.phrase('closed', { when })}${label}`,
        ],
        lines: own,
        certainty: 0.92,
      };
    if (first.line.spans.length > 0)
      return {
        sentences: [
          `${query.yesNo ? `${writer.phrase('yes')}, ` : ''}${writer.phrase('open', { when, hours: writer.hours(spansOf([first])) })}${label}`,
        ],
        lines: own,
        certainty: 0.9,
      };
    if (first.line.state === 'usual')
      return { sentences: [writer.phrase('usual', { when })], lines: own, certainty: 0.9 };
  }
  const listed = all.filter(
    ({ line }) =>
      line.state !== 'mentioned' &&
      line.dates.filter((rule) => rule.kind === 'holiday' || rule.kind === 'day').length >= 2,
  );
  if (listed.length === 0 || writer.language !== writer.source) return null;
  return {
    sentences: listed.slice(0, 2).map(({ line }) => line.text),
    lines: listed.slice(0, 2),
    certainty: 0.78,
  };
}
