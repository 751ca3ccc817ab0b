import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';

export const runWebsiteJob = 'run-website';

/** Wakes a worker for this website. */
export async function queueWebsite({
  deps,
  transaction,
  workspaceId,
  id,
}: {
  deps: Deps;
  transaction?: Transaction;
  workspaceId: string;
  id: string;
}): Promise<void> {
  await deps.queue.enqueue({
    name: runWebsiteJob,
    data: { workspaceId, id },
    singletonKey: id,
    fairFor: workspaceId,
    ...(transaction && { transaction }),
  });
}
