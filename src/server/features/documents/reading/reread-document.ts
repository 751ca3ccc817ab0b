/**
 * Reads a document again that an older version of the reader has read, or that its owner corrected. The current reading
 * goes on answering, and its owner sees a ready document all the time, until the new reading is complete and takes its
 * place.
 */
import { StoredFileMissing } from '#server/adapters/storage/stored-file-key.ts';
import type { Transaction } from '#server/db/client.ts';
import type { NextReading } from '#server/db/schema/documents.ts';
import type { Deps } from '#server/deps.ts';
import type { PreparedDocument } from '#server/engine/ingest/prepare-document.ts';
import { ReadFailure } from '#server/engine/ingest/read/read-failure.ts';
import { readerVersion } from '#server/engine/ingest/reader-version.ts';
import { bumpLinked } from '#server/features/documents/bump-linked.ts';
import { withoutProgress } from '#server/features/documents/embedding/embed-passages.ts';
import { embedSome, pauseAfter } from '#server/features/documents/embedding/embed-some.ts';
import { reuseVectors } from '#server/features/documents/embedding/reuse-vectors.ts';
import { updateLeased } from './lease-document.ts';
import type { Lease } from './lease-queries.ts';
import { nextGeneration } from './next-generation.ts';
import { deleteNewerReadings, deleteReplacedReadings } from './passage-queries.ts';
import { readStoredFile } from './read-stored-file.ts';
import { describeReading, writeReading } from './write-reading.ts';

type Work = { deps: Deps; lease: Lease; signal: AbortSignal };

export const deleteReplacedReadingsJob = 'delete-replaced-readings';
/** Questions that were searched in the old reading are answered from it; this outlasts all of them. */
const oldReadingSeconds = 300;
/** After so many failures in a row the document keeps its old reading. */
const mostAttempts = 3;
const mostEmbeddingAttempts = 12;
const stepMs = 4_000;

/** One turn: reads and writes the new reading, or embeds it for a while and, when that is done, puts it in place. */
export async function rereadDocument(work: Work): Promise<void> {
  const { nextReading } = work.lease.document;
  if (nextReading?.readerVersion === readerVersion) await embed({ ...work, nextReading });
  else await read(work);
}

async function read(work: Work): Promise<void> {
  const { deps, lease, signal } = work;
  const attempts = lease.document.attempts + 1;
  if (attempts > mostAttempts) return giveUp({ ...work, error: null });
  // Counted before the file is opened, because a file may end the whole process.
  if (!(await updateLeased({ deps, lease, changes: { attempts }, isSilent: true }))) return;
  try {
    const document = await readStoredFile({ deps, document: lease.document, signal });
    await write({ ...work, document });
  } catch (error) {
    if (error instanceof ReadFailure || error instanceof StoredFileMissing) {
      return giveUp({ ...work, error });
    }
    await putOff({ ...work, error, attempts });
  }
}

async function write({
  deps,
  lease,
  document,
}: Work & { document: PreparedDocument }): Promise<void> {
  const { id: documentId, workspaceId } = lease.document;
  const of = { workspaceId, documentId };
  const fromGeneration = lease.document.generation;
  const generation = nextGeneration(lease.document);
  const silently = { deps, lease, isSilent: true };
  const within = (transaction: Transaction) =>
    deleteNewerReadings({ connection: transaction, ...of, generation: fromGeneration });
  const begun = { nextReading: null, lastGeneration: generation };
  if (!(await updateLeased({ ...silently, changes: begun, within }))) return;
  const complete = { changes: {} };
  if (!(await writeReading({ ...silently, document, generation, complete }))) return;
  if (!(await reuseVectors({ deps, lease, document, generation }))) return;
  const nextReading = { ...describeReading(document), generation, readerVersion };
  const changes = { nextReading, attempts: 0, retryAt: null };
  await updateLeased({ ...silently, changes });
}

