/** SQL of documents that look like new versions of others. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import {
  chatbotDocuments,
  documentReplacements,
  documents,
  storedFiles,
} from '#server/db/schema/documents.ts';

type OfChatbot = { connection: Connection; workspaceId: string; chatbotId: string };
type Pair = { documentId: string; olderId: string };

/** Beside the columns of a document: the one that it looks like a new version of. */
export const olderVersion = sql<{ id: string; name: string } | null>`(
  select jsonb_build_object('id', o.id, 'name', o.name)
  from document_replacements r join documents o on o.id = r.older_id and o.deleted_at is null
  where r.document_id = ${sql.raw('"documents"."id"')} and not r.is_kept
  order by o.created_at desc limit 1)`;

/** Files and typed texts of a chatbot that are read, by when their content was stored. */
export async function listVersionable({ connection, workspaceId, chatbotId }: OfChatbot) {
  const { id, name, generation, createdAt } = documents;
  const storedAt = sql`coalesce(${storedFiles.createdAt}, ${createdAt})`;
  return connection
    .select({ id, name, generation })
    .from(chatbotDocuments)
    .innerJoin(documents, eq(documents.id, chatbotDocuments.documentId))
    .leftJoin(storedFiles, eq(storedFiles.key, documents.storageKey))
    .where(
      and(
        eq(chatbotDocuments.workspaceId, workspaceId),
        eq(chatbotDocuments.chatbotId, chatbotId),
        eq(documents.workspaceId, workspaceId),
        isNull(documents.url),
        isNull(documents.deletedAt),
        sql`${documents.state} in ('embedding', 'ready')`,
      ),
    )
    .orderBy(storedAt, id);
}

/** Makes these the pairs of a chatbot; what was decided about others is kept. */
export async function saveOlderVersions({
  transaction,
  workspaceId,
  chatbotId,
  pairs,
  now,
}: {
  transaction: Transaction;
  workspaceId: string;
  chatbotId: string;
  pairs: readonly Pair[];
  now: Date;
}): Promise<void> {
  const found = sql.param(pairs.map(({ documentId, olderId }) => `${documentId} ${olderId}`));
  const isLinked = (column: 'document_id' | 'older_id') =>
    sql`exists (select from chatbot_documents l where l.chatbot_id = ${chatbotId}
      and l.workspace_id = ${workspaceId} and l.document_id = r.${sql.raw(column)})`;
  await transaction.execute(sql`
    delete from document_replacements r where r.workspace_id = ${workspaceId} and not r.is_kept
      and ${isLinked('document_id')} and ${isLinked('older_id')}
      and not (r.document_id || ' ' || r.older_id = any(${found}::text[]))`);
  const rows = pairs.map((pair) => ({ workspaceId, ...pair, createdAt: now }));
  if (rows.length > 0) {
    await transaction.insert(documentReplacements).values(rows).onConflictDoNothing();
  }
}

const isOf = ({ workspaceId, documentId, olderId }: Pair & { workspaceId: string }) =>
  and(
    eq(documentReplacements.workspaceId, workspaceId),
    eq(documentReplacements.documentId, documentId),
    eq(documentReplacements.olderId, olderId),
  );

/** False when no one asks about this pair. */
export async function keepBoth({
  transaction,
  ...of
}: Pair & { transaction: Transaction; workspaceId: string }): Promise<boolean> {
  const kept = await transaction
    .update(documentReplacements)
    .set({ isKept: true })
    .where(and(isOf(of), eq(documentReplacements.isKept, false)))
    .returning({ olderId: documentReplacements.olderId });
  return kept.length > 0;
}

/** Pairs of a chatbot that its owner hasn't decided about. */
export async function listReplaceable({ connection, workspaceId, chatbotId }: OfChatbot) {
  const { id, name, url, textVersion } = documents;
  return connection
    .select({ id, name, url, textVersion, older: olderVersion })
    .from(chatbotDocuments)
    .innerJoin(documents, eq(documents.id, chatbotDocuments.documentId))
    .where(
      and(
        eq(chatbotDocuments.workspaceId, workspaceId),
        eq(chatbotDocuments.chatbotId, chatbotId),
        eq(documents.workspaceId, workspaceId),
        isNull(documents.deletedAt),
        sql`exists (select from ${documentReplacements} where ${documentReplacements.documentId} = ${documents.id}
          and not ${documentReplacements.isKept})`,
      ),
    )
    .orderBy(name, id);
}
