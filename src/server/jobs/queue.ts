/** Work that is done later and survives a crash: pg-boss over the same database, so that a job and the rows it is about commit together. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db as Executor, fromDrizzle, type JobResult, type PgBoss } from 'pg-boss';
import { noteWorkspace } from '#server/config/active-span.ts';
import type { Log } from '#server/config/log.ts';
import { noTelemetry, type Telemetry } from '#server/config/telemetry.ts';
import type { Database, Transaction } from '#server/db/client.ts';
import { createBoss, deadLetterQueue, type JobOptions, queueOptions } from './boss.ts';
import { wakeWorkers } from './wake-workers.ts';

export type JobQueue = {
  /**
   * Adds a job. With a transaction the job exists if and only if that commits. While a job with the same
   * `singletonKey` is still waiting, no second one is added.
   */
  enqueue(options: {
    name: string;
    data: object;
    singletonKey?: string;
    startAfterSeconds?: number;
    /** Workspaces take turns: the second job of one that waits comes after the first of every other. */
    fairFor?: string;
    transaction?: Transaction;
  }): Promise<void>;
  /** Jobs that failed for good and wait for someone to look at them. */
  countDeadLetters(): Promise<number>;
  /** How many jobs there are of each kind in each state; those that are done are kept for a while. */
  countJobs(): Promise<{ name: string; state: string; count: number }[]>;
  close(): Promise<void>;
};

export type JobHandler = {
  name: string;
  options?: JobOptions & {
    concurrency?: number;
    /** How many jobs of one workspace run at the same time, over all servers; needs `fairFor` when they are added. */
    mostPerWorkspace?: number;
    /** How many are fetched at once. For small jobs: one at a time they would leave one a second. */
    batchSize?: number;
  };
  /** May run more than once for one job, because a crash can come between the work and its record. */
  handle(data: unknown, signal: AbortSignal): Promise<void>;
};

/** Tells this lock from others that are taken by a number and a name. */
const fetchLock = 7_301;

export async function createQueue(input: { database: Database; log: Log }): Promise<JobQueue> {
  const { boss, within } = await createBoss({ ...input, supervise: false });
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));

  async function send(job: Parameters<JobQueue['enqueue']>[0]): Promise<void> {
    const id = await boss.send(job.name, job.data, {
      singletonKey: job.singletonKey ?? randomUUID(),
      ...(job.startAfterSeconds ? { startAfter: job.startAfterSeconds } : {}),
      ...(job.fairFor && {
        group: { id: job.fairFor },
        priority: -(await countWaiting({ ...job, group: job.fairFor })),
      }),
    });
    if (!id && !job.singletonKey) throw new Error(`The job ${job.name} could not be added.`);
  }

  async function countWaiting({
    name,
    group,
    transaction,
  }: {
    name: string;
    group: string;
    transaction?: Transaction;
  }): Promise<number> {
    const waiting = sql`SELECT count(*)::int AS count FROM pgboss.job
      WHERE name = ${name} AND group_id = ${group} AND state < 'active'`;
    const { rows } = await (transaction ?? input.database.orm).execute<{ count: number }>(waiting);
    return rows[0]?.count ?? 0;
  }

  return {
    async enqueue(job) {
      const { transaction } = job;
      if (!transaction) {
        if (!known.has(job.name)) await boss.createQueue(job.name, queueOptions());
        known.add(job.name);
        return send(job);
      }
      if (!known.has(job.name)) {
        // Inside the caller's transaction too, and not remembered, because that may be rolled back.
        await transaction.execute(
          sql`SELECT pgboss.create_queue(${job.name}, ${JSON.stringify(queueOptions())}::jsonb)`,
        );
      }
      await within(fromDrizzle(transaction, sql), () => send(job));
    },
    async countDeadLetters() {
      const { rows } = await input.database.pool.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM pgboss.job WHERE name = $1',
        [deadLetterQueue],
      );
      return rows[0]?.count ?? 0;
    },
    async countJobs() {
      const { rows } = await input.database.pool.query<{
        name: string;
        state: string;
        count: number;
      }>(
        `SELECT name, state::text AS state, count(*)::int AS count FROM pgboss.job
        WHERE name NOT LIKE '\\_\\_%' GROUP BY name, state ORDER BY name, state`,
      );
      return rows;
    },
    close: () => boss.stop({ graceful: false }),
  };
}

