import { describe, expect, it } from 'vitest';
import { createVectorArena } from './vector-arena.ts';

const vectors = (first: number, count: number): Uint8Array =>
  Uint8Array.from({ length: count * 8 }, (_, at) => (at % 8 === 0 ? first : 0));
const query = Int8Array.of(1, 0, 0, 0, 0, 0, 0, 0);

describe('createVectorArena', () => {
  it('keeps what is stored apart, also after the memory has grown', () => {
    const arena = createVectorArena({ dimensions: 8 });
    const first = arena.store(vectors(3, 2)) ?? -1;
    const second = arena.store(vectors(5, 20_000)) ?? -1;
    expect([...arena.scan({ at: first, count: 2, query })]).toEqual([3, 3]);
    const dots = arena.scan({ at: second, count: 20_000, query });
    expect(dots.every((dot) => dot === 5)).toBe(true);
    expect([...arena.scan({ at: first, count: 2, query })]).toEqual([3, 3]);
  });

  it('uses released room again and joins neighbours', () => {
    const arena = createVectorArena({ dimensions: 8 });
    const a = arena.store(vectors(1, 8)) ?? -1;
    const b = arena.store(vectors(2, 8)) ?? -1;
    const c = arena.store(vectors(4, 8)) ?? -1;
    arena.release(a);
    arena.release(b);
    expect(arena.store(vectors(9, 16))).toBe(a);
    expect([...arena.scan({ at: c, count: 1, query })]).toEqual([4]);
    arena.release(12_345);
  });
});
