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

export async function updateWorkspaceName(o: OfWorkspace & { name: string }): Promise<void> {
  await o.connection
    .update(workspaces)
    .set({ name: o.name })
    .where(eq(workspaces.id, o.workspaceId));
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

export async function findMemberRow(o: OfMember) {
  const [row] = await o.connection
    .select(memberColumns)
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(ofMember(o));
  return row ?? null;
}

/** The teams of others that someone works in. */
export async function listMemberships(o: { connection: Connection; userId: string }) {
  return o.connection
    .select({
      workspace: workspaces.name,
      role: workspaceMembers.role,
      since: workspaceMembers.createdAt,
    })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(eq(workspaceMembers.userId, o.userId));
}

export async function countMembers({ connection, workspaceId }: OfWorkspace): Promise<number> {
  const [row] = await connection
    .select({ count: count() })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, workspaceId));
  return row?.count ?? 0;
}

export async function createMember(o: OfMember & { role: MemberRole; now: Date }): Promise<void> {
  await o.connection
    .insert(workspaceMembers)
    .values({ workspaceId: o.workspaceId, userId: o.userId, role: o.role, createdAt: o.now })
    .onConflictDoNothing();
}

export async function updateMemberRole(o: OfMember & { role: MemberRole }): Promise<boolean> {
  const updated = await o.connection
    .update(workspaceMembers)
    .set({ role: o.role })
    .where(ofMember(o))
    .returning({ userId: workspaceMembers.userId });
  return updated.length > 0;
}

export async function deleteMember(o: OfMember): Promise<boolean> {
  const deleted = await o.connection
    .delete(workspaceMembers)
    .where(ofMember(o))
    .returning({ userId: workspaceMembers.userId });
  return deleted.length > 0;
}

/** Signs a person out wherever they work for this workspace; what they do elsewhere goes on. */
export async function deleteSessionsIn(o: OfMember): Promise<void> {
  await o.connection
    .delete(sessions)
    .where(and(eq(sessions.workspaceId, o.workspaceId), eq(sessions.userId, o.userId)));
}

/** `to` null: the account's own workspace. */
export async function moveSessions(o: OfMember & { to: string | null }): Promise<void> {
  await o.connection
    .update(sessions)
    .set({ workspaceId: o.to })
    .where(and(eq(sessions.workspaceId, o.workspaceId), eq(sessions.userId, o.userId)));
}

/** Sessions in a person's own workspace go on in this one. */
export async function keepOwnSessionsIn(o: OfMember): Promise<void> {
  await o.connection
    .update(sessions)
    .set({ workspaceId: o.workspaceId })
    .where(and(isNull(sessions.workspaceId), eq(sessions.userId, o.userId)));
}

/** For this session now and for the next sign-in. */
export async function chooseWorkspaceRow(o: {
  connection: Connection;
  userId: string;
  sessionId: string;
  workspaceId: string | null;
}): Promise<void> {
  const { connection, userId, sessionId, workspaceId } = o;
  await connection
    .update(sessions)
    .set({ workspaceId })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  await saveLastWorkspace({ connection, userId, workspaceId });
}

export async function saveLastWorkspace(o: {
  connection: Connection;
  userId: string;
  workspaceId: string | null;
}): Promise<void> {
  await o.connection
    .update(profiles)
    .set({ lastWorkspaceId: o.workspaceId })
    .where(eq(profiles.id, o.userId));
}

export async function findOwnWorkspaceId(o: { connection: Connection; userId: string }) {
  const [row] = await o.connection
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.ownerId, o.userId));
  return row?.id ?? null;
}

export async function updateOwner(o: OfMember): Promise<void> {
  await o.connection
    .update(workspaces)
    .set({ ownerId: o.userId })
    .where(eq(workspaces.id, o.workspaceId));
}

export async function createWorkspaceOf(o: {
  connection: Connection;
  userId: string;
  now: Date;
}): Promise<void> {
  await o.connection.insert(workspaces).values({ ownerId: o.userId, createdAt: o.now });
}

export async function deleteWorkspace({ connection, workspaceId }: OfWorkspace): Promise<void> {
  await connection.delete(workspaces).where(eq(workspaces.id, workspaceId));
}
