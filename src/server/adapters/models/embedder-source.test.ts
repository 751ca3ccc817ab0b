import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Env } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { startEmbeddingApiDouble } from '../../../../tests/doubles/embedding-api.ts';
import { writeTinyModel } from '../../../../tests/doubles/tiny-model.ts';
import { createEmbedderSource, type EmbedderSource } from './embedder-source.ts';

const words = ['sauna', 'open', 'haircut', 'cost'];
let root: string;
let lines: string[];
let sources: EmbedderSource[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'askwell-embedder-'));
  for (const seed of ['first', 'second']) writeTinyModel({ folder: join(root, seed), words, seed });
  lines = [];
  sources = [];
});
afterEach(async () => {
  await Promise.all(sources.map((source) => source.close()));
  rmSync(root, { recursive: true });
});

async function start(embeddingModel: Env['embeddingModel']): Promise<EmbedderSource> {
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const source = createEmbedderSource({ env: { dataDir: root, embeddingModel }, log });
  sources.push(source);
  await expect.poll(() => source.isPreparing()).toBe(false);
  return source;
}

/** An earlier model is opened in the background when it is first asked for. */
async function lookFor(source: EmbedderSource, id: string) {
  lines.length = 0;
  source.find(id);
  await expect.poll(() => lines.some((line) => line.includes('looked for'))).toBe(true);
  return source.find(id);
}

const folder = (name: string) => ({ kind: 'folder' as const, path: join(root, name) });
const api = (url: string, model: string) => ({ kind: 'api' as const, url, key: 'key-1', model });

describe('the model that documents were embedded with', () => {
  test('is found after the operator chose another one', async () => {
    const before = await start(folder('first'));
    const id = before.current()?.id ?? '';
    const [old] = (await before.current()?.embed(['sauna'])) ?? [];
    await before.close();
    const after = await start(folder('second'));
    expect(after.current()?.id).toMatch(/^second-/);
    await expect.poll(() => after.find(id)?.id).toBe(id);
    expect(await after.find(id)?.embed(['sauna'])).toEqual([old]);
  });

  test('is not found once its files are others', async () => {
    const before = await start(folder('first'));
    const id = before.current()?.id ?? '';
    await before.close();
    appendFileSync(join(root, 'first/tokenizer.json'), ' ');
    const after = await start(folder('second'));
    expect(await lookFor(after, id)).toBeNull();
  });

  test('of a service is found as long as the service is configured, and its key goes nowhere else', async () => {
    const service = await startEmbeddingApiDouble();
    const other = await startEmbeddingApiDouble();
    const before = await start(api(service.url, 'small'));
    const id = before.current()?.id ?? '';
    const after = await start(api(service.url, 'large'));
    await expect.poll(() => after.find(id)?.id).toBe(id);
    const elsewhere = await start(api(other.url, 'large'));
    const asked = other.calls.length;
    expect(await lookFor(elsewhere, id)).toBeNull();
    expect(other.calls).toHaveLength(asked);
    await Promise.all([service.close(), other.close()]);
  });
});

test('a folder that lacks a file is named in the log, and words have to do', async () => {
  rmSync(join(root, 'first/tokenizer.json'));
  const source = await start(folder('first'));
  expect(source.current()).toBeNull();
  const [line = '{}'] = lines.filter((one) => one.includes('no embedding model'));
  expect(JSON.parse(line)).toMatchObject({
    reason: `The folder ${join(root, 'first')} has no tokenizer.json.`,
  });
});
