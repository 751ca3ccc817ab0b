import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useSession } from '#web/features/accounts/session.tsx';
import { OfflineNotice } from '#web/features/shell/offline-notice.tsx';
import { SiteFooter } from '#web/features/shell/site-footer.tsx';
import { SiteHeader } from '#web/features/shell/site-header.tsx';
import { mainContentId, SkipLink } from '#web/features/shell/skip-link.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast.tsx';
import { landingAnchors } from '../landing/landing-anchors.ts';

/** The frame of every page that anyone may see. */
export default function SiteLayout() {
  const { session, signOut } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const main = useFocusAfterNavigation(pathname);

  async function leave() {
    try {
      await signOut();
      await navigate('/');
    } catch (error) {
      toast.error({
        title: 'You are still signed in',
        text: error instanceof ApiError ? error.message : 'Please try again.',
      });
    }
  }

  return (
    <>
      <SkipLink />
      <SiteHeader
        visitor={
          session.status === 'signed-in'
            ? { status: 'signed-in', email: session.user.email }
            : session
        }
        anchors={pathname === '/' ? landingAnchors : []}
        onSignOut={leave}
      />
      <OfflineNotice />
      <main ref={main} id={mainContentId} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}

/** A new page starts at its top for the keyboard and screen readers too, not where the last link was. */
function useFocusAfterNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
