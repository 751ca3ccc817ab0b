import type { DocumentSegment, SegmentVectors } from './document-segment.ts';
import { createCloserLook } from './look-closer.ts';
import type { Candidate, PassageMatch } from './passage-match.ts';
import { quantiseVector } from './quantise.ts';
import { cosineFromWords, weights } from './search-weights.ts';
import { hashTerm } from './term-hash.ts';
import { createTopList, type TopList } from './top-list.ts';
import { createWeigher, scoreWords, weighTerm } from './word-scores.ts';

/** A question ready for search: its terms, alone or with words that mean the same, and, when a model is at hand, its vector. */
export type Query = {
  terms: readonly (string | readonly string[])[];
  vector: Float32Array | null;
};

/** So many of the best get a closer look. */
const reranked = 120;

export type SearchIndex = {
  segments: readonly DocumentSegment[];
  /** Ids of passages that aren't found. */
  hidden?: ReadonlySet<string>;
};

export type SearchResult = {
  matches: PassageMatch[];
  /** Share of the question's terms that stand nowhere in the documents. */
  unknown: number;
  /** How much each distinct term of the question says in these documents, in the order of the query. */
  weights: { weight: number; known: boolean }[];
};

/** Exact search over all passages: words and meaning, then a closer look at the best. */
export function searchIndex({
  index,
  query,
  limit,
}: {
  index: SearchIndex;
  query: Query;
  limit: number;
}): SearchResult {
  const weigh = createWeigher(index.segments);
  const terms = distinctTerms(query.terms).map((hashes) => weighTerm({ hashes, weigh }));
  const total = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
  const wanted = query.vector ? quantiseVector(query.vector) : null;
  const best = createTopList<Found>(reranked);
  const averageLength = averageOf(index);
  for (const segment of index.segments) {
    const words = scoreWords({ segment, terms, total, averageLength });
    const nearness =
      wanted && isComparable(segment, wanted)
        ? segment.vectors.arena.scan({ stored: segment.vectors.stored, query: wanted.values })
        : null;
    const { hidden } = index;
    collect({ segment, words, nearness, scale: wanted?.scale ?? 0, best, hidden });
  }
  const look = createCloserLook({ terms, weigh });
  const matches = best
    .list()
    .map((found) => look({ ...found, cosines: cosinesOf(found, wanted) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
  return {
    matches,
    unknown: terms.filter((term) => !term.known).length / (terms.length || 1),
    weights: query.terms.map((term) => {
      const { weight, known } = weighTerm({ hashes: hashesOf(term), weigh });
      return { weight, known };
    }),
  };
}

/** Each term once, as the hashes of its words. */
function distinctTerms(terms: Query['terms']): number[][] {
  const seen = new Map<number, number[]>();
  for (const term of terms) {
    const hashes = hashesOf(term);
    const [first] = hashes;
    if (first !== undefined && !seen.has(first)) seen.set(first, hashes);
  }
  return [...seen.values()];
}

function hashesOf(term: string | readonly string[]): number[] {
  return (typeof term === 'string' ? [term] : term).map(hashTerm);
}

type Found = Omit<Candidate, 'cosines'>;
type Wanted = ReturnType<typeof quantiseVector>;

const isComparable = (
  segment: DocumentSegment,
  wanted: Wanted,
): segment is DocumentSegment & { vectors: SegmentVectors } =>
  segment.vectors?.arena.dimensions === wanted.values.length;

function averageOf(index: SearchIndex): number {
  let length = 0;
  let passages = 0;
  for (const segment of index.segments) {
    length += segment.totalLength;
    passages += segment.ids.length;
  }
  return length / passages || 1;
}

function collect({
  segment,
  words,
  nearness,
  scale,
  best,
  hidden,
}: {
  segment: DocumentSegment;
  words: Float32Array;
  nearness: Float32Array | null;
  scale: number;
  best: TopList<Found>;
  hidden: SearchIndex['hidden'];
}): void {
  for (let passage = 0; passage < words.length; passage += 1) {
    const word = words[passage] ?? 0;
    const meaning = nearness
      ? (nearness[passage] ?? 0) * scale
      : cosineFromWords * Math.min(1, word) * (1 + weights.mean);
    const score = meaning + weights.words * word;
    if (best.accepts(score) && !hidden?.has(segment.ids[passage] ?? ''))
      best.add({ segment, passage, score });
  }
}

function cosinesOf({ segment, passage }: Found, wanted: Wanted | null): Float32Array | null {
  if (!wanted || !isComparable(segment, wanted)) return null;
  const { arena, stored } = segment.vectors;
  const cosines = arena.compare({ stored, passage, query: wanted.values });
  for (let at = 0; at < cosines.length; at += 1) cosines[at] = (cosines[at] ?? 0) * wanted.scale;
  return cosines;
}
