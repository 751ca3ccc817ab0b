import { AsyncLocalStorage } from 'node:async_hooks';
import { type Db as Executor, PgBoss, type Queue } from 'pg-boss';
import type { Log } from '#server/config/log.ts';
import type { Database } from '#server/db/client.ts';

export type JobOptions = {
  retryLimit?: number;
  /** Before the first retry; it doubles with each further one. */
  retryDelaySeconds?: number;
  /** A run that takes longer is taken for hung and done again. */
  expireInSeconds?: number;
};

export const deadLetterQueue = 'dead-letters';
const day = 24 * 60 * 60;

/** A started pg-boss on our pool. `within` sends all SQL of one call through a caller's transaction instead. */
export async function createBoss(o: {
  database: Database;
  log: Log;
  supervise: boolean;
  superviseSeconds?: number;
}): Promise<{ boss: PgBoss; within<T>(db: Executor, call: () => Promise<T>): Promise<T> }> {
  const transactions = new AsyncLocalStorage<Executor>();
  const { pool } = o.database;
  const seconds = o.superviseSeconds ?? 15;
  const boss = new PgBoss({
    schema: 'pgboss',
    // pg-boss looks a queue up through its own connection even when told to send through another one; on the embedded
    // database that would wait for the very transaction it is called in.
    db: {
      executeSql: (text, values) => {
        const db = transactions.getStore();
        return db ? db.executeSql(text, values) : pool.query(text, values);
      },
    },
    supervise: o.supervise,
    schedule: o.supervise,
    superviseIntervalSeconds: seconds,
    monitorIntervalSeconds: seconds,
  });
  boss.on('error', (error) => o.log.warn({ reason: error.message }, 'job queue'));
  boss.on('warning', (warning) => o.log.warn({ reason: warning.message }, 'job queue'));
  await boss.start();
  await boss.createQueue(deadLetterQueue, { retentionSeconds: 90 * day });
  return { boss, within: (db, call) => transactions.run(db, call) };
}

/** `short` lets one job wait per key; jobs without a key get one of their own. */
export function queueOptions(
  o: JobOptions & { heartbeatSeconds?: number } = {},
): Omit<Queue, 'name'> {
  return {
    policy: 'short',
    retryLimit: o.retryLimit ?? 5,
    retryDelay: o.retryDelaySeconds ?? 10,
    retryBackoff: true,
    retryDelayMax: 60 * 60,
    expireInSeconds: o.expireInSeconds ?? 15 * 60,
    heartbeatSeconds: o.heartbeatSeconds ?? 30,
    // A job waits through a long stop of the server; done ones are only of interest for a while.
    retentionSeconds: 90 * day,
    deleteAfterSeconds: 7 * day,
    deadLetter: deadLetterQueue,
  };
}
