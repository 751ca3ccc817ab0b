import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { writeTinyModel } from '../../../../../tests/doubles/tiny-model.ts';
import { openFolderModel } from './open-folder-model.ts';
import { referenceTexts } from './reference-texts.ts';

const words = [
  ...new Set(
    [...referenceTexts, 'sauna opens at six query passage'].flatMap(
      (text) => text.toLowerCase().match(/\p{L}+/gu) ?? [],
    ),
  ),
];
let root: string;
const opened: Embedder[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'askwell-folder-model-'));
});
afterAll(async () => {
  await Promise.all(opened.map((embedder) => embedder.close()));
  rmSync(root, { recursive: true });
});

async function open(folder: string): Promise<Embedder> {
  const embedder = await openFolderModel({ folder, signal: new AbortController().signal });
  opened.push(embedder);
  return embedder;
}

const dot = (a?: Float32Array, b?: Float32Array): number =>
  a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0) ?? 0;

describe('openFolderModel', () => {
  it('embeds with the model and tokenizer of the folder', async () => {
    const folder = join(root, 'plain');
    writeTinyModel({ folder, words });
    const model = await open(folder);
    expect(model).toMatchObject({ dimensions: 32, languages: 'all' });
    expect(model.id).toMatch(/^plain-[0-9a-f]{12}$/);
    const [one, same, other] = await model.embed(['Sauna opens', 'opens SAUNA', 'haircut cost']);
    expect(dot(one, one)).toBeCloseTo(1, 5);
    expect(dot(one, same)).toBeCloseTo(1, 5);
    expect(dot(one, other)).toBeLessThan(0.6);
  });

  it('puts the prefixes of embedding.json before questions and passages', async () => {
    const folder = join(root, 'prefixes');
    const settings = { queryPrefix: 'query: ', passagePrefix: 'passage: ', languages: ['en'] };
    writeTinyModel({ folder, words, settings });
    const model = await open(folder);
    expect(model.languages).toEqual(['en']);
    const plain = await open(join(root, 'plain'));
    const vectorsOf = async (embedder: Embedder) => {
      const [question] = await embedder.embed(['sauna'], { as: 'question' });
      const [passage] = await embedder.embed(['sauna']);
      return dot(question, passage);
    };
    expect(await vectorsOf(plain)).toBeCloseTo(1, 5);
    expect(await vectorsOf(model)).toBeLessThan(0.99);
  });

  it('takes the first token where embedding.json says so', async () => {
    const folder = join(root, 'cls');
    writeTinyModel({ folder, words, settings: { pooling: 'cls' } });
    const model = await open(folder);
    const [one, other] = await model.embed(['sauna', 'haircut cost']);
    // The tiny model gives the opening mark always the same vector.
    expect([...(one ?? [])]).toEqual([...(other ?? [])]);
  });

  it('has another id when a file is another', async () => {
    const folder = join(root, 'other');
    writeTinyModel({ folder, words, seed: 'other' });
    const copy = join(root, 'copy', 'other');
    cpSync(folder, copy, { recursive: true });
    writeFileSync(join(copy, 'embedding.json'), '{"maxTokens":64}');
    const ids = [(await open(folder)).id, (await open(copy)).id];
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    ['a folder that does not exist', null, 'does not exist'],
    ['a folder without a tokenizer', { 'model.onnx': 'x' }, 'has no tokenizer.json'],
    ['a folder without a model', { 'tokenizer.json': '{}' }, 'has no model.onnx'],
    [
      'settings that nobody knows',
      { 'model.onnx': 'x', 'tokenizer.json': '{}', 'embedding.json': '{"pooling":"max"}' },
      /embedding\.json can't be read:.*pooling/s,
    ],
    ['a model that is none', { 'model.onnx': 'x', 'tokenizer.json': '{}' }, 'does not load'],
  ])('names what is wrong with %s', async (name, files, message) => {
    const folder = join(root, name);
    if (files) {
      writeTinyModel({ folder, words });
      for (const file of ['model.onnx', 'tokenizer.json']) rmSync(join(folder, file));
      for (const [file, content] of Object.entries(files))
        writeFileSync(join(folder, file), content);
    }
    await expect(open(folder)).rejects.toThrow(message);
  });
});
