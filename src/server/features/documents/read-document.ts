/** From a stored file to searchable passages: read and split in a process of its own, and written down piece by piece. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StoredFileMissing } from '#server/adapters/storage/stored-file-key.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { PreparedDocument } from '#server/engine/ingest/prepare-document.ts';
import { ReadFailure } from '#server/engine/ingest/read/read-failure.ts';
import { defaultReadLimits, readFile } from '#server/engine/ingest/read/read-file.ts';
import { describeError } from '#server/http/describe-error.ts';
import { announceEvent } from '#server/jobs/announce-event.ts';
import type { Claim } from './claim-queries.ts';
import { updateClaimed } from './claims.ts';
import { createPages, createPassages, deleteOlderReadings } from './passage-queries.ts';
import { bumpLinked } from './service.ts';

type Work = { deps: Deps; claim: Claim; signal: AbortSignal };

/** A file that ended the whole process this often is not tried again. */
const mostAttempts = 3;
const pauseMs = 30_000;
const rowsAtOnce = 50;

export async function readDocument(work: Work): Promise<void> {
  const { deps, claim, signal } = work;
  const attempts = claim.document.attempts + 1;
  if (attempts > mostAttempts) {
    const message = 'This file could not be read. Save it again in a simpler form and upload that.';
    await fail({ ...work, code: 'unreadable', message });
    return;
  }
  const started = { state: 'reading', attempts, failureCode: null, failureMessage: null } as const;
  if (!(await updateClaimed({ deps, claim, changes: started }))) return;
  try {
    // What could be uploaded can be read, also after the limit was lowered.
    const bytes = Math.max(defaultReadLimits.bytes, deps.env.upload.maxBytes);
    const limits = { bytes };
    const document = await withLocalCopy({
      deps,
      key: claim.document.storageKey,
      use: (path) => readFile({ path, name: readableName(claim.document), limits, signal }),
    });
    await write({ ...work, document });
  } catch (error) {
    if (error instanceof ReadFailure) await fail({ ...work, ...describe(error) });
    else if (error instanceof StoredFileMissing) {
      await fail({ ...work, code: 'file-missing', message: 'The file is gone. Upload it again.' });
    } else await putBack({ ...work, error });
  }
}

/** A stop of the server or an outage around us says nothing about the file; anything else counts against it. */
async function putBack({ deps, claim, signal, error }: Work & { error: unknown }): Promise<void> {
  const isOutage = ['unavailable', 'storage_full'].includes(describeError(error).code);
  const { attempts } = claim.document;
  const counted = signal.aborted || isOutage ? { attempts } : {};
  const retryAt = signal.aborted ? null : new Date(deps.clock.now().getTime() + pauseMs);
  await updateClaimed({ deps, claim, changes: { state: 'queued', retryAt, ...counted } });
  if (!signal.aborted) {
    deps.log.warn({ err: error, documentId: claim.document.id }, 'a document could not be read');
  }
}

const describe = ({ code, message }: ReadFailure) => ({ code, message });

/** An owner may rename a document to anything; what the file is was found out when it came. */
const readableName = ({ name, type }: { name: string; type: string }) =>
  extname(name).toLowerCase() === `.${type}` ? name : `${name}.${type}`;

async function fail({ deps, claim, code, message }: Work & { code: string; message: string }) {
  const changes = { state: 'failed', failureCode: code, failureMessage: message } as const;
  const { id: documentId, name, workspaceId } = claim.document;
  const event = { type: 'document.failed' as const, data: { documentId, name, code, message } };
  const within = (transaction: Transaction) =>
    announceEvent({ deps, transaction, workspaceId, event });
  await updateClaimed({ deps, claim, changes: { ...changes, attempts: 0 }, within });
}

/**
 * Rows are written in small transactions, so that nobody waits behind a large document. They belong to a new
 * generation, and nothing is searched before the last transaction says so.
 */
async function write(o: Work & { document: PreparedDocument }): Promise<void> {
  const { deps, claim, document } = o;
  const { id: documentId, workspaceId } = claim.document;
  const of = { workspaceId, documentId, generation: claim.document.generation + 1 };
  const insert = (within: (transaction: Transaction) => Promise<void>) =>
    updateClaimed({ deps, claim, changes: {}, within });
  const begun = { state: 'splitting', generation: of.generation } as const;
  if (!(await updateClaimed({ deps, claim, changes: begun }))) return;
  for (const { from, batch } of cut(document.texts)) {
    const rows = batch.map((text, at) => ({ ...of, page: from + at + 1, text }));
    if (!(await insert((transaction) => createPages({ transaction, rows })))) return;
  }
  for (const { from, batch } of cut(document.passages)) {
    const rows = batch.map((passage, at) => ({
      ...of,
      ordinal: from + at,
      text: passage.text,
      sentences: passage.sentences,
      context: passage.context,
      place: passage.place,
      words: Buffer.from(passage.words),
    }));
    if (!(await insert((transaction) => createPassages({ transaction, rows })))) return;
  }
  const changes = {
    state: 'learning' as const,
    pages: document.pages,
    passages: document.passages.length,
    sentencesTotal: document.passages.reduce((sum, { sentences }) => sum + sentences.length, 0),
    sentencesLearnt: 0,
    embedderId: null,
    notes: [...document.warnings],
    attempts: 0,
  };
  const within = (transaction: Transaction) =>
    bumpLinked({ transaction, workspaceId, id: documentId });
  if (!(await updateClaimed({ deps, claim, changes, within }))) return;
  await deleteOlderReadings({ connection: deps.database.orm, ...of });
}

function* cut<T>(all: readonly T[]): Generator<{ from: number; batch: readonly T[] }> {
  for (let from = 0; from < all.length; from += rowsAtOnce) {
    yield { from, batch: all.slice(from, from + rowsAtOnce) };
  }
}

async function withLocalCopy<T>(o: {
  deps: Deps;
  key: string;
  use: (path: string) => Promise<T>;
}): Promise<T> {
  const folder = join(o.deps.env.dataDir, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    await pipeline(await o.deps.storage.get(o.key), createWriteStream(path, { mode: 0o600 }));
    return await o.use(path);
  } finally {
    await rm(path, { force: true });
  }
}
