/** SQL that makes the draft what a version is; every function takes the workspace and the chatbot. */
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import {
  documentFactCorrections,
  documents,
  documentTextCorrections,
  documentValidity,
} from '#server/db/schema/documents.ts';
import { type VersionCorrection, versionDocuments } from '#server/db/schema/versions.ts';

type Of = { transaction: Transaction; workspaceId: string; chatbotId: string };
type OfVersion = Of & { number: number };
type KeptDocument = typeof versionDocuments.$inferSelect;

const isIn = (number: number) =>
  sql`${versionDocuments.firstVersion} <= ${number}
    and (${versionDocuments.lastVersion} is null or ${versionDocuments.lastVersion} >= ${number})`;

export async function listKeptDocuments({
  transaction,
  workspaceId,
  chatbotId,
  number,
}: OfVersion): Promise<{ kept: KeptDocument; isAsKept: boolean }[]> {
  return transaction
    .select({
      kept: versionDocuments,
      isAsKept: sql<boolean>`${documents.deletedAt} is null and ${documents.state} in ('embedding', 'ready')
        and ${documents.generation} = ${versionDocuments.generation}
        and ${documents.factsRevision} = ${versionDocuments.factsRevision}
        and ${documents.storageKey} = ${versionDocuments.storageKey}
        and ${documents.name} = ${versionDocuments.name}`,
    })
    .from(versionDocuments)
    .innerJoin(documents, eq(documents.id, versionDocuments.documentId))
    .where(
      and(
        eq(versionDocuments.workspaceId, workspaceId),
        eq(versionDocuments.chatbotId, chatbotId),
        isIn(number),
      ),
    );
}

/** Another document of the workspace that has the same content now. */
export async function findTwin({
  transaction,
  kept: { workspaceId, documentId, file },
}: {
  transaction: Transaction;
  kept: KeptDocument;
}): Promise<string | null> {
  const [twin] = await transaction
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        eq(documents.sha256, file.sha256),
        sql`${documents.id} <> ${documentId} and ${documents.deletedAt} is null`,
      ),
    );
  return twin?.id ?? null;
}

/**
 * Gives a document the reading and the file that a version has. A page whose website is gone becomes a file, so that its
 * owner can change and delete it.
 */
export async function restoreDocument({
  transaction,
  kept,
  now,
}: {
  transaction: Transaction;
  kept: KeptDocument;
  now: Date;
}): Promise<void> {
  const { workspaceId, documentId, generation, file } = kept;
  await transaction.execute(sql`
    update website_pages set document_id = ${documentId}, state = 'imported'
    where workspace_id = ${workspaceId} and url = ${kept.url} and document_id is null`);
  const hasPage = sql`exists (select from website_pages p where p.document_id = ${documents.id})`;
  const isEmbedded = sql`case when ${documents.generation} = ${generation} then ${documents.embedderId}
    else ${kept.embedderId}::text end`;
  await transaction
    .update(documents)
    .set({
      name: kept.name,
      url: sql`case when ${hasPage} then ${kept.url}::text end`,
      type: file.type,
      bytes: file.bytes,
      sha256: file.sha256,
      storageKey: kept.storageKey,
      // An editor that is open has another text.
      textVersion:
        file.textVersion === null ? null : sql`coalesce(${documents.textVersion}, 0) + 1`,
      state: 'ready',
      failureCode: null,
      failureMessage: null,
      pages: file.pages,
      passages: file.passages,
      sentencesTotal: file.sentencesTotal,
      sentencesEmbedded: sql`case when ${isEmbedded} is null then 0 else ${file.sentencesTotal}::int end`,
      notes: file.notes,
      generation,
      embedderId: isEmbedded,
      nextEmbedderId: sql`case when ${documents.generation} = ${generation} then ${documents.nextEmbedderId} end`,
      factsRevision: kept.factsRevision,
      // The same file isn't read again only because an earlier reading of it counts.
      readerVersion: sql`case when ${documents.sha256} = ${file.sha256}
        then greatest(${documents.readerVersion}, ${file.readerVersion}::int) else ${file.readerVersion}::int end`,
      nextReading: null,
      leaseId: null,
      leasedUntil: null,
      attempts: 0,
      retryAt: null,
      deletedAt: null,
      updatedAt: now,
    })
    .where(and(eq(documents.workspaceId, workspaceId), eq(documents.id, documentId)));
  const facts = { table: documentFactCorrections, corrections: kept.factCorrections };
  const texts = { table: documentTextCorrections, corrections: kept.textCorrections };
  for (const { table, corrections } of [facts, texts]) {
    await transaction
      .delete(table)
      .where(and(eq(table.workspaceId, workspaceId), eq(table.documentId, documentId)));
    const rows = (corrections ?? []).map((one: VersionCorrection) => ({
      ...{ workspaceId, documentId, ...one, updatedAt: now },
    }));
    if (rows.length > 0) await transaction.insert(table).values(rows);
  }
  await restoreValidity({ transaction, kept, now });
}

