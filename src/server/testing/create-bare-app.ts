import { Hono } from 'hono';
import { createLog, type Log } from '#server/config/log.ts';
import { createErrorHandler } from '#server/http/error-handler.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { requestContext } from '#server/http/request-context.ts';

/** Only what every request passes, for tests of one middleware. */
export function createBareApp({
  log = createLog('silent'),
  trustedProxies = [],
}: {
  log?: Log;
  trustedProxies?: string[];
} = {}): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.onError(createErrorHandler({ log }));
  app.use(requestContext({ trustedProxies }));
  return app;
}
