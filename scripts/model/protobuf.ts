/** Just enough of protocol buffers to take an ONNX file apart and put it together again. */
export type ProtoField =
  | { field: number; wire: 0; value: bigint }
  | { field: number; wire: 1 | 2 | 5; value: Uint8Array };

export function readProto(bytes: Uint8Array): ProtoField[] {
  const fields: ProtoField[] = [];
  let at = 0;
  const readVarint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at];
      if (byte === undefined || shift > 63n) throw new Error('The model file is cut off.');
      at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < bytes.length) {
    const key = Number(readVarint());
    const field = key >>> 3;
    const wire = key & 7;
    if (wire === 0) {
      fields.push({ field, wire, value: readVarint() });
    } else if (wire === 1 || wire === 2 || wire === 5) {
      const length = wire === 2 ? Number(readVarint()) : wire === 1 ? 8 : 4;
      if (at + length > bytes.length) throw new Error('The model file is cut off.');
      fields.push({ field, wire, value: bytes.subarray(at, at + length) });
      at += length;
    } else {
      throw new Error('The model file is not in the expected form.');
    }
  }
  return fields;
}

export function writeProto(fields: readonly ProtoField[]): Buffer {
  const parts: Uint8Array[] = [];
  for (const { field, wire, value } of fields) {
    parts.push(varint(BigInt((field << 3) | wire)));
    if (wire === 0) {
      parts.push(varint(value));
    } else {
      if (wire === 2) parts.push(varint(BigInt(value.length)));
      parts.push(value);
    }
  }
  return Buffer.concat(parts);
}

export const textField = (field: number, text: string): ProtoField => ({
  field,
  wire: 2,
  value: Buffer.from(text),
});
export const bytesField = (field: number, value: Uint8Array): ProtoField => ({
  field,
  wire: 2,
  value,
});
export const numberField = (field: number, value: number): ProtoField => ({
  field,
  wire: 0,
  value: BigInt(value),
});

export function findText(fields: readonly ProtoField[], field: number): string {
  const found = fields.find((one) => one.field === field && one.wire === 2);
  return found?.wire === 2 ? Buffer.from(found.value).toString() : '';
}

/** All texts of a field that may come several times. */
export const listTexts = (fields: readonly ProtoField[], field: number): string[] =>
  fields.flatMap((one) =>
    one.field === field && one.wire === 2 ? [Buffer.from(one.value).toString()] : [],
  );

function varint(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  do {
    const byte = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest === 0n ? byte : byte | 0x80);
  } while (rest !== 0n);
  return Uint8Array.from(bytes);
}
