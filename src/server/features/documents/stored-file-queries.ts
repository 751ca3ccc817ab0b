/** SQL of the list of files. It names no workspace: a file outlives the rows of the one it was uploaded to. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { documents, storedFiles } from '#server/db/schema/documents.ts';

export async function createStoredFile(o: {
  connection: Connection;
  key: string;
  createdAt: Date;
}): Promise<void> {
  await o.connection.insert(storedFiles).values({ key: o.key, createdAt: o.createdAt });
}

export async function deleteStoredFile(o: { connection: Connection; key: string }): Promise<void> {
  await o.connection.delete(storedFiles).where(eq(storedFiles.key, o.key));
}

const isUnnamed = sql`not exists (select from ${documents} where ${documents}.storage_key = ${storedFiles}.key)`;

/** Those of the files that no document names. */
export async function listUnnamedFiles(o: {
  connection: Connection;
  keys: readonly string[];
}): Promise<string[]> {
  if (o.keys.length === 0) return [];
  const rows = await o.connection
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(inArray(storedFiles.key, [...o.keys]), isUnnamed));
  return rows.map(({ key }) => key);
}

export async function listUnnamedFilesBefore(o: {
  connection: Connection;
  before: Date;
  limit: number;
}): Promise<string[]> {
  const rows = await o.connection
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(lt(storedFiles.createdAt, o.before), isUnnamed))
    .limit(o.limit);
  return rows.map(({ key }) => key);
}
