/** SQL of what owners corrected in the text of documents. */
import { and, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { documentTextCorrections } from '#server/db/schema/documents.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
type OfDocument = { workspaceId: string; documentId: string };

const isOf = ({ workspaceId, documentId }: OfDocument) =>
  and(
    eq(documentTextCorrections.workspaceId, workspaceId),
    eq(documentTextCorrections.documentId, documentId),
  );

export async function listTextCorrections({ connection, ...of }: OfWorkspace & OfDocument) {
  const { key, original, text } = documentTextCorrections;
  return connection.select({ key, original, text }).from(documentTextCorrections).where(isOf(of));
}

export async function saveTextCorrection({
  transaction,
  correction,
}: {
  transaction: Transaction;
  correction: typeof documentTextCorrections.$inferInsert;
}): Promise<void> {
  const { text, userId, updatedAt } = correction;
  await transaction
    .insert(documentTextCorrections)
    .values(correction)
    .onConflictDoUpdate({
      target: [documentTextCorrections.documentId, documentTextCorrections.key],
      set: { text, userId, updatedAt },
    });
}

/** False when there is none. */
export async function deleteTextCorrection({
  transaction,
  key,
  ...of
}: OfDocument & { transaction: Transaction; key: string }): Promise<boolean> {
  const deleted = await transaction
    .delete(documentTextCorrections)
    .where(and(isOf(of), eq(documentTextCorrections.key, key)))
    .returning({ key: documentTextCorrections.key });
  return deleted.length > 0;
}

export async function countTextCorrections({ connection, ...of }: OfWorkspace & OfDocument) {
  return connection.$count(documentTextCorrections, isOf(of));
}
