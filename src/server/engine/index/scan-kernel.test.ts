import { describe, expect, it } from 'vitest';
import { createScan, createScanMemory, plainScan } from './scan-kernel.ts';

describe('createScan', () => {
  it.each([8, 64, 384])(
    'finds the same dot products as plain code at %i dimensions',
    (dimensions) => {
      const memory = createScanMemory({ initial: 4, maximum: 4 });
      const count = 37;
      const place = {
        query: 0,
        vectors: 1_024,
        dots: 1_024 + count * dimensions + (64 - ((count * dimensions) % 64)),
      };
      const bytes = new Int8Array(memory.buffer, place.vectors, count * dimensions);
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = ((at * 7_919) % 255) - 127;
      const query = new Int16Array(memory.buffer, place.query, dimensions);
      for (let at = 0; at < dimensions; at += 1) query[at] = ((at * 31) % 255) - 127;
      const run = (create: typeof createScan): number[] => {
        create({ memory, dimensions })({ ...place, count });
        return [...new Int32Array(memory.buffer, place.dots, count)];
      };
      expect(run(createScan)).toEqual(run(plainScan));
    },
  );

  it('does nothing for no vectors', () => {
    const memory = createScanMemory({ initial: 1, maximum: 1 });
    expect(() =>
      createScan({ memory, dimensions: 8 })({ query: 0, vectors: 64, dots: 128, count: 0 }),
    ).not.toThrow();
  });
});
