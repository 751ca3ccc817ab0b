import type { Profile } from '#shared/contract/accounts.ts';
import { plans } from '#shared/plans.ts';

/** What the dashboard's header says about the account's plan. */
export function planLabel(
  profile: Pick<Profile, 'is_superuser' | 'role' | 'effective_plan' | 'trial_days_left'>,
): string {
  if (profile.is_superuser || profile.role === 'superuser') return 'Superuser';
  const name = plans[profile.effective_plan].name;
  const days = profile.trial_days_left;
  if (days === null) return name;
  return `${name} trial · ${days} ${days === 1 ? 'day' : 'days'} left`;
}
