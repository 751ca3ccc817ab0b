/** Takes a backup while Askwell serves: one consistent moment of all tables, then the uploaded files and the secrets. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { type BackupWriter, createBackupWriter } from './backup-file.ts';
import { markBackup } from './backup-marker.ts';
import type { Database } from './client.ts';
import { backedUpSchemas, listStoredTables, nameOf, type StoredTable } from './stored-tables.ts';

export type BackupReport = {
  tables: number;
  rows: number;
  files: number;
  /** Files that documents name and that the storage does not have. */
  missing: string[];
  databaseMs: number;
};

/** Where uploaded files are: on disk, in PostgreSQL or in a bucket. */
export type FileSource = { get(key: string): Promise<Readable> };

/** Files are in the backup as files, wherever they are kept, so that it restores to any place. */
const keptAsFiles = new Set(['file_contents', 'file_parts']);
/** Made from the other tables when they are missing, as are the files they name. */
const derived = new Set(['document_snapshots']);

type StoredKey = { key: string; isNamed: boolean };

export async function takeBackup(input: {
  database: Pick<Database, 'pool' | 'kind'>;
  storage: FileSource;
  dataDir: string;
  file: string;
  withSecrets: boolean;
}): Promise<BackupReport> {
  const writer = await createBackupWriter(input.file);
  const marker = await markBackup(input.database.pool);
  try {
    const begun = performance.now();
    const { keys, ...counts } = await writeDatabase({ ...input, writer });
    const databaseMs = Math.round(performance.now() - begun);
    const files = await writeFiles({ ...input, keys, writer });
    if (input.withSecrets) await writeSecrets({ ...input, writer });
    await writer.finish();
    return { ...counts, ...files, databaseMs };
  } catch (error) {
    await writer.discard();
    throw error;
  } finally {
    await marker.end();
  }
}

/** One snapshot for all tables. The embedded database has one session, so there everyone waits until this is done. */
async function writeDatabase({
  database,
  writer,
}: {
  database: Pick<Database, 'pool' | 'kind'>;
  writer: BackupWriter;
}) {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(
      `SET LOCAL row_security = off; SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO';
       SET LOCAL intervalstyle = 'postgres'; SET LOCAL bytea_output = 'hex'`,
    );
    const migrations = await client.query<{ version: string; checksum: string }>(
      'SELECT version, checksum FROM schema_migrations ORDER BY version',
    );
    await writer.write({
      askwellBackup: 1,
      createdAt: new Date().toISOString(),
      from: database.kind,
      migrations: migrations.rows,
    });
    const stored = await listStoredTables(client);
    const tables = stored.filter(({ table }) => !keptAsFiles.has(table) && !derived.has(table));
    let rows = 0;
    for (const table of tables) rows += await writeTable({ client, table, writer });
    await writeSequences({ client, writer });
    const files = await client.query<StoredKey>(
      `SELECT key, key IN (SELECT storage_key FROM documents UNION ALL SELECT storage_key FROM version_documents) AS "isNamed"
        FROM stored_files WHERE key NOT LIKE 'snapshots/%'`,
    );
    await client.query('COMMIT');
    client.release();
    return { tables: tables.length, rows, keys: files.rows };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function writeTable(input: {
  client: pg.PoolClient;
  table: StoredTable;
  writer: BackupWriter;
}) {
  const { schema, table } = input.table;
  const columns = input.table.columns.map((column) => column.name);
  await input.writer.write({ table, schema, columns });
  const asText = columns.map((name) => `${pg.escapeIdentifier(name)}::text`).join(', ');
  await input.client.query(
    `DECLARE stored NO SCROLL CURSOR FOR SELECT ${asText} FROM ${nameOf(input.table)}`,
  );
  let rows = 0;
  // Rows differ a thousandfold in size, so the number fetched at once follows what the last ones weighed.
  for (let count = 50; ; ) {
    const fetched = await input.client.query<(string | null)[]>({
      text: `FETCH ${count} FROM stored`,
      rowMode: 'array',
    });
    for (const row of fetched.rows) await input.writer.write({ row });
    rows += fetched.rows.length;
    if (fetched.rows.length < count) break;
    const weight = fetched.rows.reduce((sum, row) => sum + weigh(row), 0);
    if (weight < 256 * 1024) count = Math.min(count * 2, 2_000);
    else if (weight > 1024 * 1024) count = Math.max(Math.floor(count / 2), 1);
  }
  await input.client.query('CLOSE stored');
  return rows;
}

function weigh(row: (string | null)[]): number {
  return row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
}

async function writeSequences({
  client,
  writer,
}: {
  client: pg.PoolClient;
  writer: BackupWriter;
}): Promise<void> {
  const { rows } = await client.query<{ schema: string; sequence: string; value: string }>(
    `SELECT schemaname AS schema, sequencename AS sequence, last_value::text AS value
     FROM pg_sequences WHERE schemaname = ANY($1) AND last_value IS NOT NULL`,
    [backedUpSchemas],
  );
  for (const row of rows) await writer.write(row);
}

async function writeFiles({
  keys,
  storage,
  writer,
}: {
  storage: FileSource;
  keys: readonly StoredKey[];
  writer: BackupWriter;
}): Promise<{ files: number; missing: string[] }> {
  const missing: string[] = [];
  let files = 0;
  for (const { key, isNamed } of keys) {
    const content = await storage.get(key).catch((error: Error) => {
      if (error.name === 'StoredFileMissing') return null;
      throw error;
    });
    if (content) {
      await writer.write({ file: key });
      for await (const chunk of content as AsyncIterable<Buffer>) {
        await writer.write({ data: Buffer.from(chunk).toString('base64') });
      }
      files += 1;
      // An upload under way is listed before its file is there.
    } else if (isNamed) missing.push(key);
  }
  return { files, missing };
}

async function writeSecrets({
  dataDir,
  writer,
}: {
  dataDir: string;
  writer: BackupWriter;
}): Promise<void> {
  const secrets = await readFile(join(dataDir, 'secrets.json'), 'utf8').catch(ifMissing(null));
  if (secrets) await writer.write({ secrets });
}

function ifMissing<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
