import pg from 'pg';
import { BackupError } from './backup-file.ts';
import { nameOf, type StoredTable } from './stored-tables.ts';

type Target = { insert: string; positions: number[] };

/** Inserts rows in batches: one array of texts for each column, which PostgreSQL turns into the column's own type. */
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

  async function flush() {
    const rows = batch;
    batch = [];
    weight = 0;
    if (!target || rows.length === 0) return;
    const columns = target.positions.map((at) => writeArray(rows.map((row) => row[at] ?? null)));
    await client.query(target.insert, columns);
    count += rows.length;
  }

  return {
    async begin(line: { schema: string; table: string; columns: string[] }): Promise<void> {
      await flush();
      target = notRestored.has(`${line.schema}.${line.table}`) ? null : aim(tables, line);
    },
    async add(row: (string | null)[]): Promise<void> {
      if (!target) return;
      batch.push(row);
      for (const value of row) weight += value?.length ?? 0;
      if (batch.length >= 500 || weight > 1024 * 1024) await flush();
    },
    async setSequence(line: { schema: string; sequence: string; value: string }): Promise<void> {
      const name = nameOf({ schema: line.schema, table: line.sequence });
      await client.query(
        'SELECT setval(to_regclass($1), $2::bigint) WHERE to_regclass($1) IS NOT NULL',
        [name, line.value],
      );
    },
    async finish(): Promise<number> {
      await flush();
      return count;
    },
  };
}

/** An array as PostgreSQL reads it; of millions of values most have nothing to escape. */
const writeArray = (values: readonly (string | null)[]): string =>
  `{${values
    .map((value) => {
      if (value === null) return 'NULL';
      return `"${/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
    })
    .join(',')}}`;

/**
 * Our tables fit exactly, because the same migrations made them. The queue's are made by whichever pg-boss is installed,
 * so there what it no longer knows is left out.
 */
function aim(
  tables: StoredTable[],
  line: { schema: string; table: string; columns: string[] },
): Target | null {
  const found = tables.find((one) => one.schema === line.schema && one.table === line.table);
  const known = new Map(found?.columns.map((column) => [column.name, column.type]));
  const missing = line.columns.filter((name) => !known.has(name));
  if (missing.length > 0 && line.schema === 'public') {
    throw new BackupError(`The table ${line.table} has no place for ${missing.join(', ')}.`);
  }
  const columns = line.columns.flatMap((name, at) => {
    const type = known.get(name);
    return type ? [{ name: pg.escapeIdentifier(name), type, at }] : [];
  });
  if (columns.length === 0) return null;
  return {
    positions: columns.map((column) => column.at),
    insert: `INSERT INTO ${nameOf(line)} (${columns.map((column) => column.name).join(', ')}) OVERRIDING SYSTEM VALUE
      SELECT ${columns.map((column, i) => `v${i}::${column.type}`).join(', ')}
      FROM unnest(${columns.map((_, i) => `$${i + 1}::text[]`).join(', ')}) AS r(${columns.map((_, i) => `v${i}`).join(', ')})`,
  };
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

/** An index is built from all rows much quicker than row by row. Returns what puts those of our tables back. */
export async function dropIndexes(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'i'
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)
       AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = i.indexrelid) ORDER BY 1`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}
