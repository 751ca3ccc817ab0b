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

export async function isBlocked(o: {
  connection: Connection;
  workspaceId: string;
  visitorId: string;
  addressKey: string;
  now: Date;
}): Promise<boolean> {
  const { workspaceId, visitorId, addressKey } = o;
  const since = new Date(o.now.getTime() - addressBlockDays * 86_400_000);
  const of = { workspaceId, visitorId, addressKey, since };
  const [row] = await firstBlock(o.connection).execute(of);
  return row !== undefined;
}

export async function saveBlock(o: {
  connection: Connection;
  block: typeof blockedVisitors.$inferInsert;
}): Promise<void> {
  await o.connection.insert(blockedVisitors).values(o.block).onConflictDoNothing();
}

export async function deleteBlock(o: {
  connection: Connection;
  workspaceId: string;
  visitorId: string;
}): Promise<void> {
  await o.connection
    .delete(blockedVisitors)
    .where(
      and(
        eq(blockedVisitors.workspaceId, o.workspaceId),
        eq(blockedVisitors.visitorId, o.visitorId),
      ),
    );
}

export async function listBlocked(o: {
  connection: Connection;
  workspaceId: string;
  visitorIds: readonly string[];
}): Promise<Set<string>> {
  if (o.visitorIds.length === 0) return new Set();
  const rows = await o.connection
    .select({ visitorId: blockedVisitors.visitorId })
    .from(blockedVisitors)
    .where(
      and(
        eq(blockedVisitors.workspaceId, o.workspaceId),
        inArray(blockedVisitors.visitorId, [...o.visitorIds]),
      ),
    );
  return new Set(rows.map(({ visitorId }) => visitorId));
}
