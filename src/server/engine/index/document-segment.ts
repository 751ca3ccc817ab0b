import { decodeWords, type PassageRecord } from './passage-record.ts';
import { bytesPerVector } from './quantise.ts';
import type { VectorArena } from './vector-arena.ts';

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
  at: number;
  count: number;
  scales: Float32Array;
  /** Length of the sum of a passage's vectors: makes the mean's cosine out of the sentences' cosines. */
  sumLengths: Float32Array;
};

export function createDocumentSegment(o: {
  documentId: string;
  records: readonly PassageRecord[];
  arena: VectorArena;
}): DocumentSegment {
  const { records } = o;
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
  const vectors = storeVectors({ ...o, sentenceStarts });
  const segment: DocumentSegment = {
    documentId: o.documentId,
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
      (vectors ? vectors.count * bytesPerVector(o.arena.dimensions) : 0),
    release() {
      if (segment.vectors) o.arena.release(segment.vectors.at);
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

/** Vectors only count when every passage has them: a half-learnt document is searched by words alone. */
function storeVectors(o: {
  records: readonly PassageRecord[];
  arena: VectorArena;
  sentenceStarts: Uint32Array;
}): SegmentVectors | null {
  const { dimensions } = o.arena;
  const size = bytesPerVector(dimensions);
  const count = o.sentenceStarts[o.records.length] ?? 0;
  const values = new Uint8Array(count * dimensions);
  const scales = new Float32Array(count);
  const sumLengths = new Float32Array(o.records.length);
  const sum = new Float32Array(dimensions);
  for (const [index, record] of o.records.entries()) {
    const first = o.sentenceStarts[index] ?? 0;
    const sentences = (o.sentenceStarts[index + 1] ?? 0) - first;
    if (record.vectors?.length !== sentences * size) return null;
    const view = new DataView(
      record.vectors.buffer,
      record.vectors.byteOffset,
      record.vectors.byteLength,
    );
    sum.fill(0);
    for (let sentence = 0; sentence < sentences; sentence += 1) {
      const from = sentence * size;
      const scale = view.getFloat32(from, true);
      scales[first + sentence] = scale;
      const bytes = record.vectors.subarray(from + 4, from + size);
      values.set(bytes, (first + sentence) * dimensions);
      for (let at = 0; at < dimensions; at += 1)
        sum[at] = (sum[at] ?? 0) + (((bytes[at] ?? 0) << 24) >> 24) * scale;
    }
    let square = 0;
    for (const value of sum) square += value * value;
    sumLengths[index] = Math.sqrt(square) || 1;
  }
  const at = count > 0 ? o.arena.store(values) : null;
  return at === null ? null : { arena: o.arena, at, count, scales, sumLengths };
}
