import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  countParts,
  deleteContent,
  finishContent,
  listParts,
  type Queryable,
  writePart,
} from './file-content-queries.ts';
import type { FileStorage } from './file-storage.ts';
import { assertKey, StoredFileMissing } from './stored-file-key.ts';

/** Small enough that a few at once don't fill the memory of server or database. */
const partBytes = 256 * 1024;
const partsAtOnce = 4;

/**
 * Files in PostgreSQL, which every server of an installation reaches. No transaction spans a file: the row that makes
 * it a file is written last, and parts without one are deleted with the entry in the list of stored files.
 */
export function createDatabaseStorage(connection: Queryable): FileStorage {
  const storage: FileStorage = {
    async put({ key, path, bytes, sha256 }) {
      assertKey(key);
      await deleteContent({ connection, key });
      const handle = await open(path, 'r');
      let part = 0;
      try {
        for (; ; part += 1) {
          const buffer = Buffer.alloc(partBytes);
          const { bytesRead } = await handle.read(buffer, 0, partBytes, part * partBytes);
          if (bytesRead === 0) break;
          await writePart({ connection, key, part, content: buffer.subarray(0, bytesRead) });
        }
      } finally {
        await handle.close();
      }
      await finishContent({ connection, key, bytes, parts: part, sha256 });
    },
    async get(key) {
      const parts = await countParts({ connection, key: assertKey(key) });
      if (parts === null) throw new StoredFileMissing(key);
      return Readable.from(readParts({ connection, key, parts }), { objectMode: false });
    },
    getChunks: (key) => storage.get(key),
    async delete(key) {
      await deleteContent({ connection, key: assertKey(key) });
    },
  };
  return storage;
}

async function* readParts({
  connection,
  key,
  parts,
}: {
  connection: Queryable;
  key: string;
  parts: number;
}): AsyncGenerator<Buffer> {
  const read = (from: number) => listParts({ connection, key, from, to: from + partsAtOnce });
  let next = read(0);
  for (let from = 0; from < parts; from += partsAtOnce) {
    const contents = await next;
    if (contents.length < Math.min(partsAtOnce, parts - from)) throw new StoredFileMissing(key);
    // The next ones are on their way while these are used.
    if (from + partsAtOnce < parts) {
      next = read(from + partsAtOnce);
      next.catch(() => {});
    }
    yield* contents;
  }
}
