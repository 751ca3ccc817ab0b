/** WebAssembly's binary words, as far as the scan needs them. */
export const types = { i32: 0x7f, f32: 0x7d, v128: 0x7b };
const simd = 0xfd;

export const op = {
  block: [0x02, 0x40],
  loop: [0x03, 0x40],
  end: [0x0b],
  add: [0x6a],
  isZero: [0x45],
  isAtLeast: [0x4f],
  toFloat: [0xb2],
  addFloats: [0x92],
  multiplyFloats: [0x94],
  largerFloat: [0x97],
  dotShorts: [simd, 0xba, 0x01],
  addVectors: [simd, 0xae, 0x01],
  zeroFloat: [0x43, 0, 0, 0, 0],
  zeroVector: [simd, 0x0c, ...new Array<number>(16).fill(0)],
};
export const get = (local: number): number[] => [0x20, local];
export const set = (local: number): number[] => [0x21, local];
export const branch = (depth: number): number[] => [0x0c, depth];
export const branchIf = (depth: number): number[] => [0x0d, depth];
export const constant = (value: number): number[] => [0x41, ...signed(value)];
export const lane = (number: number): number[] => [simd, 0x1b, number];
export const loadInteger = [0x28, 0x02, 0];
export const loadFloat = [0x2a, 0x02, 0];
export const storeFloat = [0x38, 0x02, 0];
export const loadVector = (offset: number): number[] => [simd, 0x00, 0x03, ...unsigned(offset)];
/** Eight signed bytes, widened to 16 bits each. */
export const loadBytes = (offset: number): number[] => [simd, 0x01, 0x03, ...unsigned(offset)];

/** A module of one exported function without a result, over memory that the host brings along. */
export function assembleModule(input: {
  export: string;
  parameters: readonly number[];
  locals: readonly number[];
  body: readonly number[];
}): Uint8Array<ArrayBuffer> {
  const locals = [...unsigned(input.locals.length), ...input.locals.flatMap((type) => [1, type])];
  const code = [...locals, ...input.body, ...op.end];
  const header = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  return Uint8Array.from([
    ...header,
    ...section(1, [1, 0x60, ...unsigned(input.parameters.length), ...input.parameters, 0]),
    ...section(2, [1, ...name('host'), ...name('memory'), 2, 0, ...unsigned(1)]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name(input.export), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}

const section = (id: number, content: number[]): number[] => [
  id,
  ...unsigned(content.length),
  ...content,
];
const name = (text: string): number[] => [text.length, ...Buffer.from(text)];

/** LEB128, WebAssembly's way to write numbers. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const byte = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? byte : byte | 0x80);
  } while (rest !== 0);
  return bytes;
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const byte = rest & 0x7f;
    rest >>= 7;
    if ((rest === 0 && (byte & 0x40) === 0) || (rest === -1 && (byte & 0x40) !== 0))
      return [...bytes, byte];
    bytes.push(byte | 0x80);
  }
}
