import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { SyncedFileSystem } from './synced-file-system.ts';

/** Created beside its place and renamed when it is whole and on disk, so that an interrupted first start leaves nothing half made. */
export async function createCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const fs = new SyncedFileSystem({ folder: unfinished, onSync: () => {} });
  const database = await PGlite.create({ fs });
  await database.close();
  const entries = readdirSync(unfinished, { recursive: true, encoding: 'utf8' });
  for (const entry of ['.', ...entries]) syncPath(join(unfinished, entry));
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

function syncPath(path: string) {
  // Folders cannot be opened for syncing on Windows, which orders their entries on its own.
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
