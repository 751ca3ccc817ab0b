import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ring } from '#web/features/inbox/waiting-sound.ts';
import { hasSubscription, refreshPush } from '#web/features/push/push-subscription.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';

/** Rings and notifies on every page of the dashboard when a visitor starts waiting. */
export default function WaitingAlert({ userId }: { userId: string }) {
  const client = useDataClient();
  const mayAnswer = useMay('conversations.edit');
  const navigate = useNavigate();
  useEffect(() => {
    refreshPush(userId).catch(() => undefined);
  }, [userId]);
  useEffect(() => {
    if (!mayAnswer) return;
    return client.subscribe(
      (event) => {
        if (event.type !== 'conversation' || !event.needsHuman) return;
        ring();
        void notify(() => navigate(`/app/inbox/${event.conversationId}`));
      },
      { isHeardHidden: mayNotify },
    );
  }, [client, mayAnswer, navigate]);
  return null;
}

const mayNotify = () => 'Notification' in window && Notification.permission === 'granted';

/** Where notifications reach the browser without a tab, that one is enough. */
async function notify(onOpen: () => void): Promise<void> {
  if (!mayNotify() || document.visibilityState === 'visible' || (await hasSubscription())) return;
  try {
    const notification = new Notification('A visitor is waiting', { tag: 'waiting' });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
  } catch {
    // Phones show notifications of service workers only.
  }
}
