import type { Deps } from '#server/deps.ts';
import type { CurrentSession } from '#server/features/accounts/current-session.ts';
import type { Profile, ProfileChanges } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { describePlan } from './describe-plan.ts';
import {
  deleteAvatar,
  findAvatar,
  findProfileRow,
  findWorkspaceOwner,
  listSignInMethods,
  listWorkspaces,
  saveAvatar,
  updateProfileRow,
} from './profile-queries.ts';

type OfSession = { deps: Deps; session: Pick<CurrentSession, 'userId' | 'workspaceId' | 'role'> };

/** The person is the caller's own; plan and limits are those of the workspace they work in, which are its owner's. */
export async function getProfile({
  deps,
  session: { userId, workspaceId, role },
}: OfSession): Promise<Profile> {
  const { env, database } = deps;
  const row = await findProfileRow({ database, userId });
  if (!row) throw new AppError('unauthorized', 'Please sign in.');
  const methods = await listSignInMethods({ database, userId });
  const { user, profile } = row;
  const isOwn = workspaceId === row.workspaceId;
  const owner = isOwn ? profile : await findWorkspaceOwner({ database, workspaceId });
  const paying = owner ?? profile;
  const plan = describePlan({ deps, profile: paying });
  return {
    id: user.id,
    email: user.email,
    email_verified: user.emailVerified,
    full_name: user.name,
    // The moment of the change is in the address, so that browsers fetch a new picture at once.
    avatar_url: row.avatarUpdatedAt
      ? `/api/profiles/me/avatar?v=${row.avatarUpdatedAt.getTime()}`
      : null,
    locale: user.locale,
    notifications: profile.notifications,
    plan_id: paying.planId,
    subscription_status: paying.subscriptionStatus,
    trial_ends_at: paying.trialEndsAt.toISOString(),
    trial_days_left: plan.trialDaysLeft,
    effective_plan: plan.planId,
    chatbot_allowance: paying.chatbotAllowance,
    stripe_subscription_id: isOwn ? profile.stripeSubscriptionId : null,
    role: profile.role,
    is_superuser: plan.isSuperuser,
    created_at: profile.createdAt.toISOString(),
    workspace_id: workspaceId,
    workspace_role: role,
    workspaces: await listWorkspaces({ database, userId }),
    needs_email_confirmation: env.mail !== null && !user.emailVerified,
    has_password: methods.some(({ provider }) => provider === 'credential'),
    google_linked: methods.some(({ provider }) => provider === 'google'),
  };
}

export async function updateProfile({
  deps,
  session,
  changes,
}: OfSession & { changes: ProfileChanges }): Promise<Profile> {
  const { database, clock } = deps;
  await updateProfileRow({ database, userId: session.userId, changes, now: clock.now() });
  return getProfile({ deps, session });
}

type Picture = { image: Buffer; type: string };

export async function getAvatar({ deps, userId }: { deps: Deps; userId: string }) {
  const avatar = await findAvatar({ database: deps.database, userId });
  if (!avatar) throw new AppError('not_found', 'There is no picture.');
  return avatar;
}

/** Null takes the picture away. */
export async function changeAvatar({
  deps,
  session,
  picture,
}: OfSession & { picture: Picture | null }): Promise<Profile> {
  const { database, clock } = deps;
  const { userId } = session;
  if (picture) await saveAvatar({ database, userId, ...picture, now: clock.now() });
  else await deleteAvatar({ database, userId });
  return getProfile({ deps, session });
}
