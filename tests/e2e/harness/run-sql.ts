import { inject } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { reachDatabase } from '#server/db/reach-database.ts';

/** For what takes a month or a minute in real life: written down directly, through the running server's own socket. */
export async function runSql(
  text: string,
  values: unknown[],
  dataDir = inject('dataDir'),
): Promise<void> {
  const database = { url: null, replicaUrl: null, poolMax: 1, statementTimeoutMs: 10_000 };
  const env = { dataDir, database };
  const { pool, close } = await reachDatabase({ env, log: createLog('error') });
  try {
    const { rowCount } = await pool.query(text, values);
    if (!rowCount) throw new Error(`Nothing was changed by: ${text}`);
  } finally {
    await close();
  }
}
