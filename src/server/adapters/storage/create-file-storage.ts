import { join } from 'node:path';
import type { Env } from '#server/config/env.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { createS3Storage } from './s3-storage.ts';

/** The bucket that STORAGE_URL names, else the data folder. */
export function createFileStorage(env: Pick<Env, 'dataDir' | 'storage'>): FileStorage {
  return env.storage
    ? createS3Storage(env.storage)
    : createDiskStorage({ folder: join(env.dataDir, 'files') });
}
