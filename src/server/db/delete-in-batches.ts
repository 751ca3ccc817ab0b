import { setTimeout as sleep } from 'node:timers/promises';

const usualBatch = 500;
/** Others get their turn in between. */
const pauseMs = 20;

/**
 * Deletes old rows a few at a time. The first night after an owner limits how long conversations are kept, a year of
 * them goes: as one statement that would hold the embedded database for minutes, and run into the time limit of either.
 * A job that is stopped goes on with the rest the next time.
 */
export async function deleteInBatches({
  deleteSome,
  atOnce = usualBatch,
  signal,
}: {
  /** Deletes up to so many rows and says how many it found. */
  deleteSome(limit: number): PromiseLike<{ rowCount: number | null }>;
  atOnce?: number;
  signal?: AbortSignal | undefined;
}): Promise<void> {
  while (!signal?.aborted) {
    const { rowCount } = await deleteSome(atOnce);
    if ((rowCount ?? 0) < atOnce) return;
    await sleep(pauseMs);
  }
}
