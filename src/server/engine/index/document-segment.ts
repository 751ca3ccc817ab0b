import { decodeWords, type PassageRecord } from './passage-record.ts';
import { bytesPerVector } from './quantise.ts';
import { weights } from './search-weights.ts';
import type { StoredVectors, VectorArena } from './vector-arena.ts';

/** The searchable form of a document or a part of a long one: numbers, no text. An index is a list of these. */
export type DocumentSegment = {
  documentId: string;
  ids: string[];
  /** Words: sorted terms, and for each the passages that hold it and how often. */
  terms: Uint32Array;
  postingStarts: Uint32Array;
  postings: Uint32Array;
  frequencies: Uint8Array;
  lengths: Uint16Array;
  totalLength: number;
  /** Sentences of passage p: from sentenceStarts[p] up to sentenceStarts[p + 1]; their terms, with their heading's, likewise. */
  sentenceStarts: Uint32Array;
  termStarts: Uint32Array;
  sentenceTerms: Uint32Array;
  subjects: (Uint32Array | null)[];
  vectors: SegmentVectors | null;
  bytes: number;
  /** Gives the vectors' memory back; from then on the segment is searched by words. */
  release(): void;
};

export type SegmentVectors = {
  arena: VectorArena;
  stored: StoredVectors;
  /** The cosine of each sentence and the one after it. */
  closeness: Float32Array;
  /** By passage: the quantised vectors of the names of its rows, behind those of its sentences. */
  names: ReadonlyMap<number, Uint8Array>;
};

export function createDocumentSegment(input: {
  documentId: string;
  records: readonly PassageRecord[];
  arena: VectorArena;
}): DocumentSegment {
  const { records } = input;
  const sentenceStarts = new Uint32Array(records.length + 1);
  const lengths = new Uint16Array(records.length);
  const subjects: (Uint32Array | null)[] = [];
  const lists: Uint32Array[] = [];
  const keys: Float64Array[] = [];
  let totalLength = 0;
  for (const [index, record] of records.entries()) {
    const words = decodeWords(record.words);
    const context = new Set(words.context);
    const held = [...words.sentences, Uint32Array.from(context)];
    const length = held.reduce((sum, list) => sum + list.length, 0);
    for (const list of held)
      keys.push(Float64Array.from(list, (term) => term * passageSpan + index));
    for (const [at, terms] of words.sentences.entries()) {
      lists.push(mergeTerms(terms, words.headings[at] ?? terms));
    }
    sentenceStarts[index + 1] = lists.length;
    lengths[index] = Math.min(length, 65_535);
    totalLength += length;
    subjects.push(words.subject.length > 0 ? words.subject.slice() : null);
  }
  const words = collectPostings(keys);
  const termStarts = new Uint32Array(lists.length + 1);
  for (const [index, list] of lists.entries())
    termStarts[index + 1] = (termStarts[index] ?? 0) + list.length;
  const sentenceTerms = new Uint32Array(termStarts[lists.length] ?? 0);
  for (const [index, list] of lists.entries()) sentenceTerms.set(list, termStarts[index]);
  const vectors = storeVectors({ ...input, sentenceStarts });
  const segment: DocumentSegment = {
    documentId: input.documentId,
    ids: records.map((record) => record.id),
    ...words,
    lengths,
    totalLength,
    sentenceStarts,
    termStarts,
    sentenceTerms,
    subjects,
    vectors,
    bytes:
      words.postings.length * 5 +
      words.terms.length * 8 +
      sentenceTerms.length * 4 +
      lists.length * 4 +
      records.length * 120 +
      (vectors
        ? (lists.length + vectors.names.size) * (bytesPerVector(input.arena.dimensions) + 4)
        : 0),
    release() {
      if (segment.vectors) input.arena.release(segment.vectors.stored);
      segment.vectors = null;
    },
  };
  return segment;
}

/** Each term once. */
function mergeTerms(a: Uint32Array, b: Uint32Array): Uint32Array {
  return Uint32Array.from(new Set([...a, ...b]));
}

/** A term and a passage as one number that sorts by both: 32 bits of term, 20 of passage. */
const passageSpan = 2 ** 20;

