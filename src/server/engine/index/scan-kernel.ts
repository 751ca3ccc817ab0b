import { i32, name, op, section, signed, unsigned, v128 } from './wasm-code.ts';

/**
 * The scan of all vectors, as WebAssembly with SIMD: about twenty times plain JavaScript. The module is assembled here
 * from its instructions, so there is no binary to trust and no build step.
 *
 *   scan(vectors, count, query, dots): for each of `count` vectors of signed bytes, writes its dot product with the
 *   query (signed 16-bit numbers) as a 32-bit integer. Dimensions must be a multiple of 8.
 */
export type ScanMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number };

/** The part of WebAssembly used here; the server's type library has none. */
const wasm = (
  globalThis as unknown as {
    WebAssembly: {
      Memory: new (o: { initial: number; maximum: number }) => ScanMemory;
      Module: new (bytes: Uint8Array) => object;
      Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
      validate(bytes: Uint8Array): boolean;
    };
  }
).WebAssembly;

export const createScanMemory = (o: { initial: number; maximum: number }): ScanMemory =>
  new wasm.Memory(o);

export type Scan = (o: { vectors: number; count: number; query: number; dots: number }) => void;

export function createScan(o: { memory: ScanMemory; dimensions: number }): Scan {
  if (o.dimensions % 8 !== 0) return plainScan(o);
  const bytes = assembleScan(o.dimensions);
  if (!wasm.validate(bytes)) return plainScan(o);
  const instance = new wasm.Instance(new wasm.Module(bytes), {
    host: { memory: o.memory },
  });
  const scan = instance.exports.scan as (
    vectors: number,
    count: number,
    query: number,
    dots: number,
  ) => void;
  return ({ vectors, count, query, dots }) => scan(vectors, count, query, dots);
}

/** For processors without SIMD, and to test the other one against. */
export function plainScan(o: { memory: ScanMemory; dimensions: number }): Scan {
  return ({ vectors, count, query, dots }) => {
    const bytes = new Int8Array(o.memory.buffer, vectors, count * o.dimensions);
    const wanted = new Int16Array(o.memory.buffer, query, o.dimensions);
    const found = new Int32Array(o.memory.buffer, dots, count);
    for (let index = 0; index < count; index += 1) {
      let sum = 0;
      const start = index * o.dimensions;
      for (let at = 0; at < o.dimensions; at += 1)
        sum += (bytes[start + at] ?? 0) * (wanted[at] ?? 0);
      found[index] = sum;
    }
  };
}

function assembleScan(dimensions: number): Uint8Array<ArrayBuffer> {
  const [vectors, count, query, dots, sumA, sumB] = [[0], [1], [2], [3], [4], [5]] as const;
  const zero = [...op.vectorConstant, ...new Array<number>(16).fill(0)];
  const body = [
    ...op.block,
    ...op.get,
    ...count,
    ...op.isZero,
    ...op.branchIf,
    0,
    ...op.loop,
    ...zero,
    ...op.set,
    ...sumA,
    ...zero,
    ...op.set,
    ...sumB,
  ];
  // The dimensions are unrolled; two sums take turns so that one addition need not wait for the other.
  for (let at = 0; at < dimensions; at += 8) {
    const sum = (at / 8) % 2 === 0 ? sumA : sumB;
    body.push(
      ...op.get,
      ...vectors,
      ...op.loadBytesAsShorts,
      ...unsigned(at),
      ...op.get,
      ...query,
      ...op.loadVector,
      ...unsigned(at * 2),
      ...op.dotShorts,
      ...op.get,
      ...sum,
      ...op.addVectors,
      ...op.set,
      ...sum,
    );
  }
  body.push(
    ...op.get,
    ...sumA,
    ...op.get,
    ...sumB,
    ...op.addVectors,
    ...op.set,
    ...sumA,
    ...op.get,
    ...dots,
    ...[0, 1, 2, 3].flatMap((lane) => [
      ...op.get,
      ...sumA,
      ...op.lane,
      lane,
      ...(lane > 0 ? op.add : []),
    ]),
    ...op.store,
    0,
    ...op.get,
    ...vectors,
    ...op.constant,
    ...signed(dimensions),
    ...op.add,
    ...op.set,
    ...vectors,
    ...op.get,
    ...dots,
    ...op.constant,
    ...signed(4),
    ...op.add,
    ...op.set,
    ...dots,
    ...op.get,
    ...count,
    ...op.constant,
    ...signed(1),
    ...op.subtract,
    ...op.tee,
    ...count,
    ...op.branchIf,
    0,
    ...op.end,
    ...op.end,
    ...op.end,
  );
  const code = [1, 2, v128, ...body];
  return Uint8Array.from([
    0x00,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, [1, 0x60, 4, i32, i32, i32, i32, 0]),
    ...section(2, [1, ...name('host'), ...name('memory'), 2, 0, ...unsigned(1)]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('scan'), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}
