/** better-auth, configured once: how people sign in, how long they stay, what a session needs. */

import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import type { Log } from '#server/config/log.ts';
import type { MemoryPart } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';
import { sendAccountMail } from '#server/features/accounts/account-mail.ts';
import { deletePendingProofs, markEmailProven } from '#server/features/accounts/queries.ts';
import { brand } from '#shared/brand.ts';
import { passwordRules } from '#shared/password-strength.ts';
import { createAuthHooks } from './auth-hooks.ts';
import { sendConfirmation } from './confirmation-codes.ts';
import { createUserAdapter } from './user-adapter.ts';

/** Written by the route for every call, so that nothing from outside can pose as it. */
export const clientAddressHeader = 'x-askwell-client-address';

const resetMinutes = 60;
const day = 86_400;

export type Auth = ReturnType<typeof createAuth>;

const authPart: MemoryPart<Auth> = { name: 'sign-in' };

/** One instance per process: routes and the check of sessions share it. */
export function getAuth(deps: Deps): Auth {
  return deps.memory.get(authPart, () => createAuth(deps));
}

function createAuth(deps: Deps) {
  return betterAuth(authOptions(deps));
}

/** Google's instance adds its provider to the same options; sessions of one are sessions of the other. */
export function authOptions(deps: Deps) {
  const { env, secrets } = deps;
  const hasMail = env.mail !== null;
  const link = (path: string) => `${env.http.publicUrl}${path}`;
  return {
    appName: brand.name,
    baseURL: env.http.publicUrl,
    basePath: '/api/auth',
    secret: secrets.authSecret,
    database: createUserAdapter(deps),
    logger: createAuthLogger(deps.log),
    telemetry: { enabled: false },
    user: {
      additionalFields: {
        termsVersion: { type: 'string', required: false, returned: false },
        locale: { type: 'string', required: false, returned: false },
        appName: { type: 'string', required: false, returned: false },
        newUser: { type: 'boolean', required: false, returned: false },
        termsAcceptedAt: { type: 'date', required: false, returned: false, input: false },
        verificationWaived: { type: 'boolean', required: false, input: false },
      },
      validateUserInfo: refuseUnprovenAddress,
    },
    session: { expiresIn: 30 * day, updateAge: day },
    emailAndPassword: {
      enabled: true,
      // Where mail exists a new account has to prove its address first. The rule itself is a hook on sessions,
      // because accounts made before the mail server came may still sign in.
      autoSignIn: !hasMail,
      minPasswordLength: passwordRules.minLength,
      maxPasswordLength: passwordRules.maxLength,
      password: deps.passwords,
      resetPasswordTokenExpiresIn: resetMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      // Called only for an address that has an account; better-auth would pretend to make one, we say so.
      customSyntheticUser: () => {
        throw new APIError('CONFLICT', { code: 'USER_ALREADY_EXISTS', message: 'taken' });
      },
      sendResetPassword: ({ user, token }) =>
        sendAccountMail({
          deps,
          userId: user.id,
          to: user.email,
          template: 'reset-password',
          props: { name: user.name, link: link(`/auth/reset-password?token=${token}`) },
        }),
      // The link came by mail, so the address is proven as well; from the outbox it may have gone any way.
      onPasswordReset: async ({ user }) => {
        const of = { database: deps.database, userId: user.id };
        if (hasMail) await markEmailProven(of);
        // Anyone who asked twice has a second link, which must not set another password later.
        await deletePendingProofs(of);
      },
    },
    emailVerification: {
      sendOnSignUp: hasMail,
      autoSignInAfterVerification: true,
      sendVerificationEmail: ({ user }) =>
        sendConfirmation({ deps, user, purpose: 'confirm-email', email: user.email }),
    },
    verification: { storeIdentifier: 'hashed' },
    account: {
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      updateAccountOnSignIn: false,
    },
    databaseHooks: createAuthHooks(deps),
    // Counted by our own limiter, which all instances share.
    rateLimit: { enabled: false },
    onAPIError: { errorURL: link('/auth/callback') },
    advanced: {
      cookiePrefix: 'askwell',
      useSecureCookies: env.http.publicUrl.startsWith('https://'),
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // The house refuses every foreign request before it comes here, also where no PUBLIC_URL is given.
      disableCSRFCheck: true,
      disableOriginCheck: false,
    },
  } as const satisfies Parameters<typeof betterAuth>[0];
}

/** Google may know an address without having checked it: then it proves nothing about who owns it. */
async function refuseUnprovenAddress({
  user,
  source,
}: {
  user: { emailVerified?: boolean };
  source: { method: string; action: string };
}) {
  if (source.method !== 'oauth' || source.action === 'sign-in' || user.emailVerified) return;
  return {
    error: 'email_not_verified',
    errorDescription:
      'Google has not confirmed this email address. Please confirm it with Google first.',
  };
}

/** better-auth's words go to our log. It warns of every wrong password, so only what is wrong on our side is loud. */
function createAuthLogger(log: Log) {
  const auth = log.child({ part: 'better-auth' });
  return {
    disableColors: true,
    level: 'warn',
    log(level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: unknown[]) {
      const err = details.find((detail) => detail instanceof Error);
      auth[level === 'error' ? 'warn' : 'debug']({ err }, message);
    },
  } as const;
}
