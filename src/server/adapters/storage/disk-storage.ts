import { createReadStream } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, rename, rm, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from './file-storage.ts';
import { assertKey, StoredFileMissing } from './stored-file-key.ts';

const chunkBytes = 512 * 1024;

export function createDiskStorage({ folder }: { folder: string }): FileStorage {
  const pathOf = (key: string) => join(folder, assertKey(key));
  return {
    async put({ key, path }) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await move({ from: path, to: target });
      // The name must survive a power cut as well, or a row would point at nothing.
      await sync(dirname(target));
    },
    async get(key) {
      const stream = createReadStream(pathOf(key), { highWaterMark: chunkBytes });
      await new Promise<void>((resolve, reject) => {
        stream.once('open', () => resolve());
        stream.once('error', (error: NodeJS.ErrnoException) => {
          reject(error.code === 'ENOENT' ? new StoredFileMissing(key) : error);
        });
      });
      return stream;
    },
    async getChunks(key) {
      const handle = await open(pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new StoredFileMissing(key) : error;
      });
      return readChunks(handle);
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

async function* readChunks(handle: FileHandle): AsyncGenerator<Uint8Array> {
  try {
    const buffer = new Uint8Array(chunkBytes);
    while (true) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/** A rename is one step; between two disks the copy is made under another name first. */
async function move({ from, to }: { from: string; to: string }): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const half = `${to}.part`;
    try {
      await copyFile(from, half);
      await sync(half);
      await rename(half, to);
      await unlink(from);
    } finally {
      await rm(half, { force: true });
    }
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
