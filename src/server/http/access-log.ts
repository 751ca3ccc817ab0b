import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '#server/config/log.ts';
import type { HttpEnv } from './http-env.ts';
import type { Metrics } from './metrics.ts';

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * One line and one observation a request. It names the route's pattern, not the address asked for: addresses
 * and queries can carry reset links and tokens, and would be an endless number of series.
 */
export function accessLog({
  log,
  metrics,
}: {
  log: Log;
  metrics: Metrics;
}): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const method = knownMethods.has(c.req.method) ? c.req.method : 'other';
    const route = routePath(c);
    const { status } = c.res;
    metrics.observeRequest({ method, route, status, seconds: ms / 1000 });
    const line = {
      requestId: c.get('requestId'),
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
    };
    // Files, pages and probes are many and say little.
    if (route.startsWith('/api')) log.info(line, 'request');
    else log.debug(line, 'request');
  };
}
