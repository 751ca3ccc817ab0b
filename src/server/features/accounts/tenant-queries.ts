/** Which workspace someone works for, and what they are there. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/client.ts';
import { profiles, sessions, users, workspaces } from '#server/db/schema/accounts.ts';
import { workspaceMembers } from '#server/db/schema/team.ts';

type OfUser = { database: Database; userId: string };

/**
 * The workspace a session works for and the caller's place in it. `null` once the account is suspended, or it or the
 * session is gone; `role` is null where a team was chosen that has no place for the caller any more.
 */
export async function findTenant({ database, userId, sessionId }: OfUser & { sessionId: string }) {
  const chosen = alias(workspaces, 'chosen');
  const owner = alias(users, 'owner');
  const [row] = await database.orm
    .select({
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      ownWorkspaceId: workspaces.id,
      workspaceId: sql<string>`coalesce(${sessions.workspaceId}, ${workspaces.id})`,
      memberRole: workspaceMembers.role,
      ownerSuspendedAt: owner.suspendedAt,
      ownerProfile: profiles,
    })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.ownerId, users.id))
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .leftJoin(
      workspaceMembers,
      and(
        eq(workspaceMembers.workspaceId, sessions.workspaceId),
        eq(workspaceMembers.userId, users.id),
      ),
    )
    .leftJoin(chosen, eq(chosen.id, workspaceMembers.workspaceId))
    .leftJoin(owner, eq(owner.id, chosen.ownerId))
    .leftJoin(profiles, eq(profiles.id, chosen.ownerId))
    .where(and(eq(users.id, userId), eq(sessions.id, sessionId), isNull(users.suspendedAt)));
  return row ?? null;
}

/** A person's place in a workspace, whichever they work in at the moment. */
export async function findPlace({
  database,
  userId,
  workspaceId,
}: OfUser & { workspaceId: string }) {
  const chosen = alias(workspaces, 'chosen');
  const owner = alias(users, 'owner');
  const [row] = await database.orm
    .select({
      suspendedAt: users.suspendedAt,
      ownWorkspaceId: workspaces.id,
      memberRole: workspaceMembers.role,
      ownerSuspendedAt: owner.suspendedAt,
      ownerProfile: profiles,
    })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.ownerId, users.id))
    .innerJoin(chosen, eq(chosen.id, workspaceId))
    .innerJoin(owner, eq(owner.id, chosen.ownerId))
    .innerJoin(profiles, eq(profiles.id, chosen.ownerId))
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, chosen.id), eq(workspaceMembers.userId, users.id)),
    )
    .where(eq(users.id, userId));
  return row ?? null;
}

/** A new session goes on in the team that was chosen last, if it still has a place for the person. */
export async function restoreWorkspace({
  database,
  userId,
  sessionId,
}: OfUser & { sessionId: string }): Promise<void> {
  const [last] = await database.orm
    .select({ workspaceId: workspaceMembers.workspaceId })
    .from(profiles)
    .innerJoin(
      workspaceMembers,
      and(
        eq(workspaceMembers.workspaceId, profiles.lastWorkspaceId),
        eq(workspaceMembers.userId, profiles.id),
      ),
    )
    .where(eq(profiles.id, userId));
  if (!last) return;
  await database.orm
    .update(sessions)
    .set({ workspaceId: last.workspaceId })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
}
