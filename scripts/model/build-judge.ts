import { addLayers } from './add-layers.ts';
import { lightenGraph } from './lighten-graph.ts';
import { changeGraph, graphFields, tensorFields } from './onnx.ts';
import { bytesField, findText, readProto, writeProto } from './protobuf.ts';

const matrices = [
  'attn/q_proj',
  'attn/k_proj',
  'attn/v_proj',
  'attn/o_proj',
  'mlp/fc1',
  'mlp/fc2',
] as const;
const norms = ['attention_output_norm_layernorm', 'mlp_output_norm_layernorm'];
const size = 384;
const floatBytes = 4;
/** Rows of the three tables that a token's first vector is the sum of. */
const tables = { word: 30_522, position: 512, token_type: 2 };

/** How a judge differs from the embedding model: in how many layers it has, and whether it reads words its own way. */
export type JudgeForm = { layers: number; hasOwnWords: boolean };

/**
 * A judge is the embedding model's graph with other weights, which were trained to tell whether a text answers a
 * question. `weights` holds the tables of words, if they are the judge's own (each row in bytes and a scale for each
 * row) and their norm; then, layer by layer, each matrix (bytes, a scale for each column, biases) and the norms
 * (weights, biases); at its end the weights of the judge's last step.
 */
export function buildJudge({
  onnx,
  weights,
  form: { layers, hasOwnWords },
}: {
  onnx: Uint8Array;
  weights: Uint8Array;
  form: JudgeForm;
}): {
  model: Buffer;
  head: Uint8Array;
} {
  let at = 0;
  const take = (bytes: number): Uint8Array => {
    if (at + bytes > weights.length) throw new Error("The judge's weights are cut off.");
    at += bytes;
    return weights.subarray(at - bytes, at);
  };
  const replaced = new Map<string, Uint8Array>();
  if (hasOwnWords) {
    for (const [table, rows] of Object.entries(tables))
      replaced.set(
        `.model.embeddings.${table}_embeddings.weight`,
        spreadRows({ values: take(rows * size), scales: take(rows * floatBytes) }),
      );
    for (const part of ['weight', 'bias'])
      replaced.set(`model.layers.-1.embeddings_norm_layernorm.${part}`, take(size * floatBytes));
  }
  for (let layer = 0; layer < layers; layer += 1) {
    for (const matrix of matrices) {
      const rows = matrix === 'mlp/fc2' ? 4 * size : size;
      const columns = matrix === 'mlp/fc1' ? 4 * size : size;
      const name = `/model/layers.${layer}/${matrix}/MatMul_Q4`;
      replaced.set(`${name}/weight`, take(rows * columns));
      replaced.set(`${name}/scale`, take(columns * floatBytes));
      replaced.set(
        `model.layers.${layer}.${matrix.replace('/', '.')}.Add.bias`,
        take(columns * floatBytes),
      );
    }
    for (const norm of norms)
      for (const part of ['weight', 'bias'])
        replaced.set(`model.layers.${layer}.${norm}.${part}`, take(size * floatBytes));
  }
  const head = take((2 * size + 1) * floatBytes);
  if (at !== weights.length) throw new Error("The judge's weights are not in the expected form.");
  return { model: lightenGraph(replaceTensors(addLayers({ onnx, layers }), replaced)), head };
}

/** Bytes with a scale for each row as 32-bit numbers. */
function spreadRows({ values, scales }: { values: Uint8Array; scales: Uint8Array }): Uint8Array {
  const rows = new DataView(scales.buffer, scales.byteOffset, scales.byteLength);
  const bytes = new Int8Array(values.buffer, values.byteOffset, values.byteLength);
  const out = new DataView(new ArrayBuffer(values.length * floatBytes));
  for (const [at, value] of bytes.entries()) {
    const scale = rows.getFloat32(Math.floor(at / size) * floatBytes, true);
    out.setFloat32(at * floatBytes, value * scale, true);
  }
  return new Uint8Array(out.buffer);
}

function replaceTensors(onnx: Uint8Array, replaced: Map<string, Uint8Array>): Buffer {
  const missing = new Set(replaced.keys());
  const replaceIn = (bytes: Uint8Array): Buffer =>
    writeProto(
      readProto(bytes).map((part) => {
        if (part.field !== graphFields.initializer || part.wire !== 2) return part;
        const fields = readProto(part.value);
        const name = findText(fields, tensorFields.name);
        const raw = replaced.get(name);
        if (!raw) return part;
        missing.delete(name);
        return bytesField(
          graphFields.initializer,
          writeProto(
            fields.map((one) => {
              if (one.field !== tensorFields.raw || one.wire !== 2) return one;
              if (one.value.length !== raw.length)
                throw new Error(`${name} does not have the expected size.`);
              return bytesField(tensorFields.raw, raw);
            }),
          ),
        );
      }),
    );
  const whole = changeGraph(onnx, replaceIn);
  const [absent] = missing;
  if (absent !== undefined) throw new Error(`The model has no ${absent}.`);
  return whole;
}
