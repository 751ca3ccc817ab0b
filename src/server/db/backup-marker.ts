/** While a backup copies files, none may be deleted: the rows it has already copied still name them. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

type Queryable = { query: pg.Pool['query'] };

/** A backup that crashed stops deletion no longer than this. */
const lifetime = '30 minutes';
const renewMs = 5 * 60_000;
const prefix = 'backup:';

/** Files whose deletion was already under way belong to rows that this backup no longer sees. */
export async function markBackup(pool: Queryable): Promise<{ end: () => Promise<void> }> {
  const key = `${prefix}${randomUUID()}`;
  const renew = () =>
    pool.query(
      `INSERT INTO installation (key, value) VALUES ($1, to_jsonb(now() + $2::interval))
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [key, lifetime],
    );
  await renew();
  const timer = setInterval(() => void renew().catch(() => undefined), renewMs);
  timer.unref();
  return {
    async end() {
      clearInterval(timer);
      await pool.query(
        `DELETE FROM installation
         WHERE key = $1 OR (key LIKE $2 AND (value #>> '{}')::timestamptz < now())`,
        [key, `${prefix}%`],
      );
    },
  };
}

/** The backup is in its own copy of the tables. */
export async function deleteBackupMarks(client: Queryable): Promise<void> {
  await client.query('DELETE FROM installation WHERE key LIKE $1', [`${prefix}%`]);
}

export async function isBackupRunning(pool: Queryable): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT 1 FROM installation WHERE key LIKE $1 AND (value #>> '{}')::timestamptz > now()`,
    [`${prefix}%`],
  );
  return rows.length > 0;
}
