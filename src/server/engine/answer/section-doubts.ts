import { wordsOf } from '#server/engine/index/analyse.ts';
import type { WeighedTerm } from './rank-sections.ts';
import type { SectionEvidence } from './section-confidence.ts';

/** "Do you rent out kites?" isn't answered by a text about renting without any kites. */
export function lacksThing({
  terms,
  thing,
  evidence,
}: {
  terms: readonly WeighedTerm[];
  thing: ReadonlySet<string>;
  evidence: SectionEvidence;
}): boolean {
  const isTelling = terms.some(
    ({ term, isOwn }) =>
      isOwn &&
      term.information >= tellingThing &&
      wordsOf(term.word).some((word) => thing.has(word)),
  );
  return evidence.thing === -1 && isTelling;
}

/** Who looks for a job isn't answered by anything else. */
export const asksForWork = (topics: ReadonlySet<string>): boolean => topics.has('jobs');
export const joblessShare = 0.5;

const tellingThing = 0.85;
export const thinglessShare = 0.6;
