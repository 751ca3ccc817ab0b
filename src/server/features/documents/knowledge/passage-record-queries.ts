/** SQL of what the index is built from: the passages of documents as numbers, and snapshots of whole indexes. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { documentSnapshots, passages } from '#server/db/schema/documents.ts';
import type { PassageRecord } from '#server/engine/index/passage-record.ts';

export type OfReading = {
  documentId: string;
  generation: number;
  /** The model whose vectors are wanted; vectors of another would be compared with what they were not made for. */
  embedderId: string | null;
};
type InWorkspace = { connection: Connection; workspaceId: string };

const columnsWith = (embedderId: string | null) => {
  const ofModel = sql`case ${embedderId} when ${passages.embedderId} then ${passages.vectors}
    when ${passages.nextEmbedderId} then ${passages.nextVectors} end`;
  return {
    id: passages.id,
    words: passages.words,
    vectors: embedderId === null ? sql<null>`null` : ofModel.mapWith(passages.vectors),
  };
};

/** The passages from one ordinal up to another, as the index takes them in. */
export async function listPassageRecords({
  connection,
  workspaceId,
  reading: { documentId, generation, embedderId },
  from,
  to,
}: InWorkspace & { reading: OfReading; from: number; to: number }): Promise<PassageRecord[]> {
  return connection
    .select(columnsWith(embedderId))
    .from(passages)
    .where(
      and(
        eq(passages.workspaceId, workspaceId),
        eq(passages.documentId, documentId),
        eq(passages.generation, generation),
        sql`${passages.ordinal} >= ${from} and ${passages.ordinal} < ${to}`,
      ),
    )
    .orderBy(passages.ordinal);
}

/** All passages of several short documents that want the same model, by document. */
export async function listRecordsOfSeveral({
  connection,
  workspaceId,
  embedderId,
  readings,
}: InWorkspace & {
  embedderId: string | null;
  readings: readonly OfReading[];
}): Promise<Map<string, PassageRecord[]>> {
  const ids = readings.map(({ documentId }) => documentId);
  const generations = readings.map(({ generation }) => generation);
  const wanted = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(generations)}::int[]) as wanted (id, generation)`;
  const rows = await connection
    .select({ documentId: passages.documentId, ...columnsWith(embedderId) })
    .from(passages)
    .innerJoin(
      wanted,
      sql`wanted.id = ${passages.documentId} and wanted.generation = ${passages.generation}`,
    )
    .where(eq(passages.workspaceId, workspaceId))
    .orderBy(passages.documentId, passages.ordinal);
  const byDocument = new Map<string, PassageRecord[]>();
  for (const { documentId, ...record } of rows) {
    const own = byDocument.get(documentId);
    if (own) own.push(record);
    else byDocument.set(documentId, [record]);
  }
  return byDocument;
}

export type Snapshot = typeof documentSnapshots.$inferSelect;

export async function listSnapshots({
  connection,
  workspaceId,
  documentIds,
}: InWorkspace & { documentIds: readonly string[] }): Promise<Snapshot[]> {
  return connection
    .select()
    .from(documentSnapshots)
    .where(
      and(
        eq(documentSnapshots.workspaceId, workspaceId),
        inArray(documentSnapshots.documentId, [...documentIds]),
      ),
    );
}

/** False when the reading is gone, or another server was quicker. */
export async function createSnapshot({
  transaction,
  row,
}: {
  transaction: Transaction;
  row: Snapshot;
}): Promise<boolean> {
  // The reading can't be deleted between this look and the end of the transaction.
  const found = await transaction
    .select({ id: passages.id })
    .from(passages)
    .where(
      and(
        eq(passages.workspaceId, row.workspaceId),
        eq(passages.documentId, row.documentId),
        eq(passages.generation, row.generation),
        eq(passages.ordinal, 0),
      ),
    )
    .for('key share');
  if (found.length === 0) return false;
  const created = await transaction
    .insert(documentSnapshots)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: documentSnapshots.storageKey });
  return created.length > 0;
}

export async function deleteSnapshot({
  connection,
  snapshot: { workspaceId, storageKey },
}: {
  connection: Connection;
  snapshot: Snapshot;
}): Promise<void> {
  await connection
    .delete(documentSnapshots)
    .where(
      and(
        eq(documentSnapshots.workspaceId, workspaceId),
        eq(documentSnapshots.storageKey, storageKey),
      ),
    );
}
