import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { deleteInBatches } from '#server/db/delete-in-batches.ts';
import { users } from '#server/db/schema/accounts.ts';
import { auditEntries } from '#server/db/schema/audit.ts';
import type { Cursor } from '#server/http/list-cursor.ts';

export async function createEntry({
  connection,
  entry,
}: {
  connection: Connection;
  entry: typeof auditEntries.$inferInsert;
}): Promise<void> {
  await connection.insert(auditEntries).values(entry);
}

export async function listEntries({
  connection,
  workspaceId,
  before,
  limit,
}: {
  connection: Connection;
  workspaceId: string;
  before: Cursor | undefined;
  limit: number;
}) {
  return connection
    .select({
      id: auditEntries.id,
      who: users.name,
      action: auditEntries.action,
      target: auditEntries.target,
      createdAt: auditEntries.createdAt,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(
      and(
        eq(auditEntries.workspaceId, workspaceId),
        before &&
          sql`(${auditEntries.createdAt}, ${auditEntries.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit);
}

/** In every workspace: the words are about a person, not a workspace's own. */
export async function replaceInTargets({
  connection,
  words,
  by,
}: {
  connection: Connection;
  words: string;
  by: string;
}): Promise<void> {
  await connection
    .update(auditEntries)
    .set({ target: sql`replace(${auditEntries.target}, ${words}, ${by})` })
    .where(sql`strpos(${auditEntries.target}, ${words}) > 0`);
}

export async function deleteEntriesBefore({
  connection,
  moment,
  signal,
}: {
  connection: Connection;
  moment: Date;
  signal?: AbortSignal;
}): Promise<void> {
  const listOld = (limit: number) =>
    connection
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(lt(auditEntries.createdAt, moment))
      .orderBy(auditEntries.createdAt)
      .limit(limit);
  await deleteInBatches({
    signal,
    deleteSome: (limit) =>
      connection.delete(auditEntries).where(inArray(auditEntries.id, listOld(limit))),
  });
}
