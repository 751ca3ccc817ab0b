/** Writes the index of a document to a file, which later starts read instead of building it from its passages. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { segmentPassages } from '#server/engine/index/index-cache.ts';
import type { PassageRecord } from '#server/engine/index/passage-record.ts';
import { createSegmentData } from '#server/engine/index/segment-data.ts';
import { segmentFormat, writeSegment } from '#server/engine/index/segment-file.ts';
import { queueFileDeletion, storeFile } from '#server/features/documents/files/stored-files.ts';
import { createSnapshot, listPassageRecords, listSnapshots } from './passage-record-queries.ts';

export const readingToSave = z.object({
  workspaceId: z.uuid(),
  documentId: z.uuid(),
  generation: z.number().int(),
  embedderId: z.string().nullable(),
});
/** So few that no one waits behind them on a database with one session. */
const listedAtOnce = 500;

type ReadingToSave = z.infer<typeof readingToSave>;

export async function saveSnapshot({
  deps,
  reading,
  signal,
}: {
  deps: Deps;
  reading: ReadingToSave;
  signal: AbortSignal;
}): Promise<void> {
  if (await isSaved({ deps, reading })) return;
  const folder = join(deps.env.dataDir, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    const written = await writeIndex({ deps, reading, path, signal });
    if (!written) return;
    const { workspaceId, documentId, generation } = reading;
    const file = { path, ...written };
    const storageKey = await storeFile({ deps, workspaceId, kind: 'snapshots', ...file });
    const row = {
      workspaceId,
      documentId,
      generation,
      embedderId: reading.embedderId ?? '',
      format: segmentFormat,
      storageKey,
      ...written,
      createdAt: deps.clock.now(),
    };
    const isNamed = await deps.database.orm.transaction((transaction) =>
      createSnapshot({ transaction, row }),
    );
    if (!isNamed) await queueFileDeletion({ deps, keys: [storageKey] });
  } finally {
    await rm(path, { force: true });
  }
}

async function isSaved({ deps, reading }: { deps: Deps; reading: ReadingToSave }) {
  const { workspaceId, documentId, generation, embedderId } = reading;
  const connection = deps.database.orm;
  const saved = await listSnapshots({ connection, workspaceId, documentIds: [documentId] });
  return saved.some(
    (one) => one.generation === generation && one.embedderId === (embedderId ?? ''),
  );
}

/** Null when there is nothing to write, or no longer. */
async function writeIndex({
  deps,
  reading,
  path,
  signal,
}: {
  deps: Deps;
  reading: ReadingToSave;
  path: string;
  signal: AbortSignal;
}): Promise<{ bytes: number; sha256: string } | null> {
  const { workspaceId, embedderId } = reading;
  const connection = deps.database.orm;
  const embedder = embedderId === null ? null : deps.embedding.find(embedderId);
  if (embedderId !== null && !embedder) return null;
  const hash = createHash('sha256');
  const handle = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    let waiting: PassageRecord[] = [];
    for (let from = 0; !signal.aborted; from += listedAtOnce) {
      const to = from + listedAtOnce;
      const records = await listPassageRecords({ connection, workspaceId, reading, from, to });
      waiting.push(...records);
      const isLast = records.length === 0;
      if (waiting.length >= segmentPassages || (isLast && waiting.length > 0)) {
        await deps.questionTurns.giveWay();
        const dimensions = embedder?.dimensions ?? 0;
        const data = createSegmentData({ records: waiting, dimensions });
        // Embedded by another model meanwhile.
        if (embedder && !data.vectors) return null;
        for (const part of writeSegment(data)) {
          hash.update(part);
          bytes += part.length;
          await handle.writeFile(part);
        }
        waiting = [];
      }
      if (isLast) break;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  signal.throwIfAborted();
  return bytes > 0 ? { bytes, sha256: hash.digest('hex') } : null;
}