function collectPostings(keys: readonly Float64Array[]) {
  const sorted = new Float64Array(keys.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  for (const list of keys) {
    sorted.set(list, at);
    at += list.length;
  }
  sorted.sort();
  const terms = new Uint32Array(sorted.length);
  const postingStarts = new Uint32Array(sorted.length + 1);
  const postings = new Uint32Array(sorted.length);
  const frequencies = new Uint8Array(sorted.length);
  let termCount = 0;
  let count = 0;
  let last = -1;
  let lastTerm = -1;
  for (const key of sorted) {
    if (key === last) {
      frequencies[count - 1] = Math.min(255, (frequencies[count - 1] ?? 0) + 1);
      continue;
    }
    const term = Math.floor(key / passageSpan);
    if (term !== lastTerm) {
      terms[termCount] = term;
      postingStarts[termCount] = count;
      termCount += 1;
      lastTerm = term;
    }
    postings[count] = key - term * passageSpan;
    frequencies[count] = 1;
    count += 1;
    last = key;
  }
  postingStarts[termCount] = count;
  return {
    terms: terms.slice(0, termCount),
    postingStarts: postingStarts.slice(0, termCount + 1),
    postings: postings.slice(0, count),
    frequencies: frequencies.slice(0, count),
  };
}

/** Vectors only count when every passage has them: a half-embedded document is searched by words alone. */
function storeVectors({
  arena,
  sentenceStarts: starts,
  records,
}: {
  records: readonly PassageRecord[];
  arena: VectorArena;
  sentenceStarts: Uint32Array;
}): SegmentVectors | null {
  const { dimensions } = arena;
  const size = bytesPerVector(dimensions);
  const count = starts[records.length] ?? 0;
  const values = new Int8Array(count * dimensions);
  const scales = new Float32Array(count);
  const factors = new Float32Array(records.length);
  const names = new Map<number, Uint8Array>();
  for (const [index, record] of records.entries()) {
    const first = starts[index] ?? 0;
    const end = starts[index + 1] ?? 0;
    const bytes = record.vectors;
    const said = (end - first) * size;
    if (!bytes || bytes.length < said) return null;
    // A copy: a view would keep everything that was read with it.
    if (bytes.length > said) names.set(index, bytes.slice(said));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let sentence = first; sentence < end; sentence += 1) {
      const from = (sentence - first) * size;
      scales[sentence] = view.getFloat32(from, true);
      values.set(
        new Int8Array(bytes.buffer, bytes.byteOffset + from + 4, dimensions),
        sentence * dimensions,
      );
    }
    factors[index] = weights.mean / sumLength({ values, scales, dimensions, first, end });
  }
  if (count === 0) return null;
  const stored = arena.store({ values, scales, starts, factors });
  return (
    stored && {
      arena,
      stored,
      closeness: compareNeighbours({ values, scales, dimensions }),
      names,
    }
  );
}

type Quantised = { values: Int8Array; scales: Float32Array; dimensions: number };

/** The length of the sum of a passage's vectors makes the mean's cosine out of the sentences' cosines. */
function sumLength({
  dimensions,
  first,
  end,
  scales,
  values,
}: Quantised & { first: number; end: number }): number {
  const sum = new Float32Array(dimensions);
  for (let sentence = first; sentence < end; sentence += 1) {
    const scale = scales[sentence] ?? 0;
    const from = sentence * dimensions;
    for (let at = 0; at < dimensions; at += 1)
      sum[at] = (sum[at] ?? 0) + (values[from + at] ?? 0) * scale;
  }
  let square = 0;
  for (const value of sum) square += value * value;
  return Math.sqrt(square) || 1;
}

function compareNeighbours({ values, scales, dimensions }: Quantised): Float32Array {
  const closeness = new Float32Array(scales.length);
  for (let sentence = 0; sentence + 1 < scales.length; sentence += 1) {
    const from = sentence * dimensions;
    let dot = 0;
    for (let at = from; at < from + dimensions; at += 1)
      dot += (values[at] ?? 0) * (values[at + dimensions] ?? 0);
    closeness[sentence] = dot * (scales[sentence] ?? 0) * (scales[sentence + 1] ?? 0);
  }
  return closeness;
}
