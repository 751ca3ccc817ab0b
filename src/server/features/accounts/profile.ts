import type { Deps } from '#server/deps.ts';
import type { Profile, ProfileChanges } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { effectivePlan, trialDaysLeft } from '#shared/plans.ts';
import { findProfileRow, listSignInMethods, updateProfileRow } from './profile-queries.ts';

type OfUser = { deps: Deps; userId: string };

export async function getProfile({ deps, userId }: OfUser): Promise<Profile> {
  const { env, database, clock } = deps;
  const row = await findProfileRow({ database, userId });
  if (!row) throw new AppError('unauthorized', 'Please sign in.');
  const methods = await listSignInMethods({ database, userId });
  const { user, profile } = row;
  const plan = {
    plan_id: profile.planId,
    subscription_status: profile.subscriptionStatus,
    trial_ends_at: profile.trialEndsAt,
    paid_until: profile.paidUntil,
    now: clock.now(),
    paymentsEnabled: env.payments !== null,
    planWithoutPayments: env.planWithoutPayments,
  };
  return {
    id: user.id,
    email: user.email,
    email_verified: user.emailVerified,
    full_name: user.name,
    // The moment of the change is in the address, so that browsers fetch a new picture at once.
    avatar_url: row.avatarUpdatedAt
      ? `/api/profiles/me/avatar?v=${row.avatarUpdatedAt.getTime()}`
      : null,
    locale: profile.locale,
    notifications: profile.notifications,
    plan_id: profile.planId,
    subscription_status: profile.subscriptionStatus,
    trial_ends_at: profile.trialEndsAt.toISOString(),
    trial_days_left: trialDaysLeft(plan),
    effective_plan: effectivePlan(plan),
    stripe_subscription_id: profile.stripeSubscriptionId,
    role: profile.role,
    is_superuser: profile.isSuperuser || profile.role === 'superuser',
    created_at: profile.createdAt.toISOString(),
    workspace_id: row.workspaceId,
    needs_email_confirmation: env.mail !== null && !user.emailVerified,
    has_password: methods.some(({ provider }) => provider === 'credential'),
    google_linked: methods.some(({ provider }) => provider === 'google'),
  };
}

export async function updateProfile({
  deps,
  userId,
  changes,
}: OfUser & { changes: ProfileChanges }): Promise<Profile> {
  await updateProfileRow({ database: deps.database, userId, changes, now: deps.clock.now() });
  return getProfile({ deps, userId });
}
