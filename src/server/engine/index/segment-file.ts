/** Segments as bytes, so that an index is read as it is instead of being built from rows again. */
import { crc32 } from 'node:zlib';
import { weights } from './search-weights.ts';
import type { SegmentData } from './segment-data.ts';

/** Changes when the bytes or what is computed from passages do: what was written before is then built anew. */
export const segmentFormat = `2.${weights.mean}`;

export class SegmentFileDamaged extends Error {
  override readonly name = 'SegmentFileDamaged';
}

/** In the byte order of this machine, as the arrays are: a file of another kind of machine is taken for a damaged one. */
const mark = 0x41736b77;
const prefixBytes = 20;

/**
 * One segment: mark, length of each of the three parts, their checksum; then the parts. Vectors are a part of their own,
 * because they are copied to where they are scanned while words stay where they were read.
 */
export function writeSegment(data: SegmentData): Uint8Array[] {
  const { vectors } = data;
  const ids = new TextEncoder().encode(data.ids.join('\n'));
  // The widest come first, so that each begins at a multiple of its width.
  const words = [
    data.terms,
    data.postingStarts,
    data.postings,
    data.sentenceStarts,
    data.termStarts,
    data.sentenceTerms,
    data.subjectStarts,
    data.subjectTerms,
    data.lengths,
    data.frequencies,
    ids,
  ];
  const names = vectors ? [...vectors.names] : [];
  const named = names.map(([, bytes]) => bytes);
  const meaning = vectors && [
    vectors.scales,
    vectors.factors,
    vectors.closeness,
    Uint32Array.from(names, ([passage]) => passage),
    startsOf(named),
    joinBytes(named),
    vectors.values,
  ];
  const header: Header = {
    totalLength: data.totalLength,
    words: words.map(({ length }) => length),
    vectors: meaning?.map(({ length }) => length) ?? null,
  };
  const parts = [
    new TextEncoder().encode(JSON.stringify(header)),
    joinBytes(words.map(bytesOf)),
    joinBytes((meaning ?? []).map(bytesOf)),
  ];
  const prefix = Uint32Array.of(mark, ...parts.map(({ length }) => length), checksum(parts));
  return [bytesOf(prefix), ...parts];
}

/** Memory that the vectors of many segments are read into, one after the other. */
export type VectorBuffer = { bytes: Uint8Array<ArrayBuffer> };

export const createVectorBuffer = (): VectorBuffer => ({ bytes: new Uint8Array() });

/**
 * Throws SegmentFileDamaged for anything but whole segments of so many bytes. Vectors are valid until the next segment
 * is read into the same buffer: new memory for each would set off garbage collections that take longer than reading.
 */
export async function* readSegments({
  content,
  bytes,
  buffer = createVectorBuffer(),
}: {
  content: AsyncIterable<Uint8Array>;
  bytes: number;
  buffer?: VectorBuffer;
}): AsyncGenerator<SegmentData> {
  const reader = createReader(content);
  let left = bytes;
  try {
    while (true) {
      const prefix = new Uint8Array(prefixBytes);
      const isThere = await reader.fill(prefix);
      if (!isThere && left === 0) return;
      if (!isThere) throw new SegmentFileDamaged('The file has another length.');
      const [found, head = 0, words = 0, vectors = 0, sum] = new Uint32Array(prefix.buffer);
      left -= prefixBytes + head + words + vectors;
      // A damaged length must not ask for all memory.
      if (found !== mark || left < 0) throw new SegmentFileDamaged('No segment begins here.');
      if (buffer.bytes.length < vectors) buffer.bytes = new Uint8Array(vectors);
      const parts = [
        new Uint8Array(head),
        new Uint8Array(words),
        buffer.bytes.subarray(0, vectors),
      ] as const;
      for (const part of parts)
        if (!(await reader.fill(part))) throw new SegmentFileDamaged('The file ends too soon.');
      if (checksum(parts) !== sum) throw new SegmentFileDamaged('The checksum differs.');
      yield parseSegment(parts);
    }
  } finally {
    await reader.close();
  }
}

