import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type LeaveGuardProps = {
  isChanged: boolean;
  /** Addresses below this one belong to the same form. */
  within: string;
};

/** Asks before unsaved changes are left behind, by a link, the back button or closing the tab. */
export function LeaveGuard({ isChanged, within }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ nextLocation }) => isChanged && !nextLocation.pathname.startsWith(within),
  );
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) blocker.reset();
      }}
      title="Leave without saving?"
      description="Your changes to this chatbot are not saved yet."
      footer={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed()}>
            Leave, drop the changes
          </Button>
          <Button onClick={() => blocker.reset()}>Stay here</Button>
        </>
      }
    />
  );
}
