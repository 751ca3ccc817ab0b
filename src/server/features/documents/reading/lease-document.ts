/** Whose turn it is. The table of documents is the queue: a lease names who works on one, and runs out if they die. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { correctedVersion } from '#server/engine/ingest/reader-version.ts';
import { tellOfDocument } from '#server/features/documents/tell-of-document.ts';
import {
  type EmbeddingWith,
  extendLease,
  type Lease,
  leaseNextDocument,
  leaseOutdatedDocument,
  releaseLease,
  updateLeasedRow,
} from './lease-queries.ts';

/** Without a sign of life for so long, the document is given to another. */
const leaseMs = 30_000;
const heartbeatMs = 8_000;

/** `isOutdated`: the document answers, but from an older version of the reader, of its text or of its corrections. */
export type LeasedDocument = Lease & { isOutdated: boolean };

export async function leaseDocument(deps: Deps): Promise<LeasedDocument | null> {
  const now = deps.clock.now();
  const leaseId = randomUUID();
  const lease = { connection: deps.database.orm, leaseId, now, leasedUntil: leaseEnd(deps) };
  const model = embeddingWith(deps);
  const next = await leaseNextDocument({ ...lease, embeddingWith: model });
  if (next) return { leaseId, document: next, isOutdated: isCorrected({ document: next, model }) };
  if (model === 'model-on-its-way') return null;
  const outdated = await leaseOutdatedDocument({ ...lease, embeddingWith: model });
  return outdated && { leaseId, document: outdated, isOutdated: true };
}

/** Its reading answers until there is one with the changed text or corrections. */
function isCorrected({
  document: { state, readerVersion, embedderId, nextEmbedderId },
  model,
}: {
  document: Lease['document'];
  model: EmbeddingWith;
}): boolean {
  if (readerVersion !== correctedVersion) return false;
  if (state !== 'ready' || typeof model === 'string' || embedderId === null) {
    return state === 'ready' || state === 'embedding';
  }
  return [embedderId, nextEmbedderId].includes(model.embedderId);
}

const leaseEnd = ({ clock }: Deps) => new Date(clock.now().getTime() + leaseMs);

function embeddingWith({ embedding }: Deps): EmbeddingWith {
  const current = embedding.current();
  if (current) return { embedderId: current.id };
  return embedding.isPreparing() ? 'model-on-its-way' : 'no-model';
}

/**
 * Changes a leased document and runs `within` in the same transaction. False when the lease is over: the document was
 * deleted, replaced or given to another, and anyone who worked on it must stop.
 */
export async function updateLeased({
  deps,
  lease,
  changes,
  newlyEmbedded = 0,
  isSilent = false,
  within,
}: {
  deps: Deps;
  lease: Lease;
  changes: Partial<Lease['document']>;
  /** How many more of its sentences are embedded. */
  newlyEmbedded?: number;
  /** For work that its owner doesn't notice: the document keeps its date, and open screens aren't told. */
  isSilent?: boolean;
  within?: (transaction: Transaction) => Promise<void>;
}): Promise<boolean> {
  // An update has to set something, so a silent one repeats who works on the document.
  const { leaseId } = lease;
  const dated = { ...changes, ...(isSilent ? { leaseId } : { updatedAt: deps.clock.now() }) };
  const isOurs = await deps.database.orm.transaction(async (transaction) => {
    if (!(await updateLeasedRow({ transaction, lease, changes: dated, newlyEmbedded })))
      return false;
    await within?.(transaction);
    return true;
  });
  const isShown = !isSilent && Object.keys(changes).length > 0;
  if (isOurs && isShown) await tellOfDocument({ deps, ...lease.document });
  return isOurs;
}

/** Runs `work` with a sign of life beside it, and gives the document back whatever happens. */
export async function holdLease({
  deps,
  lease,
  work,
}: {
  deps: Deps;
  lease: Lease;
  work: () => Promise<void>;
}): Promise<void> {
  const connection = deps.database.orm;
  const renew = () => {
    // A missed sign of life is made up for by the next one; the lease outlasts three.
    extendLease({ connection, lease, until: leaseEnd(deps) }).catch(() => {});
  };
  const heartbeat = setInterval(renew, heartbeatMs);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    await releaseLease({ connection, lease });
  }
}
