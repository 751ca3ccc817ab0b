import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createFileStorage } from '#server/adapters/storage/create-file-storage.ts';
import { createDatabaseStorage } from '#server/adapters/storage/database-storage.ts';
import type { FileStorage } from '#server/adapters/storage/file-storage.ts';
import { readEnv } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { createQueue, installQueue } from '#server/jobs/queue.ts';
import { createTestPlace, type DatabaseEnv } from '#server/testing/create-test-database.ts';
import { startS3Double } from '../../../tests/doubles/s3.ts';
import { takeBackup } from './backup.ts';
import { createBackupWriter } from './backup-file.ts';
import { type Database, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import { reachDatabase } from './reach-database.ts';
import { restoreBackup } from './restore.ts';
import { finishRestore } from './unfinished-restore.ts';

const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'askwell-backup-'));
const file = join(folder, 'all.backup');
const picture = Buffer.alloc(500_000, 7);
const cleanUp: (() => Promise<unknown>)[] = [];
let source: Database;
let sourceEnv: DatabaseEnv;

beforeAll(async () => {
  const opened = await open(await createTestPlace({ migrated: true }));
  source = opened.database;
  sourceEnv = opened.env;
  const queue = await createQueue({ database: source, log });
  for (let n = 0; n < 3; n++) await queue.enqueue({ name: 'later', data: { n } });
  await queue.close();
  await source.pool.query(
    `INSERT INTO installation SELECT 'fact-' || n, jsonb_build_object('text', repeat('ü"\\\n', n), 'n', n)
     FROM generate_series(1, 1500) n`,
  );
  await source.pool.query(`SELECT setval(pg_get_serial_sequence('messages', 'seq'), 41)`);
  await source.pool.query(`INSERT INTO rate_limits VALUES ('k', now(), 3, 'infinity')`);
  mkdirSync(join(sourceEnv.dataDir, 'files/a/b'), { recursive: true });
  writeFileSync(join(sourceEnv.dataDir, 'files/a/b/picture'), picture);
  writeFileSync(join(sourceEnv.dataDir, 'files/empty'), '');
  await source.pool.query(
    `INSERT INTO stored_files VALUES ('a/b/picture', now()), ('empty', now()), ('being-uploaded', now())`,
  );
  writeFileSync(join(sourceEnv.dataDir, 'secrets.json'), '{"authSecret":"kept"}');
  await take(file);
});
afterAll(async () => {
  for (const undo of cleanUp.reverse()) await undo();
  rmSync(folder, { recursive: true });
});

async function open(place: { env: DatabaseEnv; remove(): Promise<void> }) {
  const database = await openDatabase({ env: place.env, log });
  cleanUp.push(place.remove, () => database.close());
  return { database, env: place.env };
}
const storageOf = (env: DatabaseEnv, database: Database) =>
  createFileStorage({ env: { ...env, storage: null }, pool: database.pool });
const take = (path: string, withSecrets = true) =>
  takeBackup({
    database: source,
    storage: storageOf(sourceEnv, source),
    dataDir: sourceEnv.dataDir,
    file: path,
    withSecrets,
  });
const restore = ({
  database,
  bucket,
  env,
  from,
  replace,
}: {
  database: Database;
  env: DatabaseEnv;
  from?: string;
  replace?: boolean;
  bucket?: FileStorage;
}) =>
  restoreBackup({
    database,
    bucket: bucket ?? null,
    fileTables: database.kind === 'postgres' ? createDatabaseStorage(database.pool) : null,
    dataDir: env.dataDir,
    file: from ?? file,
    replace: replace ?? false,
    installQueue,
    log,
  });

/** Everything in the tables, whichever database they are in. */
async function readAll(database: Database): Promise<unknown> {
  const tables = ['installation', 'rate_limits', 'schema_migrations', 'pgboss.job', 'pgboss.queue'];
  const read = async (table: string) => {
    const { rows } = await database.pool.query(`SELECT t::text AS row FROM ${table} t ORDER BY 1`);
    return [table, rows.map((row) => row.row)];
  };
  return Promise.all(tables.map(read));
}

test('an empty database holds after the restore what the first one held', async () => {
  const target = await open(await createTestPlace({ migrated: true }));
  await target.database.pool.query('DROP SCHEMA public, pgboss CASCADE; CREATE SCHEMA public');
  const report = await restore(target);
  expect(report).toMatchObject({ files: 2, from: source.kind });
  expect(await readAll(target.database)).toEqual(await readAll(source));
  const storage = storageOf(target.env, target.database);
  expect((await buffer(await storage.get('a/b/picture'))).equals(picture)).toBe(true);
  expect((await buffer(await storage.get('empty'))).length).toBe(0);
  const isInFolder = existsSync(join(target.env.dataDir, 'files/a/b/picture'));
  expect(isInFolder).toBe(target.database.kind === 'embedded');
  expect(readFileSync(join(target.env.dataDir, 'secrets.json'), 'utf8')).toContain('kept');
  expect(await migrate({ database: target.database, log })).toEqual({ applied: [] });
});

