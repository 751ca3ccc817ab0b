import { createScan, createScanMemory, type Scan } from './scan-kernel.ts';

/**
 * One WebAssembly memory for the vectors of all cached documents: the scan can only see such memory, and each memory
 * of its own would reserve gigabytes of address space. Blocks are handed out first-fit and given back whole.
 */
export type VectorArena = {
  dimensions: number;
  /** Null when the arena is full. */
  store(vectors: NewVectors): StoredVectors | null;
  release(stored: StoredVectors): void;
  /** How near each passage is to the query: see the kernel. Valid until the next call. */
  scan(options: { stored: StoredVectors; query: Int8Array }): Float32Array;
  /** The cosines of one passage's sentences, a copy. */
  compare(options: { stored: StoredVectors; passage: number; query: Int8Array }): Float32Array;
};

export type NewVectors = {
  values: Int8Array;
  scales: Float32Array;
  /** Sentences of passage p: from starts[p] up to starts[p + 1]. */
  starts: Uint32Array;
  factors: Float32Array;
};

/** Where the parts of a block lie. */
export type StoredVectors = {
  vectors: number;
  scales: number;
  starts: number;
  factors: number;
  passages: number;
  sentences: number;
};

const page = 65_536;
const most = 60_000;
const alignment = 64;

export function createVectorArena({
  kernel,
  dimensions,
  firstBytes = page,
}: {
  dimensions: number;
  kernel?: typeof createScan;
  /** Asked for at once. What isn't used yet takes no memory, but counts for when garbage is collected. */
  firstBytes?: number;
}): VectorArena {
  const memory = createScanMemory({ initial: Math.ceil(firstBytes / page), maximum: most });
  const scan: Scan = (kernel ?? createScan)({ memory, dimensions });
  const query = 0;
  const used = new Map<number, number>();
  let free: { at: number; bytes: number }[] = [];
  let end = align(dimensions * 2);
  let results = { at: 0, bytes: 0 };

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

  /** Room for the cosines of all sentences, and behind them for what is said of each passage. */
  function roomFor({ sentences, passages }: StoredVectors): { cosines: number; nearness: number } {
    const bytes = align((sentences + passages) * 4);
    if (results.bytes < bytes) {
      if (results.bytes > 0) release(results.at);
      const at = reserve(bytes);
      if (at === null) throw new Error('No memory is left for a scan.');
      results = { at, bytes };
    }
    return { cosines: results.at, nearness: results.at + sentences * 4 };
  }

  const ask = (wanted: Int8Array): void =>
    new Int16Array(memory.buffer, query, dimensions).set(wanted);

  return {
    dimensions,
    store({ values, scales, starts, factors }) {
      const scalesAt = align(values.length);
      const startsAt = scalesAt + scales.byteLength;
      const factorsAt = startsAt + starts.byteLength;
      const at = reserve(factorsAt + factors.byteLength);
      if (at === null) return null;
      const stored: StoredVectors = {
        vectors: at,
        scales: at + scalesAt,
        starts: at + startsAt,
        factors: at + factorsAt,
        passages: factors.length,
        sentences: scales.length,
      };
      new Int8Array(memory.buffer, stored.vectors, values.length).set(values);
      new Float32Array(memory.buffer, stored.scales, scales.length).set(scales);
      new Uint32Array(memory.buffer, stored.starts, starts.length).set(starts);
      new Float32Array(memory.buffer, stored.factors, factors.length).set(factors);
      return stored;
    },
    release: (stored) => release(stored.vectors),
    scan({ stored, query: wanted }) {
      const room = roomFor(stored);
      ask(wanted);
      scan({ ...stored, ends: stored.starts + 4, sentence: 0, query, ...room });
      return new Float32Array(memory.buffer, room.nearness, stored.passages);
    },
    compare({ stored, passage, query: wanted }) {
      const room = roomFor(stored);
      const [first = 0, last = 0] = new Uint32Array(memory.buffer, stored.starts + passage * 4, 2);
      ask(wanted);
      scan({
        vectors: stored.vectors + first * dimensions,
        scales: stored.scales + first * 4,
        ends: stored.starts + (passage + 1) * 4,
        factors: stored.factors + passage * 4,
        passages: 1,
        sentence: first,
        query,
        ...room,
      });
      return new Float32Array(memory.buffer, room.cosines, last - first).slice();
    },
  };
}

const align = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;
