import { decodeWords, type PassageRecord } from './passage-record.ts';
import { bytesPerVector } from './quantise.ts';
import { weights } from './search-weights.ts';

/** What is searched by words. */
export type SegmentWords = {
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
  /** The terms of what passage p is about: from subjectStarts[p] up to subjectStarts[p + 1]. */
  subjectStarts: Uint32Array;
  subjectTerms: Uint32Array;
};

/** A segment as it is computed from its passages once, and read from a snapshot afterwards. */
export type SegmentData = SegmentWords & {
  vectors: {
    values: Int8Array;
    scales: Float32Array;
    factors: Float32Array;
    closeness: Float32Array;
    names: ReadonlyMap<number, Uint8Array>;
  } | null;
};

export function createSegmentData(input: {
  records: readonly PassageRecord[];
  dimensions: number;
}): SegmentData {
  const { records } = input;
  const sentenceStarts = new Uint32Array(records.length + 1);
  const lengths = new Uint16Array(records.length);
  const subjects: Uint32Array[] = [];
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
    subjects.push(words.subject);
  }
  const { starts: termStarts, terms: sentenceTerms } = joinLists(lists);
  const { starts: subjectStarts, terms: subjectTerms } = joinLists(subjects);
  return {
    ids: records.map((record) => record.id),
    ...collectPostings(keys),
    lengths,
    totalLength,
    sentenceStarts,
    termStarts,
    sentenceTerms,
    subjectStarts,
    subjectTerms,
    vectors: collectVectors({ ...input, sentenceStarts }),
  };
}

/** What a passage is about; null where that isn't known. */
export function subjectOf({
  segment: { subjectStarts: starts, subjectTerms },
  passage,
}: {
  segment: Pick<SegmentWords, 'subjectStarts' | 'subjectTerms'>;
  passage: number;
}): Uint32Array | null {
  const subject = subjectTerms.subarray(starts[passage], starts[passage + 1]);
  return subject.length > 0 ? subject : null;
}

/** Lists one behind the other, and where each begins. */
function joinLists(lists: readonly Uint32Array[]): { starts: Uint32Array; terms: Uint32Array } {
  const starts = new Uint32Array(lists.length + 1);
  for (const [index, list] of lists.entries())
    starts[index + 1] = (starts[index] ?? 0) + list.length;
  const terms = new Uint32Array(starts[lists.length] ?? 0);
  for (const [index, list] of lists.entries()) terms.set(list, starts[index]);
  return { starts, terms };
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
function collectVectors({
  dimensions,
  sentenceStarts: starts,
  records,
}: {
  records: readonly PassageRecord[];
  dimensions: number;
  sentenceStarts: Uint32Array;
}): SegmentData['vectors'] {
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
    if (bytes.length > said) names.set(index, Uint8Array.from(bytes.subarray(said)));
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
  const closeness = compareNeighbours({ values, scales, dimensions });
  return { values, scales, factors, closeness, names };
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
