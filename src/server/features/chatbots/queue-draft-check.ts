import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';

export const checkDraftsJob = 'check-drafts';
/** Changes that follow each other this closely become one version. */
const waitSeconds = 2;

export const checkConflictsJob = 'check-conflicts';

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

/** Sources are compared once all of them are read, so a check that comes too early finds nothing to do. */
export async function queueConflictCheck({
  deps,
  transaction,
  workspaceId,
}: {
  deps: Deps;
  transaction: Transaction;
  workspaceId: string;
}): Promise<void> {
  const name = checkConflictsJob;
  await deps.queue.enqueue({ name, data: {}, singletonKey: workspaceId, transaction });
}
