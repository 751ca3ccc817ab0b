import { useState } from 'react';
import type { TeamMember } from '#shared/contract/team.ts';
import { type MemberRole, memberRoles, roleNames } from '#shared/permissions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';
import { changeRole, removeMember } from './team-calls.ts';
import { useTeamChange } from './use-team.ts';

type MemberListProps = { members: readonly TeamMember[]; ownId: string; mayEdit: boolean };

export function MemberList({ members, ownId, mayEdit }: MemberListProps) {
  return (
    <ul
      aria-label="Members"
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      {members.map((member) => (
        <MemberRow
          key={member.userId}
          member={member}
          isYou={member.userId === ownId}
          mayEdit={mayEdit && member.role !== 'owner' && member.userId !== ownId}
        />
      ))}
    </ul>
  );
}

type MemberRowProps = { member: TeamMember; isYou: boolean; mayEdit: boolean };

function MemberRow({ member: { userId, name, email, role }, isYou, mayEdit }: MemberRowProps) {
  const changing = useTeamChange({ change: changeRole, failed: 'The role was not changed' });
  const removing = useTeamChange({ change: removeMember, failed: 'No one was removed' });
  const [isAsking, setAsking] = useState(false);
  const chosen = changing.isPending ? changing.variables.role : role;

  function remove(): void {
    removing.mutate(userId, {
      onSuccess: () => toast.success({ title: `${name} is out of the team` }),
      onSettled: () => setAsking(false),
    });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 font-[560]">
          <span className="break-words">{name}</span>
          {isYou && <Badge tone="good">You</Badge>}
        </p>
        <p className="text-[13.5px] break-all text-ink-muted">{email}</p>
      </div>
      {mayEdit ? (
        <>
          <Select
            aria-label={`Role of ${name}`}
            className="w-52"
            value={chosen}
            onChange={({ target }) => changing.mutate({ userId, role: target.value as MemberRole })}
          >
            {memberRoles.map((option) => (
              <option key={option} value={option}>
                {roleNames[option]}
              </option>
            ))}
          </Select>
          <Button
            variant="ghost"
            size="small"
            className="text-bad"
            aria-label={`Remove ${name}`}
            onClick={() => setAsking(true)}
          >
            Remove
          </Button>
        </>
      ) : (
        <Badge>{roleNames[role]}</Badge>
      )}
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          text="They are signed out of this workspace at once. What they made stays."
          verb="Remove"
          busyLabel={removing.isPending && 'Removing...'}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
