import { useId } from 'react';
import type { OpenInvitation } from '#shared/contract/team.ts';
import { roleNames } from '#shared/permissions.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { cancelInvitation, resendInvitation } from './team-calls.ts';
import { useTeamChange } from './use-team.ts';

type OpenInvitationsProps = { invitations: readonly OpenInvitation[]; mayEdit: boolean };

export function OpenInvitations({ invitations, mayEdit }: OpenInvitationsProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="mb-2 text-[15px]">
        Open invitations
      </h3>
      <ul
        aria-labelledby={id}
        className="divide-y divide-line rounded-card border border-line bg-surface"
      >
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} mayEdit={mayEdit} />
        ))}
      </ul>
    </div>
  );
}

function InvitationRow({
  invitation: { id, email, role, expiresAt, isExpired },
  mayEdit,
}: {
  invitation: OpenInvitation;
  mayEdit: boolean;
}) {
  const sending = useTeamChange({ change: resendInvitation, failed: 'The email was not sent' });
  const canceling = useTeamChange({
    change: cancelInvitation,
    failed: 'The invitation was not canceled',
  });
  const until = new Date(expiresAt).toLocaleDateString(pageLanguage, { dateStyle: 'medium' });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-[560] break-all">{email}</p>
        <p className="text-[13.5px] text-ink-muted">
          {roleNames[role]} · {isExpired ? `expired on ${until}` : `expires on ${until}`}
        </p>
      </div>
      {isExpired && <Badge tone="warn">Expired</Badge>}
      {mayEdit && (
        <div className="flex gap-1">
          <Button
            variant="secondary"
            size="small"
            aria-label={`Send again to ${email}`}
            busyLabel={sending.isPending && 'Sending...'}
            onClick={() =>
              sending.mutate(id, {
                onSuccess: () => toast.success({ title: 'A new link is sent' }),
              })
            }
          >
            Send again
          </Button>
          <Button
            variant="ghost"
            size="small"
            className="text-bad"
            aria-label={`Cancel the invitation of ${email}`}
            busyLabel={canceling.isPending && 'Canceling...'}
            onClick={() => canceling.mutate(id)}
          >
            Cancel
          </Button>
        </div>
      )}
    </li>
  );
}
