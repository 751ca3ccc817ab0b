import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { type ConstructorOptions, type Db as Executor, PgBoss, type Queue } from 'pg-boss';
import type { Log } from '#server/config/log.ts';
import type { Database } from '#server/db/client.ts';

export type JobOptions = {
  retryLimit?: number;
  /** Before the first retry; it doubles with each further one. */
  retryDelaySeconds?: number;
  /** A run that takes longer is taken for hung and done again. */
  expireInSeconds?: number;
  /** How long a job that is done stays to be looked at; short where it holds what people may delete. */
  keptSeconds?: number;
};

export const deadLetterQueue = 'dead-letters';
const day = 24 * 60 * 60;

/** A started pg-boss on our pool. `within` sends all SQL of one call through a caller's transaction instead. */
export async function createBoss({
  database,
  superviseSeconds,
  supervise,
  log,
}: {
  database: Database;
  log: Log;
  supervise: boolean;
  superviseSeconds?: number;
}): Promise<{ boss: PgBoss; within<T>(db: Executor, call: () => Promise<T>): Promise<T> }> {
  const transactions = new AsyncLocalStorage<Executor>();
  const { pool } = database;
  const seconds = superviseSeconds ?? 15;
  const options: ConstructorOptions = {
    schema: 'pgboss',
    // pg-boss looks a queue up through its own connection even when told to send through another one; on the embedded
    // database that would wait for the very transaction it is called in.
    db: {
      executeSql: (text, values) => {
        const db = transactions.getStore();
        return db ? db.executeSql(text, values) : pool.query(text, values);
      },
    },
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: seconds,
    monitorIntervalSeconds: seconds,
  };
  const boss = await start({ options, log });
  await boss.createQueue(deadLetterQueue, { retentionSeconds: 90 * day });
  return { boss, within: (db, call) => transactions.run(db, call) };
}

/**
 * pg-boss makes its tables without a lock that excludes others: of two instances starting on an empty database one
 * fails with "already exists", and a moment later finds the work done.
 */
async function start({ options, log }: { options: ConstructorOptions; log: Log }): Promise<PgBoss> {
  for (let attempt = 1; ; attempt++) {
    const boss = new PgBoss(options);
    boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue'));
    boss.on('warning', (warning) => log.warn({ reason: warning.message }, 'job queue'));
    try {
      await boss.start();
      return boss;
    } catch (error) {
      const isTakenByOther = alreadyThere.has((error as { code?: string }).code ?? '');
      if (!isTakenByOther || attempt === 10) throw error;
      await wait(200 * attempt);
    }
  }
}

/** Unique key, schema, table and other objects that another instance has just made. */
const alreadyThere = new Set(['23505', '42P06', '42P07', '42710', '42723', '40P01']);

/** `short` lets one job wait per key; jobs without a key get one of their own. */
export function queueOptions({
  retryLimit,
  retryDelaySeconds,
  expireInSeconds,
  heartbeatSeconds,
  keptSeconds,
}: JobOptions & { heartbeatSeconds?: number } = {}): Omit<Queue, 'name'> {
  return {
    policy: 'short',
    retryLimit: retryLimit ?? 5,
    retryDelay: retryDelaySeconds ?? 10,
    retryBackoff: true,
    retryDelayMax: 60 * 60,
    expireInSeconds: expireInSeconds ?? 15 * 60,
    heartbeatSeconds: heartbeatSeconds ?? 30,
    // A job waits through a long stop of the server; done ones are only of interest for a while.
    retentionSeconds: 90 * day,
    deleteAfterSeconds: keptSeconds ?? 7 * day,
    deadLetter: deadLetterQueue,
  };
}
