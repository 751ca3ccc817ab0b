import { type Context, Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { validate } from '#server/http/validate.ts';
import { socialSignInInput } from '#shared/contract/accounts.ts';
import { authHeaders, createAuthCall } from './auth-call.ts';
import { getGoogleAuth } from './google.ts';
import { limitByAddress } from './sign-in-limits.ts';

const callbackPath = '/api/auth/callback/google';
const landing = '/auth/callback';

export function googleRoutes(deps: Deps): Hono<HttpEnv> {
  return new Hono<HttpEnv>()
    .post('/api/auth/sign-in/social', validate({ json: socialSignInInput }), async (c) => {
      await limitByAddress({ deps, c });
      const auth = await getGoogleAuth(deps);
      const { termsVersion } = c.req.valid('json');
      const body = {
        provider: 'google',
        callbackURL: landing,
        errorCallbackURL: landing,
        disableRedirect: true,
        additionalData: { termsVersion },
      };
      const answer = await createAuthCall(c)((options) =>
        auth.api.signInSocial({ ...options, body }),
      );
      return c.json({ url: answer.url });
    })
    .get(callbackPath, async (c) => {
      const auth = await getGoogleAuth(deps);
      const url = `${deps.env.http.publicUrl}${callbackPath}${new URL(c.req.url).search}`;
      const answer = await auth.handler(new Request(url, { headers: authHeaders(c) }));
      return land({ c, deps, answer });
    });
}

/** Whatever came of it, the person lands on the callback page, with words when it failed. */
function land({
  c,
  deps,
  answer,
}: {
  c: Context<HttpEnv>;
  deps: Deps;
  answer: Response;
}): Response {
  for (const cookie of answer.headers.getSetCookie()) {
    c.header('Set-Cookie', cookie, { append: true });
  }
  c.header('Cache-Control', 'no-store');
  const target = new URL(answer.headers.get('location') ?? landing, deps.env.http.publicUrl);
  const error = answer.status === 302 ? target.searchParams.get('error') : 'server_error';
  if (!error) return c.redirect(landing);
  const given = target.searchParams.get('error_description');
  const description = describe({ error, deps }) ?? given?.slice(0, 300) ?? defaultDescription;
  const query = new URLSearchParams({
    error: error.slice(0, 100),
    error_description: description,
  });
  return c.redirect(`${landing}?${query}`);
}

const defaultDescription = 'Google sign-in did not work. Please try again.';

function describe({ error, deps }: { error: string; deps: Deps }): string | undefined {
  if (error === 'redirect_uri_mismatch') {
    return `Add the redirect URI ${deps.env.http.publicUrl}${callbackPath} to your OAuth client in the Google Cloud console.`;
  }
  return descriptions.get(error);
}

const restart = 'The sign-in took too long or was continued in another browser. Please try again.';
const descriptions = new Map([
  ['access_denied', 'Google sign-in was cancelled.'],
  [
    'account_not_linked',
    'An account with this email already exists. Please sign in with your password and confirm your email first.',
  ],
  ['state_mismatch', restart],
  ['state_not_found', restart],
  ['invalid_code', 'Google did not accept this sign-in. Please try again.'],
  ['unable_to_get_user_info', 'Google did not tell us who you are. Please try again.'],
  ['email_not_found', 'Your Google account has no email address, and we need one.'],
  ['server_error', defaultDescription],
]);
