import { createEmailVerificationToken } from 'better-auth/api';
import type { Deps } from '#server/deps.ts';
import { sendAccountMail } from '#server/features/accounts/account-mail.ts';
import {
  deletePendingProofs,
  findUserByEmail,
  findUserState,
  type StoredCode,
} from '#server/features/accounts/queries.ts';
import type { SessionUser } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { getAuth } from './auth.ts';
import type { AuthCall } from './auth-call.ts';
import { codeUsed, consumeCode } from './confirmation-codes.ts';

type Exchange = { deps: Deps; code: StoredCode; call: AuthCall; signedInAs: string | null };

/**
 * A code from a mail for a session. We take the code, better-auth does the rest: it gets a token of its own making,
 * good for a minute, with which it marks the address as proven and signs the person in.
 */
export async function exchangeCode({
  deps,
  code,
  call,
  signedInAs,
}: {
  deps: Deps;
  code: string;
  call: AuthCall;
  /** The user of the session the browser already has. */
  signedInAs: string | null;
}): Promise<SessionUser> {
  const stored = await consumeCode({ deps, code });
  const exchange = { deps, code: stored, call, signedInAs };
  await (stored.purpose === 'confirm-email' ? confirmEmail(exchange) : changeEmail(exchange));
  const user = await findUserState({ database: deps.database, userId: stored.userId });
  if (!user) throw codeUsed();
  return user;
}

async function confirmEmail({ deps, code, call, signedInAs }: Exchange): Promise<void> {
  const user = await findUserState({ database: deps.database, userId: code.userId });
  // An older mail to an address that is confirmed by now, or no longer the account's: it opens nothing any more.
  if (!user || user.email !== code.email) throw codeUsed();
  if (user.emailVerified) {
    if (signedInAs === user.id) return;
    throw codeUsed();
  }
  const token = await createEmailVerificationToken(
    deps.secrets.authSecret,
    user.email,
    undefined,
    60,
  );
  await call((options) => getAuth(deps).api.verifyEmail({ ...options, query: { token } }));
}

async function changeEmail({ deps, code, call, signedInAs }: Exchange): Promise<void> {
  const { database, secrets } = deps;
  const user = await findUserState({ database, userId: code.userId });
  if (!user) throw codeUsed();
  if (await findUserByEmail({ database, email: code.email })) {
    throw new AppError('account_exists', 'Another account uses this email by now.');
  }
  const token = await createEmailVerificationToken(secrets.authSecret, user.email, code.email, 60, {
    requestType: 'change-email-verification',
  });
  await call(
    (options) => getAuth(deps).api.verifyEmail({ ...options, query: { token } }),
    // better-auth refuses while someone else is signed in; anyone who holds the mail is the owner, so they take over.
    { withoutCookies: signedInAs !== null && signedInAs !== user.id },
  );
  await deletePendingProofs({ database, userId: user.id });
  await sendAccountMail({
    deps,
    userId: user.id,
    to: user.email,
    template: 'email-changed',
    props: { name: user.name, newEmail: code.email },
  });
}
