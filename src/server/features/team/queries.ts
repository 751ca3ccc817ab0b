/** SQL of members, their sessions and the workspace they share; the workspace is in every condition. */
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { profiles, sessions, users, workspaces } from '#server/db/schema/accounts.ts';
import { workspaceMembers } from '#server/db/schema/team.ts';
import type { MemberRole } from '#shared/permissions.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };
type OfMember = OfWorkspace & { userId: string };

const ofMember = ({ workspaceId, userId }: OfMember) =>
  and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId));

export async function findWorkspace({ connection, workspaceId }: OfWorkspace) {
  const [row] = await connection
    .select({
      name: workspaces.name,
      createdAt: workspaces.createdAt,
      ownerId: users.id,
      ownerName: users.name,
      ownerEmail: users.email,
    })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(workspaces.id, workspaceId));
  return row ?? null;
}

export async function updateWorkspaceName({
  connection,
  name,
  workspaceId,
}: OfWorkspace & { name: string }): Promise<void> {
  await connection.update(workspaces).set({ name }).where(eq(workspaces.id, workspaceId));
}

const memberColumns = {
  userId: users.id,
  name: users.name,
  email: users.email,
  role: workspaceMembers.role,
  joinedAt: workspaceMembers.createdAt,
};

export async function listMemberRows({ connection, workspaceId }: OfWorkspace) {
  return connection
    .select(memberColumns)
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, workspaceId))
    .orderBy(asc(workspaceMembers.createdAt), asc(users.id));
}

export async function findMemberRow(input: OfMember) {
  const [row] = await input.connection
    .select(memberColumns)
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(ofMember(input));
  return row ?? null;
}

/** The teams of others that someone works in. */
export async function listMemberships({
  connection,
  userId,
}: {
  connection: Connection;
  userId: string;
}) {
  return connection
    .select({
      workspace: workspaces.name,
      role: workspaceMembers.role,
      since: workspaceMembers.createdAt,
    })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(eq(workspaceMembers.userId, userId));
}

export async function countMembers({ connection, workspaceId }: OfWorkspace): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, workspaceId));
  return row?.count ?? 0;
}

export async function createMember({
  connection,
  workspaceId,
  userId,
  role,
  now,
}: OfMember & { role: MemberRole; now: Date }): Promise<void> {
  await connection
    .insert(workspaceMembers)
    .values({ workspaceId, userId, role, createdAt: now })
    .onConflictDoNothing();
}

export async function updateMemberRole(input: OfMember & { role: MemberRole }): Promise<boolean> {
  const updated = await input.connection
    .update(workspaceMembers)
    .set({ role: input.role })
    .where(ofMember(input))
    .returning({ userId: workspaceMembers.userId });
  return updated.length > 0;
}

export async function deleteMember(input: OfMember): Promise<boolean> {
  const deleted = await input.connection
    .delete(workspaceMembers)
    .where(ofMember(input))
    .returning({ userId: workspaceMembers.userId });
  return deleted.length > 0;
}

/** Signs a person out wherever they work for this workspace; what they do elsewhere goes on. */
export async function deleteSessionsIn({
  connection,
  workspaceId,
  userId,
}: OfMember): Promise<void> {
  await connection
    .delete(sessions)
    .where(and(eq(sessions.workspaceId, workspaceId), eq(sessions.userId, userId)));
}

/** `to` null: the account's own workspace. */
export async function moveSessions({
  connection,
  to,
  workspaceId,
  userId,
}: OfMember & { to: string | null }): Promise<void> {
  await connection
    .update(sessions)
    .set({ workspaceId: to })
    .where(and(eq(sessions.workspaceId, workspaceId), eq(sessions.userId, userId)));
}

/** Sessions in a person's own workspace go on in this one. */
export async function keepOwnSessionsIn({
  connection,
  workspaceId,
  userId,
}: OfMember): Promise<void> {
  await connection
    .update(sessions)
    .set({ workspaceId })
    .where(and(isNull(sessions.workspaceId), eq(sessions.userId, userId)));
}

/** For this session now and for the next sign-in. */
export async function chooseWorkspaceRow({
  connection,
  userId,
  sessionId,
  workspaceId,
}: {
  connection: Connection;
  userId: string;
  sessionId: string;
  workspaceId: string | null;
}): Promise<void> {
  await connection
    .update(sessions)
    .set({ workspaceId })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  await saveLastWorkspace({ connection, userId, workspaceId });
}

export async function saveLastWorkspace({
  connection,
  workspaceId,
  userId,
}: {
  connection: Connection;
  userId: string;
  workspaceId: string | null;
}): Promise<void> {
  await connection
    .update(profiles)
    .set({ lastWorkspaceId: workspaceId })
    .where(eq(profiles.id, userId));
}

export async function findOwnWorkspaceId({
  connection,
  userId,
}: {
  connection: Connection;
  userId: string;
}) {
  const [row] = await connection
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.ownerId, userId));
  return row?.id ?? null;
}

export async function updateOwner({ connection, userId, workspaceId }: OfMember): Promise<void> {
  await connection
    .update(workspaces)
    .set({ ownerId: userId })
    .where(eq(workspaces.id, workspaceId));
}

export async function createWorkspaceOf({
  connection,
  userId,
  now,
}: {
  connection: Connection;
  userId: string;
  now: Date;
}): Promise<void> {
  await connection.insert(workspaces).values({ ownerId: userId, createdAt: now });
}

export async function deleteWorkspace({ connection, workspaceId }: OfWorkspace): Promise<void> {
  await connection.delete(workspaces).where(eq(workspaces.id, workspaceId));
}
