import type { Deps } from '#server/deps.ts';
import { type CurrentSession, checkPassword } from '#server/features/accounts/index.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { queueMail } from '#server/features/mail/index.ts';
import { getUsage, hasFeature, lockWorkspace } from '#server/features/plans/index.ts';
import { AppError } from '#shared/errors.ts';
import { nameOf, tellStreams } from './manage-team.ts';
import {
  countMembers,
  createMember,
  createWorkspaceOf,
  deleteMember,
  deleteWorkspace,
  findMemberRow,
  findOwnWorkspaceId,
  findWorkspace,
  keepOwnSessionsIn,
  moveSessions,
  saveLastWorkspace,
  updateOwner,
} from './queries.ts';

/**
 * Gives the workspace to a member, on whose plan it runs from then on; the person who gave it stays as admin. An account owns
 * one workspace, so the new owner's own must be empty: it makes room, and the old owner gets a fresh one.
 */
export async function transferOwnership({
  deps,
  session,
  to,
  password,
}: {
  deps: Deps;
  session: CurrentSession;
  to: string;
  password: string | undefined;
}): Promise<void> {
  const { workspaceId, userId } = session;
  const connection = deps.database.orm;
  const heir = await findMemberRow({ connection, workspaceId, userId: to });
  if (!heir) throw new AppError('not_found', 'This person is not in the team.');
  await checkPassword({ deps, userId, password });
  const spareId = await findOwnWorkspaceId({ connection, userId: to });
  if (!spareId) throw new AppError('not_found', 'This person is not in the team.');
  if (!(await hasFeature({ deps, workspaceId: spareId, feature: 'team' }))) {
    throw new AppError(
      'conflict',
      `The workspace would run on ${heir.name}’s plan, which does not include a team. Ask them to change their plan first.`,
    );
  }
  const usage = await getUsage({ deps, workspaceId: spareId });
  const others = await countMembers({ connection, workspaceId: spareId });
  if (usage.chatbots + usage.documents + others > 0) {
    throw new AppError(
      'conflict',
      `${heir.name} already has a workspace with content or people of its own, and an account owns one workspace.`,
    );
  }
  const now = deps.clock.now();
  await deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, workspaceId };
    await lockWorkspace({ transaction, workspaceId });
    const workspace = await findWorkspace(of);
    const isStillOurs = workspace?.ownerId === userId;
    if (!isStillOurs || !(await deleteMember({ ...of, userId: to }))) {
      throw new AppError('conflict', 'The team has changed meanwhile. Please look again.');
    }
    await deleteWorkspace({ connection: transaction, workspaceId: spareId });
    await updateOwner({ ...of, userId: to });
    await createWorkspaceOf({ connection: transaction, userId, now });
    await createMember({ ...of, userId, role: 'admin', now });
    // Both go on where they were: only what they are there has changed.
    await moveSessions({ ...of, userId: to, to: null });
    await keepOwnSessionsIn({ ...of, userId });
    await saveLastWorkspace({ ...of, userId });
    await saveLastWorkspace({ connection: transaction, userId: to, workspaceId: null });
    const actor = { workspaceId, userId };
    const target = heir.email;
    await recordAudit({ deps, transaction, actor, action: 'workspace.transferred', target });
    const link = `${deps.env.http.publicUrl}/app`;
    const props = { name: heir.name, by: session.user.name, workspace: nameOf(workspace), link };
    const mail = { userId: to, to: heir.email, template: 'workspace-handed-over', props };
    await queueMail({ deps, transaction, mail });
  });
  await tellStreams({ deps, workspaceId });
}
