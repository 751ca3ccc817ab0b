import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';

export const processDocumentsJob = 'process-documents';

/** Wakes the worker; which document is next it decides itself. One waiting call a workspace is enough. */
export async function queueProcessing({
  deps,
  transaction,
  workspaceId,
}: {
  deps: Deps;
  transaction?: Transaction;
  workspaceId: string;
}): Promise<void> {
  await deps.queue.enqueue({
    name: processDocumentsJob,
    data: {},
    singletonKey: workspaceId,
    ...(transaction && { transaction }),
  });
}
