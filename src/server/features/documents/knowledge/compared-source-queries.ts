/** SQL of the documents of a chatbot whose facts are compared. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { chatbotDocuments, documents, passages, storedFiles } from '#server/db/schema/documents.ts';
import type { Place } from '#server/engine/ingest/document.ts';
import type { Sentence } from '#server/engine/ingest/split/passage.ts';
import type { Validity } from '#server/engine/validity/validity.ts';
import { validityOfDocument } from '#server/features/documents/validity/validity-queries.ts';

type ComparedDocument = {
  id: string;
  name: string;
  generation: number;
  changedAt: Date;
  validity: Validity[] | null;
};

/** A file is stored once for each content, so its time is that of the content. */
export async function listComparedDocuments({
  connection,
  workspaceId,
  chatbotId,
}: {
  connection: Connection;
  workspaceId: string;
  chatbotId: string;
}): Promise<ComparedDocument[]> {
  return connection
    .select({
      id: documents.id,
      name: documents.name,
      generation: documents.generation,
      changedAt: sql<Date>`coalesce(${storedFiles.createdAt}, ${documents.createdAt})`.mapWith(
        documents.createdAt,
      ),
      validity: validityOfDocument,
    })
    .from(chatbotDocuments)
    .innerJoin(documents, eq(documents.id, chatbotDocuments.documentId))
    .leftJoin(storedFiles, eq(storedFiles.key, documents.storageKey))
    .where(
      and(
        eq(chatbotDocuments.workspaceId, workspaceId),
        eq(chatbotDocuments.chatbotId, chatbotId),
        eq(documents.workspaceId, workspaceId),
        inArray(documents.state, ['embedding', 'ready']),
      ),
    )
    .orderBy(documents.createdAt, documents.id);
}

export async function listSaidSentences({
  connection,
  workspaceId,
  documentId,
  generation,
}: {
  connection: Connection;
  workspaceId: string;
  documentId: string;
  generation: number;
}): Promise<{ sentences: Sentence[]; place: Place }[]> {
  return connection
    .select({ sentences: passages.sentences, place: passages.place })
    .from(passages)
    .where(
      and(
        eq(passages.workspaceId, workspaceId),
        eq(passages.documentId, documentId),
        eq(passages.generation, generation),
      ),
    )
    .orderBy(passages.ordinal);
}
