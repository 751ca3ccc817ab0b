import type { DocumentSegment } from './document-segment.ts';
import { quantiseVector } from './quantise.ts';
import { hashTerm } from './term-hash.ts';

/** A question ready for search: its terms and, when a model is at hand, its vector. */
export type Query = { terms: readonly string[]; vector: Float32Array | null };

export type PassageMatch = {
  id: string;
  segment: DocumentSegment;
  passage: number;
  score: number;
  /** How much of the question's weight in words stands in the passage, 0 to 1. */
  coverage: number;
  /** How much of what the row is about the question names; null outside tables. */
  named: number | null;
  /** Cosine and covered share of words of each sentence, in order. */
  sentences: { cosine: number; coverage: number }[];
};

/** Weights found on several knowledge bases at once, rounded: none of them is sharp. */
const weights = { mean: 0.75, words: 0.5, pair: 1, coverage: 0.5, subject: 1 };
const bm25 = { k1: 0.9, b: 0.4 };
/** What a cosine would be, roughly, where a sentence has no vector yet. */
const cosineFromWords = 0.6;
const reranked = 120;

export type SearchIndex = { segments: readonly DocumentSegment[] };

export type SearchResult = {
  matches: PassageMatch[];
  /** Share of the question's terms that stand nowhere in the documents. */
  unknown: number;
};

type QueryTerm = { hash: number; weight: number; known: boolean };

/** Exact search over all passages: words and meaning, then a closer look at the best. */
export function searchIndex(o: { index: SearchIndex; query: Query; limit: number }): SearchResult {
  const weigh = createWeigher(o.index);
  const terms = [...new Set(o.query.terms.map(hashTerm))].map((hash) => ({ hash, ...weigh(hash) }));
  const total = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
  const wanted = o.query.vector ? quantiseVector(o.query.vector) : null;
  const best: Candidate[] = [];
  const averageLength = averageOf(o.index);
  for (const segment of o.index.segments) {
    const words = scoreWords({ segment, terms, total, averageLength });
    const dots =
      wanted && segment.vectors && segment.vectors.arena.dimensions === wanted.values.length
        ? segment.vectors.arena.scan({ ...segment.vectors, query: wanted.values })
        : null;
    collect({ segment, words, dots, scale: wanted?.scale ?? 0, best });
  }
  best.sort(byScore);
  const matches = best
    .slice(0, reranked)
    .map((candidate) => lookCloser({ candidate, terms, total, weigh }))
    .sort(byScore)
    .slice(0, o.limit);
  return { matches, unknown: terms.filter((term) => !term.known).length / (terms.length || 1) };
}

const byScore = (a: { score: number }, b: { score: number }): number => b.score - a.score;

type Candidate = {
  segment: DocumentSegment;
  passage: number;
  score: number;
  words: number;
  cosines: Float32Array | null;
};

/** The rarer a term, the more it says (inverse document frequency); worked out once a search. */
function createWeigher(index: SearchIndex): (hash: number) => { weight: number; known: boolean } {
  const passages = index.segments.reduce((sum, segment) => sum + segment.ids.length, 0);
  const found = new Map<number, { weight: number; known: boolean }>();
  return (hash) => {
    const before = found.get(hash);
    if (before) return before;
    let holding = 0;
    for (const segment of index.segments) {
      const at = findTerm(segment.terms, hash);
      if (at >= 0)
        holding += (segment.postingStarts[at + 1] ?? 0) - (segment.postingStarts[at] ?? 0);
    }
    const term = {
      weight: Math.log(1 + (passages - holding + 0.5) / (holding + 0.5)),
      known: holding > 0,
    };
    found.set(hash, term);
    return term;
  };
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

/** BM25 as a share of the most the question's words could weigh, so that short and long questions compare. */
function scoreWords(o: {
  segment: DocumentSegment;
  terms: readonly QueryTerm[];
  total: number;
  averageLength: number;
}): Float32Array {
  const { segment } = o;
  const scores = new Float32Array(segment.ids.length);
  for (const term of o.terms) {
    const at = findTerm(segment.terms, term.hash);
    if (at < 0) continue;
    const end = segment.postingStarts[at + 1] ?? 0;
    for (let posting = segment.postingStarts[at] ?? 0; posting < end; posting += 1) {
      const passage = segment.postings[posting] ?? 0;
      const often = segment.frequencies[posting] ?? 0;
      const length = 1 - bm25.b + (bm25.b * (segment.lengths[passage] ?? 0)) / o.averageLength;
      const worth = (term.weight * often * (bm25.k1 + 1)) / (often + bm25.k1 * length) / o.total;
      scores[passage] = (scores[passage] ?? 0) + worth;
    }
  }
  return scores;
}

function collect(o: {
  segment: DocumentSegment;
  words: Float32Array;
  dots: Int32Array | null;
  scale: number;
  best: Candidate[];
}): void {
  const { segment, words, dots, best } = o;
  const vectors = segment.vectors;
  let lowest = best.length < reranked ? Number.NEGATIVE_INFINITY : (best.at(-1)?.score ?? 0);
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
    if (score <= lowest) continue;
    best.push({ segment, passage, score, words: word, cosines: cosinesOf(passage) });
    if (best.length >= reranked * 2) {
      best.sort(byScore);
      best.length = reranked;
      lowest = best.at(-1)?.score ?? lowest;
    }
  }
}

