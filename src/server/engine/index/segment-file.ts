/** Segments as bytes, so that an index is read as it is instead of being built from rows again. */
import { crc32 } from 'node:zlib';
import { weights } from './search-weights.ts';
import type { SegmentData } from './segment-data.ts';

/** Changes when the bytes or what is computed from passages do: what was written before is then built anew. */
export const segmentFormat = `1.${weights.mean}`;

export class SegmentFileDamaged extends Error {
  override readonly name = 'SegmentFileDamaged';
}

/** In the byte order of this machine, as the arrays are: a file of another kind of machine is taken for a damaged one. */
const mark = 0x41736b77;
const prefixBytes = 20;
/** A damaged length must not ask for all memory. */
const mostBytes = 512 * 1024 * 1024;

/**
 * One segment: mark, length of each of the three parts, their checksum; then the parts. Vectors are a part of their own,
 * because they are copied to where they are scanned while words stay where they were read.
 */
export function writeSegment(data: SegmentData): Uint8Array[] {
  const { vectors } = data;
  const subjects = data.subjects.map((subject) => subject ?? nothing);
  const ids = new TextEncoder().encode(data.ids.join('\n'));
  // The widest come first, so that each begins at a multiple of its width.
  const words = [
    data.terms,
    data.postingStarts,
    data.postings,
    data.sentenceStarts,
    data.termStarts,
    data.sentenceTerms,
    startsOf(subjects),
    joinNumbers(subjects),
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

/** Throws SegmentFileDamaged for anything but whole segments of so many bytes. */
export async function* readSegments({
  content,
  bytes,
}: {
  content: AsyncIterable<Uint8Array>;
  bytes: number;
}): AsyncGenerator<SegmentData> {
  const reader = createReader(content);
  let read = 0;
  while (true) {
    const prefix = await reader.read(prefixBytes);
    if (!prefix && read === bytes) return;
    if (!prefix) throw new SegmentFileDamaged('The file has another length.');
    const [found, ...numbers] = new Uint32Array(prefix.buffer);
    const lengths = numbers.slice(0, 3);
    if (found !== mark || lengths.some((length) => length > mostBytes))
      throw new SegmentFileDamaged('No segment begins here.');
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (const length of lengths) {
      const part = await reader.read(length);
      if (!part) throw new SegmentFileDamaged('The file ends too soon.');
      parts.push(part);
    }
    read += lengths.reduce((sum, length) => sum + length, prefixBytes);
    if (checksum(parts) !== numbers[3]) throw new SegmentFileDamaged('The checksum differs.');
    yield parseSegment(parts);
  }
}

type Header = { totalLength: number; words: number[]; vectors: number[] | null };

function parseSegment([
  head = empty,
  words = empty,
  meaning = empty,
]: Uint8Array<ArrayBuffer>[]): SegmentData {
  const header = JSON.parse(new TextDecoder().decode(head)) as Header;
  const take = createTaker(words.buffer, header.words);
  const data = {
    terms: take(Uint32Array),
    postingStarts: take(Uint32Array),
    postings: take(Uint32Array),
    sentenceStarts: take(Uint32Array),
    termStarts: take(Uint32Array),
    sentenceTerms: take(Uint32Array),
    subjects: cut({ starts: take(Uint32Array), of: take(Uint32Array) }).map((subject) =>
      subject.length > 0 ? subject : null,
    ),
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

function cut<T extends Uint32Array | Uint8Array>({
  starts,
  of,
}: {
  starts: Uint32Array;
  of: T;
}): T[] {
  return Array.from(
    { length: Math.max(0, starts.length - 1) },
    (_, at) => of.subarray(starts[at], starts[at + 1]) as T,
  );
}

function startsOf(lists: readonly { length: number }[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, { length }] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + length;
  return starts;
}

function joinNumbers(lists: readonly Uint32Array[]): Uint32Array {
  const starts = startsOf(lists);
  const joined = new Uint32Array(starts[lists.length] ?? 0);
  for (const [at, list] of lists.entries()) joined.set(list, starts[at]);
  return joined;
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

const nothing = new Uint32Array();
const empty = new Uint8Array();

/** Reads so many bytes at a time from chunks of any size. Null at the end; what breaks off is damaged. */
function createReader(content: AsyncIterable<Uint8Array>) {
  const chunks = content[Symbol.asyncIterator]();
  let rest = empty as Uint8Array;
  return {
    async read(length: number): Promise<Uint8Array<ArrayBuffer> | null> {
      const wanted = new Uint8Array(length);
      let at = 0;
      while (at < length) {
        if (rest.length === 0) {
          const { value, done } = await chunks.next();
          if (done) {
            if (at === 0) return null;
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
      return wanted;
    },
  };
}
