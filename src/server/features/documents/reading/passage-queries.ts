/** SQL of what is made from a document: its pages for the owner to look at, its passages and facts to answer with. */
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import {
  documentFacts,
  documentPages,
  documentSnapshots,
  documents,
  passages,
} from '#server/db/schema/documents.ts';
import { versionDocuments } from '#server/db/schema/versions.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

type OfReading = { workspaceId: string; documentId: string; generation: number };
/** `isNext`: the vectors are kept beside those of another model, which go on answering. */
type InSlot = { isNext: boolean };

export async function createPages({
  transaction,
  rows,
}: {
  transaction: Transaction;
  rows: (typeof documentPages.$inferInsert)[];
}): Promise<void> {
  await transaction.insert(documentPages).values(rows);
}

export async function createPassages({
  transaction,
  rows,
}: {
  transaction: Transaction;
  rows: (typeof passages.$inferInsert)[];
}): Promise<void> {
  await transaction.insert(passages).values(rows);
}

export async function createFacts({
  transaction,
  row,
}: {
  transaction: Transaction;
  row: typeof documentFacts.$inferInsert;
}): Promise<void> {
  await transaction.insert(documentFacts).values(row);
}

/** Facts go last: they tell that there is something to delete. */
const readingTables = [documentSnapshots, passages, documentPages, documentFacts];

/** What a version of a chatbot answers from stays. */
const isUnkept = (table: (typeof readingTables)[number]) =>
  sql`not exists (select from ${versionDocuments} where ${versionDocuments.documentId} = ${table.documentId}
    and ${versionDocuments.generation} = ${table.generation})`;

/** What an earlier reading left, be it another content or half of one. */
export async function deleteOlderReadings({
  connection,
  workspaceId,
  documentId,
  generation,
}: OfReading & { connection: Connection }): Promise<void> {
  for (const table of readingTables) {
    await connection
      .delete(table)
      .where(
        and(
          eq(table.workspaceId, workspaceId),
          eq(table.documentId, documentId),
          lt(table.generation, generation),
          isUnkept(table),
        ),
      );
  }
}

/** What a new reading of the same file left when it was broken off. */
export async function deleteNewerReadings({
  connection,
  workspaceId,
  documentId,
  generation,
}: OfReading & { connection: Connection }): Promise<void> {
  for (const table of readingTables) {
    await connection
      .delete(table)
      .where(
        and(
          eq(table.workspaceId, workspaceId),
          eq(table.documentId, documentId),
          gt(table.generation, generation),
          isUnkept(table),
        ),
      );
  }
}

/** Deletes what is neither the document's current reading nor the one that is being prepared. */
export async function deleteReplacedReadings({
  connection,
  workspaceId,
  documentId,
}: {
  connection: Connection;
  workspaceId: string;
  documentId: string;
}): Promise<void> {
  const isOld = (table: (typeof readingTables)[number]) => sql`not exists (select from ${documents}
    where ${documents.id} = ${table.documentId} and (${documents.generation} = ${table.generation}
      or ${documents.state} in ('queued', 'reading', 'splitting')
      or (${table.generation} > ${documents.generation} and ${documents.leasedUntil} is not null)
      or (${documents.nextReading} ->> 'generation')::int = ${table.generation}))`;
  for (const table of readingTables) {
    await connection
      .delete(table)
      .where(
        and(
          eq(table.workspaceId, workspaceId),
          eq(table.documentId, documentId),
          isOld(table),
          isUnkept(table),
        ),
      );
  }
}

/** Documents with a reading that is neither current nor next, nor in a version of a chatbot. Of all workspaces. */
export async function listReplacedReadings({
  connection,
  limit,
}: {
  connection: Connection;
  limit: number;
}): Promise<{ workspaceId: string; documentId: string }[]> {
  const { workspaceId, documentId, generation } = documentFacts;
  return connection
    .selectDistinct({ workspaceId, documentId })
    .from(documentFacts)
    .innerJoin(documents, eq(documents.id, documentId))
    .where(
      and(
        sql`${generation} <> ${documents.generation}`,
        sql`${generation} is distinct from (${documents.nextReading} ->> 'generation')::int`,
        sql`${documents.state} in ('embedding', 'ready', 'failed') and ${documents.leasedUntil} is null`,
        isUnkept(documentFacts),
      ),
    )
    .limit(limit);
}

/** Passages from one ordinal up to another, if they have vectors of this model. */
export async function listEmbeddedPassages({
  connection,
  workspaceId,
  documentId,
  generation,
  embedderId,
  from,
  to,
}: OfReading & { connection: Connection; embedderId: string; from: number; to: number }) {
  return connection
    .select({ id: passages.id, sentences: passages.sentences })
    .from(passages)
    .where(
      and(
        eq(passages.workspaceId, workspaceId),
        eq(passages.documentId, documentId),
        eq(passages.generation, generation),
        eq(passages.embedderId, embedderId),
        sql`${passages.ordinal} >= ${from} and ${passages.ordinal} < ${to}`,
      ),
    );
}

