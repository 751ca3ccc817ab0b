/** SQL of the facts read from documents and of what their owner corrected in them. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { documentFactCorrections, documentFacts, documents } from '#server/db/schema/documents.ts';
import type { DocumentFacts } from '#server/engine/facts/document-facts.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
type OfDocument = { workspaceId: string; documentId: string };
type StoredFacts = {
  documentId: string;
  generation: number;
  facts: DocumentFacts;
  bytes: number;
  corrections: Record<string, string | null> | null;
};

const corrections = sql<StoredFacts['corrections']>`(
  select jsonb_object_agg(c.key, c.text) from document_fact_corrections c
  where c.document_id = ${documentFacts.documentId} and c.workspace_id = ${documentFacts.workspaceId})`;

/** Facts of these documents with their corrections, of every generation that is still there. */
export async function listStoredFacts({
  connection,
  workspaceId,
  documentIds,
}: OfWorkspace & { documentIds: readonly string[] }): Promise<StoredFacts[]> {
  return connection
    .select({
      documentId: documentFacts.documentId,
      generation: documentFacts.generation,
      facts: sql<DocumentFacts>`${documentFacts.facts}`,
      bytes: sql<number>`octet_length(${documentFacts.facts}::text)`,
      corrections,
    })
    .from(documentFacts)
    .where(
      and(
        eq(documentFacts.workspaceId, workspaceId),
        inArray(documentFacts.documentId, [...documentIds]),
      ),
    );
}

export async function saveCorrection({
  transaction,
  correction,
}: {
  transaction: Transaction;
  correction: typeof documentFactCorrections.$inferInsert;
}): Promise<void> {
  const { text, userId, updatedAt } = correction;
  await transaction
    .insert(documentFactCorrections)
    .values(correction)
    .onConflictDoUpdate({
      target: [documentFactCorrections.documentId, documentFactCorrections.key],
      set: { text, userId, updatedAt },
    });
}

/** False when there is none. */
export async function deleteCorrection({
  transaction,
  workspaceId,
  documentId,
  key,
}: OfDocument & { transaction: Transaction; key: string }): Promise<boolean> {
  const deleted = await transaction
    .delete(documentFactCorrections)
    .where(
      and(
        eq(documentFactCorrections.workspaceId, workspaceId),
        eq(documentFactCorrections.documentId, documentId),
        eq(documentFactCorrections.key, key),
      ),
    )
    .returning({ key: documentFactCorrections.key });
  return deleted.length > 0;
}

export async function countCorrections({
  connection,
  workspaceId,
  documentId,
}: OfWorkspace & OfDocument): Promise<number> {
  return connection.$count(
    documentFactCorrections,
    and(
      eq(documentFactCorrections.workspaceId, workspaceId),
      eq(documentFactCorrections.documentId, documentId),
    ),
  );
}

/** Cached facts of this document are read again. */
export async function bumpFacts({
  transaction,
  workspaceId,
  documentId,
}: OfDocument & { transaction: Transaction }): Promise<void> {
  // Never a number that was used before, also after an earlier version was restored.
  const next = sql`greatest(${documents.factsRevision}, ${documents.lastFactsRevision}) + 1`;
  await transaction
    .update(documents)
    .set({
      factsRevision: next,
      lastFactsRevision: next,
    })
    .where(and(eq(documents.workspaceId, workspaceId), eq(documents.id, documentId)));
}
