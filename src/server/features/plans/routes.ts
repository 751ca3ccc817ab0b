import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { assertOwn, requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { validate } from '#server/http/validate.ts';
import { getUserUsageInput } from '#shared/contract/usage.ts';
import { getUsage } from './workspace-plan.ts';

export function planRoutes(deps: Deps): Hono<SessionEnv> {
  return new Hono<SessionEnv>().post(
    '/api/rpc/get_user_usage',
    requireSession(deps, 'usage.read'),
    validate({ json: getUserUsageInput }),
    async (c) => {
      const session = c.get('session');
      assertOwn({ session, userUuid: c.req.valid('json').user_uuid });
      return c.json(await getUsage({ deps, workspaceId: session.workspaceId }));
    },
  );
}
