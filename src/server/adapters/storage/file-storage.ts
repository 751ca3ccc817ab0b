/** Where uploaded files lie: a folder of this machine, or a bucket that speaks S3. */
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Env } from '#server/config/env.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';

export type FileStorage = {
  /** Takes a finished local file over. Afterwards it is there whole, or not at all. */
  put(o: { key: string; path: string; bytes: number; sha256: string }): Promise<void>;
  /** Throws StoredFileMissing. */
  get(key: string): Promise<Readable>;
  /** What is not there is fine. */
  delete(key: string): Promise<void>;
};

export function createFileStorage(env: Pick<Env, 'dataDir' | 'storage'>): FileStorage {
  return env.storage
    ? createS3Storage(env.storage)
    : createDiskStorage({ folder: join(env.dataDir, 'files') });
}
