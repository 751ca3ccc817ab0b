/** SQL of what is made from a document: its pages for the owner to look at, and its passages to be searched. */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { documentPages, passages } from '#server/db/schema/documents.ts';

type OfReading = { workspaceId: string; documentId: string; generation: number };

export async function createPages(o: {
  transaction: Transaction;
  rows: (typeof documentPages.$inferInsert)[];
}): Promise<void> {
  await o.transaction.insert(documentPages).values(o.rows);
}

export async function createPassages(o: {
  transaction: Transaction;
  rows: (typeof passages.$inferInsert)[];
}): Promise<void> {
  await o.transaction.insert(passages).values(o.rows);
}

/** What an earlier reading left, be it another content or half of one. */
export async function deleteOlderReadings(
  o: OfReading & { connection: Connection },
): Promise<void> {
  for (const table of [passages, documentPages]) {
    await o.connection
      .delete(table)
      .where(
        and(
          eq(table.workspaceId, o.workspaceId),
          eq(table.documentId, o.documentId),
          lt(table.generation, o.generation),
        ),
      );
  }
}

export async function listUnlearntPassages(
  o: OfReading & { connection: Connection; embedderId: string; limit: number },
) {
  return o.connection
    .select({ id: passages.id, sentences: passages.sentences })
    .from(passages)
    .where(
      and(
        eq(passages.workspaceId, o.workspaceId),
        eq(passages.documentId, o.documentId),
        eq(passages.generation, o.generation),
        sql`${passages.embedderId} is distinct from ${o.embedderId}`,
      ),
    )
    .orderBy(passages.ordinal)
    .limit(o.limit);
}

export async function saveVectors(o: {
  transaction: Transaction;
  workspaceId: string;
  learnt: readonly { id: string; vectors: Buffer }[];
  embedderId: string;
}): Promise<void> {
  for (const { id, vectors } of o.learnt) {
    await o.transaction
      .update(passages)
      .set({ vectors, embedderId: o.embedderId })
      .where(and(eq(passages.workspaceId, o.workspaceId), eq(passages.id, id)));
  }
}
