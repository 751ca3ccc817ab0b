/** SQL of test runs; every function takes the workspace and the chatbot. */
import { and, asc, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { answerTests, testModelAnswers, testRuns } from '#server/db/schema/answer-tests.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { chatbotDocuments, documents } from '#server/db/schema/documents.ts';
import type { TestTrigger } from '#shared/contract/answer-tests.ts';
import type { OfChatbot } from './queries.ts';

export type RunRow = typeof testRuns.$inferSelect;
type OfRun = OfChatbot & { id: string };

const isOf = ({ workspaceId, chatbotId }: { workspaceId: string; chatbotId: string }) =>
  and(eq(testRuns.workspaceId, workspaceId), eq(testRuns.chatbotId, chatbotId));

/** The newest first. */
export async function listRunRows({
  connection,
  limit,
  ...of
}: OfChatbot & { limit: number }): Promise<RunRow[]> {
  return connection
    .select()
    .from(testRuns)
    .where(isOf(of))
    .orderBy(desc(testRuns.number))
    .limit(limit);
}

export async function findRunRow({ connection, id, ...of }: OfRun): Promise<RunRow | null> {
  const [row] = await connection
    .select()
    .from(testRuns)
    .where(and(isOf(of), eq(testRuns.id, id)));
  return row ?? null;
}

/** The one to work on: runs of a chatbot go one after the other. */
export async function findOpenRun({ connection, ...of }: OfChatbot): Promise<RunRow | null> {
  const [row] = await connection
    .select()
    .from(testRuns)
    .where(and(isOf(of), ne(testRuns.state, 'done')))
    .orderBy(asc(testRuns.number))
    .limit(1);
  return row ?? null;
}

/** The last one that came to its end before this one. */
export async function findRunBefore({
  connection,
  number,
  ...of
}: OfChatbot & { number: number }): Promise<RunRow | null> {
  const [row] = await connection
    .select()
    .from(testRuns)
    .where(and(isOf(of), eq(testRuns.state, 'done'), lt(testRuns.number, number)))
    .orderBy(desc(testRuns.number))
    .limit(1);
  return row ?? null;
}

/** A run that hasn't started yet serves everyone who asks for one; the chatbot's row keeps two from being added at once. */
export async function addRun({
  transaction,
  trigger,
  mayCallModel,
  now,
  ...of
}: {
  transaction: Transaction;
  workspaceId: string;
  chatbotId: string;
  trigger: TestTrigger;
  mayCallModel: boolean;
  now: Date;
}): Promise<RunRow> {
  await transaction
    .select({ id: chatbots.id })
    .from(chatbots)
    .where(and(eq(chatbots.workspaceId, of.workspaceId), eq(chatbots.id, of.chatbotId)))
    .for('update');
  const [newest] = await listRunRows({ connection: transaction, ...of, limit: 1 });
  if (newest?.state === 'waiting') {
    if (newest.mayCallModel || !mayCallModel) return newest;
    const changes = { mayCallModel, trigger };
    await transaction.update(testRuns).set(changes).where(eq(testRuns.id, newest.id));
    return { ...newest, ...changes };
  }
  const number = (newest?.number ?? 0) + 1;
  const [row] = await transaction
    .insert(testRuns)
    .values({ ...of, number, state: 'waiting', trigger, mayCallModel, createdAt: now })
    .returning();
  if (!row) throw new Error('The run was not stored');
  return row;
}

/** Null when another worker has gone on with it meanwhile. */
export async function updateRun({
  connection,
  run,
  changes,
}: {
  connection: Connection;
  run: RunRow;
  changes: Partial<RunRow>;
}): Promise<RunRow | null> {
  const isAsBefore =
    run.cursor === null ? isNull(testRuns.cursor) : eq(testRuns.cursor, run.cursor);
  const [row] = await connection
    .update(testRuns)
    .set(changes)
    .where(and(isOf(run), eq(testRuns.id, run.id), eq(testRuns.state, run.state), isAsBefore))
    .returning();
  return row ?? null;
}

type Due = { workspaceId: string; chatbotId: string };

const lastRun = sql`(select r.number from test_runs r where r.chatbot_id = ${chatbots.id}
  order by r.number desc limit 1)`;
const hasTests = sql`exists (select from ${answerTests} where ${answerTests.chatbotId} = ${chatbots.id})`;

/** Changed since the newest version. */
const isUnrecorded = sql`(${chatbots.knowledgeVersion} <> ${chatbots.recordedKnowledgeVersion}
  or ${chatbots.version} <> ${chatbots.recordedSettingsVersion})`;

/** Chatbots with tests that have changed since their last run, once all their documents are read. Of all workspaces. */
export async function listChangedChatbots({
  connection,
  limit,
}: {
  connection: Connection;
  limit: number;
}): Promise<Due[]> {
  return connection
    .select({ workspaceId: chatbots.workspaceId, chatbotId: chatbots.id })
    .from(chatbots)
    .leftJoin(testRuns, and(eq(testRuns.chatbotId, chatbots.id), eq(testRuns.number, lastRun)))
    .where(
      and(
        eq(chatbots.active, true),
        hasTests,
        sql`(${testRuns.id} is null or (${testRuns.state} = 'done'
          and (${testRuns.knowledgeVersion} <> ${chatbots.knowledgeVersion}
            or ${testRuns.settingsVersion} <> ${chatbots.version}
            or (${isUnrecorded} and ${chatbots.heldRun} is distinct from ${testRuns.number}))))`,
        sql`not exists (select from ${chatbotDocuments}
          join ${documents} on ${documents.id} = ${chatbotDocuments.documentId}
          where ${chatbotDocuments.chatbotId} = ${chatbots.id}
            and (${documents.state} not in ('ready', 'failed')
              or (${documents.state} = 'ready' and ${documents.readerVersion} = 0)))`,
      ),
    )
    .limit(limit);
}

/** Chatbots with tests that haven't run since a moment. Of all workspaces. */
export async function listUntestedSince({
  connection,
  since,
}: {
  connection: Connection;
  since: Date;
}): Promise<Due[]> {
  return connection
    .select({ workspaceId: chatbots.workspaceId, chatbotId: chatbots.id })
    .from(chatbots)
    .leftJoin(testRuns, and(eq(testRuns.chatbotId, chatbots.id), eq(testRuns.number, lastRun)))
    .where(
      and(
        eq(chatbots.active, true),
        hasTests,
        sql`(${testRuns.id} is null or ${testRuns.createdAt} < ${since.toISOString()}::timestamptz)`,
      ),
    );
}

/** What a crash left half done. Of all workspaces. */
export async function listOpenRuns({ connection }: { connection: Connection }): Promise<Due[]> {
  return connection
    .selectDistinct({ workspaceId: testRuns.workspaceId, chatbotId: testRuns.chatbotId })
    .from(testRuns)
    .where(ne(testRuns.state, 'done'));
}

export async function deleteOldRuns({
  connection,
  before,
  ...of
}: OfChatbot & { before: number }): Promise<void> {
  await connection.delete(testRuns).where(and(isOf(of), lt(testRuns.number, before)));
}

/** What a model wrote to the very same instructions, passages and question. */
export async function findModelAnswer({
  connection,
  key,
  now,
  ...of
}: OfChatbot & { key: string; now: Date }): Promise<string | null> {
  const [row] = await connection
    .update(testModelAnswers)
    .set({ usedAt: now })
    .where(
      and(
        eq(testModelAnswers.workspaceId, of.workspaceId),
        eq(testModelAnswers.chatbotId, of.chatbotId),
        eq(testModelAnswers.key, key),
      ),
    )
    .returning({ text: testModelAnswers.text });
  return row?.text ?? null;
}

export async function saveModelAnswer({
  connection,
  key,
  text,
  now,
  ...of
}: OfChatbot & { key: string; text: string; now: Date }): Promise<void> {
  await connection
    .insert(testModelAnswers)
    .values({ ...of, key, text, usedAt: now })
    .onConflictDoNothing();
}

/** Of all workspaces: what no run has used for a while. */
export async function deleteUnusedModelAnswers({
  connection,
  before,
}: {
  connection: Connection;
  before: Date;
}): Promise<void> {
  await connection.delete(testModelAnswers).where(lt(testModelAnswers.usedAt, before));
}
