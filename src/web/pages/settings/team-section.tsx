import { featureMessage, includesFeature } from '#shared/plan-features.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { AuditList } from '#web/features/team/audit-list.tsx';
import { InviteForm } from '#web/features/team/invite-form.tsx';
import { MemberList } from '#web/features/team/member-list.tsx';
import { OpenInvitations } from '#web/features/team/open-invitations.tsx';
import { useTeam } from '#web/features/team/use-team.ts';
import { UpgradeLink } from '#web/features/usage/upgrade-notice.tsx';
import { isSuperuser } from '#web/features/usage/use-usage.ts';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { Card } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-frame.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The people of the workspace. A plan without a team is told what one is; who is there can still be removed. */
export function TeamSection() {
  const { profile } = useMember();
  const { data: team, error, refetch } = useTeam();
  const config = usePublicConfig();
  const mayEdit = useMay('team.edit');
  const isOwner = useMay('ownership.edit');
  const isIncluded =
    isSuperuser(profile) || includesFeature({ planId: profile.effective_plan, feature: 'team' });
  const others = team?.members.filter(({ role }) => role !== 'owner') ?? [];
  return (
    <SettingsSection
      title="Team"
      text="Work together on the same chatbots, each with a role of their own."
    >
      <div className="flex flex-col gap-5">
        {!isIncluded && (
          <Notice
            title={featureMessage('team')}
            actions={isOwner && <UpgradeLink resource="message" />}
          >
            Colleagues answer in the inbox or look after the documents, without your password.
            {others.length > 0 && ' Until then your members have no access; nothing is lost.'}
          </Notice>
        )}
        {error && !team && (
          <LoadFailed title="The team could not be loaded" error={error} retry={refetch} />
        )}
        {!error && !team && (
          <Card>
            <ListSkeleton label="Loading the team" />
          </Card>
        )}
        {team && isIncluded && mayEdit && <InviteForm hasMail={config?.hasMail !== false} />}
        {team && (isIncluded || others.length > 0) && (
          <MemberList members={team.members} ownId={profile.id} mayEdit={mayEdit} />
        )}
        {team && team.invitations.length > 0 && (
          <OpenInvitations invitations={team.invitations} mayEdit={mayEdit} />
        )}
      </div>
    </SettingsSection>
  );
}

/** Who changed what: only of interest where there is more than one to have done it, but kept from the first day. */
export function ActivitySection() {
  return (
    <SettingsSection
      title="Activity"
      text="Who changed chatbots, documents, keys and the team. Kept for a year."
    >
      <AuditList />
    </SettingsSection>
  );
}
