import { describe, expect, it } from 'vitest';
import { addLayers } from './add-layers.ts';
import { bytesField, findText, listTexts, readProto, textField, writeProto } from './protobuf.ts';

const outputOf = (layer: number): string =>
  layer < 0
    ? '/model/layers.-1/embeddings_norm_layernorm/output_0'
    : `/model/layers.${layer}/mlp_output_norm_layernorm/output_0`;

function createNode({ name, inputs, output }: { name: string; inputs: string[]; output: string }) {
  return bytesField(
    1,
    writeProto([
      ...inputs.map((input) => textField(1, input)),
      textField(2, output),
      textField(3, name),
      textField(4, 'MatMul'),
    ]),
  );
}

/** Each layer has one step, one tensor, and reads the layer before it. */
function createModel(layers: number): Buffer {
  const nodes = Array.from({ length: layers }, (_, layer) =>
    createNode({
      name: `/model/layers.${layer}/mlp/MatMul`,
      inputs: [outputOf(layer - 1), `model.layers.${layer}.mlp.weight`],
      output: outputOf(layer),
    }),
  );
  const end = createNode({
    name: '/model/final',
    inputs: [outputOf(layers - 1)],
    output: 'last_hidden_state',
  });
  const tensors = Array.from({ length: layers }, (_, layer) =>
    bytesField(
      5,
      writeProto([
        textField(8, `model.layers.${layer}.mlp.weight`),
        bytesField(9, Buffer.of(layer)),
      ]),
    ),
  );
  return writeProto([
    textField(2, 'made here'),
    bytesField(7, writeProto([...nodes, end, ...tensors])),
  ]);
}

function readModel(onnx: Uint8Array) {
  const graph = readProto(onnx).find(({ field }) => field === 7)?.value as Uint8Array;
  const parts = readProto(graph).map(({ field, value }) => ({
    field,
    fields: readProto(value as Uint8Array),
  }));
  return {
    nodes: parts
      .filter(({ field }) => field === 1)
      .map(({ fields }) => ({
        name: findText(fields, 3),
        reads: listTexts(fields, 1),
        gives: findText(fields, 2),
      })),
    tensors: parts.filter(({ field }) => field === 5).map(({ fields }) => findText(fields, 8)),
  };
}

describe('addLayers', () => {
  it('adds layers that read each other in order, and ends with the last of them', () => {
    const { nodes, tensors } = readModel(addLayers({ onnx: createModel(2), layers: 5 }));
    expect(nodes).toEqual(readModel(createModel(5)).nodes);
    expect(tensors.toSorted()).toEqual(readModel(createModel(5)).tensors.toSorted());
  });

  it('leaves a model as it is that has enough layers', () => {
    const onnx = createModel(3);
    expect(addLayers({ onnx, layers: 3 })).toEqual(onnx);
  });
});
