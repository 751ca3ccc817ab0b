/** Whose turn it is. The table of documents is the queue: a claim names who works on one, and ends by itself if they die. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import {
  type Claim,
  claimNextDocument,
  extendClaim,
  type LearningWith,
  releaseClaim,
  updateClaimedRow,
} from './claim-queries.ts';
import { tellOfDocument } from './tell-of-document.ts';

/** Without a sign of life for so long, the document is given to another. */
const claimMs = 30_000;
const heartbeatMs = 8_000;

export async function claimDocument(deps: Deps): Promise<Claim | null> {
  const now = deps.clock.now();
  const claimId = randomUUID();
  const document = await claimNextDocument({
    connection: deps.database.orm,
    claimId,
    now,
    claimedUntil: claimEnd(deps),
    learningWith: learningWith(deps),
  });
  return document && { claimId, document };
}

const claimEnd = ({ clock }: Deps) => new Date(clock.now().getTime() + claimMs);

function learningWith({ embedding }: Deps): LearningWith {
  const current = embedding.current();
  if (current) return { embedderId: current.id };
  return embedding.isPreparing() ? 'model-on-its-way' : 'no-model';
}

/**
 * Changes a claimed document and runs `within` in the same transaction. False when the claim is over: the document was
 * deleted, replaced or given to another, and whoever worked on it must stop.
 */
export async function updateClaimed({
  deps,
  claim,
  changes,
  newlyLearnt = 0,
  within,
}: {
  deps: Deps;
  claim: Claim;
  changes: Partial<Claim['document']>;
  /** How many more of its sentences are learnt. */
  newlyLearnt?: number;
  within?: (transaction: Transaction) => Promise<void>;
}): Promise<boolean> {
  const dated = { ...changes, updatedAt: deps.clock.now() };
  const isOurs = await deps.database.orm.transaction(async (transaction) => {
    if (!(await updateClaimedRow({ transaction, claim, changes: dated, newlyLearnt })))
      return false;
    await within?.(transaction);
    return true;
  });
  if (isOurs && Object.keys(changes).length > 0) await tellOfDocument({ deps, ...claim.document });
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
