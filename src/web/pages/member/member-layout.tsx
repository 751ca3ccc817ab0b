import { QueryClientProvider } from '@tanstack/react-query';
import { Activity, type ReactNode, useEffect, useId, useState } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { type Member, MemberProvider } from '#web/features/accounts/member.tsx';
import { useSession } from '#web/features/accounts/session.tsx';
import type { ProfileState, Session } from '#web/features/accounts/session-state.ts';
import { useAccountLanguage } from '#web/features/accounts/use-account-language.ts';
import { ApiError, isUnreached } from '#web/lib/api-error.ts';
import { NetworkErrorScreen } from '#web/pages/errors/network-error-screen.tsx';
import { SomethingWentWrongScreen } from '#web/pages/errors/something-went-wrong-screen.tsx';
import { LoadingDashboardScreen, PreparingDashboardScreen } from '#web/pages/loading-screens.tsx';
import { queryClient } from '#web/state/query-client.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ErrorScreen } from '#web/ui/error-screen.tsx';
import { prepareToasts } from '#web/ui/toast.tsx';
import { UnopenedPage } from './unopened-page.tsx';

/** The page itself comes first. */
const toastsAfterMs = 1500;

/** Around every page behind the sign-in: nothing of it is drawn before the person and the profile are known. */
export default function MemberLayout() {
  const { session, profile } = useSession();
  const { pathname, search } = useLocation();
  const member = useLastMember({ session, profile });

  const isLeaving = useAccountLanguage(profile.status === 'ready' ? profile.profile : null);

  const screen = isLeaving ? (
    <LoadingDashboardScreen />
  ) : (
    chooseScreen({ session, profile, member, here: pathname + search })
  );
  // What was typed waits for a sign-in in another tab; after a deliberate sign-out nothing may stay.
  const keepsPage =
    session.status === 'signed-in' ||
    (session.status === 'signed-out' && session.reason === 'ended');
  return (
    <>
      {screen}
      {member && keepsPage && <MemberPage member={member} isShown={screen === null} />}
      <UnopenedPage />
    </>
  );
}

type Situation = { session: Session; profile: ProfileState; member: Member | null; here: string };

/** What stands in the page's place; null is the page itself. */
function chooseScreen({ session, profile, member, here }: Situation): ReactNode {
  if (session.status === 'loading') return <PreparingDashboardScreen />;
  if (session.status === 'signed-in') {
    if (profile.status === 'failed') return <ProfileFailedScreen {...profile} />;
    return member ? null : <LoadingDashboardScreen />;
  }
  // Home is for the page that was left. Coming back to one, by a link or the back button, asks to sign in.
  if (session.reason === 'left' && member) return <Navigate to="/" replace />;
  if (session.reason === 'unreachable') return <NetworkErrorScreen />;
  const back = new URLSearchParams({ redirect: here });
  if (!member) return <Navigate to={`/auth/login?${back}`} replace />;
  return <AuthenticationRequiredScreen to={`/login?${back}`} />;
}

function MemberPage({ member, isShown }: { member: Member; isShown: boolean }) {
  useEffect(() => {
    const timer = setTimeout(prepareToasts, toastsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Activity key={member.user.id} mode={isShown ? 'visible' : 'hidden'}>
      <QueryClientProvider client={queryClient}>
        <MemberProvider member={member}>
          <Outlet />
        </MemberProvider>
      </QueryClientProvider>
    </Activity>
  );
}

/** Outlives the session, so that its loss can be told from a first visit. */
function useLastMember({
  session,
  profile,
}: {
  session: Session;
  profile: ProfileState;
}): Member | null {
  const [last, setLast] = useState<Member | null>(null);
  if (session.status !== 'signed-in') return last;
  if (profile.status !== 'ready') return last?.user.id === session.user.id ? last : null;
  if (last?.user === session.user && last.profile === profile.profile) return last;
  const member = { user: session.user, profile: profile.profile };
  setLast(member);
  return member;
}

/** The session was lost while a page behind the sign-in was open. */
function AuthenticationRequiredScreen({ to }: { to: string }) {
  return (
    <ErrorScreen
      illustration="lock"
      title="Authentication Required"
      text="You have been signed out. Sign in again to go on; everything you saved is safe."
      actions={
        <Link to={to} className={buttonClassNames({ size: 'large' })}>
          Go to Login
        </Link>
      }
    />
  );
}

/** Signed in, but the account could not be read. */
function ProfileFailedScreen({ error, retry }: { error: Error; retry: () => void }) {
  const ownId = useId();
  if (isUnreached(error)) return <NetworkErrorScreen />;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return <SomethingWentWrongScreen errorId={requestId ?? ownId} onTryAgain={retry} />;
}