/** Gives passages, named by their ordinal, the vectors of other passages of the same document. */
export async function copyVectors({
  transaction,
  workspaceId,
  documentId,
  generation,
  copies,
}: OfReading & {
  transaction: Transaction;
  copies: readonly { ordinal: number; fromId: string }[];
}): Promise<void> {
  const ordinals = copies.map(({ ordinal }) => ordinal);
  const ids = copies.map(({ fromId }) => fromId);
  await transaction.execute(sql`
    update passages fresh set vectors = coalesce(old.next_vectors, old.vectors),
      embedder_id = coalesce(old.next_embedder_id, old.embedder_id)
    from unnest(${sql.param(ordinals)}::int[], ${sql.param(ids)}::uuid[]) as copy (ordinal, id)
    join passages old on old.id = copy.id
    where fresh.workspace_id = ${workspaceId} and fresh.document_id = ${documentId}
      and fresh.generation = ${generation} and fresh.ordinal = copy.ordinal
      and old.workspace_id = ${workspaceId} and old.document_id = ${documentId}`);
}

export async function listUnembeddedPassages({
  connection,
  workspaceId,
  documentId,
  generation,
  embedderId,
  isNext,
  limit,
}: OfReading & InSlot & { connection: Connection; embedderId: string; limit: number }) {
  return connection
    .select({ id: passages.id, sentences: passages.sentences })
    .from(passages)
    .where(
      and(
        eq(passages.workspaceId, workspaceId),
        eq(passages.documentId, documentId),
        eq(passages.generation, generation),
        sql`${passages.embedderId} is distinct from ${embedderId}`,
        isNext ? sql`${passages.nextEmbedderId} is distinct from ${embedderId}` : undefined,
      ),
    )
    .orderBy(passages.ordinal)
    .limit(limit);
}

/** The language that a document was read to be in; English where it isn't known. */
export async function readLanguage({
  connection,
  workspaceId,
  documentId,
  generation,
}: OfReading & { connection: Connection }): Promise<LanguageCode> {
  const [row] = await connection
    .select({ language: sql<LanguageCode | null>`${documentFacts.facts} ->> 'language'` })
    .from(documentFacts)
    .where(
      and(
        eq(documentFacts.workspaceId, workspaceId),
        eq(documentFacts.documentId, documentId),
        eq(documentFacts.generation, generation),
      ),
    );
  return row?.language ?? 'en';
}

/** Some vectors that another model made become the next ones of this model as well. How many. */
export async function keepSomeVectors({
  transaction,
  workspaceId,
  documentId,
  generation,
  fromEmbedderId,
  embedderId,
  limit,
}: OfReading & {
  transaction: Transaction;
  fromEmbedderId: string;
  embedderId: string;
  limit: number;
}): Promise<number> {
  const { rows } = await transaction.execute(sql`
    update passages set next_vectors = vectors, next_embedder_id = ${embedderId}
    where workspace_id = ${workspaceId} and id in (
      select id from passages
      where workspace_id = ${workspaceId} and document_id = ${documentId} and generation = ${generation}
        and embedder_id = ${fromEmbedderId} and next_embedder_id is distinct from ${embedderId}
      order by ordinal limit ${limit})
    returning id`);
  return rows.length;
}

export async function saveVectors({
  embedded,
  transaction,
  embedderId,
  isNext,
  workspaceId,
}: InSlot & {
  transaction: Transaction;
  workspaceId: string;
  embedded: readonly { id: string; vectors: Buffer }[];
  embedderId: string;
}): Promise<void> {
  for (const { id, vectors } of embedded) {
    await transaction
      .update(passages)
      .set(isNext ? { nextVectors: vectors, nextEmbedderId: embedderId } : { vectors, embedderId })
      .where(and(eq(passages.workspaceId, workspaceId), eq(passages.id, id)));
  }
}

/** Lets the next vectors of some passages replace the current ones; false when there are none left. */
export async function replaceSomeVectors({
  transaction,
  workspaceId,
  documentId,
  generation,
  embedderId,
  limit,
}: OfReading & { transaction: Transaction; embedderId: string; limit: number }): Promise<boolean> {
  const replaced = await transaction
    .update(passages)
    .set({
      vectors: sql`${passages.nextVectors}`,
      embedderId,
      nextVectors: null,
      nextEmbedderId: null,
    })
    .where(
      inArray(
        passages.id,
        transaction
          .select({ id: passages.id })
          .from(passages)
          .where(
            and(
              eq(passages.workspaceId, workspaceId),
              eq(passages.documentId, documentId),
              eq(passages.generation, generation),
              eq(passages.nextEmbedderId, embedderId),
            ),
          )
          .limit(limit),
      ),
    )
    .returning({ id: passages.id });
  return replaced.length > 0;
}
