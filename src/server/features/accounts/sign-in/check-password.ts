import { hashFirst } from '#server/adapters/passwords/hashing-queue.ts';
import type { Deps } from '#server/deps.ts';
import { findPasswordHash } from '#server/features/accounts/profile/profile-queries.ts';
import { AppError } from '#shared/errors.ts';
import { limitPasswordChecks } from './sign-in-limits.ts';

/** Asked again before what cannot be undone. An account without a password has none to give. */
export async function checkPassword({
  deps,
  userId,
  password,
}: {
  deps: Deps;
  userId: string;
  password?: string | undefined;
}): Promise<void> {
  const hash = await findPasswordHash({ database: deps.database, userId });
  if (!hash) return;
  if (!password) throw refuse('Password is required');
  await limitPasswordChecks({ deps, userId });
  // Signed in already, and counted by account.
  if (!(await hashFirst(() => deps.passwords.verify({ hash, password }))))
    throw refuse('The password is not correct.');
}

function refuse(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { password: message } });
}
