import { useEffect, useState } from 'react';
import { useSession } from '#web/features/accounts/session.tsx';
import { guestWelcome } from '#web/features/landing/guest-welcome.ts';

type WelcomeModule = typeof import('#web/features/landing/welcome.ts');

/** What the landing page says to whoever is looking, and what it still waits for before it can. */
export function useWelcome() {
  const { session, profile } = useSession();
  const [now] = useState(() => new Date());
  const words = useWordsFor(session.status === 'signed-in');
  if (session.status !== 'signed-in') {
    const waiting = session.status === 'loading' ? 'for-session' : 'nothing';
    return { welcome: guestWelcome, greeting: null, waiting } as const;
  }
  const account = profile.status === 'ready' ? profile.profile : profile.status;
  if (!words || account === 'waiting') {
    return { welcome: guestWelcome, greeting: null, waiting: 'for-account' } as const;
  }
  return {
    welcome: words.findWelcome({ account, usage: null, now }),
    greeting: `Hello, ${session.user.name.split(' ')[0]}`,
    waiting: 'nothing',
  } as const;
}

/** Guests, who are most visitors, do not carry the words for members. */
function useWordsFor(isSignedIn: boolean): WelcomeModule | null {
  const [words, setWords] = useState<WelcomeModule | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    import('#web/features/landing/welcome.ts').then(setWords, () => undefined);
  }, [isSignedIn]);
  return words;
}
