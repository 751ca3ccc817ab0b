import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/current-session.ts';
import { validate } from '#server/http/validate.ts';
import { endOtherSessions, endSession, listOwnSessions } from './own-sessions.ts';

const param = z.object({ id: z.uuid() });

export function sessionRoutes(deps: Deps): Hono<SessionEnv> {
  const signedIn = requireSession(deps, 'account');
  return new Hono<SessionEnv>()
    .get('/api/sessions', signedIn, async (c) => {
      const { userId, id } = c.get('session');
      return c.json({ sessions: await listOwnSessions({ deps, userId, current: id }) });
    })
    .delete('/api/sessions/:id', signedIn, validate({ param }), async (c) => {
      const { userId } = c.get('session');
      await endSession({ deps, userId, ...c.req.valid('param') });
      return c.json({ ended: true });
    })
    .delete('/api/sessions', signedIn, async (c) => {
      const { userId, id } = c.get('session');
      await endOtherSessions({ deps, userId, current: id });
      return c.json({ ended: true });
    });
}
