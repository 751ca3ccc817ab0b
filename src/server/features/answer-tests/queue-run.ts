import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';

export const runTestsJob = 'run-answer-tests';

/** Wakes a worker for the runs of this chatbot. */
export async function queueRun({
  deps,
  transaction,
  workspaceId,
  chatbotId,
}: {
  deps: Deps;
  transaction?: Transaction;
  workspaceId: string;
  chatbotId: string;
}): Promise<void> {
  await deps.queue.enqueue({
    name: runTestsJob,
    data: { workspaceId, chatbotId },
    singletonKey: chatbotId,
    fairFor: workspaceId,
    ...(transaction && { transaction }),
  });
}
