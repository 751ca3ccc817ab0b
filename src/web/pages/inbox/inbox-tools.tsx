import { Bell, BellOff, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useMember } from '#web/features/accounts/member.tsx';
import { useWaitingSound } from '#web/features/inbox/waiting-sound.ts';
import { pushSupport } from '#web/features/push/push-subscription.ts';
import { TurnPushOn } from '#web/features/push/turn-push-on.tsx';
import { usePush } from '#web/features/push/use-push.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';

/** How this browser tells of waiting visitors, and the overview of keys. */
export function InboxTools({ onHelp }: { onHelp: () => void }) {
  const [isSoundOn, setSound] = useWaitingSound();
  const hasServer = useDataClient().link('/') !== null;
  return (
    <>
      {/* On a wide screen beside the page's heading. */}
      <div className="-mt-9 flex justify-end gap-1">
        <Button
          variant="ghost"
          size="small"
          aria-pressed={isSoundOn}
          onClick={() => setSound(!isSoundOn)}
        >
          {isSoundOn ? <Bell aria-hidden /> : <BellOff aria-hidden />}
          {isSoundOn ? 'Sound on' : 'Sound off'}
        </Button>
        <Button
          variant="ghost"
          size="small"
          className="max-lg:hidden"
          aria-keyshortcuts="?"
          onClick={onHelp}
        >
          <Keyboard aria-hidden />
          Shortcuts
        </Button>
      </div>
      {hasServer && <PushOffer />}
    </>
  );
}

/** Only to someone who hasn't decided about it on this device. */
function PushOffer() {
  const [isOffered] = useState(
    () => pushSupport() === 'supported' && Notification.permission !== 'denied',
  );
  return isOffered ? <PushOfferForDevice /> : null;
}

function PushOfferForDevice() {
  const { profile } = useMember();
  const { data } = usePush();
  if (!data || data.devices.some(({ isCurrent }) => isCurrent)) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-[14.5px] text-ink-muted">
      Get a notification when a visitor is waiting, even with this tab closed.
      <TurnPushOn userId={profile.id} />
    </p>
  );
}
