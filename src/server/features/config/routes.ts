import { Hono } from 'hono';
import type { Env } from '#server/config/env.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { type PublicConfig, publicConfig } from '#shared/contract/config.ts';

/** Picked by hand and cut to the contract: what is added to the environment stays private until both name it. */
export function configRoutes({ env }: { env: Env }): Hono<HttpEnv> {
  const config: PublicConfig = publicConfig.parse({
    version: env.version,
    publicUrl: env.http.publicUrl,
    flags: env.flags,
    upload: env.upload,
    hasGoogleSignIn: env.google !== null,
    hasMail: env.mail !== null,
    payments: {
      enabled: env.payments !== null,
      publishableKey: env.payments?.publishableKey ?? null,
    },
  });
  return new Hono<HttpEnv>().get('/api/config', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(config);
  });
}
