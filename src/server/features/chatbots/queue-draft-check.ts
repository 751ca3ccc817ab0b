import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';

export const checkDraftsJob = 'check-drafts';
/** Changes that follow each other this closely become one version. */
const waitSeconds = 2;

/** Wakes a worker that tests and publishes what has changed. Called in the transaction of the change. */
export async function queueDraftCheck({
  deps,
  transaction,
  workspaceId,
}: {
  deps: Deps;
  transaction: Transaction;
  workspaceId: string;
}): Promise<void> {
  await deps.queue.enqueue({
    name: checkDraftsJob,
    data: {},
    singletonKey: workspaceId,
    startAfterSeconds: waitSeconds,
    transaction,
  });
}
