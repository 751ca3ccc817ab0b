import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/create-test-database.ts';
import { createQueue, type JobHandler, type JobQueue, startWorker } from './queue.ts';

let t: TestDatabase;
let queue: JobQueue;
const log = createLog('silent');

beforeAll(async () => {
  t = await createTestDatabase();
  queue = await createQueue({ database: t.database, log });
});
afterAll(async () => {
  await queue.close();
  await t.close();
});

const work = (handlers: JobHandler[], schedules?: { name: string; cron: string }[]) =>
  startWorker({ database: t.database, log, handlers, schedules, superviseSeconds: 1 });

async function listWaiting(name: string): Promise<unknown[]> {
  const { rows } = await t.database.pool.query(
    `SELECT data FROM pgboss.job WHERE name = $1 AND state IN ('created', 'retry') ORDER BY created_on`,
    [name],
  );
  return rows.map((row) => row.data);
}

test('runs a job that was added before its worker was there', async () => {
  const seen: unknown[] = [];
  await queue.enqueue({ name: 'early', data: { n: 1 } });
  const worker = await work([{ name: 'early', handle: async (data) => void seen.push(data) }]);
  await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }]), 120_000);
  await worker.stop();
});

test('a job added in a transaction exists if and only if it commits', async () => {
  for (const name of ['first-used-in-a-transaction', 'early']) {
    const failing = t.database.orm.transaction(async (transaction) => {
      await queue.enqueue({ name, data: { kept: false }, transaction });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await t.database.orm.transaction(async (transaction) => {
      await queue.enqueue({ name, data: { kept: true }, transaction });
      await transaction.execute(sql`SELECT 1`);
    });
    expect(await listWaiting(name)).toEqual([{ kept: true }]);
  }
});

test('only one job of a singleton key waits, and any number without one', async () => {
  await queue.enqueue({ name: 'rebuild', data: { n: 1 }, singletonKey: 'bot-1' });
  await queue.enqueue({ name: 'rebuild', data: { n: 2 }, singletonKey: 'bot-1' });
  await queue.enqueue({ name: 'rebuild', data: { n: 3 }, singletonKey: 'bot-2' });
  await queue.enqueue({ name: 'rebuild', data: { n: 4 } });
  await queue.enqueue({ name: 'rebuild', data: { n: 5 } });
  expect(await listWaiting('rebuild')).toEqual([{ n: 1 }, { n: 3 }, { n: 4 }, { n: 5 }]);
  const waiting = { name: 'rebuild', state: 'created', count: 4 };
  expect(await queue.countJobs()).toContainEqual(waiting);
});

test('one query looks for the jobs of all queues: a queue without jobs is left alone', async () => {
  const query = vi.spyOn(t.database.pool, 'query');
  onTestFinished(() => query.mockRestore());
  let runs = 0;
  const idle: JobHandler = { name: 'idle', handle: async () => {} };
  const busy: JobHandler = { name: 'busy', handle: async () => void runs++ };
  const worker = await work([idle, busy]);
  for (const n of [1, 2, 3]) {
    await queue.enqueue({ name: 'busy', data: { n } });
    await vi.waitFor(() => expect(runs).toBe(n), 120_000);
  }
  await worker.stop();
  const texts = query.mock.calls.map(([text]) => String(text));
  const looks = texts.filter((text) => text.startsWith('SELECT DISTINCT name FROM pgboss.job'));
  const isFetch = ([text, values]: unknown[]) =>
    /SKIP LOCKED/.test(String(text)) && JSON.stringify([text, values]).includes('idle');
  const fetches = query.mock.calls.filter(isFetch);
  expect(fetches.length).toBeGreaterThan(0);
  expect(fetches.length).toBeLessThan(looks.length);
});

test('a failing job is tried again, and kept as a dead letter in the end', async () => {
  let runs = 0;
  const handler: JobHandler = {
    name: 'failing',
    options: { retryLimit: 1, retryDelaySeconds: 1 },
    async handle() {
      runs++;
      throw new Error('no luck');
    },
  };
  const worker = await work([handler]);
  const before = await queue.countDeadLetters();
  await queue.enqueue({ name: 'failing', data: { n: 1 } });
  await vi.waitFor(async () => expect(await queue.countDeadLetters()).toBe(before + 1), 120_000);
  expect(runs).toBe(2);
  await worker.stop();
});

test('a batch is worked off at once, and one that fails takes no other with it', async () => {
  const seen: unknown[] = [];
  const handler: JobHandler = {
    name: 'small',
    options: { batchSize: 20 },
    async handle(data) {
      if ((data as { n: number }).n === 7) throw new Error('no luck');
      seen.push(data);
    },
  };
  for (let n = 0; n < 50; n++) await queue.enqueue({ name: 'small', data: { n } });
  const worker = await work([handler]);
  // One a second would take fifty.
  await vi.waitFor(() => expect(seen).toHaveLength(49), 120_000);
  await vi.waitFor(async () => expect(await listWaiting('small')).toEqual([{ n: 7 }]), 120_000);
  await worker.stop();
});

test('stopping lets the running job finish', async () => {
  const { started, finish, handler } = heldJob('held');
  const worker = await work([handler]);
  await queue.enqueue({ name: 'held', data: {} });
  await started;
  const stopped = worker.stop();
  finish();
  await stopped;
  const { rows } = await t.database.pool.query(`SELECT state FROM pgboss.job WHERE name = 'held'`);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('a job that does not stop in time is told so and given back', async () => {
  const { started, handler, aborted } = heldJob('stubborn');
  const worker = await startWorker({
    database: t.database,
    log,
    handlers: [handler],
    stopLimitMs: 1_000,
  });
  await queue.enqueue({ name: 'stubborn', data: { n: 1 } });
  await started;
  await worker.stop();
  await aborted;
  expect(await listWaiting('stubborn')).toEqual([{ n: 1 }]);
});

test('schedules of an earlier version are taken away', async () => {
  const handlers = ['nightly', 'weekly'].map((name) => ({ name, handle: async () => {} }));
  await (await work(handlers, [{ name: 'nightly', cron: '0 3 * * *' }])).stop();
  await (await work(handlers, [{ name: 'weekly', cron: '0 4 * * 1' }])).stop();
  const { rows } = await t.database.pool.query('SELECT name, cron FROM pgboss.schedule');
  expect(rows).toEqual([{ name: 'weekly', cron: '0 4 * * 1' }]);
});

function heldJob(name: string) {
  let finish = () => {};
  let start = () => {};
  let abort = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const aborted = new Promise<void>((resolve) => {
    abort = resolve;
  });
  const handler: JobHandler = {
    name,
    handle: (_data, signal) =>
      new Promise((resolve) => {
        finish = resolve;
        signal.addEventListener('abort', abort);
        start();
      }),
  };
  return { started, aborted, handler, finish: () => finish() };
}

test('workspaces take turns: one with many jobs does not keep another waiting', async () => {
  const ran: string[] = [];
  for (const n of [1, 2, 3, 4])
    await queue.enqueue({ name: 'turns', data: { job: `a${n}` }, fairFor: 'a' });
  await t.database.orm.transaction((transaction) =>
    queue.enqueue({ name: 'turns', data: { job: 'b1' }, fairFor: 'b', transaction }),
  );
  await queue.enqueue({ name: 'turns', data: { job: 'b2' }, fairFor: 'b' });
  const worker = await work([
    { name: 'turns', handle: async (data) => void ran.push((data as { job: string }).job) },
  ]);
  await vi.waitFor(() => expect(ran).toHaveLength(6), 120_000);
  await worker.stop();
  expect(ran).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

test('a workspace has no more jobs running than its share, however many workers look at once', async () => {
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const jobs = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1'];
  for (const job of jobs) {
    await queue.enqueue({ name: 'share', data: { job }, fairFor: job.slice(0, 1) });
  }
  const worker = await work([
    {
      name: 'share',
      options: { concurrency: 6, mostPerWorkspace: 1 },
      handle: async (data) => {
        running.push((data as { job: string }).job);
        await new Promise<void>((resolve) => ends.push(resolve));
      },
    },
  ]);
  await vi.waitFor(() => expect(running.toSorted()).toEqual(['a1', 'b1']), 120_000);
  for (const [done, job] of ['a2', 'a3', 'a4', 'a5'].entries()) {
    for (const end of ends.splice(0)) end();
    await vi.waitFor(() => expect(running).toHaveLength(done + 3), 120_000);
    expect(running.at(-1)).toBe(job);
  }
  for (const end of ends) end();
  await worker.stop();
});
