import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { BackupError, type BackupLine } from './backup-file.ts';

type FileLine = Extract<BackupLine, { file: string } | { data: string } | { secrets: string }>;

type RestoredFile = { key: string; bytes: number; sha256: string };
/** A bucket or a database that takes files; without one they go to the data folder. */
export type FileTarget = { put(file: RestoredFile & { path: string }): Promise<void> };

/**
 * Writes the uploaded files beside their place; `finish` puts them there once the rows that name them are committed. A
 * bucket is given them before: what it then holds too much does no harm, a row without its file does.
 */
export async function createFileRestorer({
  dataDir,
  bucket,
}: {
  dataDir: string;
  bucket: FileTarget | null;
}) {
  const folder = join(dataDir, 'files');
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  let current: FileHandle | null = null;
  let secrets: string | null = null;
  const restored: RestoredFile[] = [];
  let staged: { key: string; path: string; bytes: number; hash: Hash } | null = null;

  async function closeCurrent() {
    await current?.sync();
    await current?.close();
    current = null;
    if (!staged) return;
    const { hash, path, ...begun } = staged;
    staged = null;
    const file = { ...begun, sha256: hash.digest('hex') };
    restored.push(file);
    if (!bucket) return;
    await bucket.put({ ...file, path });
    await rm(path, { force: true });
  }

  return {
    count: () => restored.length,
    async add(line: FileLine): Promise<void> {
      if ('secrets' in line) {
        secrets = line.secrets;
      } else if ('data' in line) {
        const data = Buffer.from(line.data, 'base64');
        await current?.write(data);
        staged?.hash.update(data);
        if (staged) staged.bytes += data.length;
      } else {
        await closeCurrent();
        const path = placeWithin(unfinished, line.file);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        current = await open(path, 'wx', 0o600);
        staged = { key: line.file, path, bytes: 0, hash: createHash('sha256') };
      }
    },
    /** The last file is whole now. */
    end: closeCurrent,
    async finish(): Promise<void> {
      if (bucket) await rm(unfinished, { recursive: true, force: true });
      else {
        await rm(folder, { recursive: true, force: true });
        if (restored.length > 0) await rename(unfinished, folder);
        else await rm(unfinished, { recursive: true });
      }
      if (secrets === null) return;
      const path = join(dataDir, 'secrets.json');
      await writeFile(`${path}.new`, secrets, { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
    /** From the folder, where they are found until each is in the tables. */
    async moveInto(tables: FileTarget): Promise<void> {
      for (const file of restored) {
        const path = placeWithin(folder, file.key);
        await tables.put({ ...file, path });
        await rm(path, { force: true });
      }
      await rm(folder, { recursive: true, force: true });
    },
    async discard(): Promise<void> {
      await current?.close();
      await rm(unfinished, { recursive: true, force: true });
    },
  };
}

/** A name from a file we did not write may try to lead out of the folder. */
function placeWithin(folder: string, name: string): string {
  const path = resolve(folder, name);
  const inside = relative(folder, path);
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) {
    throw new BackupError(`The backup names a file outside its folder: ${name}`);
  }
  return path;
}
