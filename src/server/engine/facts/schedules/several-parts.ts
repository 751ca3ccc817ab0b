import { type DayFact, spansOf } from './day-facts.ts';
import type { DayTarget } from './day-targets.ts';
import type { Finding } from './finding.ts';
import { openInPart } from './part-of-day.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { ScheduleQuery } from './understand-question.ts';
import { isWithin } from './within-span.ts';
import type { Writer } from './write-schedule.ts';

/** What is known about a day of one part of the business. */
export type Part = { label: string; fact: DayFact; candidate: Candidate };

/** "Shop 6–14; café closed". */
export function severalParts({
  parts,
  writer,
  target,
  query,
}: {
  parts: readonly Part[];
  writer: Writer;
  target: DayTarget;
  query: ScheduleQuery;
}): Finding | null {
  const texts = parts.map(({ label, fact }) => {
    const spans = spansOf(fact.lines);
    const value =
      fact.state === 'closed' ? closedWord(writer) : shortValue({ spans, query, writer });
    return label === '' ? value : `${label} ${value}`;
  });
  const asked = query.time?.minutes;
  const isOpen = ({ fact }: Part): boolean =>
    fact.state !== 'closed' &&
    (asked === undefined || spansOf(fact.lines).some(({ span }) => isWithin(span, asked))) &&
    (query.daypart === null ||
      openInPart({
        spans: spansOf(fact.lines).map(({ span }) => span),
        daypart: query.daypart,
        language: writer.language,
      }) !== 'no');
  const open = parts.filter(isOpen);
  // For whom it is open decides it, and who asks hasn't said it, or in other words.
  const isByGroup =
    open.length > 0 && open.length < parts.length && parts.some(({ label }) => people.test(label));
  const sign =
    !query.yesNo || isByGroup ? '' : `${writer.phrase(open.length > 0 ? 'yes' : 'no')}, `;
  return {
    sentences: [`${sign}${target.when}: ${texts.join('; ')}`],
    lines: parts.flatMap(({ fact }) => fact.lines),
    certainty: parts.some(({ fact }) => fact.state === 'mentioned') ? 0.5 : 0.85,
  };
}

const people =
  /(?<!\p{L})(?:guests?|members?|residents?|everybody|everyone|public|visitors?|non-members?|gäste|mitglieder|alle|öffentlichkeit|huéspedes|clientes|socios|miembros|público|todos|clients?|membres?|résidents?|tous|ospiti|soci|tutti|hóspedes|sócios|gasten|leden|iedereen|goście|członkowie)(?!\p{L})/iu;

const closedWord = (writer: Writer): string =>
  (writer.words.senses.closed[0] ?? '').toLocaleLowerCase();

/** The hours of one part in a list of several. */
function shortValue({
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
