import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Span } from '#server/config/active-span.ts';
import type { Log } from '#server/config/log.ts';
import { noTelemetry, type Telemetry } from '#server/config/telemetry.ts';
import type { HttpEnv } from './http-env.ts';
import type { Metrics } from './metrics.ts';

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * One line, one observation and one span a request. They name the route's pattern, not the address asked for:
 * addresses and queries can carry reset links and tokens, and would be an endless number of series.
 */
export function accessLog({
  log,
  metrics,
  telemetry = noTelemetry,
}: {
  log: Log;
  metrics: Metrics;
  telemetry?: Telemetry;
}): MiddlewareHandler<HttpEnv> {
  const handle = async (c: Context<HttpEnv>, next: () => Promise<void>, span?: Span) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const method = knownMethods.has(c.req.method) ? c.req.method : 'other';
    const route = routePath(c);
    const { status } = c.res;
    metrics.observeRequest({ method, route, status, seconds: ms / 1000 });
    span?.rename(`${method} ${route}`);
    span?.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    });
    if (status >= 500) span?.fail(c.error ?? String(status));
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
  return (c, next) => {
    // Files, pages and probes are many and take no time of their own.
    if (!c.req.path.startsWith('/api/')) return handle(c, next);
    const step = { name: 'request', kind: 'server' as const, traceparent: c.get('traceparent') };
    return telemetry.trace(step, (span) => handle(c, next, span));
  };
}
