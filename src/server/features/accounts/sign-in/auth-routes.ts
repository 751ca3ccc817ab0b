import { Hono } from 'hono';
import { hashFirst } from '#server/adapters/passwords/hashing-queue.ts';
import type { Deps } from '#server/deps.ts';
import { findSession } from '#server/features/accounts/current-session.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { validate } from '#server/http/validate.ts';
import {
  emailInput,
  exchangeCodeInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
} from '#shared/contract/accounts.ts';
import { getAuth } from './auth.ts';
import { createAuthCall } from './auth-call.ts';
import { exchangeCode } from './exchange-code.ts';
import { requestPasswordReset, sendVerificationAgain, signIn, signUp } from './sign-in.ts';
import { limitByAddress, limitMail, limitSignIn, limitSignUp } from './sign-in-limits.ts';

/** The calls of signing up and in, by name. Nothing else of better-auth is reachable from outside. */
export function authRoutes(deps: Deps): Hono<HttpEnv> {
  return new Hono<HttpEnv>()
    .use('/api/auth/*', async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    })
    .post('/api/auth/sign-up/email', validate({ json: signUpInput }), async (c) => {
      const input = c.req.valid('json');
      await limitSignUp({ deps, c, email: input.email });
      return c.json(await signUp({ deps, call: createAuthCall(c), input }));
    })
    .post('/api/auth/sign-in/email', validate({ json: signInInput }), async (c) => {
      const input = c.req.valid('json');
      const { isKnownDevice } = await limitSignIn({ deps, c, email: input.email });
      const run = () => signIn({ deps, call: createAuthCall(c), input });
      return c.json(await (isKnownDevice ? hashFirst(run) : run()));
    })
    .post('/api/auth/exchange-code', validate({ json: exchangeCodeInput }), async (c) => {
      await limitByAddress({ deps, c });
      const { code } = c.req.valid('json');
      const current = await findSession({ deps, c });
      const signedInAs = current?.userId ?? null;
      const user = await exchangeCode({ deps, code, call: createAuthCall(c), signedInAs });
      return c.json({ user, signedIn: true });
    })
    .post('/api/auth/request-password-reset', validate({ json: emailInput }), async (c) => {
      const { email } = c.req.valid('json');
      await limitMail({ deps, c, email });
      await requestPasswordReset({ deps, call: createAuthCall(c), email });
      return c.json({ sent: true });
    })
    .post('/api/auth/send-verification-email', validate({ json: emailInput }), async (c) => {
      const { email } = c.req.valid('json');
      await limitMail({ deps, c, email });
      await sendVerificationAgain({ deps, call: createAuthCall(c), email });
      return c.json({ sent: true });
    })
    .post('/api/auth/reset-password', validate({ json: resetPasswordInput }), async (c) => {
      await limitByAddress({ deps, c });
      const body = c.req.valid('json');
      await createAuthCall(c)((options) => getAuth(deps).api.resetPassword({ ...options, body }), {
        withoutCookies: true,
      });
      return c.json({ reset: true });
    })
    .post('/api/auth/sign-out', async (c) => {
      await createAuthCall(c)((options) => getAuth(deps).api.signOut(options));
      return c.json({ signedOut: true });
    })
    .get('/api/auth/get-session', async (c) => {
      const found = await findSession({ deps, c });
      if (!found) return c.json(null);
      const { id, expiresAt, user } = found;
      return c.json({ session: { id, expiresAt }, user });
    });
}
