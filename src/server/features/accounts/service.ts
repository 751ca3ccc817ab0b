/** What other features may ask of accounts: who is calling, and for which tenant. */
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { AppError } from '#shared/errors.ts';
import { getAuth } from './auth.ts';
import { type Caller, createAuthCall } from './auth-call.ts';
import { findTenant, touchSession } from './queries.ts';

export type CurrentSession = {
  id: string;
  expiresAt: Date;
  /** The tenant: the first condition of every query. */
  workspaceId: string;
  userId: string;
  user: { id: string; email: string; name: string; emailVerified: boolean };
};

export type SessionEnv = HttpEnv & { Variables: { session: CurrentSession } };

/** Refuses whoever is not signed in. Looked up afresh each time: a session that was ended is over at once. */
export function requireSession(deps: Deps): MiddlewareHandler<SessionEnv> {
  return async (c, next) => {
    const session = await findSession({ deps, c });
    if (!session) throw new AppError('unauthorized', 'Please sign in.');
    c.set('session', session);
    c.header('Cache-Control', 'no-store');
    await next();
  };
}

/** "Last used" needs no exact minute, so most requests write nothing. */
const touchAfterMs = 5 * 60_000;

export async function findSession({
  deps,
  c,
}: {
  deps: Deps;
  c: Caller;
}): Promise<CurrentSession | null> {
  if (!c.req.header('cookie')?.includes('askwell.session_token=')) return null;
  const found = await createAuthCall(c)((options) => getAuth(deps).api.getSession(options));
  if (!found) return null;
  const { user, session } = found;
  const of = { database: deps.database, userId: user.id, sessionId: session.id };
  const tenant = await findTenant(of);
  if (!tenant) return null;
  const now = deps.clock.now();
  if (now.getTime() - tenant.lastUsedAt.getTime() > touchAfterMs)
    await touchSession({ ...of, now });
  return {
    id: session.id,
    expiresAt: session.expiresAt,
    workspaceId: tenant.workspaceId,
    userId: user.id,
    user: { id: user.id, email: user.email, name: user.name, emailVerified: user.emailVerified },
  };
}

/** Calls name the user they mean; naming anybody else is refused, whether or not they exist. */
export function assertOwn({
  session,
  userUuid,
}: {
  session: CurrentSession;
  userUuid: string;
}): void {
  if (userUuid.toLowerCase() !== session.userId) {
    throw new AppError('forbidden', 'This is somebody else’s account.');
  }
}
