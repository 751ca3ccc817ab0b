/** SQL of when documents and their parts may be quoted. */
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import {
  chatbotDocuments,
  documentFacts,
  documentPages,
  documents,
  documentValidity,
} from '#server/db/schema/documents.ts';
import type { PageText } from '#server/engine/ingest/lay-out-pages.ts';
import type { NamedValidity } from '#server/engine/validity/read-validity.ts';
import { type Validity, wholeDocument } from '#server/engine/validity/validity.ts';

type OfDocument = { workspaceId: string; documentId: string };
type ValidityRow = typeof documentValidity.$inferSelect;

const hasDates = or(isNotNull(documentValidity.validFrom), isNotNull(documentValidity.validUntil));
const isOf = ({ workspaceId, documentId }: OfDocument) =>
  and(eq(documentValidity.workspaceId, workspaceId), eq(documentValidity.documentId, documentId));

/** The dates of a document and its parts, beside its other columns; null without any. */
export const validityOfDocument = sql<Validity[] | null>`(
  select jsonb_agg(jsonb_build_object('key', v.key, 'validFrom', v.valid_from, 'validUntil', v.valid_until) order by v.key)
  from document_validity v where v.document_id = ${sql.raw('"documents"."id"')}
    and (v.valid_from is not null or v.valid_until is not null))`;

/** Also dates that were dismissed. */
export async function listValidityRows({
  connection,
  ...of
}: OfDocument & { connection: Connection }): Promise<ValidityRow[]> {
  return connection.select().from(documentValidity).where(isOf(of)).orderBy(documentValidity.key);
}

export async function saveValidity({
  transaction,
  row,
}: {
  transaction: Transaction;
  row: typeof documentValidity.$inferInsert;
}): Promise<void> {
  const { validFrom, validUntil, label, userId, updatedAt } = row;
  await transaction
    .insert(documentValidity)
    .values(row)
    .onConflictDoUpdate({
      target: [documentValidity.documentId, documentValidity.key],
      set: { validFrom, validUntil, label, userId, updatedAt },
    });
}

export async function deleteValidity({
  transaction,
  key,
  ...of
}: OfDocument & { transaction: Transaction; key: string }): Promise<void> {
  await transaction.delete(documentValidity).where(and(isOf(of), eq(documentValidity.key, key)));
}

/** What the text of a reading says about when it counts. */
export async function listNamedDates({
  connection,
  workspaceId,
  documentId,
  generation,
}: OfDocument & { connection: Connection; generation: number }): Promise<NamedValidity[]> {
  const [row] = await connection
    .select({ dates: sql<NamedValidity[]>`${documentFacts.dates}` })
    .from(documentFacts)
    .where(
      and(
        eq(documentFacts.workspaceId, workspaceId),
        eq(documentFacts.documentId, documentId),
        eq(documentFacts.generation, generation),
      ),
    );
  return row?.dates ?? [];
}

/** All pages of a reading. */
export async function listPages({
  connection,
  workspaceId,
  documentId,
  generation,
}: OfDocument & { connection: Connection; generation: number }): Promise<PageText[]> {
  return connection
    .select({
      text: documentPages.text,
      parts: documentPages.parts,
      unsure: documentPages.unsure,
    })
    .from(documentPages)
    .where(
      and(
        eq(documentPages.workspaceId, workspaceId),
        eq(documentPages.documentId, documentId),
        eq(documentPages.generation, generation),
      ),
    )
    .orderBy(documentPages.page);
}

/** Documents of a chatbot whose dates end by that day. */
export async function listEnding({
  connection,
  workspaceId,
  chatbotId,
  until,
}: {
  connection: Connection;
  workspaceId: string;
  chatbotId: string;
  until: string;
}) {
  const { key, label, validUntil } = documentValidity;
  const { id, name, url, textVersion } = documents;
  return connection
    .select({ id, name, url, textVersion, key, label, validUntil: sql<string>`${validUntil}` })
    .from(documentValidity)
    .innerJoin(documents, eq(documents.id, documentValidity.documentId))
    .innerJoin(chatbotDocuments, eq(chatbotDocuments.documentId, documents.id))
    .where(
      and(
        eq(documentValidity.workspaceId, workspaceId),
        eq(chatbotDocuments.chatbotId, chatbotId),
        eq(chatbotDocuments.workspaceId, workspaceId),
        isNull(documents.deletedAt),
        sql`${validUntil} <= ${until}`,
      ),
    )
    .orderBy(validUntil, name, key);
}

/** Documents of a chatbot whose text names dates that no one has decided about. */
export async function listUndecidedDates({
  connection,
  workspaceId,
  chatbotId,
}: {
  connection: Connection;
  workspaceId: string;
  chatbotId: string;
}) {
  const { id, name, url, textVersion, createdAt } = documents;
  const isDecided: SQL = sql`exists (select from ${documentValidity}
    where ${documentValidity.documentId} = ${documents.id} and ${documentValidity.key} = named ->> 'key')`;
  return connection
    .select({
      ...{ id, name, url, textVersion, createdAt },
      named: sql<NamedValidity>`named`,
    })
    .from(chatbotDocuments)
    .innerJoin(documents, eq(documents.id, chatbotDocuments.documentId))
    .innerJoin(
      documentFacts,
      and(
        eq(documentFacts.documentId, documents.id),
        eq(documentFacts.generation, documents.generation),
      ),
    )
    .innerJoin(sql`lateral jsonb_array_elements(${documentFacts.dates}) named`, sql`true`)
    .where(
      and(
        eq(chatbotDocuments.workspaceId, workspaceId),
        eq(chatbotDocuments.chatbotId, chatbotId),
        eq(documents.workspaceId, workspaceId),
        isNull(documents.deletedAt),
        sql`not ${isDecided}`,
      ),
    )
    .orderBy(name, id);
}

/** What ends from one day to another and that no email was sent for, of all workspaces; marked as sent by this. */
export async function takeReminders({
  transaction,
  from,
  to,
}: {
  transaction: Transaction;
  from: string;
  to: string;
}) {
  const isUsed = sql`exists (select from ${chatbotDocuments}
    where ${chatbotDocuments.documentId} = ${documentValidity.documentId})`;
  return transaction
    .update(documentValidity)
    .set({ remindedFor: documentValidity.validUntil })
    .from(documents)
    .where(
      and(
        eq(documents.id, documentValidity.documentId),
        isNull(documents.deletedAt),
        sql`${documentValidity.validUntil} between ${from} and ${to}`,
        sql`${documentValidity.remindedFor} is distinct from ${documentValidity.validUntil}`,
        isUsed,
      ),
    )
    .returning({
      workspaceId: documentValidity.workspaceId,
      name: documents.name,
      key: documentValidity.key,
      label: documentValidity.label,
      validUntil: sql<string>`${documentValidity.validUntil}`,
    });
}

export async function exportValidity({
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string;
}) {
  const { documentId, key, label, validFrom, validUntil } = documentValidity;
  const rows = await connection
    .select({ documentId, key, label, validFrom, validUntil })
    .from(documentValidity)
    .where(and(eq(documentValidity.workspaceId, workspaceId), hasDates))
    .orderBy(key);
  return (id: string | null) =>
    rows
      .filter((row) => row.documentId === id)
      .map((row) => ({
        part: row.key === wholeDocument ? null : row.label,
        validFrom: row.validFrom,
        validUntil: row.validUntil,
      }));
}
