import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { profileRoutes } from '#server/features/accounts/profile/profile-routes.ts';
import { authRoutes } from '#server/features/accounts/sign-in/auth-routes.ts';
import { googleRoutes } from '#server/features/accounts/sign-in/google-routes.ts';
import { sessionRoutes } from '#server/features/accounts/sign-in/session-routes.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import type { AccountData } from './account-data.ts';

/** Everything about accounts. `accountData`: what other features keep for one, for export and deletion. */
export function accountRoutes(deps: Deps, accountData: readonly AccountData[] = []): Hono<HttpEnv> {
  return new Hono<HttpEnv>()
    .route('/', authRoutes(deps))
    .route('/', googleRoutes(deps))
    .route('/', profileRoutes(deps, accountData))
    .route('/', sessionRoutes(deps));
}
