import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import {
  findLiveChatbot,
  type LiveChatbot,
  queueDraftCheck,
} from '#server/features/chatbots/index.ts';
import { listRecipients } from '#server/features/conversations/index.ts';
import { settleDraft } from '#server/features/versions/index.ts';
import type { TestFailure } from '#shared/contract/answer-tests.ts';
import { askTest, type TestSubject } from './ask-test.ts';
import { judgeAnswer, type SaidAnswer } from './judge-answer.ts';
import { openSubject } from './open-subject.ts';
import { countTests, listTestsAfter, type TestRow } from './queries.ts';
import { queueRun } from './queue-run.ts';
import {
  addResult,
  extendResults,
  hasPassed,
  listLatestResults,
  listRunResults,
} from './result-queries.ts';
import { deleteOldRuns, findOpenRun, type RunRow, updateRun } from './run-queries.ts';
import { tellOfFailures } from './tell-of-failures.ts';

/** Tests whose results are saved together. */
const sliceSize = 10;
/** One job is short, so that a stopping server need not wait for it; the rest is done by the next. */
const jobMs = 8_000;
const keptRuns = 200;
const longestRestMs = 100;

type Verdict = { test: TestRow; said: SaidAnswer; failures: TestFailure[] };

/** Works on the runs of one chatbot, slice by slice, until all are done or the job's time is over. */
export async function workOnRuns({
  deps,
  signal,
  ...of
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
  signal: AbortSignal;
}): Promise<void> {
  const connection = deps.database.orm;
  const until = Date.now() + jobMs;
  while (!signal.aborted) {
    const open = await findOpenRun({ connection, ...of });
    const chatbot = open && (await findLiveChatbot({ deps, id: of.chatbotId, view: 'draft' }));
    if (!chatbot) return;
    const run = open.state === 'waiting' ? await startRun({ deps, run: open, chatbot }) : open;
    if (!run || !(await runSlice({ deps, run, chatbot, signal }))) return;
    if (Date.now() > until) return queueRun({ deps, ...of });
  }
}

async function startRun({
  deps,
  run,
  chatbot,
}: {
  deps: Deps;
  run: RunRow;
  chatbot: LiveChatbot;
}): Promise<RunRow | null> {
  const connection = deps.database.orm;
  const changes = {
    state: 'running' as const,
    total: await countTests({ connection, ...run }),
    knowledgeVersion: chatbot.knowledgeVersion,
    settingsVersion: chatbot.settingsVersion,
  };
  return updateRun({ connection, run, changes });
}

/** False when another worker has gone on with the run. */
async function runSlice({
  deps,
  run,
  chatbot,
  signal,
}: {
  deps: Deps;
  run: RunRow;
  chatbot: LiveChatbot;
  signal: AbortSignal;
}): Promise<boolean> {
  const connection = deps.database.orm;
  const { mayCallModel } = run;
  const tests = await listTestsAfter({ connection, ...run, after: run.cursor, limit: sliceSize });
  const last = tests.at(-1);
  if (!last) return finishRun({ deps, run, chatbot });
  const subject = await openSubject({ deps, chatbot, mayCallModel });
  const verdicts = await runTests({ deps, subject, tests, signal }).finally(subject.close);
  const { workspaceId } = run;
  const testIds = tests.map(({ id }) => id);
  return deps.database.orm.transaction(async (transaction) => {
    const before = await listLatestResults({ connection: transaction, workspaceId, testIds });
    let changed = 0;
    const same: string[] = [];
    for (const { test, said, failures } of verdicts) {
      const result = {
        workspaceId,
        testId: test.id,
        firstRun: run.number,
        lastRun: run.number,
        answer: said.text,
        sources: said.sources,
        passed: failures.length === 0,
        failures,
        createdAt: deps.clock.now(),
      };
      const known = before.get(test.id);
      if (known && known.answer !== said.text) changed += 1;
      if (known && isSame(known, result)) same.push(test.id);
      else await addResult({ transaction, result });
    }
    const lastRun = run.number;
    await extendResults({ connection: transaction, workspaceId, testIds: same, lastRun });
    const changes = {
      cursor: last.id,
      done: run.done + tests.length,
      changed: run.changed + changed,
      skipped: run.skipped + tests.length - verdicts.length,
      modelCalls: run.modelCalls + subject.countCalls(),
    };
    return (await updateRun({ connection: transaction, run, changes })) !== null;
  });
}

/** Asks and judges; tests that got no answer at all are left out. */
export async function runTests({
  deps,
  subject,
  tests,
  signal,
}: {
  deps: Deps;
  subject: TestSubject;
  tests: readonly TestRow[];
  signal: AbortSignal;
}): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const test of tests) {
    const { expectations, documentName } = test;
    const startedAt = performance.now();
    const said = await askTest({ deps, subject, ...test, signal });
    const { fallback } = subject.settings;
    if (said) {
      const failures = judgeAnswer({ expectations, documentName, said, fallback });
      verdicts.push({ test, said, failures });
    }
    // As long as the question took: half of the time belongs to visitors.
    await sleep(Math.min(performance.now() - startedAt, longestRestMs));
  }
  return verdicts;
}

type Result = Pick<SaidAnswer, 'sources'> & { answer: string; failures: TestFailure[] };

const isSame = (a: Result, b: Result): boolean => a.answer === b.answer && keyOf(a) === keyOf(b);

/** Field by field: the database keeps the fields of JSON in an order of its own. */
const keyOf = ({ sources, failures }: Result): string =>
  JSON.stringify([
    sources.map(({ documentId, title, page, row, quote }) => [documentId, title, page, row, quote]),
    failures.map(({ kind, message }) => [kind, message]),
  ]);

async function finishRun({
  deps,
  run,
  chatbot,
}: {
  deps: Deps;
  run: RunRow;
  chatbot: LiveChatbot;
}): Promise<boolean> {
  const { orm } = deps.database;
  const { workspaceId, chatbotId, number } = run;
  const of = { workspaceId, chatbotId };
  const results = await listRunResults({ connection: orm, ...of, number });
  const passed = results.filter((result) => result.passed).length;
  const recipients = await listRecipients({ deps, workspaceId, settings: chatbot.settings });
  return orm.transaction(async (transaction) => {
    const finished = await updateRun({
      connection: transaction,
      run,
      changes: {
        state: 'done',
        finishedAt: deps.clock.now(),
        passed,
        failed: results.length - passed,
      },
    });
    if (!finished) return false;
    await deleteOldRuns({ connection: transaction, ...of, before: number - keptRuns });
    const failing = results.filter((result) => !result.passed).map(({ testId }) => testId);
    const outcome = await settleDraft({
      ...{ deps, transaction, ...of, run: finished },
      isBroken: (publishedRun) =>
        hasPassed({ connection: transaction, workspaceId, testIds: failing, number: publishedRun }),
    });
    // A change that came during the run found it open and started none of its own.
    if (outcome === 'outdated') await queueDraftCheck({ deps, transaction, workspaceId });
    const isHeld = outcome === 'held';
    await tellOfFailures({ deps, transaction, run: finished, chatbot, recipients, isHeld });
    return true;
  });
}
