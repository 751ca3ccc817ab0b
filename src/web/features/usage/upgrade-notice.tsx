import { Link } from 'react-router';
import type { Profile } from '#shared/contract/accounts.ts';
import { type LimitedResource, nextPlan, upgradeMessage } from '#shared/contract/usage.ts';
import type { PlanId } from '#shared/plans.ts';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Notice } from '#web/ui/notice.tsx';

const intents = {
  chatbot: 'create-chatbot',
  document: 'upload-document',
  message: 'general',
} as const;

type UpgradeNoticeProps = { profile: Profile; resource: LimitedResource; className?: string };

/** What the limit is and how to lift it. */
export function UpgradeNotice({ profile, resource, className }: UpgradeNoticeProps) {
  const mayPay = useMay('billing.edit');
  return (
    <Notice
      tone="warn"
      {...(className ? { className } : {})}
      title={upgradeMessage({ planId: profile.effective_plan, resource })}
      actions={
        mayPay && <UpgradeLink resource={resource} plan={nextPlan(profile.effective_plan)} />
      }
    >
      {mayPay
        ? 'Everything you have stays as it is.'
        : 'The owner of this workspace can change its plan.'}
    </Notice>
  );
}

type Upgrade = { resource: LimitedResource; plan?: PlanId };

/** Carries what was being tried, so that paying leads back to it. */
export function UpgradeLink(upgrade: Upgrade) {
  const to = useUpgradeAddress(upgrade);
  const mayPay = useMay('billing.edit');
  if (!mayPay) return null;
  return (
    <Link to={to} className={buttonClassNames({ size: 'small' })}>
      Upgrade
    </Link>
  );
}

/** What can't be bought here, as Enterprise never can, is requested from support, with the request filled in. */
export function useUpgradeAddress({ resource, plan }: Upgrade): string {
  const config = usePublicConfig();
  const intent = intents[resource];
  return config?.payments.enabled && plan !== 'enterprise'
    ? `/app/settings?intent=${intent}#billing`
    : `/contact?topic=plans&intent=${intent}${plan ? `&plan=${plan}` : ''}`;
}
