/** What machines ask about the process: alive, ready, figures. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { AppError } from '#shared/errors.ts';
import type { HttpEnv } from './http-env.ts';
import type { Metrics } from './metrics.ts';

export function operationsRoutes({
  metrics,
  metricsToken,
  isDatabaseHealthy,
}: {
  metrics: Metrics;
  metricsToken: string;
  isDatabaseHealthy: () => Promise<boolean>;
}): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();

  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (await isDatabaseHealthy()) return c.json({ status: 'ready' });
    c.header('Retry-After', '5');
    return c.json({ status: 'degraded' }, 503);
  });

  app.get('/metrics', async (c) => {
    const given = c.req.header('authorization')?.replace(/^Bearer /i, '') ?? '';
    if (!isSame(given, metricsToken)) {
      throw new AppError('unauthorized', 'The metrics need the METRICS_TOKEN.');
    }
    return c.text(await metrics.render(), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  });
  return app;
}

/** Compared as hashes, so that neither length nor content shows in the time taken. */
function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
