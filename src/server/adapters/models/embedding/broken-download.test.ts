import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { prepareModelFiles } from './model-files.ts';

test('a download that breaks off half way is a failure to try again after, not the end of the server', async () => {
  const half = gzipSync(Buffer.alloc(1_000_000, 'x')).subarray(0, 500);
  const registry = createServer((request, response) => {
    const { port } = registry.address() as AddressInfo;
    const tarball = `http://127.0.0.1:${port}/model.tgz`;
    if (request.url !== '/model.tgz') return response.end(JSON.stringify({ dist: { tarball } }));
    response.writeHead(200, { 'content-length': '100000' });
    response.write(half, () => setTimeout(() => response.destroy(), 50));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  const modelsFolder = mkdtempSync(join(tmpdir(), 'askwell-models-'));
  const source = { kind: 'npm', registry: `http://127.0.0.1:${port}` } as const;
  await expect(prepareModelFiles({ modelsFolder, source })).rejects.toThrow();
  registry.close();
  rmSync(modelsFolder, { recursive: true, force: true });
});
