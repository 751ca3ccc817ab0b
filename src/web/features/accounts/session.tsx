import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { brand } from '#shared/brand.ts';
import type { SessionUser } from '#shared/contract/accounts.ts';
import type { PageLanguage } from '#shared/page-languages.ts';
import { onUnauthorized } from '#web/lib/api.ts';
import { SaveLanguageContext } from '#web/lib/language-choice.ts';
import { forgetUnsentWork } from '#web/state/unsent-work.tsx';
import { updateProfile } from './account-calls.ts';
import { browserSessionDeps } from './browser-session-deps.ts';
import { loadingSession, type ProfileState, type Session } from './session-state.ts';
import { createSessionStore } from './session-store.ts';

type SessionContextValue = {
  session: Session;
  profile: ProfileState;
  /** The server has set the cookie for this user. */
  enter: (user: SessionUser) => void;
  /** The server has dropped the session itself. */
  leave: () => void;
  signOut: () => Promise<void>;
  /** Asks the server who is signed in; fails when it cannot be asked. */
  reload: () => Promise<void>;
  /** The session at this moment, for code that waits for it to change. */
  getSession: () => Session;
};

const SessionContext = createContext<SessionContextValue | null>(null);

/** Who is using the app. Every page is inside it; those that may be seen by anyone work while it is loading. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createSessionStore(browserSessionDeps));
  const session = useSyncExternalStore(store.subscribe, store.getSession, () => loadingSession);
  const profile = useProfileOf(session.status === 'signed-in' ? session.user : null);

  useEffect(() => store.start(), [store]);
  useEffect(() => onUnauthorized(store.recheck), [store]);
  useEffect(() => {
    if (session.status !== 'loading') rememberHint(session.status === 'signed-in');
  }, [session.status]);
  // A session that merely ended keeps its drafts: the same person usually signs in again.
  const hasLeft = session.status === 'signed-out' && session.reason.startsWith('left');
  useEffect(() => {
    if (hasLeft) forgetUnsentWork();
  }, [hasLeft]);

  const value = useMemo(() => {
    const { enter, leave, signOut, reload, getSession } = store;
    return { session, profile, enter, leave, signOut, reload, getSession };
  }, [store, session, profile]);
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const saveLanguage = useMemo(
    () => userId && ((locale: PageLanguage) => updateProfile({ userId, changes: { locale } })),
    [userId],
  );
  return (
    <SessionContext value={value}>
      <SaveLanguageContext value={saveLanguage || null}>{children}</SaveLanguageContext>
    </SessionContext>
  );
}

export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useSession needs a SessionProvider above it');
  return value;
}

const waiting: ProfileState = { status: 'waiting' };

/** Read again whenever the session tells something new about its user, such as a confirmed address. */
function useProfileOf(user: SessionUser | null): ProfileState {
  const [state, setState] = useState<{ of: string; profile: ProfileState } | null>(null);
  useEffect(() => {
    if (!user) return;
    const { id } = user;
    let stopped = false;
    let stop = () => {};
    const onChange = (profile: ProfileState) => setState({ of: id, profile });
    function load() {
      import('./observe-profile.ts').then(
        ({ observeProfile }) => {
          if (!stopped) stop = observeProfile({ userId: id, onChange });
        },
        (error) => onChange({ status: 'failed', error, retry: load }),
      );
    }
    load();
    return () => {
      stopped = true;
      stop();
    };
  }, [user]);
  return state && state.of === user?.id ? state.profile : waiting;
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
