import type { DayTarget } from './day-targets.ts';
import type { AnswerContext, Finding } from './finding.ts';
import { opensBesides } from './opens-besides.ts';
import type { Part } from './several-parts.ts';
import type { Writer } from './write-schedule.ts';

/** A weekday that the hours leave out: what other lines say about it, or that it isn't listed. */
export function answerMissingDay({
  part: { fact, candidate },
  context,
  writer,
  target: { when, weekday },
  no,
}: {
  part: Part;
  context: AnswerContext;
  writer: Writer;
  target: DayTarget;
  /** How an answer of "no" begins. */
  no: string;
}): Finding | null {
  const besides = opensBesides({ candidate, context, weekday });
  if (besides.length > 0)
    return besides.length <= mostQuoted && writer.language === writer.source
      ? { sentences: besides.map(({ line }) => line.text), lines: besides, certainty: 0.7 }
      : null;
  const [only, ...more] = fact.lines;
  // "Winter: Saturday and Sunday only" says more than that Friday isn't listed.
  const said = more.length === 0 && only?.line.season && writer.language === writer.source;
  return {
    sentences: [
      said
        ? `${no}${writer.phrase('closed', { when })}. ${only.line.text}`
        : `${no}${writer.phrase('not-listed', { when, days: writer.weekday(weekday) })}`,
    ],
    lines: fact.lines.slice(0, 6),
    certainty: 0.82,
  };
}

const mostQuoted = 2;
