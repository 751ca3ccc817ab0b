import type { profiles } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { effectivePlan, type PlanId, plans, trialDaysLeft } from '#shared/plans.ts';

type PlanColumns = Pick<
  typeof profiles.$inferSelect,
  'planId' | 'subscriptionStatus' | 'trialEndsAt' | 'paidUntil' | 'isSuperuser' | 'role'
>;

/** The plan that a profile gives its workspace at this moment. */
export function describePlan({ deps, profile }: { deps: Deps; profile: PlanColumns }): {
  planId: PlanId;
  trialDaysLeft: number | null;
  isSuperuser: boolean;
  hasTeam: boolean;
} {
  const { env, clock } = deps;
  const state = {
    ...profile,
    now: clock.now(),
    paymentsEnabled: env.payments !== null,
    planWithoutPayments: env.planWithoutPayments,
  };
  const planId = effectivePlan(state);
  const isSuperuser = profile.isSuperuser || profile.role === 'superuser';
  return {
    planId,
    trialDaysLeft: trialDaysLeft(state),
    isSuperuser,
    hasTeam: isSuperuser || plans[planId].team,
  };
}
