/** SQL of curated answers; every function takes the workspace and the chatbot. */
import { and, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { answers } from '#server/db/schema/chatbots.ts';
import { chatbotDocuments, documents } from '#server/db/schema/documents.ts';
import { versionAnswers } from '#server/db/schema/versions.ts';

type OfChatbot = { connection: Connection; workspaceId: string; chatbotId: string };
type OfAnswer = OfChatbot & { id: string };
export type AnswerRow = typeof answers.$inferSelect;

const isOf = ({ workspaceId, chatbotId }: { workspaceId: string; chatbotId: string }) =>
  and(eq(answers.workspaceId, workspaceId), eq(answers.chatbotId, chatbotId));

const answersOf = prepareOnce((connection) =>
  connection
    .select()
    .from(answers)
    .where(
      and(
        eq(answers.workspaceId, sql.placeholder('workspaceId')),
        eq(answers.chatbotId, sql.placeholder('chatbotId')),
      ),
    )
    .orderBy(desc(answers.createdAt), answers.id),
);

export async function listAnswerRows({
  workspaceId,
  chatbotId,
  connection,
}: OfChatbot): Promise<AnswerRow[]> {
  return answersOf(connection).execute({ workspaceId, chatbotId });
}

/** What a version of the chatbot has, whatever its owner has changed since. */
export async function listVersionAnswers({
  workspaceId,
  chatbotId,
  connection,
  version,
}: OfChatbot & { version: number }) {
  const { answerId: id, question, answer, vector, embedderId, ...table } = versionAnswers;
  return connection
    .select({ id, question, answer, vector, embedderId })
    .from(versionAnswers)
    .where(
      and(
        eq(table.workspaceId, workspaceId),
        eq(table.chatbotId, chatbotId),
        lte(table.firstVersion, version),
        or(isNull(table.lastVersion), gte(table.lastVersion, version)),
      ),
    )
    .orderBy(desc(table.createdAt), id);
}

export async function createAnswerRow({
  transaction,
  answer,
}: {
  transaction: Transaction;
  answer: typeof answers.$inferInsert;
}): Promise<AnswerRow> {
  const [row] = await transaction.insert(answers).values(answer).returning();
  if (!row) throw new Error('The answer was not stored');
  return row;
}

export async function createAnswerRows({
  transaction,
  rows,
}: {
  transaction: Transaction;
  rows: (typeof answers.$inferInsert)[];
}): Promise<void> {
  if (rows.length > 0) await transaction.insert(answers).values(rows);
}

export async function updateAnswerRow({
  connection,
  id,
  changes,
  ...of
}: OfAnswer & { changes: Partial<AnswerRow> }): Promise<AnswerRow | null> {
  const [row] = await connection
    .update(answers)
    .set(changes)
    .where(and(isOf(of), eq(answers.id, id)))
    .returning();
  return row ?? null;
}

export async function deleteAnswerRow({ connection, id, ...of }: OfAnswer): Promise<boolean> {
  const deleted = await connection
    .delete(answers)
    .where(and(isOf(of), eq(answers.id, id)))
    .returning({ id: answers.id });
  return deleted.length > 0;
}

/**
 * The oldest that are not embedded with this model, of all workspaces: background work only. Those of a chatbot whose
 * documents are still searched with the model before keep its vectors until then.
 */
export async function listUnembedded({
  connection,
  embedderId,
  limit,
}: {
  connection: Connection;
  embedderId: string;
  limit: number;
}): Promise<AnswerRow[]> {
  return connection
    .select()
    .from(answers)
    .where(
      sql`${answers.embedderId} is distinct from ${embedderId} and (${answers.embedderId} is null
        or not exists (select from ${chatbotDocuments} join ${documents}
          on ${documents.id} = ${chatbotDocuments.documentId}
          where ${chatbotDocuments.chatbotId} = ${answers.chatbotId}
            and ${documents.embedderId} = ${answers.embedderId} and ${documents.deletedAt} is null
            and ${documents.nextEmbedderId} is distinct from ${embedderId}))`,
    )
    .orderBy(answers.updatedAt)
    .limit(limit);
}

/** Nothing is written when the question was changed meanwhile: the vector would mean the old one. */
export async function saveVector({
  connection,
  row,
  vector,
  embedderId,
}: {
  connection: Connection;
  row: AnswerRow;
  vector: Buffer;
  embedderId: string;
}): Promise<void> {
  await connection
    .update(answers)
    .set({ vector, embedderId })
    .where(and(isOf(row), eq(answers.id, row.id), eq(answers.question, row.question)));
}
