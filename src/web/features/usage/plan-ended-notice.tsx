import { Link } from 'react-router';
import type { Profile } from '#shared/contract/accounts.ts';
import { useMay } from '#web/state/permissions.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useUpgradeAddress } from './upgrade-notice.tsx';
import { isSuperuser } from './use-usage.ts';

/** Why nothing answers any more, what became of it, and how to go on. */
export function PlanEndedNotice({ profile, className }: { profile: Profile; className?: string }) {
  const to = useUpgradeAddress({ resource: 'message' });
  const mayPay = useMay('billing.edit');
  if (profile.effective_plan !== 'free' || isSuperuser(profile)) return null;
  return (
    <Notice
      tone="warn"
      {...(className ? { className } : {})}
      title={describePlanEnd(profile)}
      actions={
        mayPay && (
          <Link to={to} className={buttonClassNames({ size: 'small' })}>
            Choose a plan
          </Link>
        )
      }
    >
      Your chatbots collect contact details instead of answering. Everything you made is kept, and
      works again the moment {mayPay ? 'you choose a plan' : 'the owner chooses a plan'}.
    </Notice>
  );
}

/** Also a plan that was not paid, refunded or disputed leaves the account on free: only the trial's status tells them apart. */
export function describePlanEnd({
  plan_id,
  subscription_status,
}: Pick<Profile, 'plan_id' | 'subscription_status'>): string {
  const wasTrial = plan_id === 'free' && subscription_status === 'trialing';
  return wasTrial ? 'Your trial has ended' : 'Your plan has ended';
}
