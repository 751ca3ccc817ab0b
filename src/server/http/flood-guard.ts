import type { MiddlewareHandler } from 'hono';
import type { Clock } from '#server/config/clock.ts';
import { AppError } from '#shared/errors.ts';
import { addressGroup } from './client-address.ts';
import type { HttpEnv } from './http-env.ts';

const windowMs = 60_000;
const maxAddresses = 50_000;

/**
 * A high limit per address, held in memory: it costs nothing and keeps a flood from ever reaching the database,
 * where the product's own limits are counted.
 */
export function floodGuard({
  clock,
  requestsPerMinute,
}: {
  clock: Clock;
  requestsPerMinute: number;
}): MiddlewareHandler<HttpEnv> {
  let counts = new Map<string, number>();
  let windowEnd = 0;
  return (c, next) => {
    const now = clock.now().getTime();
    // A clock that was set back must not leave a window open for ever.
    if (now >= windowEnd || windowEnd - now > windowMs) {
      counts = new Map();
      windowEnd = now + windowMs;
    }
    const group = addressGroup(c.get('clientAddress'));
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    if (count > requestsPerMinute) {
      throw new AppError('too_many_requests', 'Too many requests. Please wait a moment.', {
        retryAfterSeconds: Math.ceil((windowEnd - now) / 1000),
      });
    }
    if (counts.size > maxAddresses) {
      const [oldest] = counts.keys();
      if (oldest !== undefined) counts.delete(oldest);
    }
    return next();
  };
}
