import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/service.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { validate } from '#server/http/validate.ts';
import { analyticsQuery } from '#shared/contract/analytics.ts';
import { listClosedGaps } from './closed-gaps.ts';
import { getAnalytics, listGaps } from './service.ts';

export function analyticsRoutes(deps: Deps): Hono<SessionEnv> {
  const isOn = requireFlag({ flags: deps.env.flags, flag: 'analytics' });
  const mayRead = requireSession(deps, 'analytics.read');
  return new Hono<SessionEnv>()
    .get('/api/analytics', isOn, mayRead, validate({ query: analyticsQuery }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await getAnalytics({ deps, workspaceId, query: c.req.valid('query') }));
    })
    .get('/api/analytics/gaps', isOn, mayRead, validate({ query: analyticsQuery }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await listGaps({ deps, workspaceId, query: c.req.valid('query') }));
    })
    .get('/api/analytics/closed-gaps', isOn, mayRead, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await listClosedGaps({ deps, workspaceId }));
    });
}
