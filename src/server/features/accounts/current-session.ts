/** What other features may ask of accounts: who is calling, and for which tenant. */
import type { MiddlewareHandler } from 'hono';
import { noteWorkspace } from '#server/config/active-span.ts';
import type { Deps } from '#server/deps.ts';
import { describePlan } from '#server/features/accounts/profile/describe-plan.ts';
import { getAuth } from '#server/features/accounts/sign-in/auth.ts';
import { type Caller, createAuthCall } from '#server/features/accounts/sign-in/auth-call.ts';
import { touchSession } from '#server/features/accounts/sign-in/session-queries.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { AppError } from '#shared/errors.ts';
import { hasPermission, type Permission, type Role, roleNames } from '#shared/permissions.ts';
import { findPlace, findTenant } from './tenant-queries.ts';

export type CurrentSession = {
  id: string;
  expiresAt: Date;
  /** The tenant: the first condition of every query. */
  workspaceId: string;
  /** What the caller is there; null where a chosen team has no place for them at the moment. */
  role: Role | null;
  /** The one that goes with the account, whichever is chosen. */
  ownWorkspaceId: string;
  userId: string;
  user: { id: string; email: string; name: string; emailVerified: boolean };
};

export type SessionEnv = HttpEnv & { Variables: { session: CurrentSession } };

/**
 * Refuses anyone who is not signed in, or may not do this in the chosen workspace; 'account' is what everyone may do
 * with what is their own. Looked up afresh each time: a session or a role that was ended is over at once.
 */
export function requireSession(
  deps: Deps,
  permission: Permission | 'account',
): MiddlewareHandler<SessionEnv> & Guard {
  const guard: MiddlewareHandler<SessionEnv> = async (c, next) => {
    const session = await findSession({ deps, c });
    if (!session) throw new AppError('unauthorized', 'Please sign in.');
    if (permission !== 'account') assertPermission({ role: session.role, permission });
    c.set('session', session);
    noteWorkspace(session.workspaceId);
    c.header('Cache-Control', 'no-store');
    await next();
  };
  return Object.assign(guard, { permission });
}

/** Written on the guard, so that a test can walk the app's routes and know what each one asks for. */
export type Guard = { permission: Permission | 'account' };

export function assertPermission(input: { role: Role | null; permission: Permission }): void {
  if (hasPermission(input)) return;
  throw new AppError(
    'forbidden',
    input.role
      ? `Your role here is ${roleNames[input.role]}, which does not include this. Ask the workspace’s owner or an admin.`
      : 'You have no access to this workspace at the moment. Switch to your own, or ask its owner.',
  );
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
    ownWorkspaceId: tenant.ownWorkspaceId,
    role: roleOf({ deps, tenant }),
    userId: user.id,
    user: { id: user.id, email: user.email, name: user.name, emailVerified: user.emailVerified },
  };
}

/**
 * What a session that was found earlier still allows, for streams that stay open: the request they began with is over,
 * so nothing of it is asked again. Null once the session has ended.
 */
export async function findStanding({
  deps,
  userId,
  sessionId,
}: {
  deps: Deps;
  userId: string;
  sessionId: string;
}): Promise<Pick<CurrentSession, 'workspaceId' | 'role'> | null> {
  const tenant = await findTenant({ database: deps.database, userId, sessionId });
  if (!tenant || tenant.expiresAt <= deps.clock.now()) return null;
  return { workspaceId: tenant.workspaceId, role: roleOf({ deps, tenant }) };
}

/** A team works as long as its owner's account does and its plan includes one; nothing is lost until it does again. */
export function roleOf({ deps, tenant }: { deps: Deps; tenant: Tenant }): Role | null {
  if (tenant.workspaceId === tenant.ownWorkspaceId) return 'owner';
  const { memberRole, ownerProfile, ownerSuspendedAt } = tenant;
  if (!memberRole || !ownerProfile || ownerSuspendedAt) return null;
  return describePlan({ deps, profile: ownerProfile }).hasTeam ? memberRole : null;
}
type Tenant = Omit<NonNullable<Awaited<ReturnType<typeof findTenant>>>, 'lastUsedAt' | 'expiresAt'>;

/** What someone is in a workspace at this moment, for credentials that outlive a request: keys, tokens. */
export async function findRole({
  deps,
  workspaceId,
  userId,
}: {
  deps: Deps;
  workspaceId: string;
  userId: string;
}): Promise<Role | null> {
  const place = await findPlace({ database: deps.database, workspaceId, userId });
  if (!place || place.suspendedAt) return null;
  const { ownWorkspaceId, ...tenant } = place;
  return roleOf({ deps, tenant: { ...tenant, workspaceId, ownWorkspaceId } });
}

/** Calls name the user they mean; naming anyone else is refused, whether or not they exist. */
export function assertOwn({
  session,
  userUuid,
}: {
  session: CurrentSession;
  userUuid: string;
}): void {
  if (userUuid.toLowerCase() !== session.userId) {
    throw new AppError('forbidden', 'This is someone else’s account.');
  }
}
