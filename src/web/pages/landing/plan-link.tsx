import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '#web/features/accounts/session.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import type { planCards } from './plan-cards.ts';

type Dialogs = typeof import('#web/features/accounts/auth-dialog.tsx');
type PlanLinkProps = { action: (typeof planCards)[number]['action']; first: boolean };

/**
 * A link to the sign-up page that opens the dialog instead once the script runs. The dialog's code is fetched
 * with the first click; if that fails, the link leads where it says.
 */
export function PlanLink({ action, first }: PlanLinkProps) {
  const { session } = useSession();
  const navigate = useNavigate();
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = session.status === 'signed-in';

  async function openDialog(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!action.plan || isSignedIn || opensElsewhere) return;
    event.preventDefault();
    try {
      setDialogs(await import('#web/features/accounts/auth-dialog.tsx'));
      setOpen(true);
    } catch {
      await navigate(action.to);
    }
  }

  return (
    <>
      <Link
        to={action.plan && isSignedIn ? '/app' : action.to}
        onClick={openDialog}
        className={buttonClassNames({
          variant: first ? 'primary' : 'secondary',
          className: 'mt-6 w-full',
        })}
      >
        {action.label}
      </Link>
      {dialogs && (
        <dialogs.AuthDialog open={isOpen} onOpenChange={setOpen} plan={action.plan ?? null} />
      )}
    </>
  );
}
