import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { replaceLostPages } from './lib/replace-lost-pages.ts';
import { AuthSystemErrorScreen } from './pages/errors/auth-system-error-screen.tsx';

/** Put there by the document before this script runs. */
type Prepared = {
  __reactRouterContext?: { basename?: string };
  __reactRouterManifest?: { routes: Parameters<typeof replaceLostPages>[0]['routes'] };
  __reactRouterRouteModules?: Record<string, unknown>;
};

const { __reactRouterContext, __reactRouterManifest, __reactRouterRouteModules }: Prepared =
  globalThis as Prepared;
const [navigation] = performance.getEntriesByType('navigation');
const base = (__reactRouterContext?.basename ?? '/').replace(/\/$/, '');

void replaceLostPages({
  routes: __reactRouterManifest?.routes ?? {},
  modules: __reactRouterRouteModules ?? {},
  pathname: window.location.pathname.slice(base.length) || '/',
  isReload: (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload',
  load: (script) => import(/* @vite-ignore */ script),
  // Not part of every first view. Where even this doesn't come, the message that is always there has to do.
  loadStandIn: () =>
    import('./pages/errors/script-error-boundary.tsx').then(
      ({ ScriptErrorScreen }) => ScriptErrorScreen,
      () => AuthSystemErrorScreen,
    ),
}).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
