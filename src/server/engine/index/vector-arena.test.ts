import { describe, expect, it } from 'vitest';
import { createVectorArena, type StoredVectors, type VectorArena } from './vector-arena.ts';

/** Passages of one sentence each, all pointing the same way. */
function store(arena: VectorArena, value: number, count: number): StoredVectors {
  const stored = arena.store({
    values: Int8Array.from({ length: count * 8 }, (_, at) => (at % 8 === 0 ? value : 0)),
    scales: new Float32Array(count).fill(2),
    starts: Uint32Array.from({ length: count + 1 }, (_, at) => at),
    factors: new Float32Array(count).fill(0.5),
  });
  if (!stored) throw new Error('The arena is full.');
  return stored;
}
const query = Int8Array.of(1, 0, 0, 0, 0, 0, 0, 0);

describe('createVectorArena', () => {
  it('keeps what is stored apart, also after the memory has grown', () => {
    const arena = createVectorArena({ dimensions: 8 });
    const first = store(arena, 3, 2);
    const second = store(arena, 5, 20_000);
    // A cosine of 6, and half of it once more.
    expect([...arena.scan({ stored: first, query })]).toEqual([9, 9]);
    expect(arena.scan({ stored: second, query }).every((near) => near === 15)).toBe(true);
    expect([...arena.scan({ stored: first, query })]).toEqual([9, 9]);
  });

  it('asks for no more memory while what it began with is enough', () => {
    const sizes: (() => number)[] = [];
    const arena = createVectorArena({
      dimensions: 8,
      firstBytes: 1024 * 1024,
      kernel: ({ memory }) => {
        sizes.push(() => memory.buffer.byteLength);
        return () => {};
      },
    });
    const [size] = sizes;
    store(arena, 3, 20_000);
    expect(size?.()).toBe(1024 * 1024);
    store(arena, 3, 100_000);
    expect(size?.()).toBeGreaterThan(1024 * 1024);
  });

  it('compares the sentences of one passage', () => {
    const arena = createVectorArena({ dimensions: 8 });
    const stored = arena.store({
      values: Int8Array.from({ length: 5 * 8 }, (_, at) => (at % 8 === 0 ? at / 8 + 1 : 9)),
      scales: Float32Array.of(1, 1, 1, 1, 10),
      starts: Uint32Array.of(0, 2, 5),
      factors: Float32Array.of(1, 1),
    });
    expect(stored && [...arena.compare({ stored, passage: 1, query })]).toEqual([3, 4, 50]);
  });

  it('uses released room again and joins neighbours', () => {
    const arena = createVectorArena({ dimensions: 8 });
    const [a, b, c] = [store(arena, 1, 8), store(arena, 2, 8), store(arena, 4, 8)];
    arena.release(a);
    arena.release(b);
    arena.release(b);
    expect(store(arena, 9, 12).vectors).toBe(a.vectors);
    expect(arena.scan({ stored: c, query })[0]).toBe(12);
  });
});
