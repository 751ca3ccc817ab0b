import pg from 'pg';
import { BackupError } from './backup-file.ts';
import { copyRows } from './copy-rows.ts';
import { nameOf, type StoredTable } from './stored-tables.ts';

type Target = { table: string; columns: string[]; positions: number[] };

/** Rows that are sent together; fewer where they are long. */
const mostRows = 5_000;
const mostCharacters = 2 * 1024 * 1024;

/** Adds rows in batches. While the database stores one, the next is read and prepared. */
export function createTableLoader({
  client,
  notRestored,
  tables,
}: {
  client: pg.PoolClient;
  tables: StoredTable[];
  notRestored: Set<string>;
}) {
  let target: Target | null = null;
  let batch: (string | null)[][] = [];
  let weight = 0;
  let count = 0;
  let storing: Promise<void> = Promise.resolve();

  async function flush() {
    const rows = batch;
    batch = [];
    weight = 0;
    await storing;
    if (!target || rows.length === 0) return;
    const { positions, ...into } = target;
    const given = rows.map((row) => positions.map((at) => row[at] ?? null));
    storing = copyRows({ client, ...into, rows: given });
    // A failure is thrown when it's waited for.
    storing.catch(() => {});
    count += rows.length;
  }

  /** Everything that was added is stored. */
  async function settle() {
    await flush();
    await storing;
  }

  return {
    async begin(line: { schema: string; table: string; columns: string[] }): Promise<void> {
      await settle();
      target = notRestored.has(`${line.schema}.${line.table}`) ? null : aim(tables, line);
    },
    async add(row: (string | null)[]): Promise<void> {
      if (!target) return;
      batch.push(row);
      for (const value of row) weight += value?.length ?? 0;
      if (batch.length >= mostRows || weight > mostCharacters) await flush();
    },
    async setSequence(line: { schema: string; sequence: string; value: string }): Promise<void> {
      await settle();
      const name = nameOf({ schema: line.schema, table: line.sequence });
      await client.query(
        'SELECT setval(to_regclass($1), $2::bigint) WHERE to_regclass($1) IS NOT NULL',
        [name, line.value],
      );
    },
    async finish(): Promise<number> {
      await settle();
      return count;
    },
  };
}

/**
 * Our tables fit exactly, because the same migrations made them. The queue's are made by whichever pg-boss is installed,
 * so there what it no longer knows is left out.
 */
function aim(
  tables: StoredTable[],
  line: { schema: string; table: string; columns: string[] },
): Target | null {
  const found = tables.find((one) => one.schema === line.schema && one.table === line.table);
  const known = new Set(found?.columns.map((column) => column.name));
  const missing = line.columns.filter((name) => !known.has(name));
  if (missing.length > 0 && line.schema === 'public') {
    throw new BackupError(`The table ${line.table} has no place for ${missing.join(', ')}.`);
  }
  const positions = line.columns.flatMap((name, at) => (known.has(name) ? [at] : []));
  if (positions.length === 0) return null;
  const columns = positions.map((at) => pg.escapeIdentifier(line.columns[at] ?? ''));
  return { table: nameOf(line), columns, positions };
}

/** Rows are as they were, with what was counted of them: nothing is to be counted again. Returns what puts the triggers back. */
export async function pauseTriggers(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT DISTINCT tgrelid::regclass::text AS table FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table } of rows) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  return async () => {
    for (const { table } of rows) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  };
}

/**
 * Tables refer to each other in circles, so references are checked when all rows are in: all of a table at once, which
 * is many times quicker than row by row. Those between the queue's own few rows are only deferred. Returns what puts
 * them back.
 */
export async function deferForeignKeys(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  const { rows: deferred } = await client.query<{ constraint: string }>(
    `SELECT format('ALTER TABLE %s ALTER CONSTRAINT %I', conrelid::regclass, conname) AS constraint
     FROM pg_constraint WHERE contype = 'f' AND NOT condeferrable AND conparentid = 0
       AND connamespace = 'pgboss'::regnamespace`,
  );
  for (const row of deferred) await client.query(`${row.constraint} DEFERRABLE INITIALLY DEFERRED`);
  return async () => {
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const row of deferred) await client.query(`${row.constraint} NOT DEFERRABLE`);
    for (const { table, name, definition } of rows)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  };
}

/**
 * An index is built from all rows much quicker than row by row, those of keys as well; what refers to a key is gone by
 * then. Returns what puts those of our tables back.
 */
export async function dropIndexes(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype IN ('p', 'u') AND conparentid = 0 AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'i'
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)
       AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = i.indexrelid) ORDER BY 1`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    for (const { definition } of rows) await client.query(definition);
  };
}
