/** Brings the tables to what this version of Askwell expects: numbered SQL files, each applied once, in order. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Log } from '#server/config/log.ts';
import { migrationsFolder } from '#server/config/paths.ts';
import type { Database } from './client.ts';

type Migration = { version: string; sql: string; checksum: string };

export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Every file runs in a transaction of its own that first locks the list of applied ones: killed half way it leaves
 * nothing behind, and of two instances starting at once the second waits and then finds the work done.
 */
export async function migrate({
  folder,
  database,
  log,
}: {
  database: Database;
  log: Log;
  folder?: string;
}): Promise<{ applied: string[] }> {
  const migrations = readMigrations(folder ?? migrationsFolder);
  const applied: string[] = [];
  const client = await database.pool.connect();
  try {
    await createList(client);
    for (const migration of migrations) {
      const done = await apply({ client, migration, known: migrations });
      if (!done) continue;
      applied.push(migration.version);
      log.info({ migration: migration.version }, 'migration applied');
    }
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
  return { applied };
}

export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .sort()
    .map((name) => {
      // Line ends differ between checkouts, what the file says does not.
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { version: name.replace(/\.sql$/, ''), sql, checksum };
    });
}

export const createListSql =
  'CREATE TABLE IF NOT EXISTS schema_migrations (version text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())';

async function createList(client: pg.PoolClient): Promise<void> {
  const create = () => client.query(createListSql);
  // Of two instances creating it in the same moment PostgreSQL lets one fail; the table is there for it afterwards.
  await create().catch(create);
}

async function apply({
  client,
  migration,
  known,
}: {
  client: pg.PoolClient;
  migration: Migration;
  known: Migration[];
}): Promise<boolean> {
  await client.query('BEGIN');
  // Building an index may take longer than any request should; the lock may be held for as long by the other instance.
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query(patient('LOCK TABLE schema_migrations IN EXCLUSIVE MODE'));
  const { rows } = await client.query<{ version: string; checksum: string }>(
    'SELECT version, checksum FROM schema_migrations ORDER BY version',
  );
  assertHistory({ applied: rows, known });
  const isNew = !rows.some((row) => row.version === migration.version);
  if (isNew) {
    await client.query(patient(migration.sql)).catch((error: Error) => {
      throw new MigrationError(`Migration ${migration.version} failed: ${error.message}`, {
        cause: error,
      });
    });
    await client.query('INSERT INTO schema_migrations (version, checksum) VALUES ($1, $2)', [
      migration.version,
      migration.checksum,
    ]);
  }
  await client.query('COMMIT');
  return isNew;
}

/** Everything that was applied must be known here, and unchanged. */
export function assertHistory(input: {
  applied: { version: string; checksum: string }[];
  known: Migration[];
}) {
  for (const row of input.applied) {
    const known = input.known.find((migration) => migration.version === row.version);
    if (!known) {
      throw new MigrationError(
        `The database was written by a newer Askwell: it holds migration ${row.version}, which this version does not know. Start the newer version, or restore a backup from before the update.`,
      );
    }
    if (known.checksum !== row.checksum) {
      throw new MigrationError(
        `Migration ${row.version} was changed after it had been applied to this database. Restore the file as it was released; changes belong into a new migration.`,
      );
    }
  }
}

function patient(text: string): pg.QueryConfig & { query_timeout: number } {
  return { text, query_timeout: 24 * 60 * 60 * 1000 };
}