/** Dates that were dismissed stay dismissed, and an email that was sent for the same day isn't sent again. */
async function restoreValidity({
  transaction,
  kept: { workspaceId, documentId, validity },
  now,
}: {
  transaction: Transaction;
  kept: KeptDocument;
  now: Date;
}): Promise<void> {
  const table = documentValidity;
  const keys = sql.param((validity ?? []).map(({ key }) => key));
  await transaction
    .delete(table)
    .where(
      and(
        eq(table.workspaceId, workspaceId),
        eq(table.documentId, documentId),
        or(isNotNull(table.validFrom), isNotNull(table.validUntil)),
        sql`not (${table.key} = any(${keys}::text[]))`,
      ),
    );
  for (const { key, label, validFrom, validUntil } of validity ?? []) {
    const dates = { label, validFrom, validUntil, updatedAt: now };
    await transaction
      .insert(table)
      .values({ workspaceId, documentId, key, ...dates })
      .onConflictDoUpdate({ target: [table.documentId, table.key], set: dates });
  }
}

/** Links the chatbot to exactly these documents. */
export async function replaceLinks({
  transaction,
  workspaceId,
  chatbotId,
  documentIds,
}: Of & { documentIds: readonly string[] }): Promise<void> {
  const ids = sql.param([...documentIds]);
  await transaction.execute(sql`
    delete from chatbot_documents where workspace_id = ${workspaceId} and chatbot_id = ${chatbotId}
      and not (document_id = any(${ids}::uuid[]))`);
  await transaction.execute(sql`
    insert into chatbot_documents (workspace_id, chatbot_id, document_id)
    select ${workspaceId}, ${chatbotId}, d.id from documents d
    where d.workspace_id = ${workspaceId} and d.id = any(${ids}::uuid[]) and d.deleted_at is null
    on conflict do nothing`);
}

export async function restoreAnswers({
  transaction,
  workspaceId,
  chatbotId,
  number,
  now,
}: OfVersion & { now: Date }): Promise<void> {
  const kept = sql`(select * from version_answers where workspace_id = ${workspaceId} and chatbot_id = ${chatbotId}
    and first_version <= ${number} and (last_version is null or last_version >= ${number}))`;
  await transaction.execute(sql`
    delete from answers a where a.workspace_id = ${workspaceId} and a.chatbot_id = ${chatbotId}
      and not exists (select from ${kept} v where v.answer_id = a.id)`);
  await transaction.execute(sql`
    update answers a set question = v.question, answer = v.answer, vector = v.vector, embedder_id = v.embedder_id,
      updated_at = ${now.toISOString()}::timestamptz
    from ${kept} v where v.answer_id = a.id and a.workspace_id = ${workspaceId}
      and (a.question <> v.question or a.answer <> v.answer)`);
  await transaction.execute(sql`
    insert into answers (id, workspace_id, chatbot_id, question, answer, vector, embedder_id, created_at, updated_at)
    select v.answer_id, v.workspace_id, v.chatbot_id, v.question, v.answer, v.vector, v.embedder_id, v.created_at,
      ${now.toISOString()}::timestamptz
    from ${kept} v on conflict (id) do nothing`);
}
