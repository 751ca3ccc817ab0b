import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { forkReader } from './fork-reader.ts';

const told =
  "process.on('message', () => process.send({ env: Object.keys(process.env), args: process.execArgv }));";

test('reads with a lower priority, its own limit of memory and nothing of our environment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  const file = join(folder, 'reader.mjs');
  writeFileSync(file, told);
  process.env.SECRET_OF_THE_SERVER = 'secret';
  const child = forkReader({ url: pathToFileURL(file), heapMegabytes: 64 });
  try {
    expect(getPriority(child.pid)).toBeGreaterThanOrEqual(5);
    child.send('tell');
    const [{ env, args }] = await once(child, 'message');
    expect(env).not.toContain('SECRET_OF_THE_SERVER');
    expect(args).toContain('--max-old-space-size=64');
  } finally {
    delete process.env.SECRET_OF_THE_SERVER;
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
