/** The product's limits, counted in the database so that all instances share them and a restart forgives nothing. */
import { createHmac } from 'node:crypto';
import { lt, sql, type WithSubquery } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '#server/config/clock.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Database } from '#server/db/client.ts';
import { rateLimits } from '#server/db/schema/rate-limits.ts';
import { AppError } from '#shared/errors.ts';
import { addressGroup } from './client-address.ts';
import type { HttpEnv } from './http-env.ts';

type LimitDeps = { database: Database; clock: Clock; secrets: Secrets };
type Limit = { name: string; requests: number; windowSeconds: number };
type Use = { isAllowed: boolean; remaining: number; resetSeconds: number };

/**
 * Limits a route by caller. `by` names who is counted: the address, or what the function returns (an account,
 * a visitor); `null` counts nobody. Use it twice to limit by both.
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
}: Limit & { deps: LimitDeps; caller: string; alongside?: WithSubquery }): Promise<Use> {
  const [counted] = await consumeRateLimits({ deps, uses: [use], alongside });
  if (!counted) throw new Error('The rate limit was not counted');
  return counted;
}

/** Counts several limits of different names at once, in one statement, so that parallel calls cannot overrun any. */
export async function consumeRateLimits({
  deps,
  uses,
  alongside,
}: {
  deps: LimitDeps;
  uses: readonly (Limit & { caller: string })[];
  /** Another write of the same moment, made in the same statement: a trip to the database less. */
  alongside?: WithSubquery | undefined;
}): Promise<Use[]> {
  const now = deps.clock.now();
  const keyed = uses.map((use) => ({
    key: keyOf({ deps, ...use }),
    windowStart: now,
    count: 1,
    expiresAt: new Date(now.getTime() + use.windowSeconds * 1000),
  }));
  // A row is stale when its window is over, or further ahead than a window is long: the clock was set back.
  const isStale = sql`(${rateLimits.expiresAt} <= ${now} or ${rateLimits.expiresAt} > excluded.expires_at)`;
  const unlessStale = (fresh: unknown, kept: unknown) =>
    sql`case when ${isStale} then ${fresh} else ${kept} end`;
  const { orm } = deps.database;
  const rows = await (alongside ? orm.with(alongside) : orm)
    .insert(rateLimits)
    // Always in the same order, or two callers who share two limits could wait for each other.
    .values(keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: unlessStale(sql`1`, sql`${rateLimits.count} + 1`),
        windowStart: unlessStale(sql`excluded.window_start`, rateLimits.windowStart),
        expiresAt: unlessStale(sql`excluded.expires_at`, rateLimits.expiresAt),
      },
    })
    .returning({
      key: rateLimits.key,
      count: rateLimits.count,
      expiresAt: rateLimits.expiresAt,
      // For this statement alone: a count need not be on disk before the caller goes on. The next commit takes it
      // there, and a crash in between forgives a fraction of a second.
      relaxed: sql`set_config('synchronous_commit', 'off', true)`,
    });
  const counted = new Map(rows.map((row) => [row.key, row]));
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

export async function deleteExpiredRateLimits(deps: Pick<LimitDeps, 'database' | 'clock'>) {
  await deps.database.orm.delete(rateLimits).where(lt(rateLimits.expiresAt, deps.clock.now()));
}

/** Callers are addresses and accounts: kept only as keyed hashes, which nobody can turn back without the secret. */
function keyOf({ deps, name, caller }: { deps: LimitDeps; name: string; caller: string }): string {
  const hash = createHmac('sha256', deps.secrets.authSecret).update(caller).digest('base64url');
  return `${name}:${hash}`;
}

function spell(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
