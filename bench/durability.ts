/** What the embedded database survives: 200 kills while writing (or as many as named), and a full disk; with its figures. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createLog } from '#server/config/log.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { killWhileWriting } from '#server/testing/kill-while-writing.ts';

const rounds = Number(process.argv[2] ?? 200);
const folder = mkdtempSync(join(tmpdir(), 'askwell-durability-'));
const log = createLog('silent');
const open = (dataDir: string) =>
  openDatabase({
    env: { dataDir, database: { url: null, poolMax: 8, statementTimeoutMs: 15_000 } },
    log,
  });

try {
  await measure(join(folder, 'figures'));
  await kill(join(folder, 'kills'));
  await fillDisk(join(folder, 'small-disk'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(dataDir: string): Promise<void> {
  const created = await timed(() => open(dataDir));
  await created.result.close();
  const reopened = await timed(() => open(dataDir));
  const database = reopened.result;
  await database.pool.query('CREATE TABLE notes (id bigserial PRIMARY KEY, text text)');
  const seconds = 5;
  const end = Date.now() + seconds * 1000;
  let count = 0;
  const write = async () => {
    for (; Date.now() < end; count++) {
      await database.orm.transaction(async (tx) => {
        for (let n = 0; n < 3; n++)
          await tx.execute(`INSERT INTO notes (text) VALUES ('note ${n}')`);
      });
    }
  };
  await Promise.all(Array.from({ length: 8 }, write));
  await database.close();
  console.log(`first creation ${created.ms} ms, reopening ${reopened.ms} ms`);
  console.log(`${Math.round(count / seconds)} five-statement transactions a second, each synced`);
}

async function kill(dataDir: string): Promise<void> {
  await (await open(dataDir)).close();
  const { ms, result } = await timed(() => killWhileWriting({ dataDir, rounds }));
  const { acknowledged, lost, torn } = result;
  console.log(
    `${rounds} kills in ${Math.round(ms / 1000)} s: ${acknowledged} acknowledged pairs, ${lost.length} lost, ${torn.length} torn`,
  );
  if (lost.length > 0 || torn.length > 0) process.exitCode = 1;
}

/** On a disk of its own, so it takes root on Linux to make one. */
async function fillDisk(mountPoint: string): Promise<void> {
  mkdirSync(mountPoint);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', mountPoint]);
  } catch {
    console.error('full disk: NOT TRIED, it takes root on Linux to make a small disk');
    process.exitCode = 1;
    return;
  }
  try {
    const database = await open(mountPoint);
    await outlive(database, mountPoint);
    await database.close();
  } finally {
    execFileSync('umount', [mountPoint]);
  }
}

async function outlive(database: Database, mountPoint: string): Promise<void> {
  await database.pool.query('CREATE TABLE notes (n int PRIMARY KEY, filling text)');
  const ballast = join(mountPoint, 'ballast');
  const { bavail, bsize } = statfsSync(mountPoint);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - 4 * 1024 * 1024, 1));

  const acknowledged: number[] = [];
  let failure: Error | null = null;
  for (let n = 0; !failure && n < 100_000; n++) {
    // Random, because what compresses well would take long to fill a disk.
    await database.pool
      .query(
        `INSERT INTO notes SELECT $1, string_agg(gen_random_uuid()::text, '') FROM generate_series(1, 200)`,
        [n],
      )
      .then(
        () => acknowledged.push(n),
        (error: Error) => {
          failure = error;
        },
      );
  }
  console.log(`full disk: ${acknowledged.length} rows acknowledged, then "${failure}"`);
  for (let n = 0; n < 5; n++) {
    await database.pool.query('INSERT INTO notes VALUES ($1, $2)', [-n - 1, 'x']).then(
      () => acknowledged.push(-n - 1),
      () => {},
    );
    await wait(300);
  }
  const { ms } = await timed(async () => {
    rmSync(ballast);
    while (!(await database.isHealthy())) await wait(100);
  });
  await database.pool.query(`INSERT INTO notes VALUES (1000000, 'after')`);
  const { rows } = await database.pool.query<{ n: number }>('SELECT n FROM notes');
  const present = new Set(rows.map((row) => row.n));
  const lost = acknowledged.filter((n) => !present.has(n));
  console.log(`full disk: ${lost.length} lost, healthy again ${ms} ms after there was space`);
  if (lost.length > 0) process.exitCode = 1;
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const begun = performance.now();
  const result = await work();
  return { ms: Math.round(performance.now() - begun), result };
}
