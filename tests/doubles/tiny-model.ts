/** A folder with a real but tiny ONNX model: a word's vector depends on the word alone. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bytesField,
  numberField,
  type ProtoField,
  textField,
  writeProto,
} from '../../scripts/model/protobuf.ts';

const marks = ['[PAD]', '[UNK]', '[CLS]', '[SEP]'];

export function writeTinyModel({
  folder,
  words,
  dimensions = 32,
  seed = '',
  settings,
}: {
  folder: string;
  words: readonly string[];
  dimensions?: number;
  /** Another seed is another model. */
  seed?: string;
  /** For embedding.json. */
  settings?: object;
}): void {
  const vocabulary = [...marks, ...words];
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'model.onnx'),
    createGraph(vocabulary.map((word) => vectorOf({ word, dimensions, seed }))),
  );
  writeFileSync(join(folder, 'tokenizer.json'), JSON.stringify(describeTokenizer(vocabulary)));
  if (settings) writeFileSync(join(folder, 'embedding.json'), JSON.stringify(settings));
}

/** Marks weigh nothing, so that a text's mean is that of its words. */
function vectorOf(input: { word: string; dimensions: number; seed: string }): Float32Array {
  const vector = new Float32Array(input.dimensions);
  if (marks.includes(input.word)) return vector;
  for (let at = 0; at < input.dimensions; at += 1) {
    const digest = createHash('sha256').update(`${input.seed} ${input.word} ${at}`).digest();
    vector[at] = digest.readInt8(0) / 128;
  }
  return vector;
}

function createGraph(rows: readonly Float32Array[]): Buffer {
  const dimensions = rows[0]?.length ?? 0;
  const table = writeProto([
    numberField(1, rows.length),
    numberField(1, dimensions),
    numberField(2, 1),
    textField(8, 'table'),
    bytesField(9, Buffer.concat(rows.map((row) => Buffer.from(row.buffer)))),
  ]);
  const look = writeProto([
    textField(1, 'table'),
    textField(1, 'input_ids'),
    textField(2, 'last_hidden_state'),
    textField(4, 'Gather'),
  ]);
  const graph = writeProto([
    bytesField(1, look),
    textField(2, 'tiny'),
    bytesField(5, table),
    bytesField(11, describeValue({ name: 'input_ids', type: 7, sizes: ['batch', 'tokens'] })),
    bytesField(11, describeValue({ name: 'attention_mask', type: 7, sizes: ['batch', 'tokens'] })),
    bytesField(
      12,
      describeValue({ name: 'last_hidden_state', type: 1, sizes: ['batch', 'tokens', dimensions] }),
    ),
  ]);
  return writeProto([
    numberField(1, 8),
    bytesField(7, graph),
    bytesField(8, writeProto([textField(1, ''), numberField(2, 13)])),
  ]);
}

function describeValue(input: { name: string; type: number; sizes: (string | number)[] }): Buffer {
  const shape: ProtoField[] = input.sizes.map((size) =>
    bytesField(
      1,
      writeProto([typeof size === 'number' ? numberField(1, size) : textField(2, size)]),
    ),
  );
  const tensor = writeProto([numberField(1, input.type), bytesField(2, writeProto(shape))]);
  return writeProto([textField(1, input.name), bytesField(2, writeProto([bytesField(1, tensor)]))]);
}

function describeTokenizer(vocabulary: readonly string[]): object {
  const special = (content: string) => ({
    ...{ id: vocabulary.indexOf(content), content, special: true, normalized: false },
    ...{ single_word: false, lstrip: false, rstrip: false },
  });
  const mark = (id: string) => ({ SpecialToken: { id, type_id: 0 } });
  const listed = (id: string) => [id, { id, ids: [vocabulary.indexOf(id)], tokens: [id] }];
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: marks.map(special),
    normalizer: {
      ...{ type: 'BertNormalizer', clean_text: true, handle_chinese_chars: true },
      ...{ strip_accents: null, lowercase: true },
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [mark('[CLS]'), { Sequence: { id: 'A', type_id: 0 } }, mark('[SEP]')],
      pair: [],
      special_tokens: Object.fromEntries(['[CLS]', '[SEP]'].map(listed)),
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(vocabulary.map((word, id) => [word, id])),
    },
  };
}
