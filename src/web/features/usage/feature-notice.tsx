import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Profile } from '#shared/contract/accounts.ts';
import {
  featureMessage,
  includesFeature,
  type PlanFeature,
  planWithFeature,
} from '#shared/plan-features.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useUpgradeAddress } from './upgrade-notice.tsx';
import { isSuperuser } from './use-usage.ts';

type FeatureNoticeProps = { feature: PlanFeature; className?: string; children: ReactNode };

/** What the plan lacks, in a few words, and how to get it. */
export function FeatureNotice({ feature, className, children }: FeatureNoticeProps) {
  const to = useUpgradeAddress({ resource: 'message', plan: planWithFeature(feature) });
  return (
    <Notice
      {...(className ? { className } : {})}
      title={featureMessage(feature)}
      actions={
        <Link to={to} className={buttonClassNames({ size: 'small' })}>
          Upgrade
        </Link>
      }
    >
      {children}
    </Notice>
  );
}

type PlanOf = Pick<Profile, 'effective_plan' | 'is_superuser' | 'role'>;

/** As the server decides it; a superuser lacks nothing. */
export function hasFeature({
  profile,
  feature,
}: {
  profile: PlanOf;
  feature: PlanFeature;
}): boolean {
  return isSuperuser(profile) || includesFeature({ planId: profile.effective_plan, feature });
}
