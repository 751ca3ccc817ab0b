import { matchRoutes, type RouteObject } from 'react-router';

type RouteEntry = { id: string; parentId?: string; path?: string; index?: boolean; module: string };

type Start = {
  routes: Record<string, RouteEntry>;
  /** What is loaded already, by the id of its route. The router looks here before it loads a page. */
  modules: Record<string, unknown>;
  /** Without the folder of the language. */
  pathname: string;
  isReload: boolean;
  load: (script: string) => Promise<unknown>;
  /** What is drawn where a page is missing. */
  loadStandIn: () => Promise<unknown>;
};

/**
 * The router loads the whole document again when the script of a page doesn't come, over and over while it stays away.
 * So a document that was loaded again tries the scripts of its page first, and puts a message where one is missing.
 */
export async function replaceLostPages({
  routes,
  modules,
  pathname,
  isReload,
  load,
  loadStandIn,
}: Start): Promise<void> {
  if (!isReload) return;
  const open = matchRoutes(nestRoutes(routes), pathname) ?? [];
  await Promise.all(
    open.map(async ({ route: { id = '' } }) => {
      const script = routes[id]?.module;
      if (!script || id in modules) return;
      await load(script).catch(async () => {
        modules[id] = { default: await loadStandIn() };
      });
    }),
  );
}

function nestRoutes(routes: Record<string, RouteEntry>, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: nestRoutes(routes, id) },
    );
}
