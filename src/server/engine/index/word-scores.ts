import type { DocumentSegment } from './document-segment.ts';

/** A term of the question: how much it says, and whether the documents use it at all. */
export type QueryTerm = {
  hash: number;
  weight: number;
  known: boolean;
  /** Words that mean the same: a passage that holds one of them holds the term. */
  synonyms: readonly number[];
};
export type Weigher = (hash: number) => QueryTerm;

/** In a handful of passages every word is rare or everywhere: they are weighed as if there were at least so many. */
const leastPassages = 200;
const bm25 = { k1: 0.9, b: 0.4 };

/** The rarer a term, the more it says (inverse document frequency); each is looked up once a search. */
export function createWeigher(segments: readonly DocumentSegment[]): Weigher {
  const passages = segments.reduce((sum, segment) => sum + segment.ids.length, 0);
  const found = new Map<number, QueryTerm>();
  return (hash) => {
    const before = found.get(hash);
    if (before) return before;
    let holding = 0;
    for (const segment of segments) {
      const at = findTerm(segment.terms, hash);
      if (at < 0) continue;
      holding += (segment.postingStarts[at + 1] ?? 0) - (segment.postingStarts[at] ?? 0);
    }
    const weight = Math.log(
      1 + (Math.max(passages, leastPassages) - holding + 0.5) / (holding + 0.5),
    );
    const term = { hash, weight, known: holding > 0, synonyms: [] };
    found.set(hash, term);
    return term;
  };
}

/** A word the documents never use weighs as much as its best known synonym. */
export function weighTerm({
  hashes: [hash = 0, ...others],
  weigh,
}: {
  hashes: readonly number[];
  weigh: Weigher;
}): QueryTerm {
  const own = weigh(hash);
  const synonyms = [...new Set(others)].filter((other) => other !== hash && weigh(other).known);
  if (synonyms.length === 0) return own;
  const weight = own.known ? own.weight : Math.max(...synonyms.map((other) => weigh(other).weight));
  return { hash, weight, known: true, synonyms };
}

/** What a synonym counts beside the word itself. */
const synonymShare = 0.75;

/** BM25 as a share of the most the question's words could weigh, so that short and long questions compare. */
export function scoreWords(input: {
  segment: DocumentSegment;
  terms: readonly QueryTerm[];
  total: number;
  averageLength: number;
}): Float32Array {
  const { terms, postingStarts, postings, frequencies, lengths } = input.segment;
  const scores = new Float32Array(lengths.length);
  const base = bm25.k1 * (1 - bm25.b);
  const perWord = (bm25.k1 * bm25.b) / input.averageLength;
  for (const term of input.terms) {
    const most = (term.weight * (bm25.k1 + 1)) / input.total;
    const best = term.synonyms.length > 0 ? new Map<number, number>() : null;
    for (const hash of [term.hash, ...term.synonyms]) {
      const at = findTerm(terms, hash);
      if (at < 0) continue;
      const share = hash === term.hash ? most : most * synonymShare;
      const end = postingStarts[at + 1] ?? 0;
      for (let posting = postingStarts[at] ?? 0; posting < end; posting += 1) {
        const passage = postings[posting] ?? 0;
        const often = frequencies[posting] ?? 0;
        const length = base + perWord * (lengths[passage] ?? 0);
        const score = (share * often) / (often + length);
        if (best) best.set(passage, Math.max(best.get(passage) ?? 0, score));
        else scores[passage] = (scores[passage] ?? 0) + score;
      }
    }
    for (const [passage, score] of best ?? []) scores[passage] = (scores[passage] ?? 0) + score;
  }
  return scores;
}

function findTerm(terms: Uint32Array, hash: number): number {
  let low = 0;
  let high = terms.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const term = terms[middle] ?? 0;
    if (term === hash) return middle;
    if (term < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
