import type { RankedSection } from './rank-sections.ts';

/** The first section, and the second one when both are short and nearly tied: then both are shown. */
export function chooseSections(ranked: readonly RankedSection[]): RankedSection[] {
  const [best, ...others] = ranked;
  if (!best) return [];
  // A long section goes on in the next passage under the same heading: that isn't another answer.
  const next = others.find(
    ({ section }) =>
      section.text !== best.section.text &&
      (section.passage.documentId !== best.section.passage.documentId ||
        section.heading !== best.section.heading),
  );
  if (!next || best.score - next.score > closeTie) return [best];
  const isOffTopic = next.signs.topic < best.signs.topic * nearlyAsMuch;
  if (isOffTopic && best.score - next.score > closeOffTopic) return [best];
  const isShort = best.section.text.length + next.section.text.length <= shortTogether;
  return isShort ? [best, next] : [best];
}

const nearlyAsMuch = 0.8;
const closeOffTopic = 0.9;
const shortTogether = 300;
const closeTie = 1.8;
