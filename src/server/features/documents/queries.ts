/** SQL of documents as their owner sees them; every function takes the workspace. */
import {
  and,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { chatbotDocuments, documentPages, documents } from '#server/db/schema/documents.ts';
import type { Validity } from '#server/engine/validity/validity.ts';
import { olderVersion } from '#server/features/documents/replacements/older-version-queries.ts';
import { validityOfDocument } from '#server/features/documents/validity/validity-queries.ts';
import type { DocumentsQuery } from '#shared/contract/documents.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
export type OfDocument = OfWorkspace & { id: string };
export type DocumentRow = typeof documents.$inferSelect & {
  chatbotIds: string[];
  validity: Validity[] | null;
  olderVersion: { id: string; name: string } | null;
};

const links = sql<string[]>`array(select ${chatbotDocuments.chatbotId} from ${chatbotDocuments}
  where ${chatbotDocuments.documentId} = ${sql.raw('"documents"."id"')} order by 1)`;

/** What its owner deleted is there only for versions of chatbots that still have it. */
const isThere = isNull(documents.deletedAt);

const isOf = ({ workspaceId, id }: { workspaceId: string; id: string }) =>
  and(eq(documents.workspaceId, workspaceId), eq(documents.id, id), isThere);

/** Pages of websites are managed with their website. */
const isFile = isNull(documents.url);

const selectRows = ({ connection, where }: { connection: Connection; where: SQL | undefined }) =>
  connection
    .select({ document: documents, chatbotIds: links, validity: validityOfDocument, olderVersion })
    .from(documents)
    .where(where);

const merge = (rows: Awaited<ReturnType<typeof selectRows>>): DocumentRow[] =>
  rows.map(({ document, ...row }) => ({ ...document, ...row }));

export async function listDocumentRows({
  connection,
  workspaceId,
  query,
}: OfWorkspace & { query: DocumentsQuery }) {
  const { search, chatbotId, state, source, ids } = query;
  const linked = connection
    .select({ id: chatbotDocuments.documentId })
    .from(chatbotDocuments)
    .where(
      and(
        eq(chatbotDocuments.workspaceId, workspaceId),
        eq(chatbotDocuments.chatbotId, chatbotId ?? workspaceId),
      ),
    );
  const filter = and(
    eq(documents.workspaceId, workspaceId),
    isFile,
    isThere,
    search ? ilike(documents.name, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    chatbotId ? inArray(documents.id, linked) : undefined,
    state ? eq(documents.state, state) : undefined,
    source &&
      (source === 'text' ? isNotNull(documents.textVersion) : isNull(documents.textVersion)),
    ids ? inArray(documents.id, ids) : undefined,
  );
  const [counted] = await connection.select({ total: count() }).from(documents).where(filter);
  const total = counted?.total ?? 0;
  if (query.count) return { items: [], nextCursor: null, total };
  const after = query.cursor ? readCursor(query.cursor) : null;
  const isAfter = after
    ? or(
        lt(documents.createdAt, after.createdAt),
        and(eq(documents.createdAt, after.createdAt), lt(documents.id, after.id)),
      )
    : undefined;
  const rows = merge(
    await selectRows({ connection, where: and(filter, isAfter) })
      .orderBy(desc(documents.createdAt), desc(documents.id))
      .limit(query.limit + 1),
  );
  const items = rows.slice(0, query.limit);
  const last = items.at(-1);
  return { items, total, nextCursor: rows.length > items.length && last ? cursorOf(last) : null };
}

const cursorOf = ({ createdAt, id }: DocumentRow) => `${createdAt.getTime()}.${id}`;

/** One that is not of our making starts from the beginning. */
function readCursor(cursor: string): { createdAt: Date; id: string } | null {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor) ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : null;
}

export async function findDocumentRow({ connection, ...of }: OfDocument) {
  const [row] = merge(await selectRows({ connection, where: isOf(of) }));
  return row ?? null;
}

export async function findByContent({
  workspaceId,
  sha256,
  connection,
}: OfWorkspace & { sha256: string }) {
  const where = and(eq(documents.workspaceId, workspaceId), eq(documents.sha256, sha256), isThere);
  const [row] = merge(await selectRows({ connection, where }));
  return row ?? null;
}

/** Null when the same content is already there. */
export async function createDocumentRow({
  transaction,
  document,
}: {
  transaction: Transaction;
  document: typeof documents.$inferInsert;
}): Promise<string | null> {
  const [row] = await transaction
    .insert(documents)
    .values(document)
    .onConflictDoNothing({ target: [documents.workspaceId, documents.sha256], where: isThere })
    .returning({ id: documents.id });
  return row?.id ?? null;
}

export async function updateDocumentRow({
  connection,
  changes,
  ...of
}: OfDocument & { changes: Partial<typeof documents.$inferInsert> }): Promise<boolean> {
  const updated = await connection
    .update(documents)
    .set(changes)
    .where(isOf(of))
    .returning({ id: documents.id });
  return updated.length > 0;
}

/** Everything made from it goes with it, by the keys of the tables, also out of the versions of chatbots. */
export async function deleteDocumentRow({ connection, ...of }: OfDocument): Promise<string[]> {
  const rows = await connection
    .delete(documents)
    .where(isOf(of))
    .returning({ storageKey: documents.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}

export type LockedDocument = Pick<DocumentRow, 'generation' | 'state'>;

/** Locked, so that what is read of it stays true to the end of the transaction. */
export async function lockDocument({
  connection,
  ...of
}: OfDocument & { connection: Transaction }): Promise<LockedDocument | null> {
  const [row] = await connection
    .select({ generation: documents.generation, state: documents.state })
    .from(documents)
    .where(isOf(of))
    .for('update');
  return row ?? null;
}

export async function listLinkedChatbots({ connection, workspaceId, id }: OfDocument) {
  const rows = await connection
    .select({ chatbotId: chatbotDocuments.chatbotId })
    .from(chatbotDocuments)
    .where(and(eq(chatbotDocuments.workspaceId, workspaceId), eq(chatbotDocuments.documentId, id)));
  return rows.map(({ chatbotId }) => chatbotId);
}

export async function createLinks({
  chatbotIds,
  documentIds,
  workspaceId,
  transaction,
}: {
  transaction: Transaction;
  workspaceId: string;
  chatbotIds: readonly string[];
  documentIds: readonly string[];
}): Promise<void> {
  const rows = chatbotIds.flatMap((chatbotId) =>
    documentIds.map((documentId) => ({ chatbotId, documentId, workspaceId })),
  );
  if (rows.length === 0) return;
  await transaction.insert(chatbotDocuments).values(rows).onConflictDoNothing();
}

/** Takes all links of a document, or those of a chatbot to files: what it knows from websites stays. */
export async function deleteLinks({
  of,
  transaction,
  workspaceId,
}: {
  transaction: Transaction;
  workspaceId: string;
  of: { chatbotId: string } | { documentId: string };
}): Promise<void> {
  const files = transaction
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.workspaceId, workspaceId), isFile));
  const end =
    'chatbotId' in of
      ? and(
          eq(chatbotDocuments.chatbotId, of.chatbotId),
          inArray(chatbotDocuments.documentId, files),
        )
      : eq(chatbotDocuments.documentId, of.documentId);
  await transaction
    .delete(chatbotDocuments)
    .where(and(eq(chatbotDocuments.workspaceId, workspaceId), end));
}