type Header = { totalLength: number; words: number[]; vectors: number[] | null };
type Part = Uint8Array<ArrayBuffer>;

function parseSegment([head, words, meaning]: readonly [Part, Part, Part]): SegmentData {
  const header = JSON.parse(new TextDecoder().decode(head)) as Header;
  const take = createTaker(words.buffer, header.words);
  const data = {
    terms: take(Uint32Array),
    postingStarts: take(Uint32Array),
    postings: take(Uint32Array),
    sentenceStarts: take(Uint32Array),
    termStarts: take(Uint32Array),
    sentenceTerms: take(Uint32Array),
    subjectStarts: take(Uint32Array),
    subjectTerms: take(Uint32Array),
    lengths: take(Uint16Array),
    frequencies: take(Uint8Array),
    ids: new TextDecoder('latin1').decode(take(Uint8Array)).split('\n'),
    totalLength: header.totalLength,
  };
  if (!header.vectors) return { ...data, vectors: null };
  const takeVectors = createTaker(meaning.buffer, header.vectors);
  const vectors = {
    scales: takeVectors(Float32Array),
    factors: takeVectors(Float32Array),
    closeness: takeVectors(Float32Array).slice(),
  };
  const passages = takeVectors(Uint32Array);
  const named = cut({ starts: takeVectors(Uint32Array), of: takeVectors(Uint8Array) });
  // Copies: what stays must not keep the vectors, which are copied to where they are scanned.
  const names = new Map(named.map((bytes, at) => [passages[at] ?? 0, bytes.slice()]));
  return { ...data, vectors: { ...vectors, names, values: takeVectors(Int8Array) } };
}

type Numbers = Uint32Array | Float32Array | Uint16Array | Uint8Array | Int8Array;
type Kind<T> = {
  new (buffer: ArrayBuffer, at: number, length: number): T;
  readonly BYTES_PER_ELEMENT: number;
};

/** Views of one buffer, one behind the other. */
function createTaker(buffer: ArrayBuffer, lengths: readonly number[]) {
  let at = 0;
  let next = 0;
  return <T>(Kind: Kind<T>): T => {
    const length = lengths[next] ?? 0;
    const taken = new Kind(buffer, at, length);
    at += length * Kind.BYTES_PER_ELEMENT;
    next += 1;
    return taken;
  };
}

function cut({ starts, of }: { starts: Uint32Array; of: Uint8Array }): Uint8Array[] {
  return Array.from({ length: Math.max(0, starts.length - 1) }, (_, at) =>
    of.subarray(starts[at], starts[at + 1]),
  );
}

function startsOf(lists: readonly { length: number }[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, { length }] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + length;
  return starts;
}

function joinBytes(lists: readonly Uint8Array[]): Uint8Array {
  const starts = startsOf(lists);
  const joined = new Uint8Array(starts[lists.length] ?? 0);
  for (const [at, list] of lists.entries()) joined.set(list, starts[at]);
  return joined;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const checksum = (parts: readonly Uint8Array[]): number =>
  parts.reduce((before, part) => crc32(part, before), 0);

const empty = new Uint8Array();

/** Fills arrays from chunks of any size. False at the end; what breaks off is damaged. */
function createReader(content: AsyncIterable<Uint8Array>) {
  const chunks = content[Symbol.asyncIterator]();
  let rest = empty as Uint8Array;
  return {
    async fill(wanted: Uint8Array): Promise<boolean> {
      const { length } = wanted;
      let at = 0;
      while (at < length) {
        if (rest.length === 0) {
          const { value, done } = await chunks.next();
          if (done) {
            if (at === 0) return false;
            throw new SegmentFileDamaged('The file ends too soon.');
          }
          rest = value;
          continue;
        }
        const some = rest.subarray(0, length - at);
        wanted.set(some, at);
        at += some.length;
        rest = rest.subarray(some.length);
      }
      return true;
    },
    close: async () => void (await chunks.return?.()),
  };
}
