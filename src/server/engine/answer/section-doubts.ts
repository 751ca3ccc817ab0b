import { wordsOf } from '#server/engine/index/analyse.ts';
import { placeNames } from '#server/engine/language/place-names.ts';
import type { RankedSection, WeighedTerm } from './rank-sections.ts';
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

/** How long a parcel takes to Norway isn't answered by a text without Norway. */
export function lacksPlace(
  terms: readonly WeighedTerm[],
  shown: readonly RankedSection[],
): boolean {
  const places = terms.filter(({ term, isFocus }) => isFocus && placeNames.has(term.word));
  const said = shown.map(({ section }) => section.passage.text + section.heading).join(' ');
  const words = new Set(wordsOf(said));
  return (
    places.length > 0 &&
    places.every(
      ({ term, isKnown }) => isKnown && !wordsOf(term.word).some((one) => words.has(one)),
    )
  );
}

/** Who looks for a job isn't answered by anything else. */
export const asksForWork = (topics: ReadonlySet<string>): boolean => topics.has('jobs');
export const joblessShare = 0.5;

const tellingThing = 0.85;
export const thinglessShare = 0.6;
