import { type SourcedLine, spansOf, weekdayFact } from './day-facts.ts';
import type { AnswerContext, Finding } from './finding.ts';
import { lexiconOf } from './lexicon.ts';
import { likeDay } from './like-day.ts';
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
  const rules = candidates.flatMap((candidate) =>
    candidate.lines.filter(
      ({ line }) =>
        line.dates.some((rule) => rule.kind === 'public-holidays') &&
        // "No classes on bank holidays" says nothing about the office.
        (choice.named || line.part === '' || candidate.role === 'hours'),
    ),
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
    if (first.line.state === 'mentioned' && writer.language === writer.source)
      return quoted({ context, writer, rule: first });
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

/** The sentence, and the hours of the weekday that it refers to: "Bank holidays: as Sunday". */
function quoted({
  context: { choice, query, today },
  writer,
  rule,
}: {
  context: AnswerContext;
  writer: Writer;
  rule: SourcedLine;
}): Finding {
  const { text } = rule.line;
  const [main, ...others] = choice.chosen;
  const weekday = main && likeDay({ text, lexicon: lexiconOf(main.language) });
  const fact =
    main && typeof weekday === 'number' && others.length === 0
      ? weekdayFact({ lines: main.lines, weekday, day: today, exact: false, meal: query.meal })
      : null;
  const spans = fact?.state === 'open' ? spansOf(fact.lines) : [];
  if (!fact || typeof weekday !== 'number' || spans.length === 0)
    return { sentences: [text], lines: [rule], certainty: 0.78 };
  const hours = writer.phrase('open', {
    when: writer.onDays([weekday]),
    hours: writer.hours(spans),
  });
  return { sentences: [text, hours], lines: [rule, ...fact.lines], certainty: 0.88 };
}
