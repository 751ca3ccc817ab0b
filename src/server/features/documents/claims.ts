/** Whose turn it is. The table of documents is the queue: a claim names who works on one, and ends by itself if they die. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import {
  type Claim,
  claimNextDocument,
  claimOutdatedDocument,
  extendClaim,
  type LearningWith,
  releaseClaim,
  updateClaimedRow,
} from './claim-queries.ts';
import { tellOfDocument } from './tell-of-document.ts';

/** Without a sign of life for so long, the document is given to another. */
const claimMs = 30_000;
const heartbeatMs = 8_000;

/** `isOutdated`: the document is ready, but was read by an older version of the reader. */
export type ClaimedDocument = Claim & { isOutdated: boolean };

export async function claimDocument(deps: Deps): Promise<ClaimedDocument | null> {
  const now = deps.clock.now();
  const claimId = randomUUID();
  const claim = { connection: deps.database.orm, claimId, now, claimedUntil: claimEnd(deps) };
  const model = learningWith(deps);
  const next = await claimNextDocument({ ...claim, learningWith: model });
  if (next) return { claimId, document: next, isOutdated: false };
  if (model === 'model-on-its-way') return null;
  const outdated = await claimOutdatedDocument({ ...claim, learningWith: model });
  return outdated && { claimId, document: outdated, isOutdated: true };
}

const claimEnd = ({ clock }: Deps) => new Date(clock.now().getTime() + claimMs);

function learningWith({ embedding }: Deps): LearningWith {
  const current = embedding.current();
  if (current) return { embedderId: current.id };
  return embedding.isPreparing() ? 'model-on-its-way' : 'no-model';
}

/**
 * Changes a claimed document and runs `within` in the same transaction. False when the claim is over: the document was
 * deleted, replaced or given to another, and anyone who worked on it must stop.
 */
export async function updateClaimed({
  deps,
  claim,
  changes,
  newlyLearnt = 0,
  isSilent = false,
  within,
}: {
  deps: Deps;
  claim: Claim;
  changes: Partial<Claim['document']>;
  /** How many more of its sentences are learnt. */
  newlyLearnt?: number;
  /** For work that its owner doesn't notice: the document keeps its date, and open screens aren't told. */
  isSilent?: boolean;
  within?: (transaction: Transaction) => Promise<void>;
}): Promise<boolean> {
  // An update has to set something, so a silent one repeats who works on the document.
  const { claimId } = claim;
  const dated = { ...changes, ...(isSilent ? { claimId } : { updatedAt: deps.clock.now() }) };
  const isOurs = await deps.database.orm.transaction(async (transaction) => {
    if (!(await updateClaimedRow({ transaction, claim, changes: dated, newlyLearnt })))
      return false;
    await within?.(transaction);
    return true;
  });
  const isNews = !isSilent && Object.keys(changes).length > 0;
  if (isOurs && isNews) await tellOfDocument({ deps, ...claim.document });
  return isOurs;
}

/** Runs `work` with a sign of life beside it, and gives the document back whatever happens. */
export async function holdClaim({
  deps,
  claim,
  work,
}: {
  deps: Deps;
  claim: Claim;
  work: () => Promise<void>;
}): Promise<void> {
  const connection = deps.database.orm;
  const renew = () => {
    // A missed sign of life is made up for by the next one; the claim outlasts three.
    extendClaim({ connection, claim, until: claimEnd(deps) }).catch(() => {});
  };
  const heartbeat = setInterval(renew, heartbeatMs);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    await releaseClaim({ connection, claim });
  }
}
