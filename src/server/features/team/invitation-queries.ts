import { and, asc, eq, gt } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { users, workspaces } from '#server/db/schema/accounts.ts';
import { invitations } from '#server/db/schema/team.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };

export async function listInvitationRows({ connection, workspaceId }: OfWorkspace) {
  return connection
    .select()
    .from(invitations)
    .where(eq(invitations.workspaceId, workspaceId))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}

/** Inviting an address again replaces its invitation: only the newest link works. */
export async function saveInvitation({
  invitation,
  connection,
}: {
  connection: Connection;
  invitation: typeof invitations.$inferInsert;
}) {
  const { role, tokenHash, invitedBy, createdAt, expiresAt } = invitation;
  const [row] = await connection
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [invitations.workspaceId, invitations.email],
      set: { role, tokenHash, invitedBy, createdAt, expiresAt },
    })
    .returning();
  if (!row) throw new Error('The invitation was not stored');
  return row;
}

export async function findInvitationRow({
  connection,
  workspaceId,
  id,
}: OfWorkspace & { id: string }) {
  const [row] = await connection
    .select()
    .from(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id)));
  return row ?? null;
}

export async function deleteInvitationRow({
  connection,
  workspaceId,
  id,
}: OfWorkspace & { id: string }) {
  const [row] = await connection
    .delete(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id)))
    .returning();
  return row ?? null;
}

/** Found by the secret of the link, which is all that an invited person has. */
export async function findInvitationByHash({
  connection,
  tokenHash,
}: {
  connection: Connection;
  tokenHash: string;
}) {
  const [row] = await connection
    .select({
      workspaceId: invitations.workspaceId,
      workspaceName: workspaces.name,
      ownerId: workspaces.ownerId,
      email: invitations.email,
      role: invitations.role,
      invitedBy: users.name,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.tokenHash, tokenHash));
  return row ?? null;
}

/** In one statement, so that of two tries at once only one succeeds. */
export async function takeInvitation({
  connection,
  tokenHash,
  email,
  now,
}: {
  connection: Connection;
  tokenHash: string;
  email: string;
  now: Date;
}) {
  const [row] = await connection
    .delete(invitations)
    .where(
      and(
        eq(invitations.tokenHash, tokenHash),
        eq(invitations.email, email),
        gt(invitations.expiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

/** In every workspace: they are about the person. */
export async function deleteInvitationsOf({
  connection,
  email,
}: {
  connection: Connection;
  email: string;
}): Promise<void> {
  await connection.delete(invitations).where(eq(invitations.email, email));
}

export async function hasAccount({
  connection,
  email,
}: {
  connection: Connection;
  email: string;
}): Promise<boolean> {
  const rows = await connection.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}
