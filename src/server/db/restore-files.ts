import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { BackupError, type BackupLine } from './backup-file.ts';

type FileLine = Extract<BackupLine, { file: string } | { data: string } | { secrets: string }>;

/** Writes the uploaded files beside their place; `finish` puts them there once the rows that name them are committed. */
export async function createFileRestorer(dataDir: string) {
  const folder = join(dataDir, 'files');
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  let current: FileHandle | null = null;
  let secrets: string | null = null;
  let count = 0;

  async function closeCurrent() {
    await current?.sync();
    await current?.close();
    current = null;
  }

  return {
    count: () => count,
    async add(line: FileLine): Promise<void> {
      if ('secrets' in line) {
        secrets = line.secrets;
      } else if ('data' in line) {
        await current?.write(Buffer.from(line.data, 'base64'));
      } else {
        await closeCurrent();
        const path = placeWithin(unfinished, line.file);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        current = await open(path, 'wx', 0o600);
        count++;
      }
    },
    async finish(): Promise<void> {
      await closeCurrent();
      await rm(folder, { recursive: true, force: true });
      if (count > 0) await rename(unfinished, folder);
      else await rm(unfinished, { recursive: true });
      if (secrets === null) return;
      const path = join(dataDir, 'secrets.json');
      await writeFile(`${path}.new`, secrets, { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
    async discard(): Promise<void> {
      await closeCurrent();
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
