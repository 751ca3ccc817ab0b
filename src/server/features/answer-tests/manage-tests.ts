/** Tests of a chatbot: what their owner does with them. Asking the questions is the work of a job. */
import type { Deps } from '#server/deps.ts';
import { hasModel } from '#server/features/chat/index.ts';
import { assertWritable, findLiveChatbot, getChatbot } from '#server/features/chatbots/index.ts';
import { releaseHold } from '#server/features/versions/index.ts';
import {
  type AnswerTest,
  type AnswerTestInput,
  type CreateTestsResponse,
  type GivenAnswer,
  mostTests,
  type TestComparison,
  type TestsResponse,
  type UpdateAnswerTestInput,
} from '#shared/contract/answer-tests.ts';
import { AppError } from '#shared/errors.ts';
import {
  createTestRows,
  deleteTestRow,
  findTestRow,
  listDocumentNames,
  listTestRows,
  type TestRow,
  updateTestRow,
} from './queries.ts';
import { deleteResults, listResults, listTestStates, type ResultRow } from './result-queries.ts';
import { listRunRows } from './run-queries.ts';
import { describeRun, startRunWithin } from './runs.ts';

type OfChatbot = { deps: Deps; workspaceId: string; chatbotId: string };
type OfTest = OfChatbot & { id: string };
type ByUser = { userId: string };

/** For the trend. */
const shownRuns = 30;

export async function listTests({ deps, ...of }: OfChatbot): Promise<TestsResponse> {
  const chatbot = await findLiveChatbot({ deps, id: of.chatbotId, view: 'draft' });
  if (chatbot?.workspaceId !== of.workspaceId) {
    throw new AppError('not_found', 'This chatbot does not exist.');
  }
  const connection = deps.database.orm;
  const [rows, states, runs] = await Promise.all([
    listTestRows({ connection, ...of }),
    listTestStates({ connection, ...of }),
    listRunRows({ connection, ...of, limit: shownRuns }),
  ]);
  const latest = runs.find(({ state }) => state !== 'waiting')?.number ?? 0;
  return {
    items: rows.map((row) => {
      const state = states.get(row.id);
      if (!state) return { ...describe(row), result: null };
      const { passed, failures, firstRun, createdAt } = state;
      const result = {
        state: passed ? ('passed' as const) : ('failed' as const),
        failures,
        hasChanged: firstRun === latest && state.hasOtherAnswer,
        since: createdAt.toISOString(),
      };
      return { ...describe(row), result };
    }),
    runs: runs.map(describeRun),
    mostModelCalls: hasModel({ deps, chatbot }) ? rows.length : 0,
  };
}

/** The current answer beside the one to compare it with. */
export async function compareAnswers({ deps, id, ...of }: OfTest): Promise<TestComparison> {
  const connection = deps.database.orm;
  const row = await findTestRow({ connection, ...of, id });
  if (!row) throw notFound();
  const results = await listResults({ connection, workspaceId: of.workspaceId, testId: id });
  const [current, ...older] = results;
  const others = older.filter(({ answer }) => answer !== current?.answer);
  const before = current?.passed ? others[0] : (others.find(({ passed }) => passed) ?? others[0]);
  return {
    current: current ? describeGiven(current) : null,
    before: before ? describeGiven(before) : null,
  };
}

export async function createTest({
  deps,
  userId,
  input,
  ...of
}: OfChatbot & ByUser & { input: AnswerTestInput }): Promise<AnswerTest> {
  await assertWritable({ deps, workspaceId: of.workspaceId, id: of.chatbotId });
  const known = await listTestRows({ connection: deps.database.orm, ...of });
  if (known.length >= mostTests) {
    throw new AppError('conflict', `A chatbot can have at most ${mostTests} tests.`);
  }
  const [test] = await prepareRows({ deps, userId, inputs: [input], ...of });
  if (!test) throw notFound();
  return deps.database.orm.transaction(async (transaction) => {
    const [row] = await createTestRows({ connection: transaction, tests: [test] });
    if (!row) throw new Error('The test was not stored');
    await startRunWithin({ deps, transaction, trigger: 'saved', ...of });
    return { ...describe(row), result: null };
  });
}

