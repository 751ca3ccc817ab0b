/** From a stored file to searchable passages: read and split in a process of its own, and written down piece by piece. */
import { StoredFileMissing } from '#server/adapters/storage/stored-file-key.ts';
import { traceStep } from '#server/config/active-span.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { PreparedDocument } from '#server/engine/ingest/prepare-document.ts';
import { ReadFailure } from '#server/engine/ingest/read/read-failure.ts';
import { readerVersion } from '#server/engine/ingest/reader-version.ts';
import { bumpLinked } from '#server/features/documents/bump-linked.ts';
import { describeError } from '#server/http/describe-error.ts';
import { announceEvent } from '#server/jobs/announce-event.ts';
import { failureSentences } from './failure-sentences.ts';
import { updateLeased } from './lease-document.ts';
import type { Lease } from './lease-queries.ts';
import { nextGeneration } from './next-generation.ts';
import { deleteOlderReadings } from './passage-queries.ts';
import { readStoredFile } from './read-stored-file.ts';
import { describeReading, writeReading } from './write-reading.ts';

type Work = { deps: Deps; lease: Lease; signal: AbortSignal };

/** A file that ended the whole process this often is not tried again. */
const mostAttempts = 3;
const pauseMs = 30_000;

export async function readDocument(work: Work): Promise<void> {
  const { deps, lease, signal } = work;
  const attempts = lease.document.attempts + 1;
  if (attempts > mostAttempts) {
    await fail({ ...work, code: 'unreadable', message: failureSentences.unreadable });
    return;
  }
  const cleared = { failureCode: null, failureMessage: null, recognizing: null };
  const started = { state: 'reading' as const, attempts, ...cleared };
  if (!(await updateLeased({ deps, lease, changes: started }))) return;
  await deps.questionTurns.giveWay();
  try {
    const document = await traceStep(describeStep(work), () =>
      readStoredFile({
        ...{ deps, document: lease.document, signal },
        onProgress(recognizing) {
          // Only what its owner sees depends on it; the next page tells again.
          updateLeased({ deps, lease, changes: { recognizing } }).catch(() => {});
        },
      }),
    );
    await write({ ...work, document });
  } catch (error) {
    if (error instanceof ReadFailure) await fail({ ...work, ...describe(error) });
    else if (error instanceof StoredFileMissing) {
      const code = 'file-missing';
      await fail({ ...work, code, message: failureSentences[code] });
    } else await putBack({ ...work, error });
  }
}

const describeStep = ({ lease: { document } }: Work) => ({
  name: 'read document',
  attributes: {
    'askwell.workspace.id': document.workspaceId,
    'askwell.document.id': document.id,
    'askwell.document.type': document.type,
  },
});

/** A stop of the server or an outage around us says nothing about the file; anything else counts against it. */
async function putBack({ deps, lease, signal, error }: Work & { error: unknown }): Promise<void> {
  const isOutage = ['unavailable', 'storage_full'].includes(describeError(error).code);
  const { attempts } = lease.document;
  const counted = signal.aborted || isOutage ? { attempts } : {};
  const retryAt = signal.aborted ? null : new Date(deps.clock.now().getTime() + pauseMs);
  await updateLeased({ deps, lease, changes: { state: 'queued', retryAt, ...counted } });
  if (!signal.aborted) {
    deps.log.warn({ err: error, documentId: lease.document.id }, 'a document could not be read');
  }
}

const describe = ({ code, message }: ReadFailure) => ({ code, message });

async function fail({ deps, lease, code, message }: Work & { code: string; message: string }) {
  const changes = { state: 'failed', failureCode: code, failureMessage: message } as const;
  const { id: documentId, name, workspaceId } = lease.document;
  const event = { type: 'document.failed' as const, data: { documentId, name, code, message } };
  // Of a page of a website, its website tells.
  const isFile = lease.document.url === null;
  const within = async (transaction: Transaction) => {
    if (isFile) await announceEvent({ deps, transaction, workspaceId, event });
  };
  await updateLeased({ deps, lease, changes: { ...changes, attempts: 0 }, within });
}

/** The rows belong to a new generation, and nothing is searched before the last transaction says so. */
async function write({
  deps,
  lease,
  document,
}: Work & { document: PreparedDocument }): Promise<void> {
  const { id: documentId, workspaceId } = lease.document;
  const generation = nextGeneration(lease.document);
  const begun = { state: 'splitting', generation, lastGeneration: generation } as const;
  if (!(await updateLeased({ deps, lease, changes: begun }))) return;
  const changes = {
    ...describeReading(document),
    state: 'embedding' as const,
    sentencesEmbedded: 0,
    embedderId: null,
    nextEmbedderId: null,
    readerVersion,
    attempts: 0,
  };
  const within = (transaction: Transaction) =>
    bumpLinked({ deps, transaction, workspaceId, id: documentId });
  const complete = { changes, within };
  if (!(await writeReading({ deps, lease, document, generation, complete }))) return;
  const connection = deps.database.orm;
  await deleteOlderReadings({ connection, workspaceId, documentId, generation });
}
