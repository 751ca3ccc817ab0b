/** Test runs: asked for by people, programs and jobs. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { getChatbot } from '#server/features/chatbots/index.ts';
import type { TestRun, TestRunReport, TestTrigger } from '#shared/contract/answer-tests.ts';
import { AppError } from '#shared/errors.ts';
import { countTests } from './queries.ts';
import { queueRun } from './queue-run.ts';
import { listRunResults } from './result-queries.ts';
import { addRun, findRunRow, type RunRow } from './run-queries.ts';

type OfChatbot = { deps: Deps; workspaceId: string; chatbotId: string };

/** A run that waits already is given to everyone who asks meanwhile. */
export async function requestRun({
  deps,
  trigger,
  within,
  ...of
}: OfChatbot & {
  trigger: TestTrigger;
  /** What is to be true of it from the same moment. */
  within?: (options: { transaction: Transaction; made: TestRunReport }) => Promise<void>;
}): Promise<TestRunReport> {
  await getChatbot({ deps, workspaceId: of.workspaceId, id: of.chatbotId });
  const connection = deps.database.orm;
  if ((await countTests({ connection, ...of })) === 0) {
    throw new AppError('conflict', 'This chatbot has no tests yet. Add one, then run them.');
  }
  return deps.database.orm.transaction(async (transaction) => {
    const run = await startRunWithin({ deps, transaction, trigger, ...of });
    const made = { ...reportOf(run), failures: [] };
    await within?.({ transaction, made });
    return made;
  });
}

/** Together with the change that is the reason for it. Only people and programs may spend calls to a language model. */
export async function startRunWithin({
  deps,
  transaction,
  trigger,
  ...of
}: OfChatbot & { transaction: Transaction; trigger: TestTrigger }): Promise<RunRow> {
  const mayCallModel = trigger === 'manual' || trigger === 'api';
  const now = deps.clock.now();
  const run = await addRun({ transaction, ...of, trigger, mayCallModel, now });
  await queueRun({ deps, transaction, ...of });
  return run;
}

export async function getRun({
  deps,
  id,
  ...of
}: OfChatbot & { id: string }): Promise<TestRunReport> {
  const connection = deps.database.orm;
  const run = await findRunRow({ connection, ...of, id });
  if (!run) throw new AppError('not_found', 'This run does not exist.');
  const results = await listRunResults({ connection, ...of, number: run.number });
  return {
    ...reportOf(run),
    failures: results
      .filter(({ passed }) => !passed)
      .map(({ testId, question, answer, failures }) => ({
        testId,
        question,
        answer,
        reasons: failures,
      })),
  };
}

function reportOf(row: RunRow): Omit<TestRunReport, 'failures'> {
  const { number: _, ...run } = describeRun(row);
  return run;
}

export function describeRun(row: RunRow): TestRun {
  const { id, number, state, trigger, total, done, passed, failed, changed, skipped, modelCalls } =
    row;
  return {
    id,
    number,
    state,
    trigger,
    total,
    done,
    passed,
    failed,
    changed,
    skipped,
    modelCalls,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
