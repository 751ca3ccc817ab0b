import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useMember } from '#web/features/accounts/member.tsx';
import { FeatureNotice, hasFeature } from '#web/features/usage/feature-notice.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const WebhookList = lazy(async () => ({
  default: (await import('#web/features/webhooks/webhook-list.tsx')).WebhookList,
}));

export function meta() {
  return pageMeta({ title: 'Integrations', indexable: false });
}

/** What is told to other programs. */
export default function IntegrationsPage() {
  const { profile } = useMember();
  const isIncluded = hasFeature({ profile, feature: 'customIntegrations' });
  return (
    <>
      <div className="mt-3">
        <BackLink to="/app/settings">Settings</BackLink>
      </div>
      <h1 className="mt-1 text-[26px]">Integrations</h1>
      <p className="mt-1.5 max-w-[64ch] text-ink-muted">
        Webhooks tell your other programs what happens here, the moment it happens: a CRM, Slack,
        Zapier, Make or something of your own.{' '}
        <Link to="/documentation/integrations" className="text-accent underline underline-offset-4">
          How it works
        </Link>
      </p>
      <div className="mt-5 grid gap-4">
        {!isIncluded && (
          <FeatureNotice feature="customIntegrations">
            New leads land in your CRM, unanswered questions in Slack, calls for a person where your
            team looks. What you set up before stays; nothing is sent meanwhile.
          </FeatureNotice>
        )}
        <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
          <WebhookList isIncluded={isIncluded} />
        </Suspense>
      </div>
    </>
  );
}
