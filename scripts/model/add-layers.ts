import {
  bytesField,
  findText,
  type ProtoField,
  readProto,
  textField,
  writeProto,
} from './protobuf.ts';

/** Field numbers of the ONNX format. */
const model = { graph: 7 };
const graph = { node: 1, initializer: 5 };
const node = { input: 1, output: 2, name: 3 };
const tensor = { name: 8 };

const layerName = /layers\.(\d+)(?=[./])/;
const outputOf = (layer: number): string =>
  `/model/layers.${layer}/mlp_output_norm_layernorm/output_0`;
const firstInput = '/model/layers.-1/embeddings_norm_layernorm/output_0';

/**
 * Gives a model as many layers as asked for, of the same kind: those that are added are copies of its own, each of which
 * reads what the layer before it says. They need weights of their own afterwards.
 */
export function addLayers({ onnx, layers }: { onnx: Uint8Array; layers: number }): Uint8Array {
  const whole = readProto(onnx);
  const had = countLayers(whole);
  if (had >= layers) return onnx;
  return writeProto(
    whole.map((part) =>
      part.field === model.graph && part.wire === 2
        ? bytesField(model.graph, extendGraph({ bytes: part.value, had, layers }))
        : part,
    ),
  );
}

function countLayers(whole: readonly ProtoField[]): number {
  const nodes = whole
    .filter((part) => part.field === model.graph && part.wire === 2)
    .flatMap((part) => readProto(part.value as Uint8Array))
    .filter((part) => part.field === graph.node && part.wire === 2)
    .map((part) => layerOf(findText(readProto(part.value as Uint8Array), node.name)));
  return Math.max(-1, ...nodes) + 1;
}

const layerOf = (name: string): number => Number(layerName.exec(name)?.[1] ?? -1);

function extendGraph({
  bytes,
  had,
  layers,
}: {
  bytes: Uint8Array;
  had: number;
  layers: number;
}): Buffer {
  const parts = readProto(bytes);
  const last = parts.findLastIndex(
    (part) => part.field === graph.node && layerOf(nameOf(part)) === had - 1,
  );
  const added: ProtoField[] = [];
  for (let layer = had; layer < layers; layer += 1) {
    const from = layer % had;
    const own = parts.filter((part) => layerOf(nameOf(part)) === from);
    added.push(...own.map((part) => copyPart({ part, from, to: layer })));
  }
  // What comes after the layers reads the last one of them.
  const rest = parts
    .slice(last + 1)
    .map((part) =>
      part.field === graph.node
        ? renamed(part, (name) => (name === outputOf(had - 1) ? outputOf(layers - 1) : name))
        : part,
    );
  return writeProto([...parts.slice(0, last + 1), ...added, ...rest]);
}

function nameOf(part: ProtoField): string {
  if (part.wire !== 2) return '';
  if (part.field === graph.node) return findText(readProto(part.value), node.name);
  if (part.field === graph.initializer) return findText(readProto(part.value), tensor.name);
  return '';
}

function copyPart({ part, from, to }: { part: ProtoField; from: number; to: number }): ProtoField {
  const before = from === 0 ? firstInput : outputOf(from - 1);
  return renamed(part, (name) =>
    name === before ? outputOf(to - 1) : layerOf(name) === from ? nameIn(name, to) : name,
  );
}

const nameIn = (name: string, layer: number): string => name.replace(layerName, `layers.${layer}`);

/** A node with other names of itself and of what it reads and gives, or a tensor with another name. */
function renamed(part: ProtoField, rename: (name: string) => string): ProtoField {
  if (part.wire !== 2) return part;
  const named = part.field === graph.node ? Object.values(node) : [tensor.name];
  return bytesField(
    part.field,
    writeProto(
      readProto(part.value).map((one) =>
        one.wire === 2 && named.includes(one.field)
          ? textField(one.field, rename(Buffer.from(one.value).toString()))
          : one,
      ),
    ),
  );
}
