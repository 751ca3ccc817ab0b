import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { OfReading } from './passage-record-queries.ts';

export const saveSnapshotJob = 'save-snapshot';
/** Shorter documents are read from their rows, many at a time, and a file for each would take longer. */
export const leastPassages = 100;

/** Has the index of a document written to a file, so that the next start reads it as it is. */
export async function queueSnapshot({
  deps,
  transaction,
  workspaceId,
  reading: { documentId, generation, embedderId },
}: {
  deps: Deps;
  transaction?: Transaction;
  workspaceId: string;
  reading: OfReading;
}): Promise<void> {
  await deps.queue.enqueue({
    name: saveSnapshotJob,
    data: { workspaceId, documentId, generation, embedderId: embedderId || null },
    singletonKey: `${documentId}@${generation}.${embedderId}`,
    fairFor: workspaceId,
    ...(transaction && { transaction }),
  });
}
