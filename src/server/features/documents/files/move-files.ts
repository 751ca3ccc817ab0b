/** Moves the files of documents to another place. It can be ended at any time and started again: what is there already is skipped. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '#server/adapters/storage/file-storage.ts';
import { StoredFileMissing } from '#server/adapters/storage/stored-file-key.ts';
import type { Connection } from '#server/db/client.ts';
import { listNamedFiles } from './stored-file-queries.ts';

type NamedFile = { key: string; bytes: number; sha256: string };
type Move = {
  connection: Connection;
  to: FileStorage;
  /** Where the files may be, the likeliest first. */
  from: readonly FileStorage[];
  /** A folder for the file under way. */
  folder: string;
};
export type MoveReport = {
  copied: number;
  /** In the new place already. */
  skipped: number;
  /** Deleted from an old place. */
  deleted: number;
  /** In none of the places. */
  missing: string[];
  /** Not what was uploaded, by its checksum; left where it is. */
  damaged: string[];
};

const pageSize = 200;

/** Old copies stay, unless `deleteOld` says that the new place is in use; then those go whose new copy is whole. */
export async function moveFiles({
  deleteOld,
  ...move
}: Move & { deleteOld: boolean }): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, skipped: 0, deleted: 0, missing: [], damaged: [] };
  for (let after = ''; ; ) {
    const page = await listNamedFiles({ connection: move.connection, after, limit: pageSize });
    for (const file of page) {
      const state = (await isWhole({ storage: move.to, file }))
        ? 'skipped'
        : await copy(move, file);
      if (state === 'copied' || state === 'skipped') {
        report[state] += 1;
        if (deleteOld) report.deleted += await deleteCopies(move, file);
      } else report[state].push(file.key);
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return report;
    after = last.key;
  }
}

async function copy(move: Move, file: NamedFile): Promise<'copied' | 'missing' | 'damaged'> {
  let outcome: 'missing' | 'damaged' = 'missing';
  for (const place of move.from) {
    const content = await find(place, file.key);
    if (!content) continue;
    const path = join(move.folder, randomUUID());
    await mkdir(move.folder, { recursive: true, mode: 0o700 });
    try {
      await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
      outcome = 'damaged';
      if ((await checksum(createReadStream(path))) !== file.sha256) continue;
      await move.to.put({ ...file, path });
    } finally {
      await rm(path, { force: true });
    }
    if (await isWhole({ storage: move.to, file })) return 'copied';
  }
  return outcome;
}

async function deleteCopies({ from }: Move, { key }: NamedFile): Promise<number> {
  let deleted = 0;
  for (const place of from) {
    const content = await find(place, key);
    if (!content) continue;
    content.destroy();
    await place.delete(key);
    deleted += 1;
  }
  return deleted;
}

/** Reads it to its end: only the checksum tells that a copy is what was uploaded. */
async function isWhole({
  storage,
  file,
}: {
  storage: FileStorage;
  file: NamedFile;
}): Promise<boolean> {
  const content = await find(storage, file.key);
  return content !== null && (await checksum(content)) === file.sha256;
}

async function checksum(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}

async function find(storage: FileStorage, key: string): Promise<Readable | null> {
  try {
    return await storage.get(key);
  } catch (error) {
    if (error instanceof StoredFileMissing) return null;
    throw error;
  }
}
