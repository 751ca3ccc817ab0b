import { bytesField, readProto, writeProto } from './protobuf.ts';

/** Field numbers of the ONNX format. */
const model = { graph: 7 };
export const graphFields = { node: 1, initializer: 5, input: 11, output: 12 };
/** Of what a graph is given and gives. */
export const valueFields = { name: 1 };
export const nodeFields = { input: 1, output: 2, name: 3, operator: 4, attribute: 5, domain: 7 };
export const attributeFields = { name: 1, integer: 3 };
export const tensorFields = {
  dimension: 1,
  type: 2,
  name: 8,
  raw: 9,
  external: 13,
  location: 14,
};

/** The model with its graph changed, and everything else as it was. */
export function changeGraph(onnx: Uint8Array, change: (graph: Uint8Array) => Uint8Array): Buffer {
  return writeProto(
    readProto(onnx).map((part) =>
      part.field === model.graph && part.wire === 2
        ? bytesField(model.graph, change(part.value))
        : part,
    ),
  );
}
