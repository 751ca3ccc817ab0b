import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

type Address = { host: string; port: number; password?: string | undefined };
/** Who holds the folder, and where its database listens: so `npm run backup` finds a running server. */
export type FolderOwner = { pid: number; startedAt: string; listens: Address | null };
export type FolderLock = { announce(listens: Address): void; release(): void };

export class FolderInUseError extends Error {
  readonly owner: FolderOwner | null;
  constructor({ owner, folder }: { folder: string; owner: FolderOwner | null }) {
    const who = owner ? `process ${owner.pid}, started ${owner.startedAt}` : 'another process';
    super(
      `The data folder ${folder} is already in use by Askwell (${who}). Stop that one first, or give this one its own folder with DATA_DIR.`,
    );
    this.name = 'FolderInUseError';
    this.owner = owner;
  }
}

/**
 * Two processes on one folder would destroy it. Node offers no file lock of its own, SQLite does: the lock on its file
 * is the kernel's, taken atomically and gone with its process, so neither kill -9 nor a reused pid can leave it behind.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const lock = tryLock(join(folder, 'lock'));
  if (!lock) throw new FolderInUseError({ folder, owner: await findLiveOwner(folder) });
  const ownerFile = join(folder, 'owner.json');
  const startedAt = new Date().toISOString();
  const write = (listens: Address | null) => {
    const owner: FolderOwner = { pid: process.pid, startedAt, listens };
    writeFileSync(ownerFile, JSON.stringify(owner), { mode: 0o600 });
  };
  write(null);
  return {
    announce: write,
    release() {
      rmSync(ownerFile, { force: true });
      lock.close();
    },
  };
}

export function findFolderOwner(folder: string): FolderOwner | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8')) as FolderOwner;
  } catch {
    return null;
  }
}

function tryLock(file: string): DatabaseSync | null {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) return null;
    throw new Error(`${file} cannot be locked, so Askwell cannot be sure to be alone there.`, {
      cause: error,
    });
  }
}

/** The winner writes its name just after it locked: until then the file may still name one that was killed. */
async function findLiveOwner(folder: string): Promise<FolderOwner | null> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const owner = findFolderOwner(folder);
    if (owner && isAlive(owner.pid)) return owner;
    await wait(50);
  }
  return null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
