import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Log } from '#server/config/log.ts';
import type { Database } from '#server/db/client.ts';

const lookEveryMs = 500;

/**
 * Looks for waiting jobs of all queues with one query and wakes the workers of those that have some. Twenty workers that
 * look for themselves every second would keep an idle embedded database busy.
 */
export function wakeWorkers({
  database,
  boss,
  workersOf,
  log,
}: {
  database: Database;
  boss: PgBoss;
  /** The ids of each queue's workers. */
  workersOf: ReadonlyMap<string, readonly string[]>;
  log: Log;
}): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function look(): Promise<void> {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT DISTINCT name FROM pgboss.job
      WHERE name = ANY($1) AND state < 'active' AND NOT blocked AND start_after <= now()`,
      [[...workersOf.keys()]],
    );
    for (const { name } of rows) {
      for (const id of workersOf.get(name) ?? []) boss.notifyWorker(id);
    }
  }

  async function lookUntilStopped(): Promise<void> {
    while (!signal.aborted) {
      await look().catch((error: Error) => {
        if (!signal.aborted) log.warn({ reason: error.message }, 'job queue');
      });
      await wait(lookEveryMs, undefined, { signal }).catch(() => {});
    }
  }

  const looking = lookUntilStopped();
  return {
    stop() {
      stopping.abort();
      return looking;
    },
  };
}
