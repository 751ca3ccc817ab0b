import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import { deleteUnfinishedUser, findUserByEmail } from '#server/features/accounts/queries.ts';
import type { SignedInResponse, SignInInput, SignUpInput } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { getAuth } from './auth.ts';
import type { AuthCall } from './auth-call.ts';

type Call<T> = { deps: Deps; call: AuthCall } & T;

/** No sign-up takes this long; what is older and unfinished was interrupted. */
const unfinishedAfterMs = 60_000;

export async function signUp({
  deps,
  call,
  input: { name, email, password, termsVersion, appName, locale },
}: Call<{ input: SignUpInput }>): Promise<SignedInResponse> {
  const { database, clock } = deps;
  const before = new Date(clock.now().getTime() - unfinishedAfterMs);
  await deleteUnfinishedUser({ database, email, before });
  const body = {
    name,
    email,
    password,
    termsVersion,
    ...(appName && { appName }),
    ...(locale && { locale }),
  };
  const { user } = await call((options) =>
    getAuth(deps).api.signUpEmail({ ...options, body }),
  ).catch(async (error: unknown) => {
    // better-auth says only that the user was not created. When no one has the address, it was not that.
    const isTaken = error instanceof AppError && error.code === 'account_exists';
    if (!isTaken || (await findUserByEmail({ database, email }))) throw error;
    throw new AppError('unavailable', 'Your account could not be made. Please try again.', {
      cause: error,
      retryAfterSeconds: 5,
    });
  });
  return { user: toSessionUser(user), signedIn: deps.env.mail === null };
}

export async function signIn({
  deps,
  call,
  input: body,
}: Call<{ input: SignInInput }>): Promise<SignedInResponse> {
  const { user } = await call((options) => getAuth(deps).api.signInEmail({ ...options, body }));
  return { user: toSessionUser(user), signedIn: true };
}

/** Writing a mail takes longer than writing none; the answer waits so that no one can tell which it was. */
const sameForAllMs = 400;

export async function requestPasswordReset({
  deps,
  call,
  email,
}: Call<{ email: string }>): Promise<void> {
  await Promise.all([
    wait(sameForAllMs),
    call((options) => getAuth(deps).api.requestPasswordReset({ ...options, body: { email } })),
  ]);
}

/** Without the cookies better-auth treats everyone alike, and takes the same time for it. */
export async function sendVerificationAgain({
  deps,
  call,
  email,
}: Call<{ email: string }>): Promise<void> {
  await call(
    (options) => getAuth(deps).api.sendVerificationEmail({ ...options, body: { email } }),
    { withoutCookies: true },
  );
}

function toSessionUser(user: SignedInResponse['user']): SignedInResponse['user'] {
  const { id, email, name, emailVerified } = user;
  return { id, email, name, emailVerified };
}
