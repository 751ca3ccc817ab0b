import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { getHome } from './get-home.ts';

export function homeRoutes(deps: Deps): Hono<SessionEnv> {
  return new Hono<SessionEnv>().get(
    '/api/home',
    requireSession(deps, 'chatbots.read'),
    async (c) => {
      const { workspaceId, role } = c.get('session');
      return c.json(await getHome({ deps, workspaceId, role }));
    },
  );
}
