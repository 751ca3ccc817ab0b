import { describe, expect, it } from 'vitest';
import {
  bytesField,
  findText,
  numberField,
  type ProtoField,
  readProto,
  textField,
  writeProto,
} from './protobuf.ts';
import { quantiseModel } from './quantise-model.ts';

/** One multiplication of a 4 × 2 matrix in blocks of four rows, its weights outside the file. */
const nibbles = [
  [0, 8, 12, 15],
  [9, 9, 7, 8],
];
const scales = [0.5, 0.25];

function createModel(): { graph: Buffer; data: Buffer } {
  const packed = Buffer.from(
    nibbles.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [a | (b << 4), c | (d << 4)]),
  );
  const scaleBytes = Buffer.from(Float32Array.from(scales).buffer);
  const bias = Buffer.from(Float32Array.from([1, 2]).buffer);
  const data = Buffer.concat([packed, scaleBytes, bias]);
  const tensor = (
    name: string,
    dims: number[],
    type: number,
    offset: number,
    length: number,
  ): ProtoField =>
    bytesField(
      5,
      writeProto([
        ...dims.map((size) => numberField(1, size)),
        numberField(2, type),
        textField(8, name),
        ...Object.entries({ offset, length }).map(([key, value]) =>
          bytesField(13, writeProto([textField(1, key), textField(2, `${value}`)])),
        ),
      ]),
    );
  const attribute = (name: string, value: number): ProtoField =>
    bytesField(5, writeProto([textField(1, name), numberField(3, value)]));
  const multiply = writeProto([
    textField(1, 'x'),
    textField(1, 'w'),
    textField(1, 's'),
    textField(2, 'y'),
    textField(3, 'm'),
    textField(4, 'MatMulNBits'),
    attribute('K', 4),
    attribute('N', 2),
    attribute('bits', 4),
    attribute('block_size', 4),
  ]);
  const add = writeProto([
    textField(1, 'y'),
    textField(1, 'b'),
    textField(2, 'z'),
    textField(4, 'Add'),
  ]);
  const graph = writeProto([
    bytesField(1, multiply),
    bytesField(1, add),
    tensor('w', [2, 1, 2], 2, 0, 4),
    tensor('s', [2], 1, 4, 8),
    tensor('b', [2], 1, 12, 8),
  ]);
  return { graph: writeProto([numberField(1, 9), bytesField(7, graph)]), data };
}

function open(bytes: Uint8Array) {
  const graph = readProto(bytes).find((part) => part.field === 7);
  const parts = readProto(graph?.value as Uint8Array);
  const all = (field: number): ProtoField[][] =>
    parts.filter((part) => part.field === field).map((part) => readProto(part.value as Uint8Array));
  return { nodes: all(1), tensors: new Map(all(5).map((one) => [findText(one, 8), one])) };
}

describe('quantiseModel', () => {
  const { nodes, tensors } = open(quantiseModel(createModel()));

  it('replaces the packed multiplication and keeps the other steps', () => {
    expect(nodes.map((node) => findText(node, 4))).toEqual(['DynamicQuantizeMatMul', 'Add']);
    expect([...tensors.keys()].sort()).toEqual(['b', 'm/scale', 'm/weight']);
  });

  it('holds the same weights, row by row, one scale a column', () => {
    const raw = (name: string): Uint8Array =>
      Uint8Array.from(
        (tensors.get(name)?.find((part) => part.field === 9)?.value ?? []) as Uint8Array,
      );
    const values = new Int8Array(raw('m/weight').buffer);
    const perColumn = new Float32Array(raw('m/scale').buffer);
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 2; column += 1) {
        const wanted = ((nibbles[column]?.[row] ?? 0) - 8) * (scales[column] ?? 0);
        const found = (values[row * 2 + column] ?? 0) * (perColumn[column] ?? 0);
        expect(Math.abs(found - wanted)).toBeLessThan(0.04);
      }
    }
  });

  it('brings tensors from outside into the file', () => {
    const bias = tensors.get('b')?.find((part) => part.field === 9)?.value as Uint8Array;
    expect([...new Float32Array(Uint8Array.from(bias).buffer)]).toEqual([1, 2]);
  });

  it('refuses a file that is cut off', () => {
    const { graph, data } = createModel();
    expect(() => quantiseModel({ graph: graph.subarray(0, graph.length - 5), data })).toThrow(
      'cut off',
    );
  });
});
