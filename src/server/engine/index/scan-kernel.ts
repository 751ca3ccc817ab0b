import {
  assembleModule,
  branch,
  branchIf,
  constant,
  get,
  lane,
  loadBytes,
  loadFloat,
  loadInteger,
  loadVector,
  op,
  set,
  storeFloat,
  types,
} from './wasm-code.ts';

/**
 * The scan of all vectors, as WebAssembly with SIMD: about twenty times plain JavaScript. The module is assembled here
 * from its instructions, so there is no binary to trust and no build step.
 */
export type ScanMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number };

/** The part of WebAssembly used here; the server's type library has none. */
const wasm = (
  globalThis as unknown as {
    WebAssembly: {
      Memory: new (input: { initial: number; maximum: number }) => ScanMemory;
      Module: new (bytes: Uint8Array) => object;
      Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
      validate(bytes: Uint8Array): boolean;
    };
  }
).WebAssembly;

export const createScanMemory = (input: { initial: number; maximum: number }): ScanMemory =>
  new wasm.Memory(input);

/** Where in the memory a scan finds and leaves what. */
export type ScanPlace = {
  /** Signed bytes; the first is that of sentence number `sentence`. */
  vectors: number;
  /** A float a sentence: what a byte of its vector is worth. */
  scales: number;
  /** An integer a passage: the number of the sentence after its last. */
  ends: number;
  /** A float a passage: what the sum of its sentences' cosines counts. */
  factors: number;
  passages: number;
  sentence: number;
  /** The question's vector in signed 16-bit numbers. */
  query: number;
  /** Written: a float a sentence. Both are true up to the query's own scale. */
  cosines: number;
  /** Written: a float a passage, its best sentence (at least 0) plus the weighted sum of all. */
  nearness: number;
};

export type Scan = (place: ScanPlace) => void;

/** Dimensions must be a multiple of 8. */
export function createScan(input: { memory: ScanMemory; dimensions: number }): Scan {
  if (input.dimensions % 8 !== 0) return plainScan(input);
  const bytes = assembleScan(input.dimensions);
  if (!wasm.validate(bytes)) return plainScan(input);
  const instance = new wasm.Instance(new wasm.Module(bytes), { host: { memory: input.memory } });
  const scan = instance.exports.scan as (...parameters: number[]) => void;
  return (p) =>
    scan(
      p.vectors,
      p.scales,
      p.ends,
      p.factors,
      p.passages,
      p.sentence,
      p.query,
      p.cosines,
      p.nearness,
    );
}

/** For processors without SIMD, and to test the other one against. */
export function plainScan({
  memory,
  dimensions,
}: {
  memory: ScanMemory;
  dimensions: number;
}): Scan {
  return (p) => {
    const { buffer } = memory;
    const ends = new Uint32Array(buffer, p.ends, p.passages);
    const count = (ends[p.passages - 1] ?? p.sentence) - p.sentence;
    const bytes = new Int8Array(buffer, p.vectors, count * dimensions);
    const wanted = new Int16Array(buffer, p.query, dimensions);
    const scales = new Float32Array(buffer, p.scales, count);
    const factors = new Float32Array(buffer, p.factors, p.passages);
    const cosines = new Float32Array(buffer, p.cosines, count);
    const nearness = new Float32Array(buffer, p.nearness, p.passages);
    let sentence = 0;
    for (const [passage, end] of ends.entries()) {
      let top = 0;
      let sum = 0;
      for (; sentence < end - p.sentence; sentence += 1) {
        let dot = 0;
        const start = sentence * dimensions;
        for (let at = 0; at < dimensions; at += 1)
          dot += (bytes[start + at] ?? 0) * (wanted[at] ?? 0);
        const cosine = Math.fround(dot * (scales[sentence] ?? 0));
        cosines[sentence] = cosine;
        top = Math.max(top, cosine);
        sum = Math.fround(sum + cosine);
      }
      nearness[passage] = top + Math.fround(sum * (factors[passage] ?? 0));
    }
  };
}

function assembleScan(dimensions: number): Uint8Array<ArrayBuffer> {
  const [vectors, scales, ends, factors, passages] = [0, 1, 2, 3, 4] as const;
  const [sentence, query, cosines, nearness] = [5, 6, 7, 8] as const;
  const [end, top, sum, cosine, evens, odds] = [9, 10, 11, 12, 13, 14] as const;
  const advance = (local: number, by: number) => [
    ...get(local),
    ...constant(by),
    ...op.add,
    ...set(local),
  ];
  const dots: number[] = [];
  // The dimensions are unrolled; two sums take turns so that one addition need not wait for the other.
  for (let at = 0; at < dimensions; at += 8) {
    const turn = (at / 8) % 2 === 0 ? evens : odds;
    dots.push(...get(vectors), ...loadBytes(at), ...get(query), ...loadVector(at * 2));
    dots.push(...op.dotShorts, ...get(turn), ...op.addVectors, ...set(turn));
  }
  const eachSentence = [
    ...op.block,
    ...op.loop,
    ...[...get(sentence), ...get(end), ...op.isAtLeast, ...branchIf(1)],
    ...[...op.zeroVector, ...set(evens), ...op.zeroVector, ...set(odds)],
    ...dots,
    ...[...get(evens), ...get(odds), ...op.addVectors, ...set(evens)],
    ...[0, 1, 2, 3].flatMap((number) => [
      ...get(evens),
      ...lane(number),
      ...(number > 0 ? op.add : []),
    ]),
    ...[...op.toFloat, ...get(scales), ...loadFloat, ...op.multiplyFloats, ...set(cosine)],
    ...[...get(cosines), ...get(cosine), ...storeFloat],
    ...[...get(top), ...get(cosine), ...op.largerFloat, ...set(top)],
    ...[...get(sum), ...get(cosine), ...op.addFloats, ...set(sum)],
    ...[...advance(vectors, dimensions), ...advance(scales, 4), ...advance(cosines, 4)],
    ...[...advance(sentence, 1), ...branch(0)],
    ...[...op.end, ...op.end],
  ];
  const eachPassage = [
    ...op.block,
    ...op.loop,
    ...[...get(passages), ...op.isZero, ...branchIf(1)],
    ...[...op.zeroFloat, ...set(top), ...op.zeroFloat, ...set(sum)],
    ...[...get(ends), ...loadInteger, ...set(end)],
    ...eachSentence,
    ...[...get(nearness), ...get(top), ...get(sum), ...get(factors), ...loadFloat],
    ...[...op.multiplyFloats, ...op.addFloats, ...storeFloat],
    ...[...advance(ends, 4), ...advance(factors, 4), ...advance(nearness, 4)],
    ...[...advance(passages, -1), ...branch(0)],
    ...[...op.end, ...op.end],
  ];
  const { i32, f32, v128 } = types;
  return assembleModule({
    export: 'scan',
    parameters: new Array<number>(9).fill(i32),
    locals: [i32, f32, f32, f32, v128, v128],
    body: eachPassage,
  });
}
