import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { callApi } from '#web/lib/api.ts';

export type SessionUser = { id: string; email: string; name: string; image?: string | null };

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SessionUser };

type SessionContextValue = { session: Session; signOut: () => Promise<void> };

const SessionContext = createContext<SessionContextValue | null>(null);

/** Who is using the app. Every page is inside it; those that may be seen by anyone work while it is loading. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'loading' });

  useEffect(() => {
    const stop = new AbortController();
    fetchSession(stop.signal).then(setSession, () => {
      // A visitor whose session cannot be asked for still gets to see the page.
      if (!stop.signal.aborted) setSession({ status: 'signed-out' });
    });
    return () => stop.abort();
  }, []);

  useEffect(() => {
    if (session.status !== 'loading') rememberHint(session.status === 'signed-in');
  }, [session.status]);

  const signOut = useCallback(async () => {
    await callApi({ path: '/api/auth/sign-out', method: 'POST', body: {} });
    setSession({ status: 'signed-out' });
  }, []);

  return <SessionContext value={{ session, signOut }}>{children}</SessionContext>;
}

export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}

async function fetchSession(signal: AbortSignal): Promise<Session> {
  const answer = await callApi<{ user: SessionUser } | null>({
    path: '/api/auth/get-session',
    signal,
  });
  return answer ? { status: 'signed-in', user: answer.user } : { status: 'signed-out' };
}

/** The head script reads it on the next visit, before the session is known. */
function rememberHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(brand.sessionHintKey, '1');
    else localStorage.removeItem(brand.sessionHintKey);
  } catch {
    // Without storage the header merely settles a moment later.
  }
  delete document.documentElement.dataset.signedIn;
}
