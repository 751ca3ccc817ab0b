/** SQL of conflicts; every function takes the workspace and the chatbot. */
import { and, count, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { conflictChecks, conflicts } from '#server/db/schema/conflicts.ts';
import { chatbotDocuments, documents, documentValidity } from '#server/db/schema/documents.ts';
import type { KnownConflict } from '#server/engine/conflicts/stored-conflict.ts';

type OfChatbot = { connection: Connection; workspaceId: string; chatbotId: string };

export type ConflictRow = Omit<typeof conflicts.$inferSelect, 'places' | 'kind'> &
  Pick<KnownConflict, 'places' | 'kind'>;

const isOf = ({ workspaceId, chatbotId }: { workspaceId: string; chatbotId: string }) =>
  and(eq(conflicts.workspaceId, workspaceId), eq(conflicts.chatbotId, chatbotId));

/** Also those that are remembered although the sources agree now. */
export async function listConflictRows({ connection, ...of }: OfChatbot): Promise<ConflictRow[]> {
  const rows = await connection
    .select()
    .from(conflicts)
    .where(isOf(of))
    .orderBy(conflicts.createdAt, conflicts.key);
  return rows as ConflictRow[];
}

export async function saveConflictRow({
  transaction,
  row,
}: {
  transaction: Transaction;
  row: ConflictRow;
}): Promise<void> {
  const { kind, subject, places, isFound } = row;
  await transaction
    .insert(conflicts)
    .values(row)
    .onConflictDoUpdate({
      target: [conflicts.chatbotId, conflicts.key],
      set: { kind, subject, places, isFound },
    });
}

export async function updateConflictRow({
  transaction,
  key,
  changes,
  ...of
}: {
  transaction: Transaction;
  workspaceId: string;
  chatbotId: string;
  key: string;
  changes: Partial<Pick<ConflictRow, 'isFound' | 'state' | 'winnerId' | 'userId' | 'decidedAt'>>;
}): Promise<void> {
  await transaction
    .update(conflicts)
    .set(changes)
    .where(and(isOf(of), eq(conflicts.key, key)));
}

export async function deleteConflictRow({
  transaction,
  key,
  ...of
}: {
  transaction: Transaction;
  workspaceId: string;
  chatbotId: string;
  key: string;
}): Promise<void> {
  await transaction.delete(conflicts).where(and(isOf(of), eq(conflicts.key, key)));
}

/** Locked, so that no change of knowledge comes between what was compared and what is noted about it. */
export async function lockKnowledgeVersion({
  transaction,
  workspaceId,
  chatbotId,
}: {
  transaction: Transaction;
  workspaceId: string;
  chatbotId: string;
}): Promise<number | null> {
  const [row] = await transaction
    .select({ version: chatbots.knowledgeVersion })
    .from(chatbots)
    .where(and(eq(chatbots.workspaceId, workspaceId), eq(chatbots.id, chatbotId)))
    .for('update');
  return row?.version ?? null;
}

export async function findCheck({
  connection,
  workspaceId,
  chatbotId,
}: OfChatbot): Promise<typeof conflictChecks.$inferSelect | null> {
  const [row] = await connection
    .select()
    .from(conflictChecks)
    .where(
      and(eq(conflictChecks.workspaceId, workspaceId), eq(conflictChecks.chatbotId, chatbotId)),
    );
  return row ?? null;
}

export async function saveCheck({
  transaction,
  check,
}: {
  transaction: Transaction;
  check: typeof conflictChecks.$inferInsert;
}): Promise<void> {
  const { knowledgeVersion, checkedAt } = check;
  await transaction.insert(conflictChecks).values(check).onConflictDoUpdate({
    target: conflictChecks.chatbotId,
    set: { knowledgeVersion, checkedAt },
  });
}

/** Chatbots that know something else than when they were last checked, once all their documents are read. Of all workspaces. */
export async function listUncheckedChatbots({
  connection,
  limit,
  staleBefore,
}: {
  connection: Connection;
  limit: number;
  /** What has dates is checked again when its last check was before this: the day may be another. */
  staleBefore: Date;
}): Promise<{ workspaceId: string; chatbotId: string }[]> {
  const hasDates = sql`exists (select from ${documentValidity}
    join ${chatbotDocuments} on ${chatbotDocuments.documentId} = ${documentValidity.documentId}
    where ${chatbotDocuments.chatbotId} = ${chatbots.id})`;
  return connection
    .select({ workspaceId: chatbots.workspaceId, chatbotId: chatbots.id })
    .from(chatbots)
    .leftJoin(conflictChecks, eq(conflictChecks.chatbotId, chatbots.id))
    .where(
      and(
        or(
          isNull(conflictChecks.chatbotId),
          ne(conflictChecks.knowledgeVersion, chatbots.knowledgeVersion),
          and(lt(conflictChecks.checkedAt, staleBefore), hasDates),
        ),
        sql`not exists (select from ${chatbotDocuments}
          join ${documents} on ${documents.id} = ${chatbotDocuments.documentId}
          where ${chatbotDocuments.chatbotId} = ${chatbots.id}
            and ${documents.state} not in ('embedding', 'ready', 'failed'))`,
      ),
    )
    .limit(limit);
}

/** By chatbot, for a first look. */
export async function countOpenConflicts({
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string;
}): Promise<{ chatbotId: string; name: string; count: number }[]> {
  return connection
    .select({ chatbotId: chatbots.id, name: chatbots.name, count: count() })
    .from(conflicts)
    .innerJoin(chatbots, eq(chatbots.id, conflicts.chatbotId))
    .where(
      and(
        eq(conflicts.workspaceId, workspaceId),
        eq(conflicts.isFound, true),
        eq(conflicts.state, 'open'),
      ),
    )
    .groupBy(chatbots.id)
    .orderBy(chatbots.createdAt);
}

export async function exportConflicts({
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string;
}) {
  const { chatbotId, kind, subject, places, state, winnerId, decidedAt } = conflicts;
  return connection
    .select({ chatbotId, kind, subject, places, state, winnerId, decidedAt })
    .from(conflicts)
    .where(eq(conflicts.workspaceId, workspaceId))
    .orderBy(conflicts.createdAt);
}
