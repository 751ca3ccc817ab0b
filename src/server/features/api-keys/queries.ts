/** SQL of API keys; every function takes the workspace, but for the one that learns it from the key. */
import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/db/client.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { profiles, users, workspaces } from '#server/db/schema/accounts.ts';
import { apiKeys } from '#server/db/schema/api-keys.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { workspaceMembers } from '#server/db/schema/team.ts';
import type { MemberRole } from '#shared/permissions.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
export type ApiKeyRow = Awaited<ReturnType<typeof listApiKeyRows>>[number];

const selectRows = (connection: Connection) =>
  connection
    .select({ key: apiKeys, chatbotName: chatbots.name, madeBy: users.name })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(chatbots, eq(chatbots.id, apiKeys.chatbotId));

export async function listApiKeyRows({ connection, workspaceId }: OfWorkspace) {
  return selectRows(connection)
    .where(eq(apiKeys.workspaceId, workspaceId))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id);
}

export async function findApiKeyRow({
  connection,
  workspaceId,
  id,
}: OfWorkspace & { id: string }): Promise<ApiKeyRow | null> {
  const [row] = await selectRows(connection).where(
    and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id)),
  );
  return row ?? null;
}

export async function countApiKeys({ connection, workspaceId }: OfWorkspace): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(apiKeys)
    .where(eq(apiKeys.workspaceId, workspaceId));
  return row?.count ?? 0;
}

export async function createApiKeyRow({
  transaction,
  key,
}: {
  transaction: Transaction;
  key: typeof apiKeys.$inferInsert;
}): Promise<string> {
  const [row] = await transaction.insert(apiKeys).values(key).returning({ id: apiKeys.id });
  if (!row) throw new Error('The key was not stored');
  return row.id;
}

export async function deleteApiKeyRow({
  connection,
  workspaceId,
  id,
}: OfWorkspace & { id: string }): Promise<string | null> {
  const [row] = await connection
    .delete(apiKeys)
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id)))
    .returning({ name: apiKeys.name });
  return row?.name ?? null;
}

const keyByHash = prepareOnce((connection) => {
  const own = connection
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.ownerId, apiKeys.userId));
  const owner = connection
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, profiles.id));
  const member = connection
    .select({ role: workspaceMembers.role })
    .from(workspaceMembers)
    .where(
      and(
        eq(workspaceMembers.workspaceId, apiKeys.workspaceId),
        eq(workspaceMembers.userId, apiKeys.userId),
      ),
    );
  return connection
    .select({
      key: apiKeys,
      userName: users.name,
      suspendedAt: users.suspendedAt,
      ownWorkspaceId: sql<string>`(${own})`,
      memberRole: sql<MemberRole | null>`(${member})`,
      ownerSuspendedAt: sql<Date | null>`(${owner})`.mapWith(users.suspendedAt),
      ownerProfile: profiles,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
    .innerJoin(profiles, eq(profiles.id, workspaces.ownerId))
    .where(eq(apiKeys.keyHash, sql.placeholder('keyHash')));
});

/**
 * The key that has this hash, with its maker's place in the workspace and the plan of its owner. Asked at every call:
 * what need not be joined is not, because seven tables take the database longer to plan than to read.
 */
export async function findByHash({
  connection,
  keyHash,
}: {
  connection: Connection;
  keyHash: string;
}) {
  const [row] = await keyByHash(connection).execute({ keyHash });
  return row ?? null;
}

/** Written at most once a minute, by the first request that comes. */
export async function touchApiKey({
  connection,
  now,
  workspaceId,
  id,
  olderThan,
}: OfWorkspace & { id: string; now: Date; olderThan: Date }): Promise<void> {
  await connection
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiKeys.workspaceId, workspaceId),
        eq(apiKeys.id, id),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, olderThan)),
      ),
    )
    .returning({ relaxed: sql`set_config('synchronous_commit', 'off', true)` });
}
