import { useMember } from '#web/features/accounts/member.tsx';
import { PlanComparison } from '#web/features/billing/plan-comparison.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { UsageBars } from '#web/features/usage/usage-bars.tsx';
import { isSuperuser, useUsageQuery } from '#web/features/usage/use-usage.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { BillingSection } from './billing-section.tsx';
import { PlanSection } from './plan-section.tsx';

export function meta() {
  return pageMeta({ title: 'Settings', indexable: false });
}

/** What the account may use, what it has used, and how to get more. */
export default function PlanPage() {
  const config = usePublicConfig();
  const mayPay = useMay('billing.edit');
  const { profile } = useMember();
  return (
    <>
      <PlanSection />
      <UsageSection />
      {mayPay && config?.payments.enabled === true && <BillingSection />}
      {!isSuperuser(profile) && (
        <SettingsSection title="Compare plans" text="What each plan includes.">
          <PlanComparison current={profile.effective_plan} />
        </SettingsSection>
      )}
    </>
  );
}

function UsageSection() {
  const { profile } = useMember();
  const { data: usage, error, refetch } = useUsageQuery(profile.id);
  return (
    <SettingsSection
      title="Usage"
      text="Each question from a visitor counts as one message. The count resets on the first of the month (UTC)."
    >
      {error && !usage ? (
        <LoadFailed title="Your usage could not be loaded" error={error} retry={refetch} />
      ) : (
        <UsageBars profile={profile} usage={usage} />
      )}
    </SettingsSection>
  );
}
