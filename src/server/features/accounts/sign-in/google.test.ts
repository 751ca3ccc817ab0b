import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts, users } from '#server/db/schema/accounts.ts';
import { goodPassword, readLink, signIn, signUp } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { mailbox } from '#server/testing/mailbox.ts';
import { type OidcDouble, startOidcDouble } from '#server/testing/oidc-double.ts';
import { type SmtpDouble, startSmtpDouble } from '#server/testing/smtp-double.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { type Profile, termsVersion } from '#shared/contract/accounts.ts';

const variables = (issuer: string) => ({
  GOOGLE_CLIENT_ID: 'askwell-client',
  GOOGLE_CLIENT_SECRET: 'askwell-secret',
  GOOGLE_ISSUER: issuer,
});

let google: OidcDouble;
let smtp: SmtpDouble;
let app: TestApp;
let email: string;
beforeAll(async () => {
  google = await startOidcDouble();
  smtp = await startSmtpDouble();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'hello@askwell.test' };
  app = await createTestApp({ variables: { ...variables(google.issuer), ...mail } });
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
  await google.stop();
});
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`;
  google.identity = { sub: `google-${email}`, email, email_verified: true, name: 'Ada Google' };
});

/** The way a browser goes: our button, Google's page, back to us. Returns where it lands. */
async function signInWithGoogle(browser: TestBrowser, input: object = { termsVersion }) {
  const { status, body } = await browser.call<{ url: string }>('/api/auth/sign-in/social', {
    provider: 'google',
    ...input,
  });
  expect(status).toBe(200);
  const consent = await fetch(body.url, { redirect: 'manual' });
  const back = new URL(consent.headers.get('location') ?? '');
  const response = await browser.request(back.pathname + back.search);
  expect(response.status).toBe(302);
  const landing = new URL(response.headers.get('location') ?? '', 'http://localhost');
  expect(landing.pathname).toBe('/auth/callback');
  return { back, landing, error: landing.searchParams.get('error') };
}

test('a new person comes in with a confirmed address, a profile, a workspace and accepted terms', async () => {
  const browser = new TestBrowser(app);
  const { landing } = await signInWithGoogle(browser);
  expect(landing.search).toBe('');
  const { body } = await browser.call<Profile>('/api/profiles/me');
  expect(body).toMatchObject({
    email,
    email_verified: true,
    full_name: 'Ada Google',
    plan_id: 'free',
    effective_plan: 'starter',
    google_linked: true,
    has_password: false,
    needs_email_confirmation: false,
  });
  const { orm } = app.deps.database;
  const [user] = await orm.select().from(users).where(eq(users.id, body.id));
  expect(user).toMatchObject({ termsVersion, newUser: true, appName: 'Askwell', image: null });
  const [account] = await orm.select().from(accounts).where(eq(accounts.userId, body.id));
  expect(account).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
});

test('the request carries PKCE, a nonce, consent and offline access', async () => {
  await signInWithGoogle(new TestBrowser(app));
  expect(Object.fromEntries(google.lastRequest)).toMatchObject({
    client_id: 'askwell-client',
    response_type: 'code',
    redirect_uri: 'http://localhost:3000/api/auth/callback/google',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.any(String),
    prompt: 'consent',
    access_type: 'offline',
  });
  expect(google.lastRequest.get('scope')?.split(' ').sort()).toEqual([
    'email',
    'openid',
    'profile',
  ]);
});

test('coming back finds the same account, also when the address at Google has changed', async () => {
  const first = new TestBrowser(app);
  await signInWithGoogle(first);
  google.identity = { ...google.identity, email: `changed-${email}` };
  const second = new TestBrowser(app);
  await signInWithGoogle(second);
  const [a, b] = await Promise.all(
    [first, second].map((browser) => browser.call<Profile>('/api/profiles/me')),
  );
  expect(a?.body.id).toBe(b?.body.id);
  expect(b?.body.email).toBe(email);
});

test('a confirmed password account of the address is the same account from then on', async () => {
  const { body } = await signUp(app, { email });
  const mail = await mailbox({ app, smtp }).latest(email);
  await new TestBrowser(app).call('/api/auth/exchange-code', { code: readLink(mail, 'code') });
  const browser = new TestBrowser(app);
  expect((await signInWithGoogle(browser)).error).toBeNull();
  expect((await browser.call<Profile>('/api/profiles/me')).body).toMatchObject({
    id: body.user.id,
    google_linked: true,
    has_password: true,
  });
});

test('an unconfirmed password account laid as a trap is gone, with its password and its links', async () => {
  const { body: trap } = await signUp(app, { email });
  const mail = await mailbox({ app, smtp }).latest(email);
  const browser = new TestBrowser(app);
  expect((await signInWithGoogle(browser)).error).toBeNull();
  const { body } = await browser.call<Profile>('/api/profiles/me');
  expect(body.id).not.toBe(trap.user.id);
  expect(body.has_password).toBe(false);
  expect((await signIn(app, { email })).status).toBe(401);
  const late = await new TestBrowser(app).call('/api/auth/exchange-code', {
    code: readLink(mail, 'code'),
  });
  expect(late.status).toBe(400);
});

test('an account made without mail is not handed over: its owner signs in and confirms first', async () => {
  await signUp(app, { email });
  await app.deps.database.orm
    .update(users)
    .set({ verificationWaived: true })
    .where(eq(users.email, email));
  const browser = new TestBrowser(app);
  const { error, landing } = await signInWithGoogle(browser);
  expect(error).toBe('account_not_linked');
  expect(landing.searchParams.get('error_description')).toMatch(/sign in with your password/);
  expect((await browser.call('/api/profiles/me')).status).toBe(401);
  expect((await signIn(app, { email, password: goodPassword })).status).toBe(200);
});

test('an address Google has not confirmed opens nothing and makes nothing', async () => {
  google.identity = { ...google.identity, email_verified: false };
  const browser = new TestBrowser(app);
  expect((await signInWithGoogle(browser)).error).toBe('email_not_verified');
  expect((await browser.call('/api/profiles/me')).status).toBe(401);
  const rows = await app.deps.database.orm.select().from(users).where(eq(users.email, email));
  expect(rows).toHaveLength(0);
});

test('refusing consent, Google’s own errors and a refused code land with our words', async () => {
  google.failOnce({ error: 'access_denied', error_description: 'The user said no' });
  const denied = await signInWithGoogle(new TestBrowser(app));
  expect(denied.landing.searchParams.get('error')).toBe('access_denied');
  expect(denied.landing.searchParams.get('error_description')).toBe(
    'Google sign-in was cancelled.',
  );

  google.failOnce({ error: 'temporarily_unavailable', error_description: 'Back soon' });
  const away = await signInWithGoogle(new TestBrowser(app));
  expect(away.landing.searchParams.get('error')).toBe('temporarily_unavailable');
  expect(away.landing.searchParams.get('error_description')).toBe(
    'Google sign-in failed. Please try again.',
  );

  google.failOnce({ error: 'redirect_uri_mismatch' });
  const mismatch = await signInWithGoogle(new TestBrowser(app));
  expect(mismatch.landing.searchParams.get('error_description')).toContain(
    'Add the redirect URI http://localhost:3000/api/auth/callback/google',
  );

  google.refuseCodeOnce();
  expect((await signInWithGoogle(new TestBrowser(app))).error).toBe('invalid_code');
});

test('an answer meant for another browser, an old one or an invented one signs no one in', async () => {
  const attacker = new TestBrowser(app);
  const { back } = await signInWithGoogle(attacker);
  const victim = new TestBrowser(app);
  for (const query of [back.search, '?code=x&state=y', '?code=x', '', '?error=access_denied']) {
    const response = await victim.request(`/api/auth/callback/google${query}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(
      /^\/auth\/callback\?error=\w+&error_description=/,
    );
  }
  expect((await victim.call('/api/profiles/me')).status).toBe(401);
});

