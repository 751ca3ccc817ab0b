/** SQL of the worker's turns: it serves all workspaces, and a claim, not a session, is its right to a document. */
import { and, eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { readerVersion } from '#server/engine/ingest/reader-version.ts';

export type Claim = { claimId: string; document: typeof documents.$inferSelect };
/** The model that documents are to be learnt with; nothing is learnt while it is on its way. */
export type LearningWith = { embedderId: string } | 'model-on-its-way' | 'no-model';

/**
 * Takes the next document, fairly: one at a time for each workspace, first the workspace that has waited longest for a
 * turn, in it first what makes a document searchable, and of several the smallest. So no one's large import holds up
 * someone else's small file, nor their own.
 */
export async function claimNextDocument(o: {
  connection: Connection;
  claimId: string;
  now: Date;
  claimedUntil: Date;
  learningWith: LearningWith;
}): Promise<Claim['document'] | null> {
  const { claimId, claimedUntil, now } = o;
  const [document] = await o.connection
    .update(documents)
    .set({ claimId, claimedUntil, workedAt: now })
    .where(
      eq(
        documents.id,
        sql`(select d.id from documents d
          where ${isWaiting(o.learningWith)}
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
  return document ?? null;
}

/**
 * Takes the next document that an older reader has read. Asked only when nothing else is waiting, and it finds nothing
 * while another document is being read again, so that this work never takes more than one worker. A reading that is
 * already written comes first: it takes up room until it replaces the old one.
 */
export async function claimOutdatedDocument({
  connection,
  claimId,
  now,
  claimedUntil,
  learningWith,
}: {
  connection: Connection;
  claimId: string;
  now: Date;
  claimedUntil: Date;
  learningWith: Exclude<LearningWith, 'model-on-its-way'>;
}): Promise<Claim['document'] | null> {
  const isLearnt =
    learningWith === 'no-model' ? sql`true` : sql`d.embedder_id = ${learningWith.embedderId}`;
  const [document] = await connection
    .update(documents)
    .set({ claimId, claimedUntil, workedAt: now })
    .where(
      eq(
        documents.id,
        sql`(select d.id from documents d
          where d.state = 'ready' and d.reader_version < ${readerVersion} and ${isLearnt}
            and (d.retry_at is null or d.retry_at <= ${now})
            and not exists (select from documents o
              where o.claimed_until >= ${now} and (o.state = 'ready' or o.workspace_id = d.workspace_id))
          order by d.next_reading is null, d.worked_at nulls first, d.id
          limit 1 for update skip locked)`,
      ),
    )
    .returning();
  return document ?? null;
}

/** Learning waits while the model is on its way; where there is none, documents become ready without it. */
function isWaiting(learningWith: LearningWith) {
  if (learningWith === 'model-on-its-way')
    return sql`d.state in ('queued', 'reading', 'splitting')`;
  const isUnfinished = sql`d.state in ('queued', 'reading', 'splitting', 'learning')`;
  if (learningWith === 'no-model') return isUnfinished;
  return sql`(${isUnfinished}
    or (d.state = 'ready' and d.embedder_id is distinct from ${learningWith.embedderId}))`;
}

const isClaimed = ({ claimId, document: { workspaceId, id } }: Claim) =>
  and(eq(documents.workspaceId, workspaceId), eq(documents.id, id), eq(documents.claimId, claimId));

/** False when the claim is over. */
export async function updateClaimedRow(o: {
  transaction: Transaction;
  claim: Claim;
  changes: Partial<typeof documents.$inferInsert>;
  newlyLearnt: number;
}): Promise<boolean> {
  const sentencesLearnt = sql`${documents.sentencesLearnt} + ${o.newlyLearnt}`;
  const updated = await o.transaction
    .update(documents)
    .set({ ...(o.newlyLearnt > 0 && { sentencesLearnt }), ...o.changes })
    .where(isClaimed(o.claim))
    .returning({ id: documents.id });
  return updated.length > 0;
}

export async function extendClaim(o: { connection: Connection; claim: Claim; until: Date }) {
  await o.connection.update(documents).set({ claimedUntil: o.until }).where(isClaimed(o.claim));
}

export async function releaseClaim(o: { connection: Connection; claim: Claim }): Promise<void> {
  await o.connection
    .update(documents)
    .set({ claimId: null, claimedUntil: null })
    .where(isClaimed(o.claim));
}
