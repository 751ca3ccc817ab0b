import { useEffect, useState } from 'react';
import { useSession } from '#web/features/accounts/session.tsx';
import { guestWelcome, type Welcome } from '#web/features/landing/guest-welcome.ts';
import type { FindWelcome } from './prepare-welcome.ts';

/** What the landing page says to anyone who is looking, and what it still waits for before it can. */
export function useWelcome() {
  const { session, profile } = useSession();
  const [now] = useState(() => new Date());
  const findWelcome = useWordsFor(session.status === 'signed-in' ? session.user.id : null);
  if (session.status !== 'signed-in') {
    const waiting = session.status === 'loading' ? 'for-session' : 'nothing';
    return { welcome: guestWelcome, greeting: null, waiting } as const;
  }
  const account = profile.status === 'ready' ? profile.profile : profile.status;
  if (!findWelcome || account === 'waiting') {
    return { welcome: guestWelcome, greeting: null, waiting: 'for-account' } as const;
  }
  return {
    welcome: findWelcome({ account, now }),
    greeting: `Hello, ${session.user.name.split(' ')[0]}`,
    waiting: 'nothing',
  } as const;
}

/** Guests, who are most visitors, do not carry the words for members. */
function useWordsFor(userId: string | null): FindWelcome | null {
  const [words, setWords] = useState<{ of: string; findWelcome: FindWelcome } | null>(null);
  useEffect(() => {
    if (!userId) return;
    let isGone = false;
    import('./prepare-welcome.ts')
      .then(({ prepareWelcome }) => prepareWelcome(userId))
      .then(
        (findWelcome) => {
          if (!isGone) setWords({ of: userId, findWelcome });
        },
        // Its script could not be loaded: a plain welcome is better than none.
        () => {
          if (!isGone) setWords({ of: userId, findWelcome: () => plainWelcome });
        },
      );
    return () => {
      isGone = true;
    };
  }, [userId]);
  return words && words.of === userId ? words.findWelcome : null;
}

const plainWelcome: Welcome = {
  ...guestWelcome,
  action: 'Open dashboard',
  target: '/dashboard',
};
