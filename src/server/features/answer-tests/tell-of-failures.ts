import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { queueMail } from '#server/features/mail/index.ts';
import { announceEvent } from '#server/jobs/announce-event.ts';
import { listPassedBefore, listRunResults } from './result-queries.ts';
import { findRunBefore, type RunRow } from './run-queries.ts';

/** Named in a mail and an event; the rest is a number. */
const mostNamed = 10;

/**
 * Tells of tests that passed before and fail now: webhooks each time, people by email only when everything passed before
 * and no one is looking at the screen. A test that was just written or changed isn't told of.
 */
export async function tellOfFailures({
  deps,
  transaction,
  run,
  chatbot,
  recipients,
  isHeld,
}: {
  deps: Deps;
  transaction: Transaction;
  run: RunRow;
  chatbot: LiveChatbot;
  recipients: readonly string[];
  /** Visitors don't get the change. */
  isHeld: boolean;
}): Promise<void> {
  if (run.failed === 0 || run.trigger === 'saved') return;
  const { workspaceId, chatbotId, number } = run;
  const of = { connection: transaction, workspaceId, chatbotId };
  const failing = (await listRunResults({ ...of, number })).filter(({ passed }) => !passed);
  const changed = failing.filter(({ firstRun }) => firstRun === number);
  const testIds = changed.map(({ testId }) => testId);
  const passedBefore = await listPassedBefore({ ...of, testIds, number });
  const fresh = changed.filter(({ testId }) => passedBefore.has(testId));
  if (fresh.length === 0) return;
  const { name } = chatbot.settings;
  await announceEvent({
    deps,
    transaction,
    workspaceId,
    key: run.id,
    event: {
      type: 'chatbot.tests.failed',
      data: {
        chatbot: { id: chatbotId, name },
        runId: run.id,
        passed: run.passed,
        failed: run.failed,
        tests: fresh.slice(0, mostNamed).map(({ testId, question, failures }) => ({
          id: testId,
          question,
          reasons: failures.map(({ message }) => message),
        })),
      },
    },
  });
  const before = await findRunBefore({ ...of, number });
  const isWatched = run.trigger === 'manual' || run.trigger === 'api';
  if (isWatched || (before !== null && before.failed > 0)) return;
  const props = {
    chatbot: name,
    failed: fresh.length,
    total: run.passed + run.failed,
    questions: fresh.slice(0, mostNamed).map(({ question, failures }) => ({
      question,
      reason: failures[0]?.message ?? '',
    })),
    isHeld,
    link: `${deps.env.http.publicUrl}/app/chatbots/${chatbotId}/tests`,
  };
  for (const to of recipients) {
    await queueMail({
      deps,
      transaction,
      mail: { userId: null, workspaceId, to, template: 'answer-tests-failed', props },
    });
  }
}
