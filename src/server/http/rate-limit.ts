/** The product's limits, counted in the database so that all instances share them and a restart forgives nothing. */
import { createHmac } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '#server/config/clock.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { addressGroup } from './client-address.ts';
import type { HttpEnv } from './http-env.ts';
import { type Alongside, countUses, deleteExpired } from './rate-limit-queries.ts';

type LimitDeps = { database: Database; clock: Clock; secrets: Secrets };
type Limit = { name: string; requests: number; windowSeconds: number };
type Use = { isAllowed: boolean; remaining: number; resetSeconds: number };

/**
 * Limits a route by caller. `by` names who is counted: the address, or what the function returns (an account,
 * a visitor); `null` counts no one. Use it twice to limit by both.
 */
export function rateLimit<E extends HttpEnv = HttpEnv>({
  deps,
  by,
  ...limit
}: Limit & {
  deps: LimitDeps;
  by: 'address' | ((c: Context<E>) => string | null);
}): MiddlewareHandler<E> {
  return async (c, next) => {
    const caller = by === 'address' ? addressGroup(c.get('clientAddress')) : by(c);
    if (caller !== null) {
      tellUse({ c, limit, use: await consumeRateLimit({ deps, caller, ...limit }) });
    }
    await next();
  };
}

/** Tells the caller how much is left, and refuses where nothing was. */
export function tellUse({ c, limit, use }: { c: Context; limit: Limit; use: Use }): void {
  const policy = `"${limit.name}"`;
  c.header('RateLimit-Policy', `${policy};q=${limit.requests};w=${limit.windowSeconds}`, {
    append: true,
  });
  c.header('RateLimit', `${policy};r=${use.remaining};t=${use.resetSeconds}`, { append: true });
  if (use.isAllowed) return;
  throw new AppError(
    'too_many_requests',
    `Too many requests. Please try again in ${spell(use.resetSeconds)}.`,
    { retryAfterSeconds: use.resetSeconds },
  );
}

/** Counts one use and tells whether it was still within the limit. */
export async function consumeRateLimit({
  deps,
  alongside,
  ...use
}: Limit & { deps: LimitDeps; caller: string; alongside?: Alongside }): Promise<Use> {
  const [counted] = await consumeRateLimits({ deps, uses: [use], alongside });
  if (!counted) throw new Error('The rate limit was not counted');
  return counted;
}

/** Counts several limits of different names at once. */
export async function consumeRateLimits({
  deps,
  uses,
  alongside,
}: {
  deps: LimitDeps;
  uses: readonly (Limit & { caller: string })[];
  alongside?: Alongside | undefined;
}): Promise<Use[]> {
  const now = deps.clock.now();
  const keyed = uses.map((use) => ({
    key: keyOf({ deps, ...use }),
    expiresAt: new Date(now.getTime() + use.windowSeconds * 1000),
  }));
  const connection = deps.database.orm;
  const counted = await countUses({ connection, uses: keyed, now, alongside });
  return uses.map(({ requests }, at) => {
    const row = counted.get(keyed[at]?.key ?? '');
    if (!row) throw new Error('The rate limit was not counted');
    return {
      isAllowed: row.count <= requests,
      remaining: Math.max(0, requests - row.count),
      resetSeconds: Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000)),
    };
  });
}

export async function deleteExpiredRateLimits({
  database,
  clock,
}: Pick<LimitDeps, 'database' | 'clock'>) {
  await deleteExpired({ connection: database.orm, now: clock.now() });
}

/** Callers are addresses and accounts: kept only as keyed hashes, which no one can turn back without the secret. */
function keyOf({ deps, name, caller }: { deps: LimitDeps; name: string; caller: string }): string {
  const hash = createHmac('sha256', deps.secrets.authSecret).update(caller).digest('base64url');
  return `${name}:${hash}`;
}

function spell(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
