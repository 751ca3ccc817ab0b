/** SQL of test results; every function takes the workspace. */
import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { answerTests, testResults } from '#server/db/schema/answer-tests.ts';
import type { OfChatbot } from './queries.ts';

export type ResultRow = typeof testResults.$inferSelect;

/** Distinct results that are kept of a test; the newest are. */
const keptResults = 20;

/** The newest result of each of these tests. */
export async function listLatestResults({
  connection,
  workspaceId,
  testIds,
}: {
  connection: Connection;
  workspaceId: string;
  testIds: readonly string[];
}): Promise<Map<string, ResultRow>> {
  if (testIds.length === 0) return new Map();
  const rows = await connection
    .selectDistinctOn([testResults.testId])
    .from(testResults)
    .where(and(eq(testResults.workspaceId, workspaceId), inArray(testResults.testId, [...testIds])))
    .orderBy(testResults.testId, desc(testResults.firstRun));
  return new Map(rows.map((row) => [row.testId, row]));
}

/** The newest result of every test, and whether an older one has another answer. */
export async function listTestStates({ connection, workspaceId, chatbotId }: OfChatbot) {
  const older = sql<string | null>`(select o.answer from ${testResults} o
    where o.test_id = ${testResults.testId} and o.first_run < ${testResults.firstRun}
    order by o.first_run desc limit 1)`;
  const { testId, passed, failures, firstRun, lastRun, createdAt } = testResults;
  const rows = await connection
    .selectDistinctOn([testResults.testId], {
      testId,
      passed,
      failures,
      firstRun,
      lastRun,
      createdAt,
      hasOtherAnswer: sql<boolean>`coalesce(${older} <> ${testResults.answer}, false)`,
    })
    .from(testResults)
    .innerJoin(answerTests, eq(answerTests.id, testResults.testId))
    .where(and(eq(answerTests.workspaceId, workspaceId), eq(answerTests.chatbotId, chatbotId)))
    .orderBy(testResults.testId, desc(testResults.firstRun));
  return new Map(rows.map((row) => [row.testId, row]));
}

/** All results of one test, the newest first. */
export async function listResults({
  connection,
  workspaceId,
  testId,
}: {
  connection: Connection;
  workspaceId: string;
  testId: string;
}): Promise<ResultRow[]> {
  return connection
    .select()
    .from(testResults)
    .where(and(eq(testResults.workspaceId, workspaceId), eq(testResults.testId, testId)))
    .orderBy(desc(testResults.firstRun));
}

/** What a run of the past found: the results that were given in it. */
export async function listRunResults({
  connection,
  workspaceId,
  chatbotId,
  number,
}: OfChatbot & { number: number }) {
  const { testId, answer, passed, failures, firstRun } = testResults;
  return connection
    .select({ testId, answer, passed, failures, firstRun, question: answerTests.question })
    .from(testResults)
    .innerJoin(answerTests, eq(answerTests.id, testResults.testId))
    .where(
      and(
        eq(answerTests.workspaceId, workspaceId),
        eq(answerTests.chatbotId, chatbotId),
        lte(testResults.firstRun, number),
        gte(testResults.lastRun, number),
      ),
    )
    .orderBy(answerTests.createdAt, answerTests.id);
}

/** Which tests passed when they were asked last before a run. */
export async function listPassedBefore({
  connection,
  workspaceId,
  testIds,
  number,
}: {
  connection: Connection;
  workspaceId: string;
  testIds: readonly string[];
  number: number;
}): Promise<Set<string>> {
  if (testIds.length === 0) return new Set();
  const rows = await connection
    .selectDistinctOn([testResults.testId])
    .from(testResults)
    .where(
      and(
        eq(testResults.workspaceId, workspaceId),
        inArray(testResults.testId, [...testIds]),
        sql`${testResults.firstRun} < ${number}`,
      ),
    )
    .orderBy(testResults.testId, desc(testResults.firstRun));
  return new Set(rows.filter(({ passed }) => passed).map(({ testId }) => testId));
}

/** The same as before: only the span of the newest result of each test grows. */
export async function extendResults({
  connection,
  workspaceId,
  testIds,
  lastRun,
}: {
  connection: Connection;
  workspaceId: string;
  testIds: readonly string[];
  lastRun: number;
}): Promise<void> {
  if (testIds.length === 0) return;
  const newest = sql`(select max(r.first_run) from test_results r
    where r.test_id = ${testResults.testId})`;
  await connection
    .update(testResults)
    .set({ lastRun })
    .where(
      and(
        eq(testResults.workspaceId, workspaceId),
        inArray(testResults.testId, [...testIds]),
        eq(testResults.firstRun, newest),
      ),
    );
}

/** Written again when a crash came between asking and noting how far the run was. */
export async function addResult({
  transaction,
  result,
}: {
  transaction: Transaction;
  result: typeof testResults.$inferInsert;
}): Promise<void> {
  const { testId, firstRun, workspaceId, ...values } = result;
  await transaction
    .insert(testResults)
    .values(result)
    .onConflictDoUpdate({ target: [testResults.testId, testResults.firstRun], set: values });
  await transaction.delete(testResults).where(
    and(
      eq(testResults.workspaceId, workspaceId),
      eq(testResults.testId, testId),
      sql`${testResults.firstRun} not in (select r.first_run from test_results r
        where r.test_id = ${testId} order by r.first_run desc limit ${keptResults})`,
    ),
  );
}

/** A test that asks for something else starts anew. */
export async function deleteResults({
  connection,
  workspaceId,
  testId,
}: {
  connection: Connection;
  workspaceId: string;
  testId: string;
}): Promise<void> {
  await connection
    .delete(testResults)
    .where(and(eq(testResults.workspaceId, workspaceId), eq(testResults.testId, testId)));
}

/** Whether one of these tests passed in a run. */
export async function hasPassed({
  connection,
  workspaceId,
  testIds,
  number,
}: {
  connection: Connection;
  workspaceId: string;
  testIds: readonly string[];
  number: number;
}): Promise<boolean> {
  if (testIds.length === 0) return false;
  const rows = await connection
    .select({ testId: testResults.testId })
    .from(testResults)
    .where(
      and(
        eq(testResults.workspaceId, workspaceId),
        inArray(testResults.testId, [...testIds]),
        eq(testResults.passed, true),
        lte(testResults.firstRun, number),
        gte(testResults.lastRun, number),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
