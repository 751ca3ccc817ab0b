/** Google by OpenID Connect. It has a better-auth of its own, so that Google being away never touches other sign-ins. */
import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { MemoryPart } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';
import { deleteUnprovenUser } from '#server/features/accounts/queries.ts';
import { AppError } from '#shared/errors.ts';
import { authOptions } from './auth.ts';

export type GoogleAuth = ReturnType<typeof createGoogleAuth>;

const patienceMs = 5_000;
const retryAfterMs = 60_000;

type Attempt = { auth: Promise<GoogleAuth | null>; madeAt: number };
const lastAttempt: MemoryPart<{ attempt: Attempt | null }> = { name: 'sign-in with Google' };

/** Made at the first sign-in, because it asks Google for its addresses; after a failure again, at most once a minute. */
export async function getGoogleAuth(deps: Deps): Promise<GoogleAuth> {
  const { google } = deps.env;
  if (!google) {
    throw new AppError(
      'oauth_not_configured',
      'Google OAuth is not configured. Please sign in with your email and password.',
    );
  }
  const now = deps.clock.now().getTime();
  const last = deps.memory.get(lastAttempt, () => ({ attempt: null }));
  const { attempt } = last;
  const isStale =
    !attempt || ((await attempt.auth) === null && now - attempt.madeAt > retryAfterMs);
  if (isStale) last.attempt = { auth: connect({ deps, google }), madeAt: now };
  const auth = await last.attempt?.auth;
  if (auth) return auth;
  throw new AppError('unavailable', 'Google cannot be reached right now. Please try again later.', {
    retryAfterSeconds: retryAfterMs / 1000,
  });
}

type Google = NonNullable<Deps['env']['google']>;

async function connect({
  deps,
  google,
}: {
  deps: Deps;
  google: Google;
}): Promise<GoogleAuth | null> {
  const auth = createGoogleAuth({ deps, google });
  const tooLate = new Promise<null>((resolve) => {
    setTimeout(resolve, patienceMs, null).unref();
  });
  const context = await Promise.race([auth.$context, tooLate]);
  return context?.socialProviders.some((provider) => provider.id === 'google') ? auth : null;
}

function createGoogleAuth({ deps, google }: { deps: Deps; google: Google }) {
  return betterAuth({
    ...authOptions(deps),
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: 'google',
            name: 'Google',
            clientId: google.clientId,
            clientSecret: google.clientSecret,
            discoveryUrl: `${google.issuer}/.well-known/openid-configuration`,
            requireIdTokenVerification: true,
            pkce: true,
            scopes: ['openid', 'email', 'profile'],
            prompt: 'consent',
            accessType: 'offline',
            async mapProfileToUser(profile) {
              const email = String(profile.email ?? '').toLowerCase();
              const emailVerified = profile.email_verified === true;
              await makeWay({ deps, email, emailVerified });
              return { email, emailVerified, name: cleanName(profile.name, email) };
            },
          },
        ],
      }),
    ],
  });
}

/**
 * Called with an identity whose signature is checked, before better-auth looks for a local account. A password account
 * of the same address that no one confirmed may be a trap laid for its owner: it goes, with its password.
 */
async function makeWay({
  deps,
  email,
  emailVerified,
}: {
  deps: Deps;
  email: string;
  emailVerified: boolean;
}): Promise<void> {
  if (deps.env.mail && emailVerified) await deleteUnprovenUser({ database: deps.database, email });
}

function cleanName(name: unknown, email: string): string {
  const text = typeof name === 'string' ? name.replace(/\p{Cc}/gu, ' ').trim() : '';
  return text.slice(0, 100) || (email.split('@')[0] ?? 'New user');
}
