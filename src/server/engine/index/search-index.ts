import type { DocumentSegment } from './document-segment.ts';
import { createCloserLook } from './look-closer.ts';
import type { Candidate, PassageMatch } from './passage-match.ts';
import { quantiseVector } from './quantise.ts';
import { cosineFromWords, weights } from './search-weights.ts';
import { hashTerm } from './term-hash.ts';
import { createTopList, type TopList } from './top-list.ts';
import { createWeigher, scoreWords } from './word-scores.ts';

/** A question ready for search: its terms and, when a model is at hand, its vector. */
export type Query = { terms: readonly string[]; vector: Float32Array | null };

/** So many of the best get a closer look. */
const reranked = 120;

export type SearchIndex = { segments: readonly DocumentSegment[] };

export type SearchResult = {
  matches: PassageMatch[];
  /** Share of the question's terms that stand nowhere in the documents. */
  unknown: number;
};

/** Exact search over all passages: words and meaning, then a closer look at the best. */
export function searchIndex(o: { index: SearchIndex; query: Query; limit: number }): SearchResult {
  const weigh = createWeigher(o.index.segments);
  const terms = [...new Set(o.query.terms.map(hashTerm))].map(weigh);
  const total = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
  const wanted = o.query.vector ? quantiseVector(o.query.vector) : null;
  const best = createTopList<Candidate>(reranked);
  const averageLength = averageOf(o.index);
  for (const segment of o.index.segments) {
    const words = scoreWords({ segment, terms, total, averageLength });
    const dots =
      wanted && segment.vectors && segment.vectors.arena.dimensions === wanted.values.length
        ? segment.vectors.arena.scan({ ...segment.vectors, query: wanted.values })
        : null;
    collect({ segment, words, dots, scale: wanted?.scale ?? 0, best });
  }
  const matches = best
    .list()
    .map(createCloserLook({ terms, weigh }))
    .sort((a, b) => b.score - a.score)
    .slice(0, o.limit);
  return { matches, unknown: terms.filter((term) => !term.known).length / (terms.length || 1) };
}

function averageOf(index: SearchIndex): number {
  let length = 0;
  let passages = 0;
  for (const segment of index.segments) {
    length += segment.totalLength;
    passages += segment.ids.length;
  }
  return length / passages || 1;
}

function collect(o: {
  segment: DocumentSegment;
  words: Float32Array;
  dots: Int32Array | null;
  scale: number;
  best: TopList<Candidate>;
}): void {
  const { segment, words, dots, best } = o;
  const vectors = segment.vectors;
  const cosinesOf = (passage: number): Float32Array | null => {
    if (!dots || !vectors) return null;
    const from = segment.sentenceStarts[passage] ?? 0;
    const cosines = new Float32Array((segment.sentenceStarts[passage + 1] ?? 0) - from);
    for (let at = 0; at < cosines.length; at += 1) {
      cosines[at] = (dots[from + at] ?? 0) * (vectors.scales[from + at] ?? 0) * o.scale;
    }
    return cosines;
  };
  for (let passage = 0; passage < words.length; passage += 1) {
    const word = words[passage] ?? 0;
    let meaning = cosineFromWords * Math.min(1, word) * (1 + weights.mean);
    if (dots && vectors) {
      const end = segment.sentenceStarts[passage + 1] ?? 0;
      let top = -1;
      let sum = 0;
      for (let at = segment.sentenceStarts[passage] ?? 0; at < end; at += 1) {
        const cosine = (dots[at] ?? 0) * (vectors.scales[at] ?? 0);
        if (cosine > top) top = cosine;
        sum += cosine;
      }
      meaning = (top + (weights.mean * sum) / (vectors.sumLengths[passage] ?? 1)) * o.scale;
    }
    const score = meaning + weights.words * word;
    if (best.accepts(score)) {
      best.add({ segment, passage, score, cosines: cosinesOf(passage) });
    }
  }
}
