import { Link } from 'react-router';
import { useMember } from '#web/features/accounts/member.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { RequestList } from '#web/features/requests/request-list.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { isSuperuser } from '#web/features/usage/use-usage.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useMay } from '#web/state/permissions.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';

export function meta() {
  return pageMeta({ title: 'Workspace', indexable: false });
}

/** What belongs to the workspace as a whole. */
export default function WorkspacePage() {
  const mayPay = useMay('billing.edit');
  const { profile } = useMember();
  // In someone else's workspace these are the owner's rights, not the member's.
  const isOperator = isSuperuser(profile) && profile.workspace_role === 'owner';
  return (
    <>
      <ModelKeysSection />
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
    </>
  );
}

const secondary = buttonClassNames({ variant: 'secondary' });

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
