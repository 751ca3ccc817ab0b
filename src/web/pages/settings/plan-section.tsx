import { Link } from 'react-router';
import type { Profile } from '#shared/contract/accounts.ts';
import { isGrantedPlan, plans } from '#shared/plans.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { planLabel } from '#web/features/accounts/plan-label.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { PlanEndedNotice } from '#web/features/usage/plan-ended-notice.tsx';
import { useUpgradeAddress } from '#web/features/usage/upgrade-notice.tsx';
import { isSuperuser } from '#web/features/usage/use-usage.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';

/** What the account may use, and until when. */
export function PlanSection() {
  const { profile } = useMember();
  const upgradeAddress = useUpgradeAddress({ resource: 'message' });
  const config = usePublicConfig();
  const plan = plans[profile.effective_plan];
  const mayPay = useMay('billing.edit');
  if (isSuperuser(profile)) {
    return (
      <SettingsSection title="Plan" text="What your plan includes.">
        <PlanName profile={profile} />
        <p className="mt-1 text-ink-muted">Everything, without limits.</p>
      </SettingsSection>
    );
  }
  const canUpgrade = profile.effective_plan !== 'enterprise' && !isGrantedPlan(profile);
  return (
    <SettingsSection title="Plan" text="What your plan includes.">
      <PlanName profile={profile} />
      <p className="mt-1 text-ink-muted">{plan.description}</p>
      <PlanEndedNotice profile={profile} className="mt-4" />
      {profile.trial_days_left !== null && profile.trial_ends_at && (
        <p className="mt-2 text-ink-soft">
          The trial ends on{' '}
          <time dateTime={profile.trial_ends_at}>
            {new Date(profile.trial_ends_at).toLocaleDateString(pageLanguage, {
              dateStyle: 'long',
            })}
          </time>
          . Nothing is deleted then.
        </p>
      )}
      {plan.features.length > 0 && (
        <ul className="mt-3 list-disc space-y-0.5 pl-5 text-[14.5px] text-ink-soft">
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {canUpgrade && mayPay && config && !config.payments.enabled && (
        <Link
          to={upgradeAddress}
          className={buttonClassNames({ variant: 'secondary', className: 'mt-4' })}
        >
          Upgrade
        </Link>
      )}
    </SettingsSection>
  );
}

function PlanName({ profile }: { profile: Profile }) {
  return <p className="text-2xl font-[640] tracking-[-0.022em]">{planLabel(profile)}</p>;
}
