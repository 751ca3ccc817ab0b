import { lazy, Suspense } from 'react';
import { useSession } from '#web/features/accounts/session.tsx';

// Should its file not come, the page goes on without help instead of breaking.
const CornerChat = lazy(() =>
  import('#web/features/help-chatbot/corner-chat.tsx').catch(() => ({ default: () => null })),
);

/** On every page of the person who is signed in; guests do not even load it. */
export function HelpForMembers() {
  const { session } = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Suspense>
      <CornerChat />
    </Suspense>
  );
}
