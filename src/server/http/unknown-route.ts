import type { Handler, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { AppError } from '#shared/errors.ts';
import type { HttpEnv } from './http-env.ts';

/** Answers what no route took: 405 with the methods a known address does take, else 404. */
export function unknownRoute(app: Hono<HttpEnv>): Handler<HttpEnv> {
  let router: TrieRouter<string[]> | undefined;
  return (c) => {
    router ??= createMethodRouter(app);
    const methods = new Set(router.match('ALL', c.req.path)[0].flatMap(([allowed]) => allowed));
    if (methods.size === 0) throw new AppError('not_found', 'Not found. Check the address.');
    const allow = [...methods].join(', ');
    c.header('Allow', allow);
    throw new AppError('method_not_allowed', `Method not allowed. Use ${allow}.`);
  };
}

/** Made at the first use, when every feature is mounted. Routes for all methods are middleware. */
function createMethodRouter(app: Hono<HttpEnv>): TrieRouter<string[]> {
  const router = new TrieRouter<string[]>();
  for (const { method, path } of app.routes) {
    if (method === 'ALL') continue;
    router.add('ALL', path, method === 'GET' ? ['GET', 'HEAD'] : [method]);
  }
  return router;
}
