/** SQL of the list of files. It names no workspace: a file outlives the rows of the one it was uploaded to. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { documentSnapshots, documents, storedFiles } from '#server/db/schema/documents.ts';
import { versionDocuments } from '#server/db/schema/versions.ts';

export async function createStoredFile({
  connection,
  key,
  createdAt,
}: {
  connection: Connection;
  key: string;
  createdAt: Date;
}): Promise<void> {
  await connection.insert(storedFiles).values({ key, createdAt });
}

export async function deleteStoredFile({
  connection,
  key,
}: {
  connection: Connection;
  key: string;
}): Promise<void> {
  await connection.delete(storedFiles).where(eq(storedFiles.key, key));
}

const isUnnamed = sql`(not exists (select from ${documents} where ${documents}.storage_key = ${storedFiles}.key)
  and not exists (select from ${versionDocuments} where ${versionDocuments}.storage_key = ${storedFiles}.key)
  and not exists (select from ${documentSnapshots} where ${documentSnapshots}.storage_key = ${storedFiles}.key))`;

/** Those of the files that no document, no version of a chatbot and no snapshot names. */
export async function listUnnamedFiles({
  keys,
  connection,
}: {
  connection: Connection;
  keys: readonly string[];
}): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await connection
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(inArray(storedFiles.key, [...keys]), isUnnamed));
  return rows.map(({ key }) => key);
}

export async function listUnnamedFilesBefore({
  connection,
  before,
  limit,
}: {
  connection: Connection;
  before: Date;
  limit: number;
}): Promise<string[]> {
  const rows = await connection
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(lt(storedFiles.createdAt, before), isUnnamed))
    .limit(limit);
  return rows.map(({ key }) => key);
}

/** What documents and versions of chatbots name, in pages by key, with what each file must contain. */
export async function listNamedFiles({
  connection,
  after,
  limit,
}: {
  connection: Connection;
  after: string;
  limit: number;
}): Promise<{ key: string; bytes: number; sha256: string }[]> {
  const { rows } = await connection.execute<{ key: string; bytes: number; sha256: string }>(sql`
    select distinct on (key) key, bytes, sha256 from (
      select storage_key as key, bytes, sha256 from ${documents}
      union all
      select storage_key, (file->>'bytes')::int, file->>'sha256' from ${versionDocuments}) named
    where key > ${after} order by key limit ${limit}`);
  return rows;
}
