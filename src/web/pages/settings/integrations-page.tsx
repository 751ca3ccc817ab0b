import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { featureMessage } from '#shared/plan-features.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { FeatureNotice, hasFeature } from '#web/features/usage/feature-notice.tsx';
import { WebhooksSkeleton } from '#web/features/webhooks/webhooks-skeleton.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { ApiKeysSection } from './api-keys-section.tsx';

const WebhookList = lazy(async () => ({
  default: (await import('#web/features/webhooks/webhook-list.tsx')).WebhookList,
}));

export function meta() {
  return pageMeta({ title: 'API & webhooks', indexable: false });
}

/** What other programs may do here, and what they are told. */
export default function IntegrationsPage() {
  const { profile } = useMember();
  const isIncluded = hasFeature({ profile, feature: 'customIntegrations' });
  // Where they are switched off is rare: that they appear late would move the page for everyone else.
  const hasKeys = usePublicConfig()?.flags.apiAccess !== false;
  const hasUpgradeAbove = hasKeys && !hasFeature({ profile, feature: 'apiAccess' });
  return (
    <>
      {hasKeys && <ApiKeysSection />}
      <SettingsSection
        title="Webhooks"
        text={
          <>
            Webhooks tell your other programs what happens here, the moment it happens: a CRM,
            Slack, Zapier, Make or something of your own.{' '}
            <Link
              to="/documentation/integrations"
              className="text-accent underline underline-offset-4"
            >
              How it works
            </Link>
          </>
        }
      >
        <div className="grid gap-4">
          {!isIncluded && <WithoutWebhooks hasUpgradeAbove={hasUpgradeAbove} />}
          <Suspense fallback={<WebhooksSkeleton />}>
            <WebhookList isIncluded={isIncluded} />
          </Suspense>
        </div>
      </SettingsSection>
    </>
  );
}

/** What the plan lacks. One upgrade card is enough for the page, and API keys come first. */
function WithoutWebhooks({ hasUpgradeAbove }: { hasUpgradeAbove: boolean }) {
  const text =
    'New leads go to your CRM, unanswered questions to Slack, and requests for a person to wherever your team looks. Existing webhooks are kept, but nothing is sent.';
  return hasUpgradeAbove ? (
    <p className="max-w-[64ch] text-[14.5px] text-ink-muted">
      {featureMessage('customIntegrations')} {text}
    </p>
  ) : (
    <FeatureNotice feature="customIntegrations">{text}</FeatureNotice>
  );
}
