import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { embedPassages } from '#server/features/documents/embedding/embed-passages.ts';
import {
  deleteStoredFiles,
  deleteStoredFilesJob,
  sweepStoredFiles,
} from '#server/features/documents/files/stored-files.ts';
import { saveSnapshotJob } from '#server/features/documents/knowledge/queue-snapshot.ts';
import { readingToSave, saveSnapshot } from '#server/features/documents/knowledge/save-snapshot.ts';
import {
  holdLease,
  type LeasedDocument,
  leaseDocument,
} from '#server/features/documents/reading/lease-document.ts';
import { readDocument } from '#server/features/documents/reading/read-document.ts';
import {
  deleteReplaced,
  deleteReplacedReadingsJob,
  rereadDocument,
} from '#server/features/documents/reading/reread-document.ts';
import { sweepReadings } from '#server/features/documents/reading/sweep-readings.ts';
import {
  processDocumentsJob,
  queueProcessing,
} from '#server/features/documents/upload/queue-processing.ts';
import { sweepIncoming } from '#server/features/documents/upload/receive-upload.ts';
import {
  remindOfEnds,
  remindOfEndsJob,
} from '#server/features/documents/validity/remind-of-ends.ts';
import type { JobHandler } from '#server/jobs/queue.ts';

const fileKeys = z.object({ keys: z.array(z.string()) });
const replacedReading = z.object({ workspaceId: z.uuid(), documentId: z.uuid() });
/** One run is short, so that a stopping server need not wait for an import; what is left goes on in the next. */
const runMs = 8_000;

export function documentJobs(deps: Deps): JobHandler[] {
  return [
    {
      name: processDocumentsJob,
      // Two at a time: while one file is being read, another workspace's gets its turn.
      options: { concurrency: 2, expireInSeconds: 420, retryLimit: 2 },
      handle: (_, signal) => processDocuments({ deps, signal }),
    },
    {
      name: deleteStoredFilesJob,
      options: { retryLimit: 24, retryDelaySeconds: 30 },
      handle: (data) => deleteStoredFiles({ deps, keys: fileKeys.parse(data).keys }),
    },
    {
      name: deleteReplacedReadingsJob,
      handle: (data) => deleteReplaced({ deps, ...replacedReading.parse(data) }),
    },
    {
      name: saveSnapshotJob,
      handle: (data, signal) => saveSnapshot({ deps, signal, reading: readingToSave.parse(data) }),
    },
    { name: remindOfEndsJob, handle: () => remindOfEnds(deps) },
    {
      name: 'sweep-stored-files',
      async handle() {
        await sweepReadings(deps);
        await sweepStoredFiles(deps);
        await sweepIncoming(deps);
      },
    },
  ];
}

export const documentSchedules = [
  // Also picks up what a crash left half done, and what waits for the model.
  { name: processDocumentsJob, cron: '* * * * *' },
  { name: 'sweep-stored-files', cron: '23 * * * *' },
  { name: remindOfEndsJob, cron: '5 7 * * *' },
];

export async function processDocuments({
  deps,
  signal,
}: {
  deps: Deps;
  signal: AbortSignal;
}): Promise<void> {
  const until = Date.now() + runMs;
  while (!signal.aborted) {
    const lease = await leaseDocument(deps);
    if (!lease) return;
    const { workspaceId } = lease.document;
    const step = stepOf(lease);
    await holdLease({ deps, lease, work: () => step({ deps, lease, signal }) });
    if (Date.now() > until) return queueProcessing({ deps, workspaceId });
  }
}

function stepOf({ isOutdated, document: { state } }: LeasedDocument) {
  if (isOutdated) return rereadDocument;
  if (state !== 'embedding' && state !== 'ready') return readDocument;
  return embedPassages;
}