export async function startWorker(input: {
  database: Database;
  log: Log;
  telemetry?: Telemetry;
  handlers: JobHandler[];
  schedules?: { name: string; cron: string }[];
  /** How long running jobs may go on once the worker is told to stop. */
  stopLimitMs?: number;
  /** A job whose worker has not been heard of for this long is given to another. */
  heartbeatSeconds?: number;
  superviseSeconds?: number;
}): Promise<{ stop(): Promise<void> }> {
  const { boss, within } = await createBoss({ ...input, supervise: true });
  const schedules = input.schedules ?? [];
  const workersOf = new Map<string, string[]>();
  for (const handler of input.handlers) {
    const options = queueOptions({ ...handler.options, heartbeatSeconds: input.heartbeatSeconds });
    const { policy: _, ...changeable } = options;
    await boss.createQueue(handler.name, options);
    await boss.updateQueue(handler.name, changeable);
    const startOne = () =>
      boss.work(
        handler.name,
        {
          // Workers are woken much sooner than that.
          pollingIntervalSeconds: 30,
          batchSize: handler.options?.batchSize ?? 1,
          ...(handler.options?.mostPerWorkspace && {
            groupConcurrency: handler.options.mostPerWorkspace,
          }),
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        async (jobs) => {
          const results: JobResult[] = [];
          for (const job of jobs) results.push(await runJob({ ...input, handler, job }));
          return results;
        },
      );
    const startNext = () =>
      handler.options?.mostPerWorkspace
        ? within(oneAtATime({ ...input, name: handler.name }), startOne)
        : startOne();
    const ids: string[] = [];
    while (ids.length < (handler.options?.concurrency ?? 1)) ids.push(await startNext());
    workersOf.set(handler.name, ids);
  }
  await keepSchedules({ boss, schedules });
  const waking = wakeWorkers({ ...input, boss, workersOf });
  return {
    async stop() {
      await waking.stop();
      await boss.stop({ graceful: true, timeout: input.stopLimitMs ?? 10_000 });
    },
  };
}

/**
 * Workers that look for a job at the same moment don't see what the others take: each would find that a workspace has
 * none running. So those of one queue look one after another, over all servers.
 */
function oneAtATime({ database, name }: { database: Database; name: string }): Executor {
  return {
    executeSql: (text, values) =>
      database.orm.transaction(async (transaction) => {
        await transaction.execute(
          sql`SELECT pg_advisory_xact_lock(${fetchLock}, hashtext(${name}))`,
        );
        return fromDrizzle(transaction, sql).executeSql(text, values);
      }),
  };
}

/** Makes the queue's tables where they are missing; every queue does so when it starts. */
export async function installQueue(input: { database: Database; log: Log }): Promise<void> {
  const { boss } = await createBoss({ ...input, supervise: false });
  await boss.stop({ graceful: false });
}

/** Each job of a batch fails or succeeds on its own. */
async function runJob({
  handler,
  job,
  log: parent,
  telemetry = noTelemetry,
}: {
  handler: JobHandler;
  job: { id: string; data: unknown; signal: AbortSignal };
  log: Log;
  telemetry?: Telemetry;
}): Promise<JobResult> {
  const log = parent.child({ job: handler.name, jobId: job.id });
  const attributes = { 'askwell.job.name': handler.name, 'askwell.job.id': job.id };
  const step = { name: `job ${handler.name}`, kind: 'consumer' as const, attributes };
  return telemetry.trace(step, async (span): Promise<JobResult> => {
    const workspaceId = (job.data as { workspaceId?: unknown } | null)?.workspaceId;
    if (typeof workspaceId === 'string') noteWorkspace(workspaceId);
    try {
      await handler.handle(job.data, job.signal);
      log.debug('job done');
      return { id: job.id, status: 'completed' };
    } catch (error) {
      span?.fail(error);
      log.error({ err: error }, 'job failed');
      return { id: job.id, status: 'failed', output: error };
    }
  });
}

/** Schedules live in the database, so those of an earlier version must be taken away. */
async function keepSchedules({
  schedules,
  boss,
}: {
  boss: PgBoss;
  schedules: { name: string; cron: string }[];
}) {
  for (const { name, cron } of schedules) await boss.schedule(name, cron, {}, { tz: 'UTC' });
  for (const { name, key } of await boss.getSchedules()) {
    if (!schedules.some((schedule) => schedule.name === name)) await boss.unschedule(name, key);
  }
}
