import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#shared/contract/accounts.ts';
import { roleNames } from '#shared/permissions.ts';
import { leaveTeam } from '#web/features/team/team-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

/** The workspaces of others this person works in. */
export function TeamsSection({ profile }: { profile: Profile }) {
  const teams = profile.workspaces.filter(({ role }) => role !== 'owner');
  if (teams.length === 0) return null;
  return (
    <ProfileSection
      title="Teams"
      text="Workspaces of others that you work in. Leaving takes nothing away from them."
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {teams.map((team) => (
          <TeamRow key={team.id} team={team} />
        ))}
      </ul>
    </ProfileSection>
  );
}

function TeamRow({ team: { id, name, role } }: { team: Profile['workspaces'][number] }) {
  const [isAsking, setAsking] = useState(false);
  const leaving = useMutation({
    mutationFn: () => leaveTeam(id),
    // Loaded anew, because this page may have been opened from that workspace.
    onSuccess: () => location.reload(),
    onError: (error) => toast.error({ title: 'You are still in the team', text: error.message }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5">
      <div className="min-w-0 flex-1">
        <p className="font-[560] break-words">{name}</p>
        <p className="text-sm text-ink-muted">{roleNames[role]}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Leave ${name}`}
        onClick={() => setAsking(true)}
      >
        Leave
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Leave ${name}?`}
          text="To come back you need a new invitation."
          verb="Leave"
          busyLabel={leaving.isPending && 'Leaving...'}
          onConfirm={() => leaving.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
