/** SQL of tests; every function takes the workspace and the chatbot. */
import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { answerTests } from '#server/db/schema/answer-tests.ts';
import { chatbotDocuments, documents } from '#server/db/schema/documents.ts';

export type OfChatbot = { connection: Connection; workspaceId: string; chatbotId: string };
type OfTest = OfChatbot & { id: string };
export type TestRow = typeof answerTests.$inferSelect;
export type NewTest = typeof answerTests.$inferInsert;

const isOf = ({ workspaceId, chatbotId }: { workspaceId: string; chatbotId: string }) =>
  and(eq(answerTests.workspaceId, workspaceId), eq(answerTests.chatbotId, chatbotId));

export async function listTestRows({ connection, ...of }: OfChatbot): Promise<TestRow[]> {
  return connection
    .select()
    .from(answerTests)
    .where(isOf(of))
    .orderBy(asc(answerTests.createdAt), asc(answerTests.id));
}

/** The next tests of a run, by their ids. */
export async function listTestsAfter({
  connection,
  after,
  limit,
  ...of
}: OfChatbot & { after: string | null; limit: number }): Promise<TestRow[]> {
  return connection
    .select()
    .from(answerTests)
    .where(and(isOf(of), after ? gt(answerTests.id, after) : undefined))
    .orderBy(asc(answerTests.id))
    .limit(limit);
}

export async function countTests({ connection, ...of }: OfChatbot): Promise<number> {
  const [row] = await connection.select({ count: count() }).from(answerTests).where(isOf(of));
  return row?.count ?? 0;
}

export async function findTestRow({ connection, id, ...of }: OfTest): Promise<TestRow | null> {
  const where = and(isOf(of), eq(answerTests.id, id));
  const [row] = await connection.select().from(answerTests).where(where);
  return row ?? null;
}

export async function createTestRows({
  connection,
  tests,
}: {
  connection: Connection;
  tests: NewTest[];
}): Promise<TestRow[]> {
  if (tests.length === 0) return [];
  return connection.insert(answerTests).values(tests).returning();
}

export async function updateTestRow({
  connection,
  id,
  changes,
  ...of
}: OfTest & { changes: Partial<TestRow> }): Promise<TestRow | null> {
  const [row] = await connection
    .update(answerTests)
    .set(changes)
    .where(and(isOf(of), eq(answerTests.id, id)))
    .returning();
  return row ?? null;
}

export async function deleteTestRow({ connection, id, ...of }: OfTest): Promise<boolean> {
  const deleted = await connection
    .delete(answerTests)
    .where(and(isOf(of), eq(answerTests.id, id)))
    .returning({ id: answerTests.id });
  return deleted.length > 0;
}

/** Names of the workspace's own documents; foreign ids find nothing. */
export async function listDocumentNames({
  connection,
  workspaceId,
  ids,
}: {
  connection: Connection;
  workspaceId: string;
  ids: readonly string[];
}): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await connection
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        isNull(documents.deletedAt),
        inArray(documents.id, [...ids]),
      ),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Ids of the chatbot's documents by their names in lower case. */
export async function findDocumentsByName({
  connection,
  workspaceId,
  chatbotId,
}: OfChatbot): Promise<Map<string, string>> {
  const rows = await connection
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .innerJoin(chatbotDocuments, eq(chatbotDocuments.documentId, documents.id))
    .where(and(eq(documents.workspaceId, workspaceId), eq(chatbotDocuments.chatbotId, chatbotId)));
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}

export async function exportTests({
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string;
}) {
  const { chatbotId, question, history, expectations, documentName, origin, createdAt } =
    answerTests;
  return connection
    .select({ chatbotId, question, history, expectations, documentName, origin, createdAt })
    .from(answerTests)
    .where(eq(answerTests.workspaceId, workspaceId))
    .orderBy(asc(createdAt));
}
