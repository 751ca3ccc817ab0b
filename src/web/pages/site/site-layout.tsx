import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '#web/features/accounts/session.tsx';
import { useLeave } from '#web/features/accounts/use-leave.ts';
import { MapOnRequest } from '#web/features/landing/map-on-request.tsx';
import { LegalButtons } from '#web/features/legal/legal-buttons.tsx';
import { OfflineNotice } from '#web/features/shell/offline-notice.tsx';
import { SiteFooter } from '#web/features/shell/site-footer.tsx';
import { SiteHeader } from '#web/features/shell/site-header.tsx';
import { mainContentId, SkipLink } from '#web/features/shell/skip-link.tsx';

/** The frame of every page that anyone may see. */
export default function SiteLayout() {
  const { session } = useSession();
  const leave = useLeave();
  const { pathname } = useLocation();
  const main = useFocusAfterNavigation(pathname);

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
      <SiteFooter
        legal={(className) => <LegalButtons className={className} />}
        map={pathname === '/' && <MapOnRequest />}
      />
    </>
  );
}

/** The sections of the landing page that the bar leads to, in the order of the page. */
const landingAnchors = [
  { hash: '#pricing', label: 'Pricing' },
  { hash: '#howItWorks', label: 'How it works' },
  { hash: '#features', label: 'Features' },
  { hash: '#faq', label: 'FAQ' },
] as const;

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
