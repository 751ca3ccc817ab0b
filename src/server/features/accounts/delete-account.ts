import { eq } from 'drizzle-orm';
import { users, verifications } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#shared/errors.ts';
import type { AccountHolding } from './account-holdings.ts';
import { checkPassword } from './check-password.ts';
import type { CurrentSession } from './service.ts';

/** Ends the account and all it owns. Every row hangs on the user's, so one statement takes them all or none. */
export async function deleteAccount({
  deps,
  session: { user, userId, ownWorkspaceId: workspaceId },
  confirmation,
  password,
  holdings,
}: {
  deps: Deps;
  session: CurrentSession;
  confirmation: string;
  password?: string | undefined;
  holdings: readonly AccountHolding[];
}): Promise<void> {
  if (confirmation.toLowerCase() !== user.email) {
    const message = 'Please type your email address exactly as shown.';
    throw new AppError('invalid_input', message, { fields: { confirmation: message } });
  }
  await checkPassword({ deps, userId, password });
  for (const holding of holdings) await holding.beforeDeletion?.({ userId, workspaceId });
  await deps.database.orm.transaction(async (transaction) => {
    await transaction.delete(verifications).where(eq(verifications.value, userId));
    await transaction.delete(users).where(eq(users.id, userId));
  });
}
