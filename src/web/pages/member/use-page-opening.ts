import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import {
  type BlockerFunction,
  type Location,
  matchRoutes,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useBlocker,
  useHref,
  useLocation,
  useNavigate,
} from 'react-router';
import { fetchScripts } from '#web/lib/fetch-scripts.ts';

type Wanted = { location: Location; scripts: string[] };

/**
 * Leaves a page only for one whose scripts are here. The router would load the whole document again when a script
 * doesn't come, which without a connection leaves an empty window.
 */
export function usePageOpening() {
  const listScripts = useMissingScripts();
  const navigate = useNavigate();
  const { key } = useLocation();
  const base = useHref('/').replace(/\/$/, '');
  const wanted = useRef<Wanted | null>(null);
  /** Where a link led, and from which page: it's forgotten with that page. */
  const [unopened, setUnopened] = useState<{ from: string; to: Location } | null>(null);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ nextLocation }) => {
        const scripts = listScripts(nextLocation);
        wanted.current = { location: nextLocation, scripts };
        return scripts.length > 0;
      },
      [listScripts],
    ),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked' || !wanted.current) return;
    const { location, scripts } = wanted.current;
    let isGone = false;
    void fetchScripts(scripts).then((outcome) => {
      if (isGone) return;
      if (outcome === 'ready') return blocker.proceed();
      blocker.reset();
      const { pathname, search, hash } = location;
      if (outcome === 'outdated') window.location.assign(base + pathname + search + hash);
      else setUnopened({ from: key, to: location });
    });
    return () => {
      isGone = true;
    };
  }, [blocker, base, key]);
  const to = unopened?.from === key ? unopened.to : null;
  return {
    isUnopened: to !== null,
    isOpening: blocker.state === 'blocked',
    tryAgain: () => void (to && navigate(to, { state: to.state })),
    dismiss: () => setUnopened(null),
  };
}

/** Which scripts an address needs that aren't here yet. */
function useMissingScripts(): (location: Location) => string[] {
  const framework = useContext(UNSAFE_FrameworkContext);
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(
    (location) => {
      if (!framework || !router) return [];
      const { manifest, routeModules } = framework;
      const scripts = new Set<string>();
      for (const { route } of matchRoutes(router.routes, location) ?? []) {
        const entry = manifest.routes[route.id ?? ''];
        if (!entry || entry.id in routeModules) continue;
        const { module, clientLoaderModule, imports = [] } = entry;
        for (const script of [module, clientLoaderModule, ...imports]) {
          if (script) scripts.add(script);
        }
      }
      return [...scripts];
    },
    [framework, router],
  );
}
