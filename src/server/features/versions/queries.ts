/** SQL of versions; every function takes the workspace and the chatbot, but for the job that looks for changed drafts. */
import { and, desc, eq, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { users } from '#server/db/schema/accounts.ts';
import { answerTests, testResults, testRuns } from '#server/db/schema/answer-tests.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { chatbotDocuments, documentPages, documents } from '#server/db/schema/documents.ts';
import { chatbotVersions, versionAnswers, versionDocuments } from '#server/db/schema/versions.ts';

export type OfChatbot = { connection: Connection; workspaceId: string; chatbotId: string };
export type VersionRow = typeof chatbotVersions.$inferSelect;
export type DraftRow = typeof chatbots.$inferSelect;

const isOf = ({ workspaceId, chatbotId }: { workspaceId: string; chatbotId: string }) =>
  and(eq(chatbotVersions.workspaceId, workspaceId), eq(chatbotVersions.chatbotId, chatbotId));
const isChatbot = ({ workspaceId, chatbotId }: { workspaceId: string; chatbotId: string }) =>
  and(eq(chatbots.workspaceId, workspaceId), eq(chatbots.id, chatbotId));

/** Every change of the draft waits for this lock, so that a version is made from one moment. */
export async function lockDraft({
  transaction,
  ...of
}: {
  transaction: Transaction;
  workspaceId: string;
  chatbotId: string;
}): Promise<DraftRow | null> {
  const [row] = await transaction.select().from(chatbots).where(isChatbot(of)).for('update');
  return row ?? null;
}

export async function findDraft({ connection, ...of }: OfChatbot): Promise<DraftRow | null> {
  const [row] = await connection.select().from(chatbots).where(isChatbot(of));
  return row ?? null;
}

export async function updateDraft({
  connection,
  changes,
  ...of
}: OfChatbot & { changes: Partial<DraftRow> }): Promise<void> {
  await connection.update(chatbots).set(changes).where(isChatbot(of));
}

/** The newest first. */
export async function listVersionRows({ connection, ...of }: OfChatbot): Promise<VersionRow[]> {
  return connection
    .select()
    .from(chatbotVersions)
    .where(isOf(of))
    .orderBy(desc(chatbotVersions.number));
}

export async function findLatestVersion({
  connection,
  ...of
}: OfChatbot): Promise<VersionRow | null> {
  const [row] = await connection
    .select()
    .from(chatbotVersions)
    .where(isOf(of))
    .orderBy(desc(chatbotVersions.number))
    .limit(1);
  return row ?? null;
}

export async function findVersionRow({
  connection,
  number,
  ...of
}: OfChatbot & { number: number }): Promise<VersionRow | null> {
  const [row] = await connection
    .select()
    .from(chatbotVersions)
    .where(and(isOf(of), eq(chatbotVersions.number, number)));
  return row ?? null;
}

export async function createVersionRow({
  transaction,
  version,
}: {
  transaction: Transaction;
  version: typeof chatbotVersions.$inferInsert;
}): Promise<void> {
  await transaction.insert(chatbotVersions).values(version);
}

/** Conflicts follow from the documents, so they make no version of their own. */
export async function updateConflicts({
  connection,
  number,
  conflicts,
  ...of
}: OfChatbot & { number: number; conflicts: unknown[] }): Promise<void> {
  await connection
    .update(chatbotVersions)
    .set({ conflicts })
    .where(and(isOf(of), eq(chatbotVersions.number, number)));
}

export async function listUserNames({
  connection,
  ids,
}: {
  connection: Connection;
  ids: readonly string[];
}): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await connection
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Tests that passed for visitors and failed with the draft, and the run they failed in. */
export async function listBrokenTests({
  connection,
  heldRun,
  publishedRun,
  ...of
}: OfChatbot & { heldRun: number; publishedRun: number }) {
  const { workspaceId, chatbotId } = of;
  const [run] = await connection
    .select({
      knowledgeVersion: testRuns.knowledgeVersion,
      settingsVersion: testRuns.settingsVersion,
    })
    .from(testRuns)
    .where(
      and(
        eq(testRuns.workspaceId, workspaceId),
        eq(testRuns.chatbotId, chatbotId),
        eq(testRuns.number, heldRun),
      ),
    );
  const passedBefore = sql`exists (select from ${testResults} o where o.test_id = ${testResults.testId}
    and o.passed and o.first_run <= ${publishedRun} and o.last_run >= ${publishedRun})`;
  const tests = await connection
    .select({
      testId: testResults.testId,
      question: answerTests.question,
      failures: testResults.failures,
    })
    .from(testResults)
    .innerJoin(answerTests, eq(answerTests.id, testResults.testId))
    .where(
      and(
        eq(answerTests.workspaceId, workspaceId),
        eq(answerTests.chatbotId, chatbotId),
        eq(testResults.passed, false),
        lte(testResults.firstRun, heldRun),
        gte(testResults.lastRun, heldRun),
        passedBefore,
      ),
    )
    .orderBy(answerTests.createdAt);
  return { run: run ?? null, tests };
}

/** Chatbots of a workspace whose last change isn't published because tests fail. */
export async function listHeld({
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string;
}): Promise<{ chatbotId: string; name: string }[]> {
  return connection
    .select({ chatbotId: chatbots.id, name: chatbots.name })
    .from(chatbots)
    .where(and(eq(chatbots.workspaceId, workspaceId), isNotNull(chatbots.heldRun)))
    .orderBy(chatbots.createdAt);
}

/** The beginning of what was read from a document. */
export async function findReadingText({
  connection,
  workspaceId,
  documentId,
  generation,
  most,
}: {
  connection: Connection;
  workspaceId: string;
  documentId: string;
  generation: number;
  most: number;
}): Promise<string> {
  const [row] = await connection
    .select({
      text: sql<
        string | null
      >`left(string_agg(${documentPages.text}, E'\n\n' order by ${documentPages.page}), ${most}::int)`,
    })
    .from(documentPages)
    .where(
      and(
        eq(documentPages.workspaceId, workspaceId),
        eq(documentPages.documentId, documentId),
        eq(documentPages.generation, generation),
      ),
    );
  return row?.text ?? '';
}

/** Reader version 0 is of documents whose text or corrections changed. */
const isUnread = sql`(${documents.state} not in ('ready', 'failed')
  or (${documents.state} = 'ready' and ${documents.readerVersion} = 0))`;

/** Whether a document of the chatbot is still being read. */
export async function isReading({ connection, ...of }: OfChatbot): Promise<boolean> {
  const rows = await connection
    .select({ id: documents.id })
    .from(chatbotDocuments)
    .innerJoin(documents, eq(documents.id, chatbotDocuments.documentId))
    .where(
      and(
        eq(chatbotDocuments.workspaceId, of.workspaceId),
        eq(chatbotDocuments.chatbotId, of.chatbotId),
        isUnread,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

type Due = { workspaceId: string; chatbotId: string };
/** While Askwell reads all documents again after an update, each of them would be a version. */
const isReread = sql`exists (select from ${chatbotVersions} where ${chatbotVersions.chatbotId} = ${chatbots.id}
  and ${chatbotVersions.createdAt} > now() - interval '1 hour')
  and exists (select from ${chatbotDocuments} join ${documents} on ${documents.id} = ${chatbotDocuments.documentId}
    where ${chatbotDocuments.chatbotId} = ${chatbots.id} and ${documents.nextReading} is not null)`;

/** Chatbots without tests whose changes aren't in a version yet, once all their documents are read. Of all workspaces. */
export async function listUnrecorded({
  connection,
  limit,
}: {
  connection: Connection;
  limit: number;
}): Promise<Due[]> {
  return connection
    .select({ workspaceId: chatbots.workspaceId, chatbotId: chatbots.id })
    .from(chatbots)
    .where(
      and(
        sql`(${chatbots.knowledgeVersion} <> ${chatbots.recordedKnowledgeVersion}
          or ${chatbots.version} <> ${chatbots.recordedSettingsVersion}
          or ${chatbots.publishedVersion} is not null)`,
        sql`not exists (select from ${answerTests} where ${answerTests.chatbotId} = ${chatbots.id})`,
        sql`not exists (select from ${chatbotDocuments} join ${documents} on ${documents.id} = ${chatbotDocuments.documentId}
          where ${chatbotDocuments.chatbotId} = ${chatbots.id} and ${isUnread})`,
        sql`not (${isReread})`,
      ),
    )
    .limit(limit);
}

/** Takes away versions up to a number. Readings and files that only they pointed to are deleted later. */
export async function deleteVersionsBefore({
  connection,
  number,
  ...of
}: OfChatbot & { number: number }): Promise<void> {
  await connection.delete(chatbotVersions).where(and(isOf(of), lt(chatbotVersions.number, number)));
  for (const table of [versionDocuments, versionAnswers]) {
    await connection
      .delete(table)
      .where(
        and(
          eq(table.workspaceId, of.workspaceId),
          eq(table.chatbotId, of.chatbotId),
          lt(table.lastVersion, number),
        ),
      );
  }
}
