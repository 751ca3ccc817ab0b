/** WebAssembly's binary words, as far as the scan needs them. */
export const i32 = 0x7f;
export const v128 = 0x7b;
const simd = 0xfd;
export const op = {
  block: [0x02, 0x40],
  loop: [0x03, 0x40],
  end: [0x0b],
  branch: [0x0c],
  branchIf: [0x0d],
  get: [0x20],
  set: [0x21],
  tee: [0x22],
  constant: [0x41],
  isZero: [0x45],
  add: [0x6a],
  subtract: [0x6b],
  store: [0x36, 0x02],
  loadVector: [simd, 0x00, 0x03],
  loadBytesAsShorts: [simd, 0x01, 0x03],
  vectorConstant: [simd, 0x0c],
  dotShorts: [simd, 0xba, 0x01],
  addVectors: [simd, 0xae, 0x01],
  lane: [simd, 0x1b],
};

export const section = (id: number, content: number[]): number[] => [
  id,
  ...unsigned(content.length),
  ...content,
];
export const name = (text: string): number[] => [text.length, ...Buffer.from(text)];

/** LEB128, WebAssembly's way to write numbers. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const byte = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? byte : byte | 0x80);
  } while (rest !== 0);
  return bytes;
}

export function signed(value: number): number[] {
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
