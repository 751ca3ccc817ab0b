import type { Deps } from '#server/deps.ts';
import type { AccountData } from '#server/features/accounts/account-data.ts';
import type { CurrentSession } from '#server/features/accounts/current-session.ts';
import { deleteUser } from '#server/features/accounts/lifetime-queries.ts';
import { checkPassword } from '#server/features/accounts/sign-in/check-password.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Ends the account and all it owns, or nothing of it. Rows go with the user's, by their foreign keys. What those can't
 * end, such as a subscription or files in a bucket, a feature ends in the `beforeDeletion` of its account-data.ts.
 */
export async function deleteAccount({
  deps,
  session: { user, userId, ownWorkspaceId: workspaceId },
  confirmation,
  password,
  accountData,
}: {
  deps: Deps;
  session: CurrentSession;
  confirmation: string;
  password?: string | undefined;
  accountData: readonly AccountData[];
}): Promise<void> {
  if (confirmation.toLowerCase() !== user.email) {
    const message = 'Please type your email address exactly as shown.';
    throw new AppError('invalid_input', message, { fields: { confirmation: message } });
  }
  await checkPassword({ deps, userId, password });
  for (const part of accountData) await part.beforeDeletion?.({ userId, workspaceId });
  await deps.database.orm.transaction((transaction) => deleteUser({ transaction, userId }));
}
