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

const words = ['words', 5] as [string, number];

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
    const judge = buildJudge({ onnx: createModel([words, ...listTensors()]), weights });
    const tensors = readTensors(judge.model);
    expect([...(tensors.get('words') ?? [])]).toEqual([1, 1, 1, 1, 1]);
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
      buildJudge({ onnx: of, weights: Buffer.alloc(bytes) });
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
});
