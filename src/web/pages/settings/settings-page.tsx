import { Link } from 'react-router';
import { plans } from '#shared/plans.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { planLabel } from '#web/features/accounts/plan-label.ts';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { RequestList } from '#web/features/requests/request-list.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { useUpgradeAddress } from '#web/features/usage/upgrade-notice.tsx';
import { UsageBars } from '#web/features/usage/usage-bars.tsx';
import { isSuperuser, useUsage } from '#web/features/usage/use-usage.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useMay } from '#web/lib/permissions.tsx';
import { usePublicConfig } from '#web/lib/use-public-config.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ApiKeysSection } from './api-keys-section.tsx';
import { BillingSection } from './billing-section.tsx';
import { ActivitySection, TeamSection } from './team-section.tsx';

export function meta() {
  return pageMeta({ title: 'Settings', indexable: false });
}

/** What the account may do and has done; the person behind it has a profile of their own. */
export default function SettingsPage() {
  const config = usePublicConfig();
  const mayPay = useMay('billing.edit');
  const mayBuild = useMay('chatbots.edit');
  const mayManage = useMay('settings.edit');
  const { profile } = useMember();
  // In somebody else's workspace these are the owner's rights, not the member's.
  const isOperator = isSuperuser(profile) && profile.workspace_role === 'owner';
  return (
    <>
      <h1 className="mt-7 text-[26px]">Settings</h1>
      <div className="mt-5 divide-y divide-line border-t border-line">
        <PlanSection />
        {mayPay && config?.payments.enabled && <BillingSection />}
        <UsageSection />
        {mayBuild && <ModelKeysSection />}
        <TeamSection />
        {mayManage && <ActivitySection />}
        {mayManage && config?.flags.apiAccess && <ApiKeysSection />}
        {mayManage && (
          <>
            <SettingsSection
              title="Integrations"
              text="Webhooks for your CRM, Slack, Zapier, Make or programs of your own."
            >
              <Link to="/app/settings/integrations" className={secondary}>
                Open integrations
              </Link>
            </SettingsSection>
            <SettingsSection
              title="White-label"
              text="Your own name, logo and links in chats and mails to visitors."
            >
              <Link to="/app/settings/white-label" className={secondary}>
                Open white-label
              </Link>
            </SettingsSection>
          </>
        )}
        {isOperator && (
          <SettingsSection
            title="Requests"
            text="Quotes and messages that came in by the public forms. Only superusers see this."
          >
            <RequestList />
          </SettingsSection>
        )}
        {mayPay && (
          <>
            <SettingsSection
              title="Your data"
              text="Everything your account owns, in one file that other programs can read."
            >
              <Link to="/profile" className={secondary}>
                Download my data
              </Link>
            </SettingsSection>
            <SettingsSection
              title="Danger zone"
              text="Deleting the account takes chatbots, documents, conversations and leads with it."
            >
              <Link to="/profile" className={`${secondary} text-bad`}>
                Delete my account
              </Link>
            </SettingsSection>
          </>
        )}
      </div>
    </>
  );
}

const secondary = buttonClassNames({ variant: 'secondary' });

function PlanSection() {
  const { profile } = useMember();
  const upgradeAddress = useUpgradeAddress('message');
  const config = usePublicConfig();
  const plan = plans[profile.effective_plan];
  const mayPay = useMay('billing.edit');
  const canUpgrade = !isSuperuser(profile) && profile.effective_plan !== 'enterprise';
  return (
    <SettingsSection title="Plan" text="What this account may use.">
      <p className="text-2xl font-[640] tracking-[-0.022em]">{planLabel(profile)}</p>
      <p className="mt-1 text-ink-muted">{plan.description}</p>
      {profile.trial_days_left !== null && profile.trial_ends_at && (
        <p className="mt-2 text-ink-soft">
          The trial ends on{' '}
          <time dateTime={profile.trial_ends_at}>
            {new Date(profile.trial_ends_at).toLocaleDateString('en', { dateStyle: 'long' })}
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
        <Link to={upgradeAddress} className={`${secondary} mt-4`}>
          Upgrade
        </Link>
      )}
    </SettingsSection>
  );
}

function UsageSection() {
  const { profile } = useMember();
  const usage = useUsage(profile.id);
  return (
    <SettingsSection
      title="Usage"
      text="Messages are visitors' questions; the count starts anew on the first of the month (UTC)."
    >
      <UsageBars profile={profile} usage={usage} />
    </SettingsSection>
  );
}

function ModelKeysSection() {
  const { data: chatbots } = useChatbots();
  return (
    <SettingsSection
      title="Model keys"
      text="Each chatbot may speak through a provider of your own. Keys are stored encrypted and never shown again."
    >
      {chatbots && chatbots.length > 0 ? (
        <ul className="grid gap-1">
          {chatbots.slice(0, 10).map(({ id, name }) => (
            <li key={id}>
              <Link
                to={`/app/chatbots/${id}/model`}
                className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
              >
                Model of {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">
          Create a chatbot first. Without any key it answers with the included engine.
        </p>
      )}
    </SettingsSection>
  );
}
