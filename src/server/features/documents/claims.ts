/** Whose turn it is. The table of documents is the queue: a claim names who works on one, and ends by itself if they die. */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import type { Deps } from '#server/deps.ts';
import { tellOfDocument } from './tell-of-document.ts';

export type Claim = { claimId: string; document: typeof documents.$inferSelect };

/** Without a sign of life for so long, the document is given to another. */
const claimMs = 30_000;
const heartbeatMs = 8_000;

/**
 * The next document, fairly: one at a time for each workspace, first the workspace that has waited longest for a turn,
 * in it first what makes a document searchable, and of several the smallest. So nobody's large import holds up
 * somebody else's small file, nor their own.
 */
export async function claimDocument(deps: Deps): Promise<Claim | null> {
  const now = deps.clock.now();
  const claimId = randomUUID();
  const [document] = await deps.database.orm
    .update(documents)
    .set({ claimId, claimedUntil: new Date(now.getTime() + claimMs), workedAt: now })
    .where(
      eq(
        documents.id,
        sql`(select d.id from documents d
          where ${isWaiting(deps)}
            and (d.claimed_until is null or d.claimed_until < ${now})
            and (d.retry_at is null or d.retry_at <= ${now})
            and not exists (select from documents o
              where o.workspace_id = d.workspace_id and o.claimed_until >= ${now})
          order by (select max(o.worked_at) from documents o where o.workspace_id = d.workspace_id) nulls first,
            d.state in ('learning', 'ready'), d.bytes, d.created_at
          limit 1 for update skip locked)`,
      ),
    )
    .returning();
  return document ? { claimId, document } : null;
}

/** Learning waits while the model is on its way; where there is none, documents become ready without it. */
function isWaiting({ embedding }: Deps) {
  const current = embedding.current();
  if (current) {
    return sql`(d.state in ('queued', 'reading', 'splitting', 'learning')
      or (d.state = 'ready' and d.embedder_id is distinct from ${current.id}))`;
  }
  return embedding.isPreparing()
    ? sql`d.state in ('queued', 'reading', 'splitting')`
    : sql`d.state in ('queued', 'reading', 'splitting', 'learning')`;
}

/**
 * Changes a claimed document and runs `within` in the same transaction. False when the claim is over: the document was
 * deleted, replaced or given to another, and whoever worked on it must stop.
 */
export async function updateClaimed({
  deps,
  claim: { claimId, document },
  changes,
  within,
}: {
  deps: Deps;
  claim: Claim;
  changes: PgUpdateSetSource<typeof documents>;
  within?: (transaction: Transaction) => Promise<void>;
}): Promise<boolean> {
  const isOurs = await deps.database.orm.transaction(async (transaction) => {
    const updated = await transaction
      .update(documents)
      .set({ ...changes, updatedAt: deps.clock.now() })
      .where(and(eq(documents.id, document.id), eq(documents.claimId, claimId)))
      .returning({ id: documents.id });
    if (updated.length === 0) return false;
    await within?.(transaction);
    return true;
  });
  if (isOurs && Object.keys(changes).length > 0) await tellOfDocument({ deps, ...document });
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
  const isOurs = and(eq(documents.id, claim.document.id), eq(documents.claimId, claim.claimId));
  const { orm } = deps.database;
  const renew = () => {
    const claimedUntil = new Date(deps.clock.now().getTime() + claimMs);
    // A missed sign of life is made up for by the next one; the claim outlasts three.
    orm
      .update(documents)
      .set({ claimedUntil })
      .where(isOurs)
      .catch(() => {});
  };
  const heartbeat = setInterval(renew, heartbeatMs);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    await orm.update(documents).set({ claimId: null, claimedUntil: null }).where(isOurs);
  }
}
