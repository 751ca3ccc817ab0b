import type { RankedSection } from './rank-sections.ts';

const wholeSection = 420;
const longestWindow = 380;

/** The whole section when it is short, else the sentences around the best one, as they stand. */
export function chooseLines({ section, sentences }: RankedSection): number[] {
  if (section.text.length <= wholeSection) return section.sentences;
  const values = sentences.map(({ cosine, coverage }) => cosine + coverage);
  const best = Math.max(0, values.indexOf(Math.max(...values)));
  const lengthOf = (at: number): number =>
    section.passage.sentences[section.sentences[at] ?? -1]?.text.length ?? 0;
  let from = best;
  let to = best;
  let length = lengthOf(best);
  for (;;) {
    const next = to + 1 < section.sentences.length && length + lengthOf(to + 1) <= longestWindow;
    const before = from > 0 && length + lengthOf(from - 1) <= longestWindow;
    if (next && (to - best <= best - from + 1 || !before)) {
      to += 1;
      length += lengthOf(to) + 1;
    } else if (before && best - from < 1) {
      from -= 1;
      length += lengthOf(from) + 1;
    } else if (next) {
      to += 1;
      length += lengthOf(to) + 1;
    } else break;
  }
  return section.sentences.slice(from, to + 1);
}
