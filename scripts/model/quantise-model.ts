import {
  attributeFields as attribute,
  changeGraph,
  graphFields,
  nodeFields as node,
  tensorFields as tensor,
} from './onnx.ts';
import {
  bytesField,
  findText,
  listTexts,
  numberField,
  type ProtoField,
  readProto,
  textField,
  writeProto,
} from './protobuf.ts';

const float = 1;
const int8 = 3;
/** Seven bits instead of eight: processors without VNNI add pairs of products in 16 bits, which eight would overflow. */
const largest = 63;

/**
 * Rewrites a model whose weights are packed four-bit blocks into one with eight-bit columns, which processors multiply
 * two to three times faster. Everything else, weights outside the file included, is copied into one file.
 */
export function quantiseModel({ graph, data }: { graph: Uint8Array; data: Uint8Array }): Buffer {
  return changeGraph(graph, (bytes) => rewriteGraph(bytes, data));
}

function rewriteGraph(bytes: Uint8Array, data: Uint8Array): Buffer {
  const parts = readProto(bytes);
  const tensors = new Map<string, Tensor>();
  for (const part of parts) {
    if (part.field === graphFields.initializer && part.wire === 2) {
      const read = readTensor(part.value, data);
      tensors.set(read.name, read);
    }
  }
  const replaced = new Set<string>();
  const added: ProtoField[] = [];
  const nodes = parts
    .filter((part) => part.field === graphFields.node && part.wire === 2)
    .map((part) => {
      const fields = readProto(part.value as Uint8Array);
      if (findText(fields, node.operator) !== 'MatMulNBits') return part;
      const converted = convertNode(fields, tensors);
      for (const name of converted.replaced) replaced.add(name);
      added.push(...converted.tensors.map((one) => bytesField(graphFields.initializer, one)));
      return bytesField(graphFields.node, converted.node);
    });
  const kept = [...tensors.values()]
    .filter((one) => !replaced.has(one.name))
    .map((one) => bytesField(graphFields.initializer, writeTensor(one)));
  const rest = parts.filter(
    (part) => part.field !== graphFields.node && part.field !== graphFields.initializer,
  );
  return writeProto([...nodes, ...rest, ...kept, ...added]);
}

type Tensor = { name: string; type: number; dimensions: number[]; raw: Uint8Array };

function readTensor(bytes: Uint8Array, data: Uint8Array): Tensor {
  const fields = readProto(bytes);
  const dimensions = fields.flatMap((one) =>
    one.field === tensor.dimension && one.wire === 0 ? [Number(one.value)] : [],
  );
  const type = fields.find((one) => one.field === tensor.type);
  const inside = fields.find((one) => one.field === tensor.raw);
  const outside = new Map(
    fields.flatMap((one) => {
      if (one.field !== tensor.external || one.wire !== 2) return [];
      const entry = readProto(one.value);
      return [[findText(entry, 1), Number(findText(entry, 2))] as const];
    }),
  );
  const offset = outside.get('offset') ?? 0;
  const length = outside.get('length') ?? 0;
  return {
    name: findText(fields, tensor.name),
    type: type?.wire === 0 ? Number(type.value) : 0,
    dimensions,
    raw: inside?.wire === 2 ? inside.value : data.subarray(offset, offset + length),
  };
}

function writeTensor(one: Tensor): Buffer {
  return writeProto([
    ...one.dimensions.map((size) => numberField(tensor.dimension, size)),
    numberField(tensor.type, one.type),
    textField(tensor.name, one.name),
    bytesField(tensor.raw, one.raw),
  ]);
}

function convertNode(fields: readonly ProtoField[], tensors: ReadonlyMap<string, Tensor>) {
  const names = listTexts(fields, node.input);
  const [input = '', packedName = '', scaleName = ''] = names;
  const packed = tensors.get(packedName);
  const scales = tensors.get(scaleName);
  const rows = readInteger(fields, 'K');
  const columns = readInteger(fields, 'N');
  const block = readInteger(fields, 'block_size');
  if (
    !packed ||
    !scales ||
    names.length !== 3 ||
    readInteger(fields, 'bits') !== 4 ||
    rows % block !== 0
  ) {
    throw new Error('The model file is not in the expected form.');
  }
  const weights = requantise({
    packed: packed.raw,
    scales: toFloats(scales.raw),
    rows,
    columns,
    block,
  });
  const name = findText(fields, node.name);
  const weightName = `${name}/weight`;
  const scaleOut = `${name}/scale`;
  return {
    replaced: [packedName, scaleName],
    tensors: [
      writeTensor({
        name: weightName,
        type: int8,
        dimensions: [rows, columns],
        raw: weights.values,
      }),
      writeTensor({
        name: scaleOut,
        type: float,
        dimensions: [columns],
        raw: new Uint8Array(weights.scales.buffer),
      }),
    ],
    node: writeProto([
      textField(node.input, input),
      textField(node.input, weightName),
      textField(node.input, scaleOut),
      ...fields.filter((one) => one.field === node.output || one.field === node.name),
      textField(node.operator, 'DynamicQuantizeMatMul'),
      textField(node.domain, 'com.microsoft'),
    ]),
  };
}

function readInteger(fields: readonly ProtoField[], name: string): number {
  for (const one of fields) {
    if (one.field !== node.attribute || one.wire !== 2) continue;
    const inner = readProto(one.value);
    const value = inner.find((part) => part.field === attribute.integer);
    if (findText(inner, attribute.name) === name && value?.wire === 0) return Number(value.value);
  }
  return 0;
}

const toFloats = (bytes: Uint8Array): Float32Array =>
  new Float32Array(Uint8Array.from(bytes).buffer);

/** Packed: per column, blocks of `block` rows as nibbles around 8, one scale a block. Wanted: bytes row by row, one scale a column. */
function requantise(input: {
  packed: Uint8Array;
  scales: Float32Array;
  rows: number;
  columns: number;
  block: number;
}) {
  const values = new Int8Array(input.rows * input.columns);
  const scales = new Float32Array(input.columns);
  const column = new Float32Array(input.rows);
  const blocks = input.rows / input.block;
  for (let c = 0; c < input.columns; c += 1) {
    let most = 0;
    for (let r = 0; r < input.rows; r += 1) {
      const byte = input.packed[(c * input.rows + r) >> 1] ?? 0;
      const nibble = (r & 1) === 0 ? byte & 15 : byte >> 4;
      const weight = (nibble - 8) * (input.scales[c * blocks + Math.floor(r / input.block)] ?? 0);
      column[r] = weight;
      most = Math.max(most, Math.abs(weight));
    }
    const scale = most / largest || 1;
    scales[c] = scale;
    for (let r = 0; r < input.rows; r += 1)
      values[r * input.columns + c] = Math.round((column[r] ?? 0) / scale);
  }
  return { values: new Uint8Array(values.buffer), scales };
}
