import type { Deps } from '#server/deps.ts';
import { sendAccountMail } from '#server/features/accounts/account-mail.ts';
import type { CurrentSession } from '#server/features/accounts/current-session.ts';
import {
  deletePendingProofs,
  findUserByEmail,
  updateEmail,
} from '#server/features/accounts/queries.ts';
import { checkPassword } from '#server/features/accounts/sign-in/check-password.ts';
import { sendConfirmation } from '#server/features/accounts/sign-in/confirmation-codes.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Where mail exists the new address has to be confirmed before anything changes. Where it does not, nothing could ever
 * confirm it, so it changes at once.
 */
export async function changeEmail({
  deps,
  session: { user },
  newEmail,
  password,
}: {
  deps: Deps;
  session: CurrentSession;
  newEmail: string;
  password?: string | undefined;
}): Promise<{ changed: boolean }> {
  const { database } = deps;
  const email = newEmail.toLowerCase();
  await checkPassword({ deps, userId: user.id, password });
  if (email === user.email) throw refuse('This already is your email address.');
  if (await findUserByEmail({ database, email })) throw taken();
  if (deps.env.mail) {
    await sendConfirmation({ deps, user, purpose: 'change-email', email });
    return { changed: false };
  }
  await updateEmail({ database, userId: user.id, email }).catch(async (error: unknown) => {
    // Someone may have taken the address since it was looked for.
    throw (await findUserByEmail({ database, email })) ? taken() : error;
  });
  await deletePendingProofs({ database, userId: user.id });
  await sendAccountMail({
    deps,
    userId: user.id,
    to: user.email,
    template: 'email-changed',
    props: { name: user.name, newEmail: email },
  });
  return { changed: true };
}

function taken(): AppError {
  return new AppError('account_exists', 'An account with this email already exists.', {
    fields: { newEmail: 'An account with this email already exists.' },
  });
}

function refuse(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { newEmail: message } });
}