/** Neighbouring sentences together, all words of the question, and a row's own name settle the order of the best. */
function lookCloser(o: {
  candidate: Candidate;
  terms: readonly QueryTerm[];
  total: number;
  weigh: ReturnType<typeof createWeigher>;
}): PassageMatch {
  const { segment, passage, cosines } = o.candidate;
  const from = segment.sentenceStarts[passage] ?? 0;
  const count = (segment.sentenceStarts[passage + 1] ?? 0) - from;
  const held: boolean[][] = [];
  for (let sentence = 0; sentence < count; sentence += 1) {
    const start = segment.termStarts[from + sentence] ?? 0;
    const own = segment.sentenceTerms.subarray(start, segment.termStarts[from + sentence + 1]);
    held.push(o.terms.map((term) => own.includes(term.hash)));
  }
  const share = (rows: readonly (readonly boolean[] | undefined)[]): number =>
    o.terms.reduce(
      (sum, term, at) => (rows.some((row) => row?.[at]) ? sum + term.weight : sum),
      0,
    ) / o.total;
  const sentences = held.map((row, sentence) => {
    const coverage = share([row]);
    return { coverage, cosine: cosines ? (cosines[sentence] ?? 0) : cosineFromWords * coverage };
  });
  let pair = sentences.reduce((most, one) => Math.max(most, one.cosine + one.coverage), 0);
  for (let at = 0; at + 1 < count; at += 1) {
    const closeness = cosines ? similarity(segment, from + at) : 0.5;
    const cosine =
      ((sentences[at]?.cosine ?? 0) + (sentences[at + 1]?.cosine ?? 0)) /
      Math.sqrt(2 + 2 * closeness);
    pair = Math.max(pair, cosine + share([held[at], held[at + 1]]));
  }
  const coverage = share(held);
  const named = subjectShare({ ...o, segment, passage });
  return {
    id: segment.ids[passage] ?? '',
    segment,
    passage,
    coverage,
    named,
    sentences,
    score:
      o.candidate.score +
      weights.pair * pair +
      weights.coverage * coverage +
      weights.subject * (named ?? 0),
  };
}

/** How much of what a row is about the question names; null where a passage is not a row about something. */
function subjectShare(o: {
  segment: DocumentSegment;
  passage: number;
  terms: readonly QueryTerm[];
  weigh: ReturnType<typeof createWeigher>;
}): number | null {
  const subject = o.segment.subjects[o.passage];
  if (!subject) return null;
  let named = 0;
  let total = 0;
  for (const hash of subject) {
    const { weight } = o.weigh(hash);
    total += weight;
    if (o.terms.some((term) => term.hash === hash)) named += weight;
  }
  return named / total;
}

function similarity(segment: DocumentSegment, sentence: number): number {
  const vectors = segment.vectors;
  if (!vectors) return 0;
  const { dimensions } = vectors.arena;
  const values = vectors.arena.view({ at: vectors.at + sentence * dimensions, count: 2 });
  let dot = 0;
  for (let at = 0; at < dimensions; at += 1)
    dot += (values[at] ?? 0) * (values[dimensions + at] ?? 0);
  return dot * (vectors.scales[sentence] ?? 0) * (vectors.scales[sentence + 1] ?? 0);
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
