import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes the data folder and proves that it can be written, before anything half succeeds in it. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = join(dataDir, `.write-test-${process.pid}`);
    closeSync(openSync(probe, 'w', 0o600));
    rmSync(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new DataFolderError(
      `The data folder ${dataDir} cannot be written (${reasons[code] ?? code}). ` +
        'Askwell keeps its database and secrets there: mend it, or name another folder with DATA_DIR.',
      { cause: error },
    );
  }
}

/** Node's own recursive mkdir never returns on file systems where folders cannot be made, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'folders cannot be made there',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'there is a file of that name',
};
