import type { Deps } from '#server/deps.ts';
import { AppError } from '#shared/errors.ts';
import type { AccountData } from './account-data.ts';
import { checkPassword } from './check-password.ts';
import { deleteUser } from './lifetime-queries.ts';
import type { CurrentSession } from './service.ts';

/** Ends the account and all it owns, or nothing of it. */
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
  for (const holding of accountData) await holding.beforeDeletion?.({ userId, workspaceId });
  await deps.database.orm.transaction((transaction) => deleteUser({ transaction, userId }));
}
