import type { PGlite } from '@electric-sql/pglite';

const checkpointCheckMs = 5_000;
const checkpointAfterBytes = 48 * 1024 * 1024;
const checkpointAfterMs = 5 * 60_000;
const vacuumCheckMs = 5 * 60_000;

/**
 * A PostgreSQL server has processes that write checkpoints and vacuum tables; the single-user mode that PGlite runs has
 * none, and without them the write-ahead log and the tables would grow until the disk is full.
 */
export function startHousekeeping({
  database,
  whenFree,
}: {
  database: PGlite;
  whenFree(work: () => Promise<void>): Promise<void>;
}): { stop(): void } {
  let checkpointedAt: { lsn: string; time: number } | null = null;

  async function checkpoint() {
    checkpointedAt ??= { lsn: await readPosition(database), time: Date.now() };
    const { rows } = await database.query<{ lsn: string; bytes: number }>(
      'SELECT pg_current_wal_lsn()::text AS lsn, (pg_current_wal_lsn() - $1::pg_lsn)::float8 AS bytes',
      [checkpointedAt.lsn],
    );
    const written = rows[0]?.bytes ?? 0;
    const isDue = written > 0 && Date.now() - checkpointedAt.time > checkpointAfterMs;
    if (!isDue && written < checkpointAfterBytes) return;
    await database.exec('CHECKPOINT');
    checkpointedAt = { lsn: await readPosition(database), time: Date.now() };
  }

  /** One table a turn, so that no one waits for more than one. The thresholds are autovacuum's own. */
  async function vacuum() {
    let names: string[] = [];
    await whenFree(async () => {
      names = await listTablesToVacuum(database);
    });
    for (const name of names) {
      await whenFree(async () => {
        await database.exec(`VACUUM (ANALYZE) ${name}`);
      });
    }
  }

  // A failure here is not a client's: what it means for the database, the next statement finds out as well.
  const timers = [
    setInterval(() => whenFree(checkpoint).catch(() => {}), checkpointCheckMs),
    setInterval(() => vacuum().catch(() => {}), vacuumCheckMs),
  ];
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

async function readPosition(database: PGlite): Promise<string> {
  const { rows } = await database.query<{ lsn: string }>(
    'SELECT pg_current_wal_lsn()::text AS lsn',
  );
  return rows[0]?.lsn ?? '0/0';
}

async function listTablesToVacuum(database: PGlite): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
     WHERE n_dead_tup > 50 + 0.2 * n_live_tup OR n_mod_since_analyze > 50 + 0.1 * n_live_tup`,
  );
  return rows.map((row) => row.name);
}
