import { changeGraph, graphFields, nodeFields, tensorFields, valueFields } from './onnx.ts';
import {
  bytesField,
  findText,
  listTexts,
  type ProtoField,
  readProto,
  textField,
  writeProto,
} from './protobuf.ts';

type Node = { operator: string; inputs: string[]; outputs: string[]; rest: ProtoField[] };

/** Of DynamicQuantizeMatMul: a text's numbers, weights and their scales. Where their zero is and what to add may follow. */
const plainInputs = 3;
const queriesKeysValues = 3;

/**
 * The same calculation in fewer steps, for a model that reads one text at a time: what is added to a product is added
 * while it is multiplied, and nothing hides the padding that a lone text doesn't have.
 */
export function lightenGraph(onnx: Uint8Array): Buffer {
  return changeGraph(onnx, (bytes) => {
    const parts = readProto(bytes);
    const nodes = parts.flatMap((part) =>
      part.field === graphFields.node && part.wire === 2 ? [readNode(part.value)] : [],
    );
    const tensors = new Set(namesOf(parts, graphFields.initializer, tensorFields.name));
    const results = namesOf(parts, graphFields.output, valueFields.name);
    const kept = withoutUnused(withoutMask(withBiases({ nodes, tensors })), results);
    const read = new Set(kept.flatMap(({ inputs }) => inputs));
    const others = parts.filter(
      (part) =>
        part.field !== graphFields.node &&
        (part.field !== graphFields.input ||
          namesOf([part], part.field, valueFields.name).some((name) => read.has(name))),
    );
    return writeProto([...kept.map(writeNode), ...others]);
  });
}

function withBiases({
  nodes,
  tensors,
}: {
  nodes: readonly Node[];
  tensors: ReadonlySet<string>;
}): Node[] {
  const added = new Map<string, { node: Node; bias: string }>();
  for (const node of nodes) {
    if (node.operator !== 'Add') continue;
    const bias = node.inputs.find((name) => tensors.has(name));
    const product = node.inputs.find((name) => !tensors.has(name));
    const readers = nodes.filter(({ inputs }) => product !== undefined && inputs.includes(product));
    if (bias !== undefined && product !== undefined && readers.length === 1)
      added.set(product, { node, bias });
  }
  const done = new Set<Node>();
  const changed = nodes.map((node) => {
    const [output = ''] = node.outputs;
    const sum = node.operator === 'DynamicQuantizeMatMul' ? added.get(output) : undefined;
    if (!sum || node.inputs.length !== plainInputs) return node;
    done.add(sum.node);
    return { ...node, inputs: [...node.inputs, '', sum.bias], outputs: sum.node.outputs };
  });
  return changed.filter((node) => !done.has(node));
}

function withoutMask(nodes: readonly Node[]): Node[] {
  return nodes.map((node) =>
    node.operator === 'MultiHeadAttention'
      ? { ...node, inputs: node.inputs.slice(0, queriesKeysValues) }
      : node,
  );
}

/** Nodes are in the order in which they are calculated. */
function withoutUnused(nodes: readonly Node[], results: readonly string[]): Node[] {
  const needed = new Set(results);
  return nodes
    .toReversed()
    .filter(({ inputs, outputs }) => {
      const isNeeded = outputs.some((name) => needed.has(name));
      if (isNeeded) for (const name of inputs) needed.add(name);
      return isNeeded;
    })
    .toReversed();
}

function readNode(bytes: Uint8Array): Node {
  const fields = readProto(bytes);
  const { input, output, operator } = nodeFields;
  return {
    operator: findText(fields, operator),
    inputs: listTexts(fields, input),
    outputs: listTexts(fields, output),
    rest: fields.filter(({ field }) => field !== input && field !== output),
  };
}

function writeNode({ inputs, outputs, rest }: Node): ProtoField {
  return bytesField(
    graphFields.node,
    writeProto([
      ...inputs.map((name) => textField(nodeFields.input, name)),
      ...outputs.map((name) => textField(nodeFields.output, name)),
      ...rest,
    ]),
  );
}

/** Of all parts of this kind. */
function namesOf(parts: readonly ProtoField[], field: number, nameField: number): string[] {
  return parts.flatMap((part) =>
    part.field === field && part.wire === 2 ? [findText(readProto(part.value), nameField)] : [],
  );
}
