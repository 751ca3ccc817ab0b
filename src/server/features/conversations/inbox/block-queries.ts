/** SQL of visitors whom an owner has blocked; every function takes the workspace. */
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { blockedVisitors } from '#server/db/schema/conversations.ts';

/** Offices share an address, so it is blocked for a while only; the visitor stays blocked. */
const addressBlockDays = 7;

const firstBlock = prepareOnce((connection) =>
  connection
    .select({ one: sql`1` })
    .from(blockedVisitors)
    .where(
      and(
        eq(blockedVisitors.workspaceId, sql.placeholder('workspaceId')),
        or(
          eq(blockedVisitors.visitorId, sql.placeholder('visitorId')),
          and(
            eq(blockedVisitors.addressKey, sql.placeholder('addressKey')),
            gt(blockedVisitors.createdAt, sql.placeholder('since')),
          ),
        ),
      ),
    )
    .limit(1),
);

export async function isBlocked({
  workspaceId,
  visitorId,
  addressKey,
  now,
  connection,
}: {
  connection: Connection;
  workspaceId: string;
  visitorId: string;
  addressKey: string;
  now: Date;
}): Promise<boolean> {
  const since = new Date(now.getTime() - addressBlockDays * 86_400_000);
  const of = { workspaceId, visitorId, addressKey, since };
  const [row] = await firstBlock(connection).execute(of);
  return row !== undefined;
}

export async function saveBlock({
  connection,
  block,
}: {
  connection: Connection;
  block: typeof blockedVisitors.$inferInsert;
}): Promise<void> {
  await connection.insert(blockedVisitors).values(block).onConflictDoNothing();
}

export async function deleteBlock({
  connection,
  workspaceId,
  visitorId,
}: {
  connection: Connection;
  workspaceId: string;
  visitorId: string;
}): Promise<void> {
  await connection
    .delete(blockedVisitors)
    .where(
      and(eq(blockedVisitors.workspaceId, workspaceId), eq(blockedVisitors.visitorId, visitorId)),
    );
}

export async function listBlocked({
  visitorIds,
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string;
  visitorIds: readonly string[];
}): Promise<Set<string>> {
  if (visitorIds.length === 0) return new Set();
  const rows = await connection
    .select({ visitorId: blockedVisitors.visitorId })
    .from(blockedVisitors)
    .where(
      and(
        eq(blockedVisitors.workspaceId, workspaceId),
        inArray(blockedVisitors.visitorId, [...visitorIds]),
      ),
    );
  return new Set(rows.map(({ visitorId }) => visitorId));
}
