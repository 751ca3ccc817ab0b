import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';

export const learnDocumentsJob = 'learn-documents';

/** Wakes the worker; which document is next it decides itself. One waiting call a workspace is enough. */
export async function queueLearning(o: {
  deps: Deps;
  transaction?: Transaction;
  workspaceId: string;
}): Promise<void> {
  const { deps, transaction, workspaceId } = o;
  await deps.queue.enqueue({
    name: learnDocumentsJob,
    data: {},
    singletonKey: workspaceId,
    ...(transaction && { transaction }),
  });
}
