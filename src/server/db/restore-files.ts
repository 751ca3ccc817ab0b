import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
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
  const unfinished = waitingFolder(dataDir);
  await rm(unfinished, { recursive: true, force: true });
  await rm(waitingSecrets(dataDir), { force: true });
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
    /** The last file is whole now; everything waits to be put in its place. */
    async end(): Promise<void> {
      await closeCurrent();
      if (bucket) await rm(unfinished, { recursive: true, force: true });
      if (secrets !== null) await writeFile(waitingSecrets(dataDir), secrets, { mode: 0o600 });
    },
    finish: () => putInPlace(dataDir),
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
      await rm(waitingSecrets(dataDir), { force: true });
    },
  };
}

const waitingFolder = (dataDir: string): string => join(dataDir, 'files.new');
const waitingSecrets = (dataDir: string): string => join(dataDir, 'secrets.json.restored');

/** Files and secrets of a restore whose rows are committed. Can be broken off at any point and called again. */
export async function putInPlace(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'files');
  const waiting = waitingFolder(dataDir);
  if (existsSync(waiting)) {
    await rm(folder, { recursive: true, force: true });
    const isEmpty = (await readdir(waiting)).length === 0;
    if (isEmpty) await rm(waiting, { recursive: true });
    else await rename(waiting, folder);
  }
  const secrets = waitingSecrets(dataDir);
  if (existsSync(secrets)) await rename(secrets, join(dataDir, 'secrets.json'));
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
