import { describe, expect, it } from 'vitest';
import { createScan, createScanMemory, plainScan } from './scan-kernel.ts';

describe('createScan', () => {
  it.each([8, 64, 384])('finds the same as plain code at %i dimensions', (dimensions) => {
    const memory = createScanMemory({ initial: 4, maximum: 4 });
    // The third passage has no sentence.
    const ends = [5, 12, 12, 36, 37];
    const count = 37;
    const place = {
      query: 0,
      ends: 1_024,
      factors: 1_088,
      scales: 2_048,
      cosines: 3_072,
      nearness: 4_096,
      vectors: 8_192,
      passages: ends.length,
      sentence: 0,
    };
    const fill = (array: Int8Array | Int16Array, step: number) => {
      for (let at = 0; at < array.length; at += 1) array[at] = ((at * step) % 255) - 127;
    };
    fill(new Int8Array(memory.buffer, place.vectors, count * dimensions), 7_919);
    fill(new Int16Array(memory.buffer, place.query, dimensions), 31);
    new Uint32Array(memory.buffer, place.ends, ends.length).set(ends);
    for (let at = 0; at < count; at += 1)
      new Float32Array(memory.buffer, place.scales, count)[at] = 1 / (at + 3);
    new Float32Array(memory.buffer, place.factors, ends.length).fill(0.3);
    const run = (create: typeof createScan): number[][] => {
      const found = new Float32Array(memory.buffer, place.cosines, count).fill(0);
      const near = new Float32Array(memory.buffer, place.nearness, ends.length).fill(0);
      create({ memory, dimensions })(place);
      return [[...found], [...near]];
    };
    const [cosines, nearness] = run(createScan);
    expect([cosines, nearness]).toEqual(run(plainScan));
    expect(cosines?.every((cosine) => cosine !== 0)).toBe(true);
    expect(nearness?.[2]).toBe(0);
  });

  it('does nothing for no passages', () => {
    const memory = createScanMemory({ initial: 1, maximum: 1 });
    const nowhere = { vectors: 64, scales: 0, ends: 0, factors: 0, cosines: 0, nearness: 0 };
    createScan({ memory, dimensions: 8 })({ ...nowhere, query: 0, passages: 0, sentence: 0 });
    expect(new Uint8Array(memory.buffer).every((byte) => byte === 0)).toBe(true);
  });
});
