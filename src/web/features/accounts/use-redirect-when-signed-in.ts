import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from './session.tsx';
import { redirectDelays } from './use-delayed-navigation.ts';

/** Sign-in and sign-up are of no use to someone who is in: also how both pages end after their success. */
export function useRedirectWhenSignedIn(target: string): void {
  const { session } = useSession();
  const navigate = useNavigate();
  const isSignedIn = session.status === 'signed-in';
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(
      () => void navigate(target, { replace: true }),
      redirectDelays.afterSignInMs,
    );
    return () => clearTimeout(timer);
  }, [isSignedIn, target, navigate]);
}
