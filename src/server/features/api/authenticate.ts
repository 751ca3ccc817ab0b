/** The way in for programs: one key in one header, no cookie, no session. */
import type { Context, MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { noteWorkspace } from '#server/config/active-span.ts';
import type { Deps } from '#server/deps.ts';
import { getApiCaller } from '#server/features/api-keys/index.ts';
import { countApiCall } from '#server/features/plans/index.ts';
import { consumeRateLimit, tellUse } from '#server/http/rate-limit.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import type { ApiScope } from '#shared/contract/api-keys.ts';
import { AppError } from '#shared/errors.ts';
import type { ApiEnv } from './operation.ts';

/** Who calls, within the account's limit, counted. Nothing of the request is read before. */
export function authenticate(deps: Deps): MiddlewareHandler<ApiEnv> {
  const isOn = requireFlag({ flags: deps.env.flags, flag: 'apiAccess' });
  const limit = { name: 'api', requests: deps.env.apiRequestsPerMinute, windowSeconds: 60 };
  return every(isOn, async (c: Context<ApiEnv>, next: () => Promise<void>) => {
    c.header('Cache-Control', 'no-store');
    c.header('WWW-Authenticate', 'Bearer');
    const [, key] = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (!key) throw new AppError('unauthorized', 'Please send an API key as a bearer token.');
    const caller = await getApiCaller({ deps, key });
    c.header('WWW-Authenticate', undefined);
    c.set('caller', caller);
    const { workspaceId } = caller;
    noteWorkspace(workspaceId);
    const alongside = countApiCall({ deps, workspaceId });
    // By account, not by key: more keys give no one more.
    const use = await consumeRateLimit({ deps, caller: workspaceId, ...limit, alongside });
    tellUse({ c, limit, use });
    await next();
  });
}

export function assertScope({ c, scope }: { c: Context<ApiEnv>; scope: ApiScope }): void {
  if (c.get('caller').scopes.includes(scope)) return;
  throw new AppError('forbidden', `This API key lacks the permission "${scope}".`);
}