test.each(['https://evil.test', '//evil.test', '/app'])(
  'a callback address of the caller’s choice (%s) is refused',
  async (callbackURL) => {
    const input = { provider: 'google', callbackURL };
    const { status } = await new TestBrowser(app).call('/api/auth/sign-in/social', input);
    expect(status).toBe(400);
  },
);

describe('without Google', () => {
  test('the button says that it is not configured', async () => {
    const plain = await createTestApp();
    const response = await new TestBrowser(plain).call('/api/auth/sign-in/social', {
      provider: 'google',
    });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      error: {
        code: 'oauth_not_configured',
        message: expect.stringMatching(/^Google OAuth is not configured/),
      },
    });
    await plain.close();
  });

  test('a provider that was away is used again, and never stops passwords', async () => {
    const away = await startOidcDouble();
    const port = Number(new URL(away.issuer).port);
    await away.stop();
    const late = await createTestApp({ variables: variables(away.issuer) });
    const ask = () =>
      new TestBrowser(late).call('/api/auth/sign-in/social', { provider: 'google' });
    expect((await ask()).status).toBe(503);
    expect((await signUp(late, { email })).status).toBe(200);

    const back = await startOidcDouble(port);
    expect((await ask()).status).toBe(503);
    late.clock.advance(61);
    expect((await ask()).status).toBe(200);
    await late.close();
    await back.stop();
  });
});
