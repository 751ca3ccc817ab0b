import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#server/config/env.ts';
import { type S3Double, startS3Double } from '../../../../tests/doubles/s3.ts';
import { createFileStorage } from './create-file-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { StoredFileMissing } from './stored-file-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'askwell-storage-'));
/** More than is read from a disk at once. */
const content = Buffer.alloc(1_300_000, 'a menu ');
const sha256 = createHash('sha256').update(content).digest('hex');
const key = 'documents/0b6a/1f2e';

function localFile(): string {
  const path = join(folder, 'upload');
  writeFileSync(path, content);
  return path;
}

async function readChunks(storage: FileStorage): Promise<Buffer> {
  const copies: Buffer[] = [];
  for await (const chunk of await storage.getChunks(key)) copies.push(Buffer.from(chunk));
  return Buffer.concat(copies);
}

/** Never connected: without DATABASE_URL no file is looked for in a database. */
const pool = new pg.Pool();
const inFolder = () => createFileStorage({ env: readEnv({ DATA_DIR: folder }), pool });

let bucket: S3Double;
let s3: FileStorage;
beforeAll(async () => {
  bucket = await startS3Double();
  s3 = createFileStorage({ env: readEnv({ STORAGE_URL: bucket.url, DATA_DIR: folder }), pool });
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

describe.each(['disk', 's3'])('%s', (kind) => {
  const storage = (): FileStorage => (kind === 's3' ? s3 : inFolder());

  test('a file is there whole, then gone', async () => {
    const file = { key, path: localFile(), bytes: content.length, sha256 };
    await storage().put(file);
    expect((await buffer(await storage().get(key))).equals(content)).toBe(true);
    expect((await readChunks(storage())).equals(content)).toBe(true);
    await storage().delete(key);
    await expect(storage().get(key)).rejects.toBeInstanceOf(StoredFileMissing);
    await expect(storage().getChunks(key)).rejects.toBeInstanceOf(StoredFileMissing);
    await storage().delete(key);
  });

  test.each(['../secrets.json', '/etc/passwd', 'a//b', 'documents/..', ''])(
    'the key %j reaches nothing',
    async (hostile) => {
      await expect(storage().get(hostile)).rejects.toThrow('no key');
      await expect(storage().getChunks(hostile)).rejects.toThrow('no key');
      await expect(storage().delete(hostile)).rejects.toThrow('no key');
    },
  );
});

test('on disk nothing is left beside the file', async () => {
  const storage = inFolder();
  const path = localFile();
  await storage.put({ key, path, bytes: content.length, sha256 });
  expect([existsSync(path), existsSync(join(folder, 'files', key))]).toEqual([false, true]);
});

describe('a bucket', () => {
  const put = () => s3.put({ key, path: localFile(), bytes: content.length, sha256 });

  test('is sent length and checksum beforehand, under its own path', async () => {
    await put();
    const { headers } = bucket.requests.findLast(({ method }) => method === 'PUT') ?? {};
    expect(headers).toMatchObject({
      'content-length': '1300000',
      'x-amz-content-sha256': sha256,
      authorization: expect.stringContaining('/eu-central-1/s3/aws4_request'),
    });
    expect(headers?.['transfer-encoding']).toBeUndefined();
    expect([...bucket.objects.keys()]).toEqual([`/bucket/askwell/${key}`]);
  });

  test('that is busy is asked again, one that refuses is not', async () => {
    bucket.failures.push(503, 500);
    await put();
    bucket.failures.push(403);
    const before = bucket.requests.length;
    await expect(put()).rejects.toMatchObject({ name: 'StorageUnavailable' });
    expect(bucket.requests.length).toBe(before + 1);
  });

  test('never shows its secret in what goes wrong', async () => {
    bucket.failures.push(403);
    const error = await s3.get(key).catch((thrown: Error) => thrown);
    expect(`${(error as Error).message}${(error as Error).stack}`).not.toMatch(/CRET|KEY/);
  });
});
