import { describe, expect, it } from 'vitest';
import { createDocumentSegment, openSegment } from './document-segment.ts';
import { encodeWords } from './passage-record.ts';
import { quantiseVectors } from './quantise.ts';
import { searchIndex } from './search-index.ts';
import { createSegmentData, type SegmentData } from './segment-data.ts';
import {
  createVectorBuffer,
  readSegments,
  SegmentFileDamaged,
  writeSegment,
} from './segment-file.ts';
import { createVectorArena } from './vector-arena.ts';

const dimensions = 8;
const vector = (seed: number) =>
  Float32Array.from({ length: dimensions }, (_, at) => Math.sin(seed * 7 + at * 3));

const record = (id: string, seed: number, subject = '') => ({
  id,
  words: encodeWords({
    sentences: [
      { text: `Bread number ${seed} costs ${seed} euros.` },
      { text: 'It is baked here.' },
    ],
    context: 'Bakery',
    subject,
    place: { heading: 'Prices' },
  }),
  // The third vector is that of the name of a row.
  vectors: quantiseVectors([
    vector(seed),
    vector(seed + 1),
    ...(subject ? [vector(seed + 2)] : []),
  ]),
});

const records = [record('a', 1), record('b', 2, 'rye bread'), record('c', 3)];
const data = createSegmentData({ records, dimensions });

async function* inChunks(parts: readonly Uint8Array[], size: number): AsyncGenerator<Uint8Array> {
  const all = Buffer.concat(parts);
  for (let from = 0; from < all.length; from += size) yield all.subarray(from, from + size);
}

async function readAll(parts: readonly Uint8Array[], { size = 1_000, bytes = sum(parts) } = {}) {
  const read: SegmentData[] = [];
  for await (const one of readSegments({ content: inChunks(parts, size), bytes })) read.push(one);
  return read;
}
const sum = (parts: readonly Uint8Array[]) => parts.reduce((all, { length }) => all + length, 0);

describe('readSegments', () => {
  it.each([1, 7, 100_000])('reads what writeSegment wrote, in chunks of %i bytes', async (size) => {
    const words = createSegmentData({
      records: records.map((one) => ({ ...one, vectors: null })),
      dimensions,
    });
    const parts = [...writeSegment(data), ...writeSegment(words)];
    expect(await readAll(parts, { size })).toEqual([data, words]);
  });

  it('gives the same search results as the segment that was written', async () => {
    const arena = createVectorArena({ dimensions });
    const built = createDocumentSegment({ documentId: 'd', records, arena });
    const [found] = await readAll(writeSegment(data));
    if (!found) throw new Error('Nothing was read.');
    const read = openSegment({ documentId: 'd', data: found, arena });
    expect(read.bytes).toBe(built.bytes);
    const query = { terms: ['bread', 'rye', 'euro'], vector: vector(2) };
    const search = (segment: typeof built) =>
      searchIndex({ index: { segments: [segment] }, query, limit: 3 }).matches.map(
        ({ segment: _, ...match }) => match,
      );
    expect(search(read)).toEqual(search(built));
  });

  it('reads several files into the same memory for vectors, the shorter one last', async () => {
    const buffer = createVectorBuffer();
    for (const some of [records, records.slice(0, 1)]) {
      const parts = writeSegment(createSegmentData({ records: some, dimensions }));
      for await (const one of readSegments({
        content: inChunks(parts, 100),
        bytes: sum(parts),
        buffer,
      }))
        expect(one).toEqual(createSegmentData({ records: some, dimensions }));
    }
  });

  it('ends the reading of its content after the last segment, damage, and a reader who stops', async () => {
    const parts = [...writeSegment(data), ...writeSegment(data)];
    const read = async ({ bytes = sum(parts), most = 9 }) => {
      let isEnded = false;
      async function* content() {
        try {
          yield* inChunks(parts, 100);
        } finally {
          isEnded = true;
        }
      }
      let count = 0;
      for await (const _ of readSegments({ content: content(), bytes })) {
        count += 1;
        if (count === most) break;
      }
      return { isEnded, count };
    };
    expect(await read({})).toEqual({ isEnded: true, count: 2 });
    expect(await read({ most: 1 })).toEqual({ isEnded: true, count: 1 });
    await expect(read({ bytes: 50 })).rejects.toThrow(SegmentFileDamaged);
  });

  it('refuses every file with a changed byte', async () => {
    const bytes = Buffer.concat(writeSegment(data));
    for (let at = 0; at < bytes.length; at += 13) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x20;
      await expect(readAll([changed]), `byte ${at}`).rejects.toThrow(SegmentFileDamaged);
    }
  });

  it('refuses a file that was cut off, also between two segments', async () => {
    const one = writeSegment(data);
    const bytes = sum(one) * 2;
    await expect(readAll(one, { bytes })).rejects.toThrow(SegmentFileDamaged);
    const half = Buffer.concat(one).subarray(0, 100);
    await expect(readAll([half])).rejects.toThrow(SegmentFileDamaged);
  });
});

describe('openSegment', () => {
  it('refuses vectors of another size', () => {
    const arena = createVectorArena({ dimensions: 16 });
    expect(() => openSegment({ documentId: 'd', data, arena })).toThrow('another size');
  });
});