async function embed(work: Work & { nextReading: NextReading }): Promise<void> {
  const { deps, lease, signal, nextReading } = work;
  const embedder = deps.embedding.current();
  const isPreparing = !embedder && deps.embedding.isPreparing();
  // Without vectors nothing is lost: there were none, or questions have none either.
  if (isPreparing || lease.document.state === 'embedding') return putUnembeddedInPlace(work);
  if (!embedder) return putInPlace({ ...work, embedderId: null });
  const until = Date.now() + stepMs;
  try {
    while (!signal.aborted && Date.now() < until) {
      const { generation } = nextReading;
      const progress = await embedSome({ deps, lease, signal, embedder, generation });
      if (progress === 'lost') return;
      if (progress === 'done') return putInPlace({ ...work, embedderId: embedder.id });
    }
  } catch (error) {
    const attempts = lease.document.attempts + 1;
    if (attempts > mostEmbeddingAttempts) return giveUp({ ...work, error });
    await putOff({ ...work, error, attempts });
  }
}

function putInPlace({
  nextReading,
  embedderId,
  ...work
}: Work & { nextReading: NextReading; embedderId: string | null }): Promise<void> {
  const { notes, ...reading } = nextReading;
  const changes = {
    ...reading,
    notes: embedderId ? withoutProgress(notes) : [...notes, 'words-only' as const],
    sentencesEmbedded: embedderId ? nextReading.sentencesTotal : 0,
    embedderId,
  };
  return replaceReading({ ...work, changes });
}

/** It answers by words, and is embedded like a new document. */
function putUnembeddedInPlace({
  nextReading,
  ...work
}: Work & { nextReading: NextReading }): Promise<void> {
  const changes = {
    ...nextReading,
    notes: withoutProgress(nextReading.notes),
    state: 'embedding' as const,
    sentencesEmbedded: 0,
    embedderId: null,
  };
  return replaceReading({ ...work, changes });
}

async function replaceReading({
  deps,
  lease,
  changes,
}: Work & { changes: Partial<Lease['document']> }): Promise<void> {
  const { workspaceId, id } = lease.document;
  const done = { nextEmbedderId: null, nextReading: null, attempts: 0, retryAt: null };
  const within = async (transaction: Transaction) => {
    await bumpLinked({ deps, transaction, workspaceId, id });
    await deps.queue.enqueue({
      name: deleteReplacedReadingsJob,
      data: { workspaceId, documentId: id },
      startAfterSeconds: oldReadingSeconds,
      transaction,
    });
  };
  await updateLeased({ deps, lease, changes: { ...changes, ...done }, within });
}

/** The server stops, or something around us is out of order: the same is tried later. */
async function putOff({
  deps,
  lease,
  signal,
  error,
  attempts,
}: Work & { error: unknown; attempts: number }): Promise<void> {
  const retryAt = new Date(deps.clock.now().getTime() + pauseAfter(attempts));
  const changes = signal.aborted ? { attempts: lease.document.attempts } : { attempts, retryAt };
  await updateLeased({ deps, lease, changes, isSilent: true });
  if (signal.aborted) return;
  deps.log.warn({ err: error, documentId: lease.document.id }, 're-reading a document failed');
}

/** The old reading stays, and counts as this version's: only the next version tries again. */
async function giveUp({ deps, lease, error }: Work & { error: unknown }): Promise<void> {
  const { id: documentId, workspaceId, generation } = lease.document;
  const changes = { readerVersion, nextReading: null, attempts: 0, retryAt: null };
  const within = (transaction: Transaction) =>
    deleteNewerReadings({ connection: transaction, workspaceId, documentId, generation });
  await updateLeased({ deps, lease, changes, isSilent: true, within });
  deps.log.warn(
    { err: error, documentId },
    'a document could not be read again and stays as it is',
  );
}

export async function deleteReplaced({
  deps,
  workspaceId,
  documentId,
}: {
  deps: Deps;
  workspaceId: string;
  documentId: string;
}): Promise<void> {
  await deleteReplacedReadings({ connection: deps.database.orm, workspaceId, documentId });
}
