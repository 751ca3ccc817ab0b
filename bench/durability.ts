/** What the embedded database survives: 200 kills while writing (or as many as named), and a full disk; with its figures. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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
    env: {
      dataDir,
      database: { url: null, replicaUrl: null, poolMax: 8, statementTimeoutMs: 15_000 },
    },
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
  await checkLogSize(database, dataDir);
  await database.close();
  console.log(`first creation ${created.ms} ms, reopening ${reopened.ms} ms`);
  console.log(`${Math.round(count / seconds)} five-statement transactions a second, each synced`);
}

/** No one but us writes checkpoints, so without them the log would keep all of this. */
async function checkLogSize(database: Database, dataDir: string): Promise<void> {
  for (let n = 0; n < 300; n++) {
    await database.pool.query('INSERT INTO notes (text) VALUES ($1)', [
      randomBytes(512 * 1024).toString('base64'),
    ]);
  }
  await wait(6_000);
  const log = join(dataDir, 'database/cluster/pg_wal');
  const size = readdirSync(log).reduce((sum, name) => sum + statSync(join(log, name)).size, 0);
  console.log(`write-ahead log after 200 MB of rows: ${Math.round(size / 1024 / 1024)} MB`);
  if (size > 128 * 1024 * 1024) process.exitCode = 1;
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
    await fillWithRows(database, mountPoint);
    await fillWithLog(database, mountPoint);
    await database.close();
  } finally {
    execFileSync('umount', [mountPoint]);
  }
}

/** New rows find no room: an ordinary error, and nothing else. */
async function fillWithRows(database: Database, mountPoint: string): Promise<void> {
  await database.pool.query('CREATE TABLE notes (n int PRIMARY KEY, filling text)');
  const makeRoom = takeSpace(mountPoint, 4 * 1024 * 1024);
  // Random, because what compresses well would take long to fill a disk.
  const { acknowledged, failure } = await writeUntilItFails(
    (n) =>
      `INSERT INTO notes SELECT ${n}, string_agg(gen_random_uuid()::text, '') FROM generate_series(1, 200)`,
    database,
  );
  console.log(`full disk: ${acknowledged} rows acknowledged, then "${failure}"`);
  await recover({ database, makeRoom });
  const { rows } = await database.pool.query<{ count: number }>('SELECT count(*)::int FROM notes');
  report({ what: 'rows', lost: acknowledged - (rows[0]?.count ?? 0) });
}

/** The write-ahead log finds no room: PostgreSQL gives up at once, as it must, and comes back. */
async function fillWithLog(database: Database, mountPoint: string): Promise<void> {
  await database.pool.query(
    'CREATE TABLE counters (id int PRIMARY KEY, n int, filling text) WITH (fillfactor = 30)',
  );
  await database.pool.query(
    `INSERT INTO counters SELECT g, 0, repeat(md5(g::text), 10) FROM generate_series(1, 2000) g`,
  );
  const makeRoom = takeSpace(mountPoint, 0);
  const { acknowledged, failure } = await writeUntilItFails(
    () => 'UPDATE counters SET n = n + 1, filling = reverse(filling)',
    database,
  );
  console.log(`full disk: ${acknowledged} updates acknowledged, then "${failure}"`);
  await recover({ database, makeRoom });
  const { rows } = await database.pool.query<{ n: number }>('SELECT min(n) AS n FROM counters');
  report({ what: 'updates', lost: acknowledged - (rows[0]?.n ?? 0) });
}

function takeSpace(mountPoint: string, left: number): () => void {
  const ballast = join(mountPoint, 'ballast');
  const { bavail, bsize } = statfsSync(mountPoint);
  writeFileSync(ballast, Buffer.alloc(Math.max(bavail * bsize - left, 0), 1));
  return () => rmSync(ballast);
}

async function writeUntilItFails(statement: (n: number) => string, database: Database) {
  let acknowledged = 0;
  for (;;) {
    try {
      await database.pool.query(statement(acknowledged));
      acknowledged++;
    } catch (error) {
      return { acknowledged, failure: (error as Error).message };
    }
  }
}

async function recover({
  makeRoom,
  database,
}: {
  database: Database;
  makeRoom(): void;
}): Promise<void> {
  // Long enough that starting again has failed before there is room.
  await wait(2_000);
  makeRoom();
  const { ms } = await timed(async () => {
    while (!(await database.isHealthy())) await wait(50);
  });
  console.log(`full disk: healthy again ${ms} ms after there was room`);
}

function report({ lost, what }: { what: string; lost: number }) {
  // One more may be there than was acknowledged: committed, but the answer did not get through.
  console.log(`full disk: ${Math.max(lost, 0)} ${what} lost`);
  if (lost > 0) process.exitCode = 1;
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const begun = performance.now();
  const result = await work();
  return { ms: Math.round(performance.now() - begun), result };
}
