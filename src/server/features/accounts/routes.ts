import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import type { AccountData } from './account-data.ts';
import { authRoutes } from './auth-routes.ts';
import { googleRoutes } from './google-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** Everything about accounts. `accountData`: what other features keep for one, for export and deletion. */
export function accountRoutes(deps: Deps, accountData: readonly AccountData[] = []): Hono<HttpEnv> {
  return new Hono<HttpEnv>()
    .route('/', authRoutes(deps))
    .route('/', googleRoutes(deps))
    .route('/', profileRoutes(deps, accountData))
    .route('/', sessionRoutes(deps));
}
