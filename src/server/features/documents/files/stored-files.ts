/** The list of everything in storage: a file is written down before it is put there and struck out once it is gone. */
import { randomUUID } from 'node:crypto';
import { isBackupRunning } from '#server/db/backup-marker.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import {
  createStoredFile,
  deleteStoredFile,
  listUnnamedFiles,
  listUnnamedFilesBefore,
} from './stored-file-queries.ts';

export const deleteStoredFilesJob = 'delete-stored-files';
/** An upload under way is younger: its row is not there yet. */
const graceMs = 60 * 60_000;
const sweepBatch = 500;
const afterBackupSeconds = 300;

/** Puts a local file into storage under a name of our own. No row names it yet. */
export async function storeFile({
  deps,
  workspaceId,
  kind = 'documents',
  ...file
}: {
  deps: Deps;
  workspaceId: string;
  kind?: 'documents' | 'snapshots';
  path: string;
  bytes: number;
  sha256: string;
}): Promise<string> {
  const key = `${kind}/${workspaceId}/${randomUUID()}`;
  const connection = deps.database.orm;
  await createStoredFile({ connection, key, createdAt: deps.clock.now() });
  await deps.storage.put({ key, ...file });
  return key;
}

/** Called in the transaction after which nothing names these files any more. */
export async function queueFileDeletion(input: {
  deps: Deps;
  transaction?: Transaction;
  keys: readonly string[];
  startAfterSeconds?: number;
}): Promise<void> {
  const { deps, keys, ...when } = input;
  if (keys.length === 0) return;
  await deps.queue.enqueue({ name: deleteStoredFilesJob, data: { keys }, ...when });
}

/** Deletes those of the files that no document names; may be told of the same file twice. Waits for a backup to end. */
export async function deleteStoredFiles({
  deps,
  keys,
}: {
  deps: Deps;
  keys: readonly string[];
}): Promise<void> {
  const { database, storage } = deps;
  if (await isBackupRunning(database.pool)) {
    return queueFileDeletion({ deps, keys, startAfterSeconds: afterBackupSeconds });
  }
  const connection = database.orm;
  for (const key of await listUnnamedFiles({ connection, keys })) {
    await storage.delete(key);
    await deleteStoredFile({ connection, key });
  }
}

/** What deleted accounts and uploads that a crash cut short have left. */
export async function sweepStoredFiles(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - graceMs);
  const connection = deps.database.orm;
  const keys = await listUnnamedFilesBefore({ connection, before, limit: sweepBatch });
  await deleteStoredFiles({ deps, keys });
}
