import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Env } from '#server/config/env.ts';
import type { FileStorage } from './file-storage.ts';
import { assertKey, StoredFileMissing } from './stored-file-key.ts';

type Bucket = NonNullable<Env['storage']>;
type Call = {
  method: string;
  key: string;
  headers?: Record<string, string>;
  /** Made anew for each try: a stream can be read only once. */
  body?: () => Readable;
};

const tries = 3;
const limitMs = 60_000;

/** Any service that speaks S3, addressed as host/bucket/key. Files are streamed both ways, never held in memory. */
export function createS3Storage(bucket: Bucket): FileStorage {
  const storage: FileStorage = {
    async put({ key, path, bytes, sha256 }) {
      const headers = { 'content-length': String(bytes), 'x-amz-content-sha256': sha256 };
      const body = () => createReadStream(path);
      await discard(await call({ bucket, method: 'PUT', key, headers, body }));
    },
    async get(key) {
      const response = await call({ bucket, method: 'GET', key });
      if (response.status === 404 || !response.body) {
        await discard(response);
        throw new StoredFileMissing(key);
      }
      return Readable.fromWeb(response.body as import('node:stream/web').ReadableStream);
    },
    getChunks: (key) => storage.get(key),
    async delete(key) {
      await discard(await call({ bucket, method: 'DELETE', key }));
    },
  };
  return storage;
}

/** A service that is overloaded or restarting deserves another try; a refusal does not. */
async function call(input: Call & { bucket: Bucket }): Promise<Response> {
  const url = `${input.bucket.url}/${assertKey(input.key)}`;
  for (let attempt = 1; ; attempt += 1) {
    const response = await send({ ...input, url }).catch((error: unknown) => {
      if (attempt === tries) throw new StorageUnavailable('the file storage', { cause: error });
      return null;
    });
    if (response) {
      if (response.ok || (response.status === 404 && input.method !== 'PUT')) return response;
      await discard(response);
      if (response.status < 500 && response.status !== 429) attempt = tries;
      if (attempt === tries) {
        throw new StorageUnavailable(
          `the file storage answered ${response.status} to ${input.method}`,
        );
      }
    }
    await wait(200 * 2 ** attempt * (0.5 + Math.random()));
  }
}

/** The error handler knows it by its code. */
class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly code = 'STORAGE_UNAVAILABLE';
}

async function send({
  bucket,
  method,
  url,
  headers = {},
  body,
}: Call & { bucket: Bucket; url: string }): Promise<Response> {
  const signed = await new AwsV4Signer({
    method,
    url,
    headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', ...headers },
    accessKeyId: bucket.accessKeyId,
    secretAccessKey: bucket.secretAccessKey,
    region: bucket.region,
    service: 's3',
  }).sign();
  return fetch(signed.url, {
    method,
    headers: signed.headers,
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
    ...(body && { body: Readable.toWeb(body()) as ReadableStream, duplex: 'half' }),
  } as RequestInit);
}

/** An unread answer would keep its connection. */
async function discard(response: Response): Promise<void> {
  await response.body?.cancel();
}