export async function countOwnDocuments({
  connection,
  workspaceId,
  ids,
}: OfWorkspace & { ids: readonly string[] }): Promise<number> {
  if (ids.length === 0) return 0;
  const [row] = await connection
    .select({ count: count() })
    .from(documents)
    .where(
      and(eq(documents.workspaceId, workspaceId), isFile, isThere, inArray(documents.id, [...ids])),
    );
  return row?.count ?? 0;
}

export async function listStorageKeys({ connection, workspaceId }: OfWorkspace) {
  const rows = await connection
    .select({ key: documents.storageKey })
    .from(documents)
    .where(eq(documents.workspaceId, workspaceId));
  return rows.map(({ key }) => key);
}

export async function findPageText({
  workspaceId,
  id,
  generation,
  connection,
  page,
}: OfDocument & { generation: number; page: number }) {
  const isPage = and(
    eq(documentPages.workspaceId, workspaceId),
    eq(documentPages.documentId, id),
    eq(documentPages.generation, generation),
  );
  const [counted] = await connection.select({ pages: count() }).from(documentPages).where(isPage);
  const [row] = await connection
    .select({
      text: documentPages.text,
      parts: documentPages.parts,
      unsure: documentPages.unsure,
    })
    .from(documentPages)
    .where(and(isPage, eq(documentPages.page, page)));
  return row && counted ? { pages: counted.pages, ...row } : null;
}

export async function countDocumentStates({ connection, workspaceId }: OfWorkspace) {
  const rows = await connection
    .select({ state: documents.state, count: count() })
    .from(documents)
    .where(and(eq(documents.workspaceId, workspaceId), isThere))
    .groupBy(documents.state);
  const of = (states: readonly string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0);
  const [ready, failed] = [of(['ready']), of(['failed'])];
  return {
    ready,
    failed,
    inProgress: rows.reduce((sum, row) => sum + row.count, 0) - ready - failed,
  };
}
