/** A restore has two ends: the rows are committed, then files and secrets are put in their place. A crash may come between. */
import type pg from 'pg';
import type { Database } from './client.ts';
import { putInPlace } from './restore-files.ts';

const unfinishedKey = 'unfinished-restore';

/** In the transaction of the restored rows: it commits with them. */
export async function noteUnfinishedRestore(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query(`SELECT to_regclass('installation') AS name`);
  // A backup of an old version has no such table yet.
  if (!rows[0]?.name) return;
  await client.query(
    `INSERT INTO installation (key, value) VALUES ($1, 'true') ON CONFLICT (key) DO NOTHING`,
    [unfinishedKey],
  );
}

export async function endRestore(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query(`SELECT to_regclass('installation') AS name`);
  if (!rows[0]?.name) return;
  await pool.query('DELETE FROM installation WHERE key = $1', [unfinishedKey]);
}

/** At every start, before files or secrets are used. True when something was left to do. */
export async function finishRestore({
  database: { pool },
  dataDir,
}: {
  database: Pick<Database, 'pool'>;
  dataDir: string;
}): Promise<boolean> {
  const { rows: tables } = await pool.query(`SELECT to_regclass('installation') AS name`);
  if (!tables[0]?.name) return false;
  const { rows } = await pool.query('SELECT FROM installation WHERE key = $1', [unfinishedKey]);
  if (rows.length === 0) return false;
  await putInPlace(dataDir);
  await endRestore(pool);
  return true;
}