/** Adds what isn't there yet, as far as there is room. */
export async function createTests({
  deps,
  userId,
  inputs,
  ...of
}: OfChatbot & ByUser & { inputs: readonly AnswerTestInput[] }): Promise<CreateTestsResponse> {
  await assertWritable({ deps, workspaceId: of.workspaceId, id: of.chatbotId });
  const known = await listTestRows({ connection: deps.database.orm, ...of });
  const seen = new Set(known.map(keyOf));
  const fresh = inputs.filter((input) => {
    const key = keyOf(input);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  const room = fresh.slice(0, mostTests - known.length);
  const tests = await prepareRows({ deps, userId, inputs: room, ...of });
  if (tests.length > 0) {
    await deps.database.orm.transaction(async (transaction) => {
      await createTestRows({ connection: transaction, tests });
      await startRunWithin({ deps, transaction, trigger: 'saved', ...of });
    });
  }
  return { created: tests.length, skipped: inputs.length - tests.length };
}

export async function updateTest({
  deps,
  changes,
  id,
  ...of
}: OfTest & { changes: UpdateAnswerTestInput }): Promise<AnswerTest> {
  const { workspaceId } = of;
  await assertWritable({ deps, workspaceId, id: of.chatbotId });
  const documentId = changes.expectations?.documentId;
  const names = await getDocumentNames({ deps, workspaceId, ids: documentId ? [documentId] : [] });
  return deps.database.orm.transaction(async (transaction) => {
    const connection = transaction;
    const row = await updateTestRow({
      connection,
      ...of,
      id,
      changes: {
        ...changes,
        ...(changes.expectations && {
          documentName: documentId ? (names.get(documentId) ?? null) : null,
        }),
        updatedAt: deps.clock.now(),
      },
    });
    if (!row) throw notFound();
    // Answers to another question say nothing about this one.
    const isOther = changes.question !== undefined || changes.history !== undefined;
    if (isOther) await deleteResults({ connection, workspaceId, testId: id });
    await startRunWithin({ deps, transaction, trigger: 'saved', ...of });
    return { ...describe(row), result: null };
  });
}

export async function deleteTest({ deps, ...of }: OfTest): Promise<void> {
  await getChatbot({ deps, workspaceId: of.workspaceId, id: of.chatbotId });
  await deps.database.orm.transaction(async (transaction) => {
    if (!(await deleteTestRow({ connection: transaction, ...of }))) throw notFound();
    const { workspaceId, chatbotId } = of;
    await releaseHold({ deps, transaction, workspaceId, chatbotId });
  });
}

async function prepareRows({
  deps,
  userId,
  inputs,
  ...of
}: OfChatbot & ByUser & { inputs: readonly AnswerTestInput[] }) {
  const ids = inputs.flatMap(({ expectations: { documentId } }) => documentId ?? []);
  const names = await getDocumentNames({ deps, workspaceId: of.workspaceId, ids });
  const now = deps.clock.now();
  return inputs.map((input, at) => ({
    ...of,
    userId,
    ...input,
    documentName: names.get(input.expectations.documentId ?? '') ?? null,
    // Tests are listed in the order in which they were added.
    createdAt: new Date(now.getTime() + at),
    updatedAt: now,
  }));
}

/** A document of another workspace is as good as none. */
async function getDocumentNames({
  deps,
  workspaceId,
  ids,
}: {
  deps: Deps;
  workspaceId: string;
  ids: readonly string[];
}): Promise<Map<string, string>> {
  const names = await listDocumentNames({ connection: deps.database.orm, workspaceId, ids });
  if (ids.every((id) => names.has(id))) return names;
  throw new AppError('not_found', 'The document that should be cited does not exist.');
}

const notFound = () => new AppError('not_found', 'This test does not exist.');

/** Two tests of one question after the same words are the same test. */
const keyOf = ({ question, history }: Pick<AnswerTestInput, 'question' | 'history'>): string =>
  JSON.stringify([question.trim().toLowerCase(), history.map(({ text }) => text)]);

function describe(row: TestRow): Omit<AnswerTest, 'result'> {
  const { id, question, history, expectations, documentName, origin } = row;
  return {
    id,
    question,
    history,
    expectations,
    documentName,
    origin,
    createdAt: row.createdAt.toISOString(),
  };
}

const describeGiven = ({
  answer,
  sources,
  passed,
  failures,
  createdAt,
}: ResultRow): GivenAnswer => ({
  answer,
  sources,
  state: passed ? 'passed' : 'failed',
  failures,
  at: createdAt.toISOString(),
});
