/** SQL of what a chatbot knows; workspace and link are asked for each time. */

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { chatbotDocuments, documents, passages } from '#server/db/schema/documents.ts';
import type { LoadedPassage } from '#server/engine/answer/passage-text.ts';
import type { PassageRecord } from '#server/engine/index/passage-record.ts';
import { saidSentences } from '#server/engine/ingest/split/passage.ts';

type OfChatbot = { connection: Connection; workspaceId: string; chatbotId: string };
export type LinkedDocument = {
  id: string;
  name: string;
  generation: number;
  factsRevision: number;
  isEmbedded: boolean;
};

/** A document is searchable once it is split. */
const isSearchable = inArray(documents.state, ['embedding', 'ready']);

export async function listLinkedDocuments({
  connection,
  embedderId,
  workspaceId,
  chatbotId,
}: OfChatbot & { embedderId: string | null }): Promise<LinkedDocument[]> {
  return connection
    .select({
      id: documents.id,
      name: documents.name,
      generation: documents.generation,
      factsRevision: documents.factsRevision,
      // Vectors of another model would be compared with what they were not made for.
      isEmbedded: sql<boolean>`coalesce(${documents.embedderId} = ${embedderId}, false)`,
    })
    .from(chatbotDocuments)
    .innerJoin(documents, eq(documents.id, chatbotDocuments.documentId))
    .where(
      and(
        eq(chatbotDocuments.workspaceId, workspaceId),
        eq(chatbotDocuments.chatbotId, chatbotId),
        eq(documents.workspaceId, workspaceId),
        isSearchable,
      ),
    );
}

/** The passages from one ordinal up to another, as the index takes them in. */
export async function listPassageRecords({
  connection,
  document,
  workspaceId,
  from,
  to,
}: {
  connection: Connection;
  workspaceId: string;
  document: LinkedDocument;
  from: number;
  to: number;
}): Promise<PassageRecord[]> {
  return connection
    .select({
      id: passages.id,
      words: passages.words,
      vectors: document.isEmbedded ? passages.vectors : sql<null>`null`,
    })
    .from(passages)
    .where(
      and(
        eq(passages.workspaceId, workspaceId),
        eq(passages.documentId, document.id),
        eq(passages.generation, document.generation),
        sql`${passages.ordinal} >= ${from} and ${passages.ordinal} < ${to}`,
      ),
    )
    .orderBy(passages.ordinal);
}

const foundPassages = prepareOnce((connection) =>
  connection
    .select({
      id: passages.id,
      documentId: passages.documentId,
      title: documents.name,
      text: passages.text,
      sentences: passages.sentences,
      place: passages.place,
    })
    .from(passages)
    .innerJoin(documents, eq(documents.id, passages.documentId))
    .innerJoin(chatbotDocuments, eq(chatbotDocuments.documentId, passages.documentId))
    .where(
      and(
        sql`${passages.id} = any(${sql.placeholder('ids')}::uuid[])`,
        eq(passages.workspaceId, sql.placeholder('workspaceId')),
        // A new reading of the same file follows on the old one, which still serves questions that were searched in it.
        // Another content is two generations on.
        sql`${passages.generation} >= ${documents.generation} - 1`,
        eq(chatbotDocuments.workspaceId, sql.placeholder('workspaceId')),
        eq(chatbotDocuments.chatbotId, sql.placeholder('chatbotId')),
        isSearchable,
      ),
    ),
);

/** The words of what was found. Tenant and link are asked again here: between search and answer a document may go. */
export async function listFoundPassages({
  workspaceId,
  chatbotId,
  ids,
  connection,
}: OfChatbot & { ids: readonly string[] }): Promise<LoadedPassage[]> {
  if (ids.length === 0) return [];
  const found = await foundPassages(connection).execute({ workspaceId, chatbotId, ids });
  return found.map((passage) => ({ ...passage, sentences: saidSentences(passage.sentences) }));
}
