import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTokenizer } from './open-tokenizer.ts';

const pieces: [string, number][] = [
  ['<s>', 0],
  ['</s>', 0],
  ['<unk>', 0],
  ['▁guten', -2],
  ['▁tag', -3],
  ['e', -6],
  ['▁', -7],
];

it('reads a tokenizer.json with a Unigram model, as multilingual models have', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-tokenizer-'));
  const path = join(folder, 'tokenizer.json');
  const special = (content: string, id: number) => ({ id, content, special: true });
  const mark = (id: string) => ({ SpecialToken: { id, type_id: 0 } });
  writeFileSync(
    path,
    JSON.stringify({
      added_tokens: [special('<s>', 0), special('</s>', 1), special('<unk>', 2)],
      normalizer: { type: 'Lowercase' },
      pre_tokenizer: { type: 'Metaspace', replacement: '▁', add_prefix_space: true },
      post_processor: {
        type: 'TemplateProcessing',
        single: [mark('<s>'), { Sequence: { id: 'A', type_id: 0 } }, mark('</s>')],
        pair: [],
        special_tokens: {
          '<s>': { id: '<s>', ids: [0], tokens: ['<s>'] },
          '</s>': { id: '</s>', ids: [1], tokens: ['</s>'] },
        },
      },
      decoder: { type: 'Metaspace', replacement: '▁', add_prefix_space: true },
      model: { type: 'Unigram', unk_id: 2, vocab: pieces },
    }),
  );
  const tokenizer = await openTokenizer({ kind: 'json', path, config: null });
  expect(tokenizer.encode('Guten Tage', 20)).toEqual([0, 3, 4, 5, 1]);
  // What is cut off still ends with the closing mark.
  expect(tokenizer.encode('Guten Tage', 3)).toEqual([0, 3, 1]);
  rmSync(folder, { recursive: true });
});
