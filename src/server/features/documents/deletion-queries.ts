/** SQL of deleting documents; every function takes the workspace. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { chatbotDocuments, documents } from '#server/db/schema/documents.ts';
import { versionDocuments } from '#server/db/schema/versions.ts';
import { websitePages } from '#server/db/schema/websites.ts';
import { startAgain } from '#server/features/documents/reading/start-again.ts';

type Deletion = { transaction: Transaction; workspaceId: string; ids: readonly string[] };

const isKept = sql`exists (select from ${versionDocuments} where ${versionDocuments.documentId} = ${documents.id})`;

/**
 * Deletes documents and tells which files they had. What a version of a chatbot has is only hidden, so that the version
 * can be restored.
 */
export async function deleteDocumentRows({
  transaction,
  workspaceId,
  ids,
  now,
}: Deletion & { now: Date }): Promise<string[]> {
  if (ids.length === 0) return [];
  const isOne = and(eq(documents.workspaceId, workspaceId), inArray(documents.id, [...ids]));
  const { state: _, ...unleased } = startAgain;
  const hidden = await transaction
    .update(documents)
    .set({ ...unleased, deletedAt: now, updatedAt: now })
    .where(and(isOne, isNull(documents.deletedAt), isKept))
    .returning({ id: documents.id });
  const hiddenIds = hidden.map(({ id }) => id);
  if (hiddenIds.length > 0) {
    await transaction
      .delete(chatbotDocuments)
      .where(
        and(
          eq(chatbotDocuments.workspaceId, workspaceId),
          inArray(chatbotDocuments.documentId, hiddenIds),
        ),
      );
    await transaction
      .update(websitePages)
      .set({ documentId: null })
      .where(
        and(eq(websitePages.workspaceId, workspaceId), inArray(websitePages.documentId, hiddenIds)),
      );
  }
  const deleted = await transaction
    .delete(documents)
    .where(and(isOne, isNull(documents.deletedAt)))
    .returning({ storageKey: documents.storageKey });
  return deleted.map(({ storageKey }) => storageKey);
}

/** Documents that were deleted and that no version has any more. Of all workspaces. */
export async function purgeDeletedDocuments({
  connection,
  limit,
}: {
  connection: Connection;
  limit: number;
}): Promise<string[]> {
  const due = sql`(select d.id from documents d where d.deleted_at is not null and not exists (
    select from version_documents v where v.document_id = d.id) limit ${limit})`;
  const deleted = await connection
    .delete(documents)
    .where(sql`${documents.id} in ${due}`)
    .returning({ storageKey: documents.storageKey });
  return deleted.map(({ storageKey }) => storageKey);
}
