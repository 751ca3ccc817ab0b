/** SQL of what a chatbot knows; workspace and link are asked for each time. */

import { and, eq, gte, inArray, isNull, lte, or, type Placeholder, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { chatbotDocuments, documents, passages } from '#server/db/schema/documents.ts';
import { type VersionCorrection, versionDocuments } from '#server/db/schema/versions.ts';
import type { LoadedPassage } from '#server/engine/answer/passage-text.ts';
import { saidSentences } from '#server/engine/ingest/split/passage.ts';
import type { Validity } from '#server/engine/validity/validity.ts';
import { validityOfDocument } from '#server/features/documents/validity/validity-queries.ts';

type OfChatbot = { connection: Connection; workspaceId: string; chatbotId: string };
export type LinkedDocument = {
  id: string;
  name: string;
  generation: number;
  factsRevision: number;
  passages: number;
  /** The models that all of its passages are embedded with. */
  embedderIds: string[];
  /** As they were in this version; undefined: as they are now. */
  corrections?: VersionCorrection[] | null;
  /** When it and its parts count; null: always. */
  validity: Validity[] | null;
};

/** A document is searchable once it is split. */
const isSearchable = inArray(documents.state, ['embedding', 'ready']);

export async function listLinkedDocuments({
  connection,
  workspaceId,
  chatbotId,
}: OfChatbot): Promise<LinkedDocument[]> {
  const rows = await connection
    .select({
      id: documents.id,
      name: documents.name,
      generation: documents.generation,
      factsRevision: documents.factsRevision,
      passages: documents.passages,
      embedderId: documents.embedderId,
      nextEmbedderId: documents.nextEmbedderId,
      validity: validityOfDocument,
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
  return rows.map(withEmbedders);
}

const withEmbedders = <T extends { embedderId: string | null; nextEmbedderId: string | null }>({
  embedderId,
  nextEmbedderId,
  ...document
}: T) => ({
  ...document,
  embedderIds: [embedderId, nextEmbedderId].filter((id) => id !== null),
});

/** True for what a version has. */
const isIn = (version: number | Placeholder) =>
  and(
    lte(versionDocuments.firstVersion, version),
    or(isNull(versionDocuments.lastVersion), gte(versionDocuments.lastVersion, version)),
  );

/** What a version of a chatbot has, whatever its owner has changed since. */
export async function listVersionDocuments({
  connection,
  workspaceId,
  chatbotId,
  version,
}: OfChatbot & { version: number }): Promise<LinkedDocument[]> {
  const table = versionDocuments;
  const isCurrent = sql`${documents.generation} = ${table.generation}`;
  const rows = await connection
    .select({
      id: table.documentId,
      name: table.name,
      generation: table.generation,
      factsRevision: table.factsRevision,
      passages: documents.passages,
      // The current reading may have been embedded by another model since.
      embedderId: sql<
        string | null
      >`case when ${isCurrent} then ${documents.embedderId} else ${table.embedderId} end`,
      nextEmbedderId: sql<
        string | null
      >`case when ${isCurrent} then ${documents.nextEmbedderId} end`,
      corrections: table.factCorrections,
      validity: table.validity,
    })
    .from(table)
    .innerJoin(documents, eq(documents.id, table.documentId))
    .where(and(eq(table.workspaceId, workspaceId), eq(table.chatbotId, chatbotId), isIn(version)));
  return rows.map(withEmbedders);
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
      url: documents.url,
    })
    .from(passages)
    .innerJoin(documents, eq(documents.id, passages.documentId))
    .innerJoin(chatbotDocuments, eq(chatbotDocuments.documentId, passages.documentId))
    .where(
      and(
        sql`${passages.id} = any(${sql.placeholder('ids')}::uuid[])`,
        eq(passages.workspaceId, sql.placeholder('workspaceId')),
        eq(chatbotDocuments.workspaceId, sql.placeholder('workspaceId')),
        eq(chatbotDocuments.chatbotId, sql.placeholder('chatbotId')),
        isSearchable,
      ),
    ),
);

const foundInVersion = prepareOnce((connection) =>
  connection
    .select({
      id: passages.id,
      documentId: passages.documentId,
      title: versionDocuments.name,
      text: passages.text,
      sentences: passages.sentences,
      place: passages.place,
      url: versionDocuments.url,
    })
    .from(passages)
    .innerJoin(
      versionDocuments,
      and(
        eq(versionDocuments.documentId, passages.documentId),
        eq(versionDocuments.generation, passages.generation),
      ),
    )
    .where(
      and(
        sql`${passages.id} = any(${sql.placeholder('ids')}::uuid[])`,
        eq(passages.workspaceId, sql.placeholder('workspaceId')),
        eq(versionDocuments.workspaceId, sql.placeholder('workspaceId')),
        eq(versionDocuments.chatbotId, sql.placeholder('chatbotId')),
        isIn(sql.placeholder('version')),
      ),
    ),
);

/** The words of what was found. Tenant and link are asked again here: between search and answer a document may go. */
export async function listFoundPassages({
  workspaceId,
  chatbotId,
  version,
  ids,
  connection,
}: OfChatbot & { version: number | null; ids: readonly string[] }): Promise<LoadedPassage[]> {
  if (ids.length === 0) return [];
  const asked = { workspaceId, chatbotId, ids };
  const found =
    version === null
      ? await foundPassages(connection).execute(asked)
      : await foundInVersion(connection).execute({ ...asked, version });
  return found.map((passage) => ({ ...passage, sentences: saidSentences(passage.sentences) }));
}
