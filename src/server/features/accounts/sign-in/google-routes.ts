import { type Context, Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { validate } from '#server/http/validate.ts';
import { socialSignInInput } from '#shared/contract/accounts.ts';
import { describeOauthError, googleCallbackPath } from '#shared/oauth-errors.ts';
import { authHeaders, createAuthCall } from './auth-call.ts';
import { getGoogleAuth } from './google.ts';
import { limitByAddress } from './sign-in-limits.ts';

const landing = '/auth/callback';

export function googleRoutes(deps: Deps): Hono<HttpEnv> {
  return new Hono<HttpEnv>()
    .post('/api/auth/sign-in/social', validate({ json: socialSignInInput }), async (c) => {
      await limitByAddress({ deps, c });
      const auth = await getGoogleAuth(deps);
      const { termsVersion, locale } = c.req.valid('json');
      const body = {
        provider: 'google',
        callbackURL: landing,
        errorCallbackURL: landing,
        disableRedirect: true,
        additionalData: { termsVersion, locale },
      };
      const answer = await createAuthCall(c)((options) =>
        auth.api.signInSocial({ ...options, body }),
      );
      return c.json({ url: answer.url });
    })
    .get(googleCallbackPath, async (c) => {
      const auth = await getGoogleAuth(deps);
      const url = `${deps.env.http.publicUrl}${googleCallbackPath}${new URL(c.req.url).search}`;
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
  const description = describeOauthError({ error, publicUrl: deps.env.http.publicUrl });
  const query = new URLSearchParams({
    error: error.slice(0, 100),
    error_description: description,
  });
  return c.redirect(`${landing}?${query}`);
}
