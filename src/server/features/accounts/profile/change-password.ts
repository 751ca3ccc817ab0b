import type { Context } from 'hono';
import type { z } from 'zod';
import { hashFirst } from '#server/adapters/passwords/hashing-queue.ts';
import type { Deps } from '#server/deps.ts';
import type { SessionEnv } from '#server/features/accounts/current-session.ts';
import { deletePendingProofs } from '#server/features/accounts/queries.ts';
import { getAuth } from '#server/features/accounts/sign-in/auth.ts';
import { createAuthCall } from '#server/features/accounts/sign-in/auth-call.ts';
import { limitPasswordChecks } from '#server/features/accounts/sign-in/sign-in-limits.ts';
import type { changePasswordInput } from '#shared/contract/accounts.ts';

/** Ends all other sessions, and every link that could still set another password. */
export async function changePassword({
  deps,
  c,
  input,
}: {
  deps: Deps;
  c: Context<SessionEnv>;
  input: z.infer<typeof changePasswordInput>;
}): Promise<void> {
  const { userId } = c.get('session');
  await limitPasswordChecks({ deps, userId });
  const body = { ...input, revokeOtherSessions: true };
  await hashFirst(() =>
    createAuthCall(c)((options) => getAuth(deps).api.changePassword({ ...options, body })),
  );
  await deletePendingProofs({ database: deps.database, userId });
}
