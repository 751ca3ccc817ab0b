/** SQL of the worker's turns: it serves all workspaces, and a lease, not a session, is its right to a document. */
import { and, eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { correctedVersion, readerVersion } from '#server/engine/ingest/reader-version.ts';

export type Lease = { leaseId: string; document: typeof documents.$inferSelect };
/** The model that documents are to be embedded with; nothing is embedded while it is on its way. */
export type EmbeddingWith = { embedderId: string } | 'model-on-its-way' | 'no-model';

/**
 * Takes the next document, fairly: one at a time for each workspace, first the workspace that has waited longest for a
 * turn, in it first what makes a document searchable or corrects it, and of several the smallest. So no one's large
 * import holds up someone else's small file, nor their own.
 */
export async function leaseNextDocument({
  leaseId,
  leasedUntil,
  now,
  connection,
  embeddingWith,
}: {
  connection: Connection;
  leaseId: string;
  now: Date;
  leasedUntil: Date;
  embeddingWith: EmbeddingWith;
}): Promise<Lease['document'] | null> {
  const [document] = await connection
    .update(documents)
    .set({ leaseId, leasedUntil, workedAt: now })
    .where(
      eq(
        documents.id,
        sql`(select d.id from documents d
          where (${isWaiting(embeddingWith)} or ${isCorrected(embeddingWith)}) and d.deleted_at is null
            and (d.leased_until is null or d.leased_until < ${now})
            and (d.retry_at is null or d.retry_at <= ${now})
            and not exists (select from documents o
              where o.workspace_id = d.workspace_id and o.leased_until >= ${now})
          order by (select max(o.worked_at) from documents o where o.workspace_id = d.workspace_id) nulls first,
            d.state in ('embedding', 'ready') and d.reader_version <> ${correctedVersion}, d.bytes, d.created_at
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
export async function leaseOutdatedDocument({
  connection,
  leaseId,
  now,
  leasedUntil,
  embeddingWith,
}: {
  connection: Connection;
  leaseId: string;
  now: Date;
  leasedUntil: Date;
  embeddingWith: Exclude<EmbeddingWith, 'model-on-its-way'>;
}): Promise<Lease['document'] | null> {
  const isEmbedded =
    embeddingWith === 'no-model'
      ? sql`true`
      : sql`${embeddingWith.embedderId} in (d.embedder_id, d.next_embedder_id)`;
  const [document] = await connection
    .update(documents)
    .set({ leaseId, leasedUntil, workedAt: now })
    .where(
      eq(
        documents.id,
        sql`(select d.id from documents d
          where d.state = 'ready' and d.deleted_at is null and d.reader_version < ${readerVersion} and ${isEmbedded}
            and (d.retry_at is null or d.retry_at <= ${now})
            and not exists (select from documents o
              where o.leased_until >= ${now} and (o.state = 'ready' or o.workspace_id = d.workspace_id))
          order by d.next_reading is null, d.worked_at nulls first, d.id
          limit 1 for update skip locked)`,
      ),
    )
    .returning();
  return document ?? null;
}

/**
 * Its text or corrections changed, and its owner waits for it. While another model replaces the one that embedded it,
 * that comes first: all documents of a workspace change together.
 */
function isCorrected(embeddingWith: EmbeddingWith) {
  const isUnchanged =
    typeof embeddingWith === 'string'
      ? sql`true`
      : sql`(d.state = 'embedding' or d.embedder_id is null
          or ${embeddingWith.embedderId} in (d.embedder_id, d.next_embedder_id))`;
  return sql`(d.state in ('embedding', 'ready') and d.reader_version = ${correctedVersion} and ${isUnchanged})`;
}

/** Embedding waits while the model is on its way; where there is none, documents become ready without it. */
function isWaiting(embeddingWith: EmbeddingWith) {
  if (embeddingWith === 'model-on-its-way')
    return sql`d.state in ('queued', 'reading', 'splitting')`;
  const isUnfinished = sql`d.state in ('queued', 'reading', 'splitting', 'embedding')`;
  if (embeddingWith === 'no-model') return isUnfinished;
  const { embedderId } = embeddingWith;
  return sql`(${isUnfinished}
    or (d.state = 'ready' and d.embedder_id is distinct from ${embedderId}
      and (d.next_embedder_id is distinct from ${embedderId} or not ${isWaitedFor(embedderId)})))`;
}

/** Whether another document of the workspace still has to be embedded with the model before it replaces the old one. */
const isWaitedFor = (embedderId: string) => sql`exists (select from documents o
  where o.workspace_id = d.workspace_id and o.state = 'ready' and o.deleted_at is null
    and o.embedder_id <> ${embedderId} and o.next_embedder_id is distinct from ${embedderId})`;

const isLeased = ({ leaseId, document: { workspaceId, id } }: Lease) =>
  and(eq(documents.workspaceId, workspaceId), eq(documents.id, id), eq(documents.leaseId, leaseId));

/** False when the lease is over. */
export async function updateLeasedRow({
  newlyEmbedded,
  transaction,
  changes,
  lease,
}: {
  transaction: Transaction;
  lease: Lease;
  changes: Partial<typeof documents.$inferInsert>;
  newlyEmbedded: number;
}): Promise<boolean> {
  const sentencesEmbedded = sql`${documents.sentencesEmbedded} + ${newlyEmbedded}`;
  const updated = await transaction
    .update(documents)
    .set({ ...(newlyEmbedded > 0 && { sentencesEmbedded }), ...changes })
    .where(isLeased(lease))
    .returning({ id: documents.id });
  return updated.length > 0;
}

export async function extendLease({
  connection,
  until,
  lease,
}: {
  connection: Connection;
  lease: Lease;
  until: Date;
}) {
  await connection.update(documents).set({ leasedUntil: until }).where(isLeased(lease));
}

export async function releaseLease({
  connection,
  lease,
}: {
  connection: Connection;
  lease: Lease;
}): Promise<void> {
  await connection
    .update(documents)
    .set({ leaseId: null, leasedUntil: null })
    .where(isLeased(lease));
}
