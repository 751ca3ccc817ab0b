import { Link } from 'react-router';
import { useMember } from '#web/features/accounts/member.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { RequestList } from '#web/features/requests/request-list.tsx';
import { anchorOf, SettingsSection } from '#web/features/settings/settings-section.tsx';
import { UsageBars } from '#web/features/usage/usage-bars.tsx';
import { isSuperuser, useUsage } from '#web/features/usage/use-usage.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useMay } from '#web/lib/permissions.tsx';
import { usePublicConfig } from '#web/lib/use-public-config.ts';
import { useSectionInSight } from '#web/lib/use-section-in-sight.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ApiKeysSection } from './api-keys-section.tsx';
import { BillingSection } from './billing-section.tsx';
import { PlanSection } from './plan-section.tsx';
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
  // In someone else's workspace these are the owner's rights, not the member's.
  const isOperator = isSuperuser(profile) && profile.workspace_role === 'owner';
  useSectionInSight();
  const hasBilling = mayPay && config?.payments.enabled === true;
  const hasKeys = mayManage && config?.flags.apiAccess === true;
  return (
    <>
      <h1 className="mt-7 text-[26px]">Settings</h1>
      <SectionLinks
        titles={[
          'Plan',
          ...(hasBilling ? ['Billing'] : []),
          'Usage',
          ...(mayBuild ? ['Model keys'] : []),
          'Team',
          ...(mayManage ? ['Activity'] : []),
          ...(hasKeys ? ['API keys'] : []),
          ...(mayManage ? ['Integrations', 'White-label'] : []),
          ...(isOperator ? ['Requests'] : []),
          ...(mayPay ? ['Your data', 'Danger zone'] : []),
        ]}
      />
      <div className="mt-3 divide-y divide-line border-t border-line">
        <PlanSection />
        {hasBilling && <BillingSection />}
        <UsageSection />
        {mayBuild && <ModelKeysSection />}
        <TeamSection />
        {mayManage && <ActivitySection />}
        {hasKeys && <ApiKeysSection />}
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
              <Link to="/profile#data" className={secondary}>
                Download my data
              </Link>
            </SettingsSection>
            <SettingsSection
              title="Danger zone"
              text="Deleting the account takes chatbots, documents, conversations and leads with it."
            >
              <Link
                to="/profile#delete"
                className={buttonClassNames({ variant: 'secondary', className: 'text-bad' })}
              >
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

/** The page is long: every part of it is one tap away. */
function SectionLinks({ titles }: { titles: readonly string[] }) {
  return (
    <nav aria-label="Sections of the settings" className="-mx-2.5 mt-2">
      <ul className="flex overflow-x-auto text-sm sm:flex-wrap">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${anchorOf(title)}`}
              className="flex min-h-9 items-center rounded-control px-2.5 whitespace-nowrap text-ink-muted -outline-offset-2 hover:text-ink pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function UsageSection() {
  const { profile } = useMember();
  const usage = useUsage(profile.id);
  return (
    <SettingsSection
      title="Usage"
      text="Messages are visitors’ questions; the count starts anew on the first of the month (UTC)."
    >
      <UsageBars profile={profile} usage={usage} />
    </SettingsSection>
  );
}

const keysShown = 10;

function ModelKeysSection() {
  const { data: chatbots } = useChatbots();
  return (
    <SettingsSection
      title="Model keys"
      text="Each chatbot may speak through a provider of your own. Keys are stored encrypted and never shown again."
    >
      {chatbots && chatbots.length > 0 ? (
        <ul className="grid gap-1">
          {chatbots.slice(0, keysShown).map(({ id, name }) => (
            <li key={id}>
              <Link
                to={`/app/chatbots/${id}/model`}
                className="inline-flex min-h-9 items-center wrap-anywhere text-accent underline underline-offset-4 pointer-coarse:min-h-11"
              >
                Model of {name}
              </Link>
            </li>
          ))}
          {chatbots.length > keysShown && (
            <li className="mt-1 text-[14.5px] text-ink-muted">
              The other {chatbots.length - keysShown} have theirs under Model, each in its own
              settings.
            </li>
          )}
        </ul>
      ) : (
        <p className="text-ink-muted">
          Create a chatbot first. Without any key it answers with the included engine.
        </p>
      )}
    </SettingsSection>
  );
}