// Needs both kinds, so it is for the run with TEST_DATABASE_URL.
test.runIf(inject('databaseTemplate').kind === 'postgres')(
  'moves from the embedded database to PostgreSQL and back',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'askwell-backup-'));
    const env = { dataDir, database: { ...sourceEnv.database, url: null } };
    const remove = async () => rmSync(dataDir, { recursive: true });
    const embedded = await open({ env, remove });
    await restore(embedded);
    expect(await readAll(embedded.database)).toEqual(await readAll(source));
    const again = join(folder, 'from-embedded.backup');
    await takeBackup({
      database: embedded.database,
      storage: storageOf(env, embedded.database),
      dataDir,
      file: again,
      withSecrets: true,
    });
    const back = await open(await createTestPlace({ migrated: false }));
    await restore({ ...back, from: again });
    expect(await readAll(back.database)).toEqual(await readAll(source));
  },
);

test('files of a bucket are in the backup, and go back into a bucket', async () => {
  const bucket = await startS3Double();
  cleanUp.push(() => bucket.stop());
  const s3 = createFileStorage({ env: readEnv({ STORAGE_URL: bucket.url }), pool: source.pool });
  const name = `${bucket.prefix}a/b/picture`;
  bucket.objects.set(name, picture);
  bucket.objects.set(`${bucket.prefix}empty`, Buffer.alloc(0));
  const path = join(folder, 'bucket.backup');
  const { dataDir } = sourceEnv;
  const report = await takeBackup({
    database: source,
    storage: s3,
    dataDir,
    file: path,
    withSecrets: true,
  });
  expect(report).toMatchObject({ files: 2, missing: [] });
  bucket.objects.clear();
  const target = await open(await createTestPlace({ migrated: true }));
  expect(await restore({ ...target, from: path, bucket: s3 })).toMatchObject({ files: 2 });
  expect(bucket.objects.get(name)?.equals(picture)).toBe(true);
  expect([...bucket.objects.keys()]).toContain(`${bucket.prefix}empty`);
  expect(existsSync(join(target.env.dataDir, 'files'))).toBe(false);
});

test('nothing is restored when the bucket does not take the files', async () => {
  const bucket = await startS3Double();
  cleanUp.push(() => bucket.stop());
  const s3 = createFileStorage({ env: readEnv({ STORAGE_URL: bucket.url }), pool: source.pool });
  bucket.failures.push(403);
  const target = await open(await createTestPlace({ migrated: true }));
  // Read from a twin: a database that was just read from still counts as in use.
  const twin = await open(await createTestPlace({ migrated: true }));
  const before = await readAll(twin.database);
  await expect(restore({ ...target, bucket: s3, replace: true })).rejects.toThrow('file storage');
  expect(((await readAll(target.database)) as unknown[])[0]).toEqual((before as unknown[])[0]);
});

test('a bucket that cannot be reached stops the backup, and no file is left', async () => {
  const bucket = await startS3Double();
  const s3 = createFileStorage({ env: readEnv({ STORAGE_URL: bucket.url }), pool: source.pool });
  await bucket.stop();
  const path = join(folder, 'unreachable.backup');
  const { dataDir } = sourceEnv;
  const input = { database: source, storage: s3, dataDir, file: path, withSecrets: true };
  await expect(takeBackup(input)).rejects.toThrow('file storage');
  expect(existsSync(path)).toBe(false);
});

test('new rows get new numbers after a restore, and references hold again', async () => {
  const target = await open(await createTestPlace({ migrated: true }));
  await target.database.pool.query(`INSERT INTO installation VALUES ('old', '1')`);
  await restore({ ...target, replace: true });
  const { rows } = await target.database.pool.query(
    `SELECT count(*)::int AS count FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND condeferrable`,
  );
  expect(rows).toEqual([{ count: 0 }]);
  const next = await target.database.pool.query(
    `SELECT nextval(pg_get_serial_sequence('messages', 'seq')) AS number`,
  );
  expect(next.rows).toEqual([{ number: '42' }]);
});

