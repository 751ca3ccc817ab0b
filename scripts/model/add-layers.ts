import { changeGraph, graphFields, nodeFields, tensorFields } from './onnx.ts';
import {
  bytesField,
  findText,
  type ProtoField,
  readProto,
  textField,
  writeProto,
} from './protobuf.ts';

/** Where a node has names: what it reads and gives, and its own. */
const namedIn = [nodeFields.input, nodeFields.output, nodeFields.name];
const layerName = /layers\.(\d+)(?=[./])/;
const outputOf = (layer: number): string =>
  `/model/layers.${layer}/mlp_output_norm_layernorm/output_0`;
const firstInput = '/model/layers.-1/embeddings_norm_layernorm/output_0';

/**
 * Gives a model as many layers as asked for, of the same kind: those that are added are copies of its own, each of which
 * reads what the layer before it says. They need weights of their own afterwards.
 */
export function addLayers({ onnx, layers }: { onnx: Uint8Array; layers: number }): Buffer {
  return changeGraph(onnx, (bytes) => {
    const parts = readProto(bytes);
    const had = countLayers(parts);
    return had >= layers ? bytes : extendGraph({ parts, had, layers });
  });
}

function countLayers(parts: readonly ProtoField[]): number {
  const nodes = parts.filter((part) => part.field === graphFields.node);
  return Math.max(-1, ...nodes.map((part) => layerOf(nameOf(part)))) + 1;
}

const layerOf = (name: string): number => Number(layerName.exec(name)?.[1] ?? -1);

function extendGraph({
  parts,
  had,
  layers,
}: {
  parts: readonly ProtoField[];
  had: number;
  layers: number;
}): Buffer {
  const last = parts.findLastIndex(
    (part) => part.field === graphFields.node && layerOf(nameOf(part)) === had - 1,
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
      part.field === graphFields.node
        ? renamed(part, (name) => (name === outputOf(had - 1) ? outputOf(layers - 1) : name))
        : part,
    );
  return writeProto([...parts.slice(0, last + 1), ...added, ...rest]);
}

function nameOf(part: ProtoField): string {
  if (part.wire !== 2) return '';
  if (part.field === graphFields.node) return findText(readProto(part.value), nodeFields.name);
  if (part.field === graphFields.initializer)
    return findText(readProto(part.value), tensorFields.name);
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
  const named = part.field === graphFields.node ? namedIn : [tensorFields.name];
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
