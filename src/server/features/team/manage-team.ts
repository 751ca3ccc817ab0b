/** Who works in a workspace and as what. The owner is named by the workspace itself and cannot be changed here. */
import type { Deps } from '#server/deps.ts';
import { type Actor, recordAudit } from '#server/features/audit/index.ts';
import { publishEvent } from '#server/features/live/index.ts';
import type { TeamResponse } from '#shared/contract/team.ts';
import { AppError } from '#shared/errors.ts';
import { type MemberRole, roleNames } from '#shared/permissions.ts';
import { listInvitationRows } from './invitation-queries.ts';
import {
  chooseWorkspaceRow,
  deleteMember,
  deleteSessionsIn,
  findMemberRow,
  findWorkspace,
  listMemberRows,
  moveSessions,
  saveLastWorkspace,
  updateMemberRole,
  updateWorkspaceName,
} from './queries.ts';

/** The person who acts, as the session says. */
type ByActor = { deps: Deps; actor: Actor & { userId: string } };

export async function getTeam({
  deps,
  workspaceId,
}: {
  deps: Deps;
  workspaceId: string;
}): Promise<TeamResponse> {
  const of = { connection: deps.database.orm, workspaceId };
  const workspace = await findWorkspace(of);
  if (!workspace) throw new AppError('not_found', 'This workspace does not exist any more.');
  const members = await listMemberRows(of);
  const invitations = await listInvitationRows(of);
  const now = deps.clock.now();
  return {
    name: nameOf(workspace),
    members: [
      {
        userId: workspace.ownerId,
        name: workspace.ownerName,
        email: workspace.ownerEmail,
        role: 'owner',
        joinedAt: workspace.createdAt.toISOString(),
      },
      ...members.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() })),
    ],
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= now,
    })),
  };
}

/** What a workspace is called until someone names it. */
export function nameOf({ name, ownerName }: { name: string | null; ownerName: string }): string {
  return name ?? `${ownerName}’s workspace`;
}

export async function renameWorkspace({
  deps,
  actor,
  name,
}: ByActor & { name: string }): Promise<TeamResponse> {
  const { workspaceId } = actor;
  await deps.database.orm.transaction(async (transaction) => {
    await updateWorkspaceName({ connection: transaction, workspaceId, name });
    await recordAudit({ deps, transaction, actor, action: 'workspace.renamed', target: name });
  });
  return getTeam({ deps, workspaceId });
}

export async function changeRole({
  deps,
  actor,
  userId,
  role,
}: ByActor & { userId: string; role: MemberRole }): Promise<TeamResponse> {
  const { workspaceId } = actor;
  await deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, workspaceId, userId };
    if (!(await updateMemberRole({ ...of, role }))) throw missing();
    const member = await findMemberRow(of);
    const target = `${member?.email} to ${roleNames[role]}`;
    await recordAudit({ deps, transaction, actor, action: 'member.role-changed', target });
  });
  await tellStreams({ deps, workspaceId });
  return getTeam({ deps, workspaceId });
}

/** Ends every session that works for this workspace, so that nothing a browser still holds opens it again. */
export async function removeMember({
  deps,
  actor,
  userId,
}: ByActor & { userId: string }): Promise<TeamResponse> {
  const { workspaceId } = actor;
  await deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, workspaceId, userId };
    const member = await findMemberRow(of);
    if (!member || !(await deleteMember(of))) throw missing();
    await deleteSessionsIn(of);
    const target = member.email;
    await recordAudit({ deps, transaction, actor, action: 'member.removed', target });
  });
  await tellStreams({ deps, workspaceId });
  return getTeam({ deps, workspaceId });
}

/** Anyone who leaves goes on in their own workspace. That one cannot be left, only handed over. */
export async function leaveTeam({ deps, actor }: ByActor): Promise<void> {
  const { workspaceId, userId } = actor;
  await deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, workspaceId, userId };
    const member = await findMemberRow(of);
    if (!member || !(await deleteMember(of))) {
      throw new AppError('not_found', 'You are not a member of this team.');
    }
    await moveSessions({ ...of, to: null });
    await saveLastWorkspace({ connection: transaction, userId, workspaceId: null });
    const target = roleNames[member.role];
    await recordAudit({ deps, transaction, actor, action: 'member.left', target });
  });
  await tellStreams({ deps, workspaceId });
}

/** Which workspace this session works for from now on. One that is not theirs does not exist for them. */
export async function chooseWorkspace({
  deps,
  session: { id: sessionId, userId, ownWorkspaceId },
  workspaceId,
}: {
  deps: Deps;
  session: { id: string; userId: string; ownWorkspaceId: string };
  workspaceId: string;
}): Promise<void> {
  const isOwn = workspaceId === ownWorkspaceId;
  await deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, userId };
    if (!isOwn && !(await findMemberRow({ ...of, workspaceId }))) {
      throw new AppError('not_found', 'This workspace does not exist.');
    }
    await chooseWorkspaceRow({ ...of, sessionId, workspaceId: isOwn ? null : workspaceId });
  });
}

/** Open screens of a person whose role changed or who was removed learn it at once instead of at their next check. */
export async function tellStreams({
  deps,
  workspaceId,
}: {
  deps: Deps;
  workspaceId: string;
}): Promise<void> {
  await publishEvent({ deps, event: { kind: 'access', workspaceId } });
}

function missing(): AppError {
  return new AppError('not_found', 'This person is not in the team.');
}
