import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/service.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { validate } from '#server/http/validate.ts';
import { analyticsQuery } from '#shared/contract/analytics.ts';
import { getAnalytics, listGaps } from './service.ts';

export function analyticsRoutes(deps: Deps): Hono<SessionEnv> {
  const isOn = requireFlag({ flags: deps.env.flags, flag: 'analytics' });
  const signedIn = requireSession(deps);
  return new Hono<SessionEnv>()
    .get('/api/analytics', isOn, signedIn, validate({ query: analyticsQuery }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await getAnalytics({ deps, workspaceId, query: c.req.valid('query') }));
    })
    .get('/api/analytics/gaps', isOn, signedIn, validate({ query: analyticsQuery }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await listGaps({ deps, workspaceId, query: c.req.valid('query') }));
    });
}
