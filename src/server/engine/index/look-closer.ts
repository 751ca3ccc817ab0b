import type { DocumentSegment } from './document-segment.ts';
import type { Candidate, PassageMatch } from './passage-match.ts';
import { cosineFromWords, weights } from './search-weights.ts';
import { subjectOf } from './segment-data.ts';
import type { QueryTerm, Weigher } from './word-scores.ts';

/** What sentences hold of a question is kept as bits of one number; longer questions count by their weightiest terms. */
const mostTerms = 31;

/** Neighbouring sentences together, all words of the question and a row's own name settle the order of the best. */
export function createCloserLook(input: {
  terms: readonly QueryTerm[];
  weigh: Weigher;
}): (candidate: Candidate) => PassageMatch {
  const terms = [...input.terms].sort((a, b) => b.weight - a.weight).slice(0, mostTerms);
  const bits = new Map<number, number>();
  for (const [bit, term] of terms.entries()) {
    for (const hash of [term.hash, ...term.synonyms])
      bits.set(hash, (bits.get(hash) ?? 0) | (1 << bit));
  }
  const total = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
  // Thousands of sentences hold the same few of them, most of them none.
  const shares = new Map<number, number>();
  const share = (held: number): number => {
    const known = shares.get(held);
    if (known !== undefined) return known;
    let sum = 0;
    for (let bit = 0; bit < terms.length; bit += 1) {
      if ((held & (1 << bit)) !== 0) sum += terms[bit]?.weight ?? 0;
    }
    shares.set(held, sum / total);
    return sum / total;
  };

  return (candidate) => {
    const { segment, passage, cosines } = candidate;
    const from = segment.sentenceStarts[passage] ?? 0;
    const count = (segment.sentenceStarts[passage + 1] ?? 0) - from;
    const held = termsHeld({ segment, from, count, bits });
    const sentences = held.map((mask, sentence) => {
      const coverage = share(mask);
      return { coverage, cosine: cosines?.[sentence] ?? cosineFromWords * coverage };
    });
    let pair = 0;
    for (let at = 0; at < count; at += 1) {
      const one = sentences[at] ?? nothing;
      const next = sentences[at + 1];
      pair = Math.max(pair, one.cosine + one.coverage);
      if (!next) continue;
      const closeness = cosines ? (segment.vectors?.closeness[from + at] ?? 0) : 0.5;
      const cosine = (one.cosine + next.cosine) / Math.sqrt(2 + 2 * closeness);
      pair = Math.max(pair, cosine + share((held[at] ?? 0) | (held[at + 1] ?? 0)));
    }
    const coverage = share(held.reduce((all, mask) => all | mask, 0));
    const named = subjectShare({
      subject: subjectOf({ segment, passage }),
      bits,
      weigh: input.weigh,
    });
    const score =
      candidate.score +
      weights.pair * pair +
      weights.coverage * coverage +
      weights.subject * (named ?? 0);
    return { id: segment.ids[passage] ?? '', segment, passage, score, coverage, named, sentences };
  };
}

const nothing = { cosine: 0, coverage: 0 };

/** For each sentence, which terms of the question it or its heading holds. */
function termsHeld({
  segment,
  count,
  from,
  bits,
}: {
  segment: DocumentSegment;
  from: number;
  count: number;
  bits: ReadonlyMap<number, number>;
}): number[] {
  const held = new Array<number>(count).fill(0);
  for (let sentence = 0; sentence < count; sentence += 1) {
    const end = segment.termStarts[from + sentence + 1] ?? 0;
    let mask = 0;
    for (let at = segment.termStarts[from + sentence] ?? 0; at < end; at += 1) {
      mask |= bits.get(segment.sentenceTerms[at] ?? 0) ?? 0;
    }
    held[sentence] = mask;
  }
  return held;
}

/** How much of what a row is about the question names; null where a passage is not a row about something. */
function subjectShare({
  subject,
  weigh,
  bits,
}: {
  subject: Uint32Array | null;
  bits: ReadonlyMap<number, number>;
  weigh: Weigher;
}): number | null {
  if (!subject) return null;
  let named = 0;
  let total = 0;
  for (const hash of subject) {
    const { weight } = weigh(hash);
    total += weight;
    if (bits.has(hash)) named += weight;
  }
  return named / total;
}
