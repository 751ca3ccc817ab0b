import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { findPrices } from '#server/engine/facts/tables/amount.ts';
import { defaultThreshold } from '#server/engine/retrieve/confidence.ts';
import { findTopics } from '#server/engine/understand/find-topics.ts';
import type { Candidate } from './candidate.ts';
import type { SectionAnswer } from './find-section-answer.ts';
import type { RankedSection } from './rank-sections.ts';

/** A text that says what it costs to send something back, to cancel or to be refunded. */
export function tellsWhatUndoingCosts({
  section,
  topics,
}: {
  section: Pick<SectionAnswer, 'confidence' | 'statements'> & {
    ranked: readonly Pick<RankedSection, 'topics'>[];
  };
  topics: ReadonlySet<string>;
}): boolean {
  const [best] = section.ranked;
  return (
    section.confidence >= defaultThreshold &&
    section.statements.some((statement) => findPrices(statement.text).length > 0) &&
    undoing.some((topic) => topics.has(topic) && best?.topics.has(topic))
  );
}

const undoing = ['return', 'cancel', 'refund', 'no-show', 'membership-end'];

/** What sending something back costs is in a row that speaks of it, not in the price of sending it out. */
export function tellsTopics({
  candidate: { statements },
  topics,
  facts,
}: {
  candidate: Pick<Candidate, 'statements'>;
  topics: ReadonlySet<string>;
  facts: Pick<OpenFacts, 'languages'>;
}): boolean {
  const said = statements.flatMap(({ text, passages }) => [
    text,
    ...passages.flatMap(({ title, place, text: row }) => [title, place.heading ?? '', row]),
  ]);
  return said.some((text) =>
    facts.languages.some((language) =>
      [...findTopics({ text, place: 'text', language })].some(
        (topic) => undoing.includes(topic) && topics.has(topic),
      ),
    ),
  );
}
