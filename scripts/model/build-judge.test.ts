import { describe, expect, it } from 'vitest';
import { buildJudge } from './build-judge.ts';
import { bytesField, findText, readProto, textField, writeProto } from './protobuf.ts';

const matrices = {
  'attn/q_proj': [384, 384],
  'attn/k_proj': [384, 384],
  'attn/v_proj': [384, 384],
  'attn/o_proj': [384, 384],
  'mlp/fc1': [384, 1536],
  'mlp/fc2': [1536, 384],
} as const;

const words = ['.model.embeddings.word_embeddings.weight', 5] as [string, number];
/** A judge of as many layers as the model has, which reads words as the model does. */
const form = { layers: 6, hasOwnWords: false };

/** Names and sizes of all tensors that the judge has its own of. */
function listTensors(): [string, number][] {
  const tensors: [string, number][] = [];
  for (const layer of [0, 1, 2, 3, 4, 5]) {
    for (const [matrix, [rows, columns]] of Object.entries(matrices)) {
      const name = `/model/layers.${layer}/${matrix}/MatMul_Q4`;
      tensors.push([`${name}/weight`, rows * columns], [`${name}/scale`, columns * 4]);
      tensors.push([`model.layers.${layer}.${matrix.replace('/', '.')}.Add.bias`, columns * 4]);
    }
    for (const norm of ['attention_output_norm_layernorm', 'mlp_output_norm_layernorm'])
      for (const part of ['weight', 'bias'])
        tensors.push([`model.layers.${layer}.${norm}.${part}`, 384 * 4]);
  }
  return tensors;
}

function createModel(tensors: readonly [string, number][]): Buffer {
  const initializers = tensors.map(([name, bytes]) =>
    bytesField(5, writeProto([textField(8, name), bytesField(9, Buffer.alloc(bytes, 1))])),
  );
  return writeProto([textField(2, 'made here'), bytesField(7, writeProto(initializers))]);
}

function readTensors(onnx: Uint8Array): Map<string, Uint8Array> {
  const graph = readProto(onnx).find(({ field }) => field === 7)?.value as Uint8Array;
  return new Map(
    readProto(graph).map(({ value }) => {
      const fields = readProto(value as Uint8Array);
      return [findText(fields, 8), fields.find(({ field }) => field === 9)?.value as Uint8Array];
    }),
  );
}

const headBytes = 769 * 4;
const weightBytes = listTensors().reduce((sum, [, bytes]) => sum + bytes, headBytes);

describe('buildJudge', () => {
  it('replaces the layers one after the other and leaves the rest as it is', () => {
    const weights = Buffer.alloc(weightBytes);
    // Each tensor is filled with its own number.
    let at = 0;
    for (const [index, [, bytes]] of listTensors().entries()) {
      weights.fill(index + 2, at, at + bytes);
      at += bytes;
    }
    weights.fill(9, at);
    const judge = buildJudge({ onnx: createModel([words, ...listTensors()]), weights, form });
    const tensors = readTensors(judge.model);
    expect([...(tensors.get(words[0]) ?? [])]).toEqual([1, 1, 1, 1, 1]);
    for (const [index, [name, bytes]] of listTensors().entries()) {
      const found = tensors.get(name) ?? Buffer.alloc(0);
      expect([name, found.length, found[0], found.at(-1)]).toEqual([
        name,
        bytes,
        index + 2,
        index + 2,
      ]);
    }
    expect([judge.head.length, judge.head[0]]).toEqual([headBytes, 9]);
  });

  it('says what is wrong with weights or a model that do not belong together', () => {
    const onnx = createModel(listTensors());
    const build = (bytes: number, of: Buffer = onnx) =>
      buildJudge({ onnx: of, weights: Buffer.alloc(bytes), form });
    expect(() => build(weightBytes - 1)).toThrow('cut off');
    expect(() => build(weightBytes + 1)).toThrow('not in the expected form');
    expect(() => build(weightBytes, createModel(listTensors().slice(1)))).toThrow(
      'The model has no /model/layers.0/attn/q_proj/MatMul_Q4/weight.',
    );
    const [[first = ''] = []] = listTensors();
    expect(() => build(weightBytes, createModel([[first, 7], ...listTensors().slice(1)]))).toThrow(
      'does not have the expected size',
    );
  });

  it('spreads rows of words by their scales when the judge has its own', () => {
    const tables = { word: 30_522, position: 512, token_type: 2 };
    const own = Object.entries(tables).map(([name, rows]): [string, number] => [
      `.model.embeddings.${name}_embeddings.weight`,
      rows * 384 * 4,
    ]);
    const norm = ['weight', 'bias'].map((part): [string, number] => [
      `model.layers.-1.embeddings_norm_layernorm.${part}`,
      384 * 4,
    ]);
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    const weights = Buffer.alloc(rows * 384 + rows * 4 + 2 * 384 * 4 + weightBytes);
    // The last number of the second word is −3 times its scale of 0.5.
    weights.writeInt8(-3, 2 * 384 - 1);
    weights.writeFloatLE(0.5, tables.word * 384 + 4);
    const onnx = createModel([...own, ...norm, ...listTensors()]);
    const judge = buildJudge({ onnx, weights, form: { layers: 6, hasOwnWords: true } });
    const table = Buffer.from(readTensors(judge.model).get(words[0]) ?? []);
    expect(table.length).toBe(tables.word * 384 * 4);
    expect([0, 383, 384, 767, 768].map((at) => Math.abs(table.readFloatLE(at * 4)))).toEqual([
      0, 0, 0, 1.5, 0,
    ]);
    expect(table.readFloatLE(767 * 4)).toBe(-1.5);
  });
});
