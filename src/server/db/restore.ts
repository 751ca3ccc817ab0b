/** Puts a backup into an empty database of either kind; the file is read to its end first, and all rows come in one transaction. */
import type pg from 'pg';
import type { Log } from '#server/config/log.ts';
import { migrationsFolder } from '#server/config/paths.ts';
import { BackupError, type BackupHeader, readBackup, verifyBackup } from './backup-file.ts';
import { deleteBackupMarks } from './backup-marker.ts';
import { fingerprintKey } from './check-installation.ts';
import type { Database } from './client.ts';
import { assertHistory, createListSql, migrate, readMigrations } from './migrate.ts';
import { findOtherServers } from './other-servers.ts';
import { createFileRestorer, type FileTarget } from './restore-files.ts';
import {
  createTableLoader,
  deferForeignKeys,
  dropIndexes,
  pauseTriggers,
} from './restore-tables.ts';
import { listStoredTables, nameOf } from './stored-tables.ts';
import { endRestore, noteUnfinishedRestore } from './unfinished-restore.ts';

export type RestoreReport = { rows: number; files: number; from: BackupHeader['from'] };

/** Left as they are in the target: which pg-boss wrote its tables is a fact about those tables. */
const notRestored = new Set(['pgboss.version']);
/** Counters that fill by themselves do not make a database worth keeping. */
const unimportant = new Set(['public.schema_migrations', 'public.rate_limits']);

export async function restoreBackup(input: {
  database: Database;
  /** Without a bucket, files go into the tables or else into the data folder. */
  bucket: FileTarget | null;
  fileTables: FileTarget | null;
  dataDir: string;
  file: string;
  /** Overwrite a database that holds something. */
  replace: boolean;
  /** Makes the job queue's own tables, which no migration of ours does. */
  installQueue(options: { database: Database; log: Log }): Promise<void>;
  log: Log;
}): Promise<RestoreReport> {
  const header = await verifyBackup(input.file);
  assertHistory({ applied: header.migrations, known: readMigrations(migrationsFolder) });
  if (!input.replace) await assertEmpty(input.database);
  await assertAlone(input.database);
  await input.installQueue(input);

  const files = await createFileRestorer(input);
  const client = await input.database.pool.connect();
  let rows = 0;
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL row_security = off');
    // Indexes are built and references checked in memory: a million rows need more than the usual 64 MB.
    await client.query(`SET LOCAL maintenance_work_mem = '192MB'`);
    await rebuildTables({ client, header });
    const restoreForeignKeys = await deferForeignKeys(client);
    const restoreIndexes = await dropIndexes(client);
    const resumeTriggers = await pauseTriggers(client);
    const loader = createTableLoader({
      client,
      tables: await listStoredTables(client),
      notRestored,
    });
    for await (const line of readBackup(input.file)) {
      if ('table' in line) await loader.begin(line);
      else if ('row' in line) await loader.add(line.row);
      else if ('sequence' in line) await loader.setSequence(line);
      else await files.add(line);
    }
    await files.end();
    rows = await loader.finish();
    await restoreIndexes();
    await restoreForeignKeys();
    await resumeTriggers();
    await deleteBackupMarks(client);
    await noteUnfinishedRestore(client);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    await files.discard();
    throw error;
  }
  await files.finish();
  await endRestore(input.database.pool);
  await migrate({ database: input.database, log: input.log });
  // Only now: a backup of an older version has brought the tables as they were then.
  if (input.fileTables && !input.bucket) await files.moveInto(input.fileTables);
  return { rows, files: files.count(), from: header.from };
}

/** The tables as they were when the backup was taken; newer migrations follow once the rows are in. */
async function rebuildTables({
  client,
  header,
}: {
  client: pg.PoolClient;
  header: BackupHeader;
}): Promise<void> {
  const stored = await listStoredTables(client);
  for (const { schema, table } of stored.filter((one) => one.schema === 'public')) {
    await client.query(`DROP TABLE IF EXISTS ${nameOf({ schema, table })} CASCADE`);
  }
  const types = await client.query<{ name: string }>(
    `SELECT t.oid::regtype::text AS name FROM pg_type t
     WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')`,
  );
  for (const { name } of types.rows) await client.query(`DROP TYPE IF EXISTS ${name} CASCADE`);
  await client.query(createListSql);
  const applied = new Set(header.migrations.map((migration) => migration.version));
  for (const migration of readMigrations(migrationsFolder)) {
    if (applied.has(migration.version)) await client.query(migration.sql);
  }
  const tables = (await listStoredTables(client))
    .filter(({ schema, table }) => !notRestored.has(`${schema}.${table}`))
    .map(nameOf);
  await client.query(`TRUNCATE ${tables.join(', ')} CASCADE`);
}

async function assertEmpty(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    for (const { schema, table } of await listStoredTables(client)) {
      if (schema !== 'public' || unimportant.has(`${schema}.${table}`)) continue;
      const { rows } = await client.query(
        `SELECT 1 FROM ${nameOf({ schema, table })} t WHERE to_jsonb(t) ->> 'key' IS DISTINCT FROM $1 LIMIT 1`,
        [fingerprintKey],
      );
      if (rows.length === 0) continue;
      throw new BackupError(
        `The database is not empty (${table} has rows), so nothing was restored. Use an empty one, or add --replace to overwrite everything in it.`,
      );
    }
  } finally {
    client.release();
  }
}

/** On PostgreSQL a server that still runs would write between the rows; the embedded database's folder lock has refused it already. */
async function assertAlone(database: Database): Promise<void> {
  if ((await findOtherServers(database.pool)).connections === 0) return;
  throw new BackupError('Askwell is still running on this database. Stop it, then restore again.');
}
