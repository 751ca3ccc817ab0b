import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { migrationsFolder } from '#server/config/paths.ts';
import { createTestPlace, type DatabaseEnv } from '#server/testing/create-test-database.ts';
import { type Database, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema/index.ts';

const log = createLog('silent');
let place: { env: DatabaseEnv; remove(): Promise<void> };
let database: Database;
let folder: string;

beforeAll(async () => {
  place = await createTestPlace({ migrated: true });
  database = await openDatabase({ env: place.env, log });
});
afterAll(async () => {
  await database.close();
  await place.remove();
});
beforeEach(async () => {
  // As before any migration, which is much cheaper than a new embedded database for every test.
  await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  folder = mkdtempSync(join(tmpdir(), 'askwell-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const run = () => migrate({ database, log, folder });
async function listTables(): Promise<string[]> {
  const { rows } = await database.pool.query(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  return rows.map((row) => row.table_name);
}

test('applies every file once and in order', async () => {
  write('0001_second.sql', 'ALTER TABLE things ADD COLUMN name text;');
  write('0000_first.sql', 'CREATE TABLE things (id int);\n--> statement-breakpoint\nSELECT 1;');
  expect(await run()).toEqual({ applied: ['0000_first', '0001_second'] });
  expect(await run()).toEqual({ applied: [] });
  write('0002_third.sql', 'CREATE TABLE more (id int)');
  expect(await run()).toEqual({ applied: ['0002_third'] });
  expect(await listTables()).toEqual(['more', 'schema_migrations', 'things']);
});

test('of several instances starting at once one does the work', async () => {
  write('0000_first.sql', 'CREATE TABLE things (id int)');
  write('0001_second.sql', 'CREATE TABLE more (id int)');
  // The embedded database serves one process; on PostgreSQL the instances are as separate as processes are.
  const others =
    database.kind === 'postgres'
      ? await Promise.all([1, 2].map(() => openDatabase({ env: place.env, log })))
      : [];
  const results = await Promise.all(
    [database, database, ...others].map((one) => migrate({ database: one, log, folder })),
  );
  expect(results.flatMap((result) => result.applied).sort()).toEqual(['0000_first', '0001_second']);
  await Promise.all(others.map((other) => other.close()));
});

test('a failing file leaves nothing of itself, and the start goes on from there once it is mended', async () => {
  write('0000_first.sql', 'CREATE TABLE things (id int)');
  write('0001_second.sql', 'CREATE TABLE half (id int); SELECT * FROM nowhere');
  await expect(run()).rejects.toThrow(/Migration 0001_second failed: .*nowhere/);
  expect(await listTables()).toEqual(['schema_migrations', 'things']);
  write('0001_second.sql', 'CREATE TABLE half (id int)');
  expect(await run()).toEqual({ applied: ['0001_second'] });
});

test('a migration that is killed half way leaves nothing of itself', async () => {
  const own = await createTestPlace({ migrated: true });
  own.env.database.statementTimeoutMs = 3_000;
  const killed = await openDatabase({ env: own.env, log });
  const end =
    killed.kind === 'embedded'
      ? 'SELECT count(*) FROM generate_series(1, 1e12)'
      : 'SELECT pg_terminate_backend(pg_backend_pid())';
  write('9999_killed.sql', `CREATE TABLE things (id int); ${end}`);
  cpSync(migrationsFolder, folder, { recursive: true });
  const again = () => migrate({ database: killed, log, folder });
  await expect(again()).rejects.toThrow(/Migration 9999_killed failed/);
  write('9999_killed.sql', 'CREATE TABLE things (id int)');
  await vi.waitFor(
    async () => expect(await again()).toEqual({ applied: ['9999_killed'] }),
    120_000,
  );
  await killed.close();
  await own.remove();
});

test('refuses a file that was changed after it had been applied', async () => {
  write('0000_first.sql', 'CREATE TABLE things (id int)');
  await run();
  write('0000_first.sql', 'CREATE TABLE things (id bigint)');
  await expect(run()).rejects.toThrow(/0000_first was changed/);
  write('0000_first.sql', 'CREATE TABLE things (id int)');
  expect(await run()).toEqual({ applied: [] });
});

test('refuses a database that a newer version has migrated', async () => {
  write('0000_first.sql', 'CREATE TABLE things (id int)');
  write('0001_newer.sql', 'CREATE TABLE more (id int)');
  await run();
  rmSync(join(folder, '0001_newer.sql'));
  await expect(run()).rejects.toThrow(/newer Askwell: it holds migration 0001_newer/);
});

test('chatbots that called the team without asking offer it first from now on', async () => {
  const name = '0015_offer_help_first.sql';
  const before = `CREATE TABLE chatbots AS SELECT unnest(ARRAY['human', 'contact']) AS fallback`;
  write('0000_before.sql', before);
  write(name, readFileSync(join(migrationsFolder, name), 'utf8'));
  await run();
  const { rows } = await database.pool.query('SELECT fallback FROM chatbots ORDER BY 1');
  expect(rows).toEqual([{ fallback: 'contact' }, { fallback: 'offer' }]);
});

test('the migrations make exactly the tables that the schema describes', async () => {
  await migrate({ database, log });
  const { rows } = await database.pool.query(
    `SELECT c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
       || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END AS line
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
       AND NOT a.attisdropped AND c.relname <> 'schema_migrations'`,
  );
  const described = Object.values(schema)
    .filter((item) => is(item, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map(
        (column) =>
          `${getTableName(table)}.${column.name} ${column.getSQLType().replace('bigserial', 'bigint')}${column.notNull ? ' not null' : ''}`,
      ),
    );
  expect(rows.map((row) => row.line).sort()).toEqual(described.sort());
});

test('nothing has changed in the schema since the last migration was generated', async () => {
  const require = createRequire(import.meta.url);
  const { generateDrizzleJson, generateMigration } = require('drizzle-kit/api');
  const journal = require(join(migrationsFolder, 'meta/_journal.json'));
  const number = journal.entries.at(-1).tag.slice(0, 4);
  const snapshot = require(join(migrationsFolder, `meta/${number}_snapshot.json`));
  expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([]);
});