test('all indexes and references are there again after a restore', async () => {
  const target = await open(await createTestPlace({ migrated: true }));
  const list = async (database: Database) => {
    const { rows } = await database.pool.query<{ line: string }>(
      `SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
    );
    return rows.map(({ line }) => line);
  };
  await restore({ ...target, replace: true });
  expect(await list(target.database)).toEqual(await list(source));
});

test('a row that refers to nothing stops the restore, and the old data stays', async () => {
  const path = join(folder, 'orphan.backup');
  const writer = await createBackupWriter(path);
  const { rows: migrations } = await source.pool.query<{ version: string; checksum: string }>(
    'SELECT version, checksum FROM schema_migrations ORDER BY version',
  );
  await writer.write({ askwellBackup: 1, createdAt: '', from: 'embedded', migrations });
  const columns = ['chatbot_id', 'document_id', 'workspace_id'];
  await writer.write({ schema: 'public', table: 'chatbot_documents', columns });
  await writer.write({ row: columns.map(() => '00000000-0000-4000-8000-000000000000') });
  await writer.finish();
  const target = await open(await createTestPlace({ migrated: true }));
  await target.database.pool.query(`INSERT INTO installation VALUES ('old', '1')`);
  await expect(restore({ ...target, from: path, replace: true })).rejects.toThrow('foreign key');
  const { rows } = await target.database.pool.query(
    `SELECT key FROM installation WHERE key IN ('old', 'unfinished-restore')`,
  );
  expect(rows).toEqual([{ key: 'old' }]);
});

test('files of a restore that ended right after its rows are put in place at the next start', async () => {
  const { database, env } = await open(await createTestPlace({ migrated: true }));
  const { dataDir } = env;
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true });
    writeFileSync(join(dataDir, name), content);
  };
  const read = (name: string) => readFileSync(join(dataDir, name), 'utf8');
  write('files/a', 'old');
  write('secrets.json', 'old');
  write('files.new/a', 'new');
  write('secrets.json.restored', 'new');
  // Broken off before the rows were committed: the old data stays.
  expect(await finishRestore({ database, dataDir })).toBe(false);
  expect(read('files/a')).toBe('old');
  await database.pool.query(`INSERT INTO installation VALUES ('unfinished-restore', 'true')`);
  expect(await finishRestore({ database, dataDir })).toBe(true);
  expect([read('files/a'), read('secrets.json')]).toEqual(['new', 'new']);
  expect(await finishRestore({ database, dataDir })).toBe(false);
});

test('a database that holds something is left alone', async () => {
  const before = await readAll(source);
  await expect(restore({ database: source, env: sourceEnv })).rejects.toThrow(/not empty/);
  expect(await readAll(source)).toEqual(before);
});

test('a cut, altered or foreign file is refused before anything is changed', async () => {
  const before = await readAll(source);
  const whole = readFileSync(file);
  const middle = Math.floor(whole.length / 2);
  const text = gunzipSync(whole).toString();
  const bad = {
    'cut.backup': whole.subarray(0, middle),
    'bit.backup': Buffer.from(whole).fill(0, middle, middle + 8),
    'altered.backup': gzipSync(text.replace('fact-77', 'fact-xx')),
    'shortened.backup': gzipSync(text.split('\n').slice(0, -2).join('\n')),
    'newer.backup': gzipSync(text.replace('"askwellBackup":1', '"askwellBackup":2')),
    'foreign.backup': Buffer.from('hello'),
  };
  for (const [name, bytes] of Object.entries(bad)) {
    writeFileSync(join(folder, name), bytes);
    const restoring = restore({
      database: source,
      env: sourceEnv,
      from: join(folder, name),
      replace: true,
    });
    await expect(restoring, name).rejects.toThrow(/damaged|altered|complete|not a backup/);
  }
  await expect(
    restore({ database: source, env: sourceEnv, from: join(folder, 'none'), replace: true }),
  ).rejects.toThrow(/ENOENT/);
  expect(await readAll(source)).toEqual(before);
});

test('secrets stay out when they should, and the file is for its owner only', async () => {
  const path = join(folder, 'without-secrets.backup');
  await take(path, false);
  expect(gunzipSync(readFileSync(path)).toString()).not.toContain('authSecret');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a running server is copied through its own socket, in one moment of its writing', async () => {
  const reached = await reachDatabase({ env: sourceEnv, log });
  expect(reached.isServing).toBe(source.kind === 'embedded');
  let writing = true;
  const write = async () => {
    for (let n = 0; writing; n++) {
      await source.orm.transaction(async (tx) => {
        await tx.execute(`INSERT INTO installation VALUES ('pair-a-${n}', '1')`);
        await tx.execute(`INSERT INTO rate_limits VALUES ('pair-b-${n}', now(), 1, now())`);
      });
    }
  };
  const writer = write();
  const path = join(folder, 'live.backup');
  await takeBackup({
    database: reached,
    storage: storageOf(sourceEnv, source),
    dataDir: sourceEnv.dataDir,
    file: path,
    withSecrets: true,
  });
  writing = false;
  await writer;
  await reached.close();
  const text = gunzipSync(readFileSync(path)).toString();
  const count = (mark: string) => text.split(mark).length;
  expect(count('pair-a-')).toBe(count('pair-b-'));
});
