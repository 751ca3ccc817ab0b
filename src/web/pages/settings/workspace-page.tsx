import { Link } from 'react-router';
import { useMember } from '#web/features/accounts/member.tsx';
import { RequestList } from '#web/features/requests/request-list.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { useTeam } from '#web/features/team/use-team.ts';
import { WorkspaceNameForm } from '#web/features/team/workspace-name-form.tsx';
import { hasFeature } from '#web/features/usage/feature-notice.tsx';
import { isSuperuser } from '#web/features/usage/use-usage.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useMay } from '#web/state/permissions.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ModelKeysSection } from './model-keys-section.tsx';
import { OwnershipSection } from './ownership-section.tsx';

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
      <NameSection />
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
          <OwnershipSection />
          <SettingsSection
            title="Danger zone"
            text="Deleting your account also deletes its chatbots, documents, conversations and leads."
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

/** A workspace that is shared has a name to tell it from others. */
function NameSection() {
  const { profile } = useMember();
  const { data: team } = useTeam();
  const mayEdit = useMay('team.edit');
  if (!team || !mayEdit || !hasFeature({ profile, feature: 'team' })) return null;
  return (
    <SettingsSection
      title="Workspace"
      text="Members see its name in their menu, and people you invite in the email."
    >
      <WorkspaceNameForm key={team.name} name={team.name} />
    </SettingsSection>
  );
}
