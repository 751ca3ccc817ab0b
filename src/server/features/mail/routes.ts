import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { listOutbox } from './queue-mail.ts';

/** The outbox in the browser, for development: anyone who can open it can read every link, so it hangs on devTools. */
export function mailRoutes(deps: Deps): Hono<HttpEnv> {
  const { env } = deps;
  return new Hono<HttpEnv>().get(
    '/api/dev/outbox',
    requireFlag({ flags: env.flags, flag: 'devTools' }),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json({ mails: await listOutbox(deps) });
    },
  );
}
