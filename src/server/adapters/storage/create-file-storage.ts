import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#server/config/env.ts';
import { createDatabaseStorage } from './database-storage.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { Queryable } from './file-content-queries.ts';
import type { FileStorage } from './file-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { StoredFileMissing } from './stored-file-key.ts';

type StorageEnv = Pick<Env, 'dataDir' | 'storage'> & { database: Pick<Env['database'], 'url'> };
type Input = { env: StorageEnv; pool: Queryable };

export const filePlaces = ['folder', 'database', 'bucket'] as const;
export type FilePlace = (typeof filePlaces)[number];

/** Where the settings want files: the bucket of STORAGE_URL, the PostgreSQL of DATABASE_URL, else the data folder. */
export function choosePlace({ storage, database }: StorageEnv): FilePlace {
  if (storage) return 'bucket';
  return database.url ? 'database' : 'folder';
}

/** Every place that the settings can reach. */
export function openPlaces({ env, pool }: Input): Record<FilePlace, FileStorage | null> {
  return {
    bucket: env.storage && createS3Storage(env.storage),
    database: env.database.url ? createDatabaseStorage(pool) : null,
    folder: createDiskStorage({ folder: folderOf(env) }),
  };
}

/** New files go to the chosen place. Those from before the settings changed are still found where they were. */
export function createFileStorage(input: Input): FileStorage {
  const places = openPlaces(input);
  const chosen = places[choosePlace(input.env)];
  const open = [places.bucket, places.database, places.folder].filter((place) => place !== null);
  const all = open.sort((a, b) => Number(b === chosen) - Number(a === chosen));
  async function find<T>(key: string, read: (place: FileStorage) => Promise<T>): Promise<T> {
    for (const place of all) {
      const found = await read(place).catch((error: unknown) => {
        if (error instanceof StoredFileMissing) return null;
        throw error;
      });
      if (found) return found;
    }
    throw new StoredFileMissing(key);
  }
  return {
    put: async (file) => all[0]?.put(file),
    get: (key) => find(key, (place) => place.get(key)),
    getChunks: (key) => find(key, (place) => place.getChunks(key)),
    async delete(key) {
      for (const place of all) await place.delete(key);
    },
  };
}

/** Whether this server's folder has files that other servers can't see and that can't be made again. */
export function hasFilesLeftBehind(env: StorageEnv): boolean {
  if (choosePlace(env) === 'folder') return false;
  try {
    const documents = join(folderOf(env), 'documents');
    const entries = readdirSync(documents, { recursive: true, withFileTypes: true });
    return entries.some((entry) => entry.isFile());
  } catch {
    return false;
  }
}

const folderOf = ({ dataDir }: StorageEnv) => join(dataDir, 'files');
