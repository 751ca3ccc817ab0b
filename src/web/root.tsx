import latinFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { brand } from '#shared/brand.ts';
import { SessionProvider, useSession } from '#web/features/accounts/session.tsx';
import { headScript } from '#web/state/head-script.ts';
import { followTheme } from '#web/state/theme.ts';
import { ToastRegion } from '#web/ui/toast.tsx';
import { pageLanguage } from './lib/page-language.ts';
import { pageMeta } from './lib/page-meta.ts';
import { AuthSystemErrorScreen } from './pages/errors/auth-system-error-screen.tsx';
import { FirstLoadScreen } from './pages/loading-screens.tsx';
import './ui/styles/app.css';

// Should its file not come, the page goes on without help instead of breaking.
const CornerChat = lazy(() =>
  import('#web/features/help-chatbot/corner-chat.tsx').catch(() => ({ default: () => null })),
);

export function meta() {
  return pageMeta();
}

export function links() {
  return [
    { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  useEffect(followTheme, []);
  return (
    // The development server has the pages in one language only.
    <html
      lang={pageLanguage}
      data-one-language={import.meta.env.DEV || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.browserBar.light} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed at build time */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <SessionProvider>
      <Outlet />
      <HelpForMembers />
      <ToastRegion />
    </SessionProvider>
  );
}

/** On every page of the person who is signed in; guests do not even load it. */
function HelpForMembers() {
  const { session } = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Suspense>
      <CornerChat />
    </Suspense>
  );
}

export function HydrateFallback() {
  return (
    <main>
      <FirstLoadScreen />
    </main>
  );
}

export function ErrorBoundary() {
  return (
    <main>
      <AuthSystemErrorScreen />
    </main>
  );
}
