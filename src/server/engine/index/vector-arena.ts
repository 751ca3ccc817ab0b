import { createScan, createScanMemory, type Scan } from './scan-kernel.ts';

/**
 * One WebAssembly memory for the vectors of all cached documents: the scan can only see such memory, and each memory
 * of its own would reserve gigabytes of address space. Blocks are handed out first-fit and given back whole.
 */
export type VectorArena = {
  dimensions: number;
  /** Where a copy of the vectors lies, or null when the arena is full. */
  store(vectors: Uint8Array): number | null;
  release(at: number): void;
  /** Dot products of the query with `count` vectors from `at` on; valid until the next scan. */
  scan(o: { at: number; count: number; query: Int8Array }): Int32Array;
  view(o: { at: number; count: number }): Int8Array;
};

const page = 65_536;
const most = 60_000;
const alignment = 64;

export function createVectorArena(o: {
  dimensions: number;
  kernel?: typeof createScan;
}): VectorArena {
  const memory = createScanMemory({ initial: 1, maximum: most });
  const scan: Scan = (o.kernel ?? createScan)({ memory, dimensions: o.dimensions });
  const query = 0;
  const used = new Map<number, number>();
  let free: { at: number; bytes: number }[] = [];
  let end = align(o.dimensions * 2);
  let dots = { at: 0, bytes: 0 };

  function reserve(bytes: number): number | null {
    const size = align(bytes);
    const gap = free.findIndex((block) => block.bytes >= size);
    const block = free[gap];
    if (block) {
      if (block.bytes === size) free.splice(gap, 1);
      else free[gap] = { at: block.at + size, bytes: block.bytes - size };
      used.set(block.at, size);
      return block.at;
    }
    const missing = end + size - memory.buffer.byteLength;
    if (missing > 0) {
      try {
        memory.grow(Math.ceil(missing / page));
      } catch {
        return null;
      }
    }
    used.set(end, size);
    end += size;
    return end - size;
  }

  function release(at: number): void {
    const bytes = used.get(at);
    if (bytes === undefined) return;
    used.delete(at);
    const blocks = [...free, { at, bytes }].sort((a, b) => a.at - b.at);
    free = [];
    for (const block of blocks) {
      const last = free.at(-1);
      if (last && last.at + last.bytes === block.at) last.bytes += block.bytes;
      else free.push({ ...block });
    }
  }

  return {
    dimensions: o.dimensions,
    release,
    store(vectors) {
      const at = reserve(vectors.length);
      if (at !== null) new Uint8Array(memory.buffer, at, vectors.length).set(vectors);
      return at;
    },
    scan({ at, count, query: wanted }) {
      if (dots.bytes < count * 4) {
        if (dots.bytes > 0) release(dots.at);
        const place = reserve(count * 4);
        if (place === null) throw new Error('No memory is left for a scan.');
        dots = { at: place, bytes: align(count * 4) };
      }
      new Int16Array(memory.buffer, query, o.dimensions).set(wanted);
      scan({ vectors: at, count, query, dots: dots.at });
      return new Int32Array(memory.buffer, dots.at, count);
    },
    view: ({ at, count }) => new Int8Array(memory.buffer, at, count * o.dimensions),
  };
}

const align = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;
