/** Invitations: a secret link by mail, single use, a week long, stored only as a hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import type { CurrentSession } from '#server/features/accounts/index.ts';
import { type Actor, recordAudit } from '#server/features/audit/index.ts';
import { queueMail } from '#server/features/mail/index.ts';
import { hasFeature, requireFeature } from '#server/features/plans/index.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import type { InvitationInput, InvitationResponse, TeamResponse } from '#shared/contract/team.ts';
import { AppError } from '#shared/errors.ts';
import { roleNames } from '#shared/permissions.ts';
import {
  deleteInvitationRow,
  findInvitationByHash,
  findInvitationRow,
  hasAccount,
  saveInvitation,
  takeInvitation,
} from './invitation-queries.ts';
import { getTeam, nameOf } from './manage-team.ts';
import { chooseWorkspaceRow, createMember, findWorkspace } from './queries.ts';

const daysValid = 7;
/** No one is flooded through us, and no workspace sends to the whole world. */
const perRecipient = { name: 'invitation-recipient', requests: 5, windowSeconds: 3600 };
const perWorkspace = { name: 'invitation-workspace', requests: 50, windowSeconds: 86_400 };

type ByMember = { deps: Deps; session: CurrentSession };

/** Inviting an address a second time sends a new link; the one before stops working. */
export async function invite({
  deps,
  session,
  input,
}: ByMember & { input: InvitationInput }): Promise<TeamResponse> {
  const { workspaceId, userId } = session;
  const email = input.email.toLowerCase();
  await requireFeature({ deps, workspaceId, feature: 'team' });
  const team = await getTeam({ deps, workspaceId });
  if (team.members.some((member) => member.email === email)) {
    const message = `${email} is in the team already.`;
    throw new AppError('conflict', message, { fields: { email: message } });
  }
  await limitMails({ deps, workspaceId, email });
  const token = randomBytes(32).toString('base64url');
  const now = deps.clock.now();
  await deps.database.orm.transaction(async (transaction) => {
    await saveInvitation({
      connection: transaction,
      invitation: {
        workspaceId,
        email,
        role: input.role,
        tokenHash: hashToken(token),
        invitedBy: userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + daysValid * 86_400_000),
      },
    });
    const link = `${deps.env.http.publicUrl}/invitation#${token}`;
    const props = { invitedBy: session.user.name, workspace: team.name, role: input.role, link };
    const mail = { userId: null, workspaceId, to: email, template: 'invitation', props };
    await queueMail({ deps, transaction, mail });
    const actor: Actor = { workspaceId, userId };
    const target = `${email} as ${roleNames[input.role]}`;
    await recordAudit({ deps, transaction, actor, action: 'member.invited', target });
  });
  return getTeam({ deps, workspaceId });
}

export async function resendInvitation({
  deps,
  session,
  id,
}: ByMember & { id: string }): Promise<TeamResponse> {
  const { workspaceId } = session;
  const row = await findInvitationRow({ connection: deps.database.orm, workspaceId, id });
  if (!row) throw gone();
  return invite({ deps, session, input: { email: row.email, role: row.role } });
}

export async function cancelInvitation({
  deps,
  session: { workspaceId, userId },
  id,
}: ByMember & { id: string }): Promise<TeamResponse> {
  await deps.database.orm.transaction(async (transaction) => {
    const row = await deleteInvitationRow({ connection: transaction, workspaceId, id });
    if (!row) throw gone();
    const actor = { workspaceId, userId };
    const action = 'member.invitation-canceled';
    await recordAudit({ deps, transaction, actor, action, target: row.email });
  });
  return getTeam({ deps, workspaceId });
}

/** For anyone who holds the link, signed in or not. */
export async function showInvitation({
  deps,
  token,
}: {
  deps: Deps;
  token: string;
}): Promise<InvitationResponse> {
  const { workspaceId, email, role, invitedBy } = await getUsable({ deps, token });
  const connection = deps.database.orm;
  const workspace = await findWorkspace({ connection, workspaceId });
  if (!workspace) throw unusable();
  return {
    workspaceName: nameOf(workspace),
    invitedBy,
    email,
    role,
    hasAccount: await hasAccount({ connection, email }),
  };
}

/** Holding the link is not enough: it is for one address, so a forwarded mail lets no one else in. */
export async function acceptInvitation({
  deps,
  session: { id: sessionId, userId, user },
  token,
}: ByMember & { token: string }): Promise<void> {
  const found = await getUsable({ deps, token });
  if (found.email !== user.email) {
    throw new AppError(
      'forbidden',
      `This invitation is for ${found.email}. Sign in with that address to accept it.`,
    );
  }
  if (!(await hasFeature({ deps, workspaceId: found.workspaceId, feature: 'team' }))) {
    throw new AppError(
      'conflict',
      'This workspace’s plan does not include a team at the moment. Please ask its owner.',
    );
  }
  const now = deps.clock.now();
  await deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction };
    const taken = await takeInvitation({
      ...of,
      tokenHash: hashToken(token),
      email: user.email,
      now,
    });
    if (!taken) throw unusable();
    const { workspaceId, role } = taken;
    await createMember({ ...of, workspaceId, userId, role, now });
    await chooseWorkspaceRow({ ...of, userId, sessionId, workspaceId });
    const actor = { workspaceId, userId };
    const target = roleNames[role];
    await recordAudit({ deps, transaction, actor, action: 'member.joined', target });
  });
}

async function getUsable({ deps, token }: { deps: Deps; token: string }) {
  const found = await findInvitationByHash({
    connection: deps.database.orm,
    tokenHash: hashToken(token),
  });
  if (!found) throw unusable();
  if (found.expiresAt <= deps.clock.now()) {
    throw new AppError('code_expired', 'This invitation has expired. Please ask for a new one.');
  }
  return found;
}

async function limitMails({
  deps,
  email,
  workspaceId,
}: {
  deps: Deps;
  workspaceId: string;
  email: string;
}): Promise<void> {
  const used = await consumeRateLimits({
    deps,
    uses: [
      { ...perRecipient, caller: email },
      { ...perWorkspace, caller: workspaceId },
    ],
  });
  const over = used.find(({ isAllowed }) => !isAllowed);
  if (!over) return;
  throw new AppError(
    'too_many_requests',
    'Too many invitations were sent. Please wait before sending another.',
    { retryAfterSeconds: over.resetSeconds },
  );
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function unusable(): AppError {
  return new AppError(
    'code_invalid',
    'This invitation does not work any more. It was used, canceled or replaced by a newer one.',
  );
}

function gone(): AppError {
  return new AppError('not_found', 'This invitation does not exist any more.');
}
