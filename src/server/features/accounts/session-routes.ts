import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { tellSessionsEnded } from '#server/features/live/service.ts';
import { validate } from '#server/http/validate.ts';
import type { ActiveSession } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { describeDevice } from './describe-device.ts';
import { requireSession, type SessionEnv } from './service.ts';
import { deleteOtherSessions, deleteSession, listSessions } from './session-queries.ts';

/** The sessions of the account that asks: seen, and ended one by one or all others at once. */
export function sessionRoutes(deps: Deps): Hono<SessionEnv> {
  const signedIn = requireSession(deps, 'account');
  const { database, clock } = deps;
  return new Hono<SessionEnv>()
    .get('/api/sessions', signedIn, async (c) => {
      const { userId, id } = c.get('session');
      const rows = await listSessions({ database, userId, now: clock.now() });
      return c.json({ sessions: rows.map((row) => describeSession({ row, current: id })) });
    })
    .delete(
      '/api/sessions/:id',
      signedIn,
      validate({ param: z.object({ id: z.uuid() }) }),
      async (c) => {
        const { userId } = c.get('session');
        const sessionId = c.req.valid('param').id;
        if (!(await deleteSession({ database, userId, sessionId }))) {
          throw new AppError('not_found', 'This session has already ended.');
        }
        await tellSessionsEnded({ deps, userId });
        return c.json({ ended: true });
      },
    )
    .delete('/api/sessions', signedIn, async (c) => {
      const { userId, id } = c.get('session');
      await deleteOtherSessions({ database, userId, sessionId: id });
      await tellSessionsEnded({ deps, userId });
      return c.json({ ended: true });
    });
}

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

function describeSession({ row, current }: { row: SessionRow; current: string }): ActiveSession {
  return {
    id: row.id,
    current: row.id === current,
    device: describeDevice(row.userAgent),
    ip_hint: hintAddress(row.ipAddress),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
  };
}

/** The network is enough to recognise a place by; the exact address is no one's business on a screen. */
function hintAddress(address: string | null): string | null {
  if (!address) return null;
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::`;
  return address.replace(/\.\d+$/, '.x');
}
