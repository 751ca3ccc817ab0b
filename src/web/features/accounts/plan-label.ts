import type { Profile } from '#shared/contract/accounts.ts';
import { plans } from '#shared/plans.ts';
import { plural } from '#web/lib/plural.ts';

/** What the dashboard's header says about the account's plan. */
export function planLabel(
  profile: Pick<Profile, 'is_superuser' | 'role' | 'effective_plan' | 'trial_days_left'>,
): string {
  if (profile.is_superuser || profile.role === 'superuser') return 'Superuser';
  const name = plans[profile.effective_plan].name;
  const days = profile.trial_days_left;
  if (days === null) return name;
  return `${name} trial · ${plural({ count: days, one: '{count} day left', other: '{count} days left' })}`;
}
