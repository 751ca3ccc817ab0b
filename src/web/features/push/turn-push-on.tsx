import { Button } from '#web/ui/button.tsx';
import { pushSupport } from './push-subscription.ts';
import { useTurnPushOn } from './use-push.ts';

/** A button where the browser can do it, else what prevents it. */
export function TurnPushOn({ userId }: { userId: string }) {
  const turnOn = useTurnPushOn(userId);
  const obstacle = findObstacle();
  if (obstacle) return <p className="text-[14.5px] text-ink-muted">{obstacle}</p>;
  return (
    <Button
      variant="secondary"
      size="small"
      busyLabel={turnOn.isPending && 'Turning on...'}
      onClick={() => turnOn.mutate()}
    >
      Turn on notifications
    </Button>
  );
}

function findObstacle(): string | null {
  switch (pushSupport()) {
    case 'install-first':
      return 'On an iPhone or iPad, add this site to your home screen first: tap Share, then Add to Home Screen.';
    case 'unsupported':
      return 'This browser can’t show notifications while the tab is closed.';
    case 'supported':
      return Notification.permission === 'denied'
        ? 'Your browser blocks notifications from this site. Allow them in its site settings, then reload this page.'
        : null;
  }
}
