import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { type ClaimedDocument, claimDocument, holdClaim } from './claims.ts';
import { learnPassages } from './learn-passages.ts';
import { learnDocumentsJob, queueLearning } from './queue-learning.ts';
import { readDocument } from './read-document.ts';
import { sweepIncoming } from './receive-upload.ts';
import { deleteReplaced, deleteReplacedReadingsJob, rereadDocument } from './reread-document.ts';
import { deleteStoredFiles, deleteStoredFilesJob, sweepStoredFiles } from './stored-files.ts';

const fileKeys = z.object({ keys: z.array(z.string()) });
const replacedReading = z.object({ workspaceId: z.uuid(), documentId: z.uuid() });
/** One run is short, so that a stopping server need not wait for an import; what is left goes on in the next. */
const runMs = 8_000;

export function documentJobs(deps: Deps): JobHandler[] {
  return [
    {
      name: learnDocumentsJob,
      // Two at a time: while one file is being read, another workspace's gets its turn.
      options: { concurrency: 2, expireInSeconds: 180, retryLimit: 2 },
      handle: (_, signal) => learnDocuments({ deps, signal }),
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
      name: 'sweep-stored-files',
      async handle() {
        await sweepStoredFiles(deps);
        await sweepIncoming(deps);
      },
    },
  ];
}

export const documentSchedules = [
  // Also picks up what a crash left half done, and what waits for the model.
  { name: learnDocumentsJob, cron: '* * * * *' },
  { name: 'sweep-stored-files', cron: '23 * * * *' },
];

export async function learnDocuments({
  deps,
  signal,
}: {
  deps: Deps;
  signal: AbortSignal;
}): Promise<void> {
  const until = Date.now() + runMs;
  while (!signal.aborted) {
    const claim = await claimDocument(deps);
    if (!claim) return;
    const { workspaceId } = claim.document;
    const step = stepOf(claim);
    await holdClaim({ deps, claim, work: () => step({ deps, claim, signal }) });
    if (Date.now() > until) return queueLearning({ deps, workspaceId });
  }
}

function stepOf({ isOutdated, document: { state } }: ClaimedDocument) {
  if (isOutdated) return rereadDocument;
  return state === 'learning' || state === 'ready' ? learnPassages : readDocument;
}
