import pg from 'pg';
import type { Env } from '#server/config/env.ts';
import type { Log } from '#server/config/log.ts';
import { type Database, openDatabase } from './client.ts';
import { FolderInUseError } from './embedded/folder-lock.ts';

type Reached = Pick<Database, 'kind' | 'pool' | 'replica' | 'close'> & { isServing: boolean };

/** The database, also while a server holds the embedded one: then through that server's own socket. */
export async function reachDatabase(input: {
  env: Pick<Env, 'dataDir' | 'database'> & { version?: string };
  log: Log;
}): Promise<Reached> {
  try {
    return { ...(await openDatabase(input)), isServing: false };
  } catch (error) {
    const address = error instanceof FolderInUseError ? error.owner?.listens : null;
    if (!address) throw error;
    const pool = new pg.Pool({ ...address, user: 'postgres', database: 'postgres', max: 1 });
    pool.on('error', () => {});
    return { kind: 'embedded', pool, replica: null, close: () => pool.end(), isServing: true };
  }
}
