import { Link } from 'react-router';
import { findInvitation } from '#web/features/team/remembered-invitation.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Notice } from '#web/ui/notice.tsx';

/** For anyone who was invited, signed up and came here by way of the confirmation mail. */
export function InvitationNotice({ className }: { className: string }) {
  if (!findInvitation()) return null;
  return (
    <Notice
      className={className}
      title="You have been invited to a team"
      actions={
        <Link to="/invitation" className={buttonClassNames({ size: 'small' })}>
          See the invitation
        </Link>
      }
    />
  );
}
