import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHashingQueue } from '#server/adapters/passwords/hashing-queue.ts';
import { users } from '#server/db/schema/accounts.ts';
import { goodPassword, signIn, signUp } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { quickPasswords } from '#server/testing/quick-passwords.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';

let app: TestApp;
/** Someone signed in, for tests that change nothing about them. */
let visitor: TestBrowser;
let visitorId: string;
beforeAll(async () => {
  app = await createTestApp({ variables: { PUBLIC_URL: 'https://askwell.test' } });
  const { browser, body } = await signUp(app, { email: 'visitor@example.com' });
  visitor = browser;
  visitorId = body.user.id;
});
afterAll(() => app.close());

const cookieName = '__Secure-askwell.session_token';

test('a wrong password and an unknown address get one answer', async () => {
  await signUp(app, { email: 'known@example.com' });
  const wrong = await signIn(app, { email: 'known@example.com', password: 'Wrong-horse-1' });
  const unknown = await signIn(app, { email: 'unknown@example.com', password: 'Wrong-horse-1' });
  const shape = ({ status, body }: { status: number; body: unknown }) => ({
    status,
    error: { ...(body as { error: object }).error, requestId: '' },
  });
  expect(shape(wrong)).toEqual(shape(unknown));
  expect(shape(wrong)).toMatchObject({
    status: 401,
    error: { code: 'invalid_credentials', message: 'Invalid email or password' },
  });
  expect(wrong.headers.getSetCookie()).toEqual([]);
});

test('a password that no account can have is refused in the words of the sign-up', async () => {
  const { status, body } = await signIn(app, { email: 'known@example.com', password: 'Ab1!x' });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: { fields: { password: 'Password must be at least 6 characters long.' } },
  });
});

test('the session cookie is out of reach of scripts and other sites, and new at every sign-in', async () => {
  const { browser, headers } = await signUp(app, { email: 'cookie@example.com' });
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith(cookieName));
  expect(line).toMatch(/; HttpOnly/i);
  expect(line).toMatch(/; Secure/i);
  expect(line).toMatch(/; SameSite=Lax/i);
  expect(line).toMatch(/; Path=\//i);
  expect(line).not.toMatch(/; Domain=/i);

  // A session id planted before the sign-in is not the one that is signed in afterwards.
  const planted = browser.cookies.get(cookieName) ?? '';
  const victim = new TestBrowser(app);
  victim.cookies.set(cookieName, planted);
  await victim.call('/api/auth/sign-in/email', {
    email: 'cookie@example.com',
    password: goodPassword,
  });
  expect(victim.cookies.get(cookieName)).not.toBe(planted);
});

test('signing out ends the session on the server: its cookie cannot be used again', async () => {
  const { browser } = await signUp(app, { email: 'replay@example.com' });
  const stolen = new TestBrowser(app);
  stolen.cookies.set(cookieName, browser.cookies.get(cookieName) ?? '');
  expect((await stolen.call('/api/profiles/me')).status).toBe(200);
  expect((await browser.call('/api/auth/sign-out', {})).status).toBe(200);
  expect(browser.cookies.has(cookieName)).toBe(false);
  expect((await stolen.call('/api/profiles/me')).status).toBe(401);
  expect((await stolen.call('/api/auth/get-session')).body).toBeNull();
});

test('a token without its signature, with another or of another account opens nothing', async () => {
  const { browser } = await signUp(app, { email: 'forge@example.com' });
  const [token = '', signature = ''] = (browser.cookies.get(cookieName) ?? '').split('.');
  for (const value of [
    token,
    `${token}.`,
    `${token}.AAAA`,
    `${signature}.${token}`,
    `x.${signature}`,
  ]) {
    const forger = new TestBrowser(app);
    forger.cookies.set(cookieName, value);
    expect((await forger.call('/api/profiles/me')).status, value).toBe(401);
  }
});

test('a suspended account is out at once and cannot come back', async () => {
  const { browser, body } = await signUp(app, { email: 'suspended@example.com' });
  await app.deps.database.orm
    .update(users)
    .set({ suspendedAt: app.clock.now() })
    .where(eq(users.id, body.user.id));
  expect((await browser.call('/api/profiles/me')).status).toBe(401);
  expect((await browser.call('/api/auth/get-session')).body).toBeNull();
  expect((await signIn(app, { email: 'suspended@example.com' })).status).toBe(401);
});

test('guessing at one account from many addresses is stopped; its owner is not', async () => {
  const email = 'guessed@example.com';
  const { browser: owner } = await signUp(app, { email });
  const guess = (n: number) =>
    new TestBrowser(app).call(
      '/api/auth/sign-in/email',
      { email: n % 2 ? email : email.toUpperCase(), password: `Wrong-horse-${n}` },
      { from: `203.0.113.${n}`, headers: { 'x-forwarded-for': `198.51.100.${n}` } },
    );
  const statuses: number[] = [];
  for (let n = 0; n < 25; n++) statuses.push((await guess(n)).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses.slice(10)).toEqual(Array(15).fill(429));
  const refused = await guess(200);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);

  const right = { email, password: goodPassword };
  const elsewhere = await new TestBrowser(app).call('/api/auth/sign-in/email', right);
  expect(elsewhere.status).toBe(429);
  expect((await owner.call('/api/auth/sign-in/email', right)).status).toBe(200);

  app.clock.advance(301);
  expect((await signIn(app, right)).status).toBe(200);
});

test('one network is limited however it spells its addresses', async () => {
  const limited = await createTestApp({ variables: { RATE_LIMIT_REQUESTS: '5' } });
  const spellings = [
    '2001:db8::1',
    '2001:DB8:0:0::2',
    '2001:db8:0:0:ffff::3',
    '2001:0db8::4',
    '2001:db8::5',
  ];
  const attempt = (from: string, n: number) =>
    new TestBrowser(limited).call(
      '/api/auth/sign-in/email',
      { email: `nobody${n}@example.com`, password: 'Wrong-horse-1' },
      { from },
    );
  for (const [n, from] of spellings.entries()) expect((await attempt(from, n)).status).toBe(401);
  expect((await attempt('2001:db8:0:0:1:2:3:4', 9)).status).toBe(429);
  expect((await attempt('2001:db8:1::1', 9)).status).toBe(401);
  // Another /64 of the same /56 has tries of its own, but not each of 256.
  for (let n = 1; n <= 5; n++) {
    expect((await attempt(`2001:db8:0:${n}::1`, 10 + n)).status).toBe(401);
  }
  expect((await attempt('2001:db8:0:f::1', 20)).status).toBe(429);
  expect((await attempt('2001:db8:0:100::1', 21)).status).toBe(401);
  await limited.close();
});

test('a wave of sign-ins is refused with 503, and a known browser still gets in', async () => {
  const queue = createHashingQueue({ atOnce: 1, mostWaiting: 2 });
  let open = () => {};
  let held: Promise<void> | null = null;
  const passwords = {
    hash: (password: string) => queue.run(() => quickPasswords.hash(password)),
    verify: (given: { hash: string; password: string }) =>
      queue.run(async () => {
        await held;
        return quickPasswords.verify(given);
      }),
  };
  const busy = await createTestApp({ deps: { passwords } });
  const email = 'owner@example.com';
  const { browser } = await signUp(busy, { email });
  held = new Promise<void>((resolve) => {
    open = resolve;
  });
  const right = { email, password: goodPassword };
  const wave = Array.from({ length: 6 }, () => signIn(busy, { email, password: 'Wrong-horse-1' }));
  const owner = browser.call('/api/auth/sign-in/email', right);
  const refused = await Promise.race(wave);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  open();
  expect((await owner).status).toBe(200);
  const statuses = (await Promise.all(wave)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  await busy.close();
});

test.each([
  ['/API/profiles/me', {}],
  ['/api/Profiles/me', {}],
  ['//api/profiles/me', {}],
  ['/api//profiles/me', {}],
  ['/api/profiles/me/', {}],
  ['/api/profiles/%6de', {}],
  ['/api/profiles/me;x', {}],
  ['/api/./profiles/me', {}],
  ['/api/x/../profiles/me', {}],
  ['/api/profiles/me', { 'x-middleware-subrequest': 'src/middleware' }],
  ['/api/config', { 'x-original-url': '/api/profiles/me', 'x-rewrite-url': '/api/profiles/me' }],
  ['/api/sessions', { 'x-http-method-override': 'DELETE' }],
  ['/api/profiles/me', { 'x-askwell-client-address': '127.0.0.1' }],
])('%s %j tells a stranger nothing', async (path, headers) => {
  const response = await new TestBrowser(app).request(path, { headers });
  const text = await response.text();
  expect(path === '/api/config' ? response.status === 200 : response.status >= 400, text).toBe(
    true,
  );
  expect(text).not.toMatch(/workspace_id|"sessions"/);
});

test.each([
  ['GET', '/api/profiles/me'],
  ['GET', '/api/profiles/me/avatar'],
  ['PUT', '/api/profiles/me/avatar'],
  ['DELETE', '/api/profiles/me/avatar'],
  ['GET', '/api/profiles/me/export'],
  ['POST', '/api/profiles/me/deletion'],
  ['POST', '/api/rpc/validate_user_session'],
  ['POST', '/api/rpc/secure_update_user_profile'],
  ['GET', '/api/sessions'],
  ['DELETE', '/api/sessions'],
  ['DELETE', '/api/sessions/0198a2f0-0000-4000-8000-000000000000'],
  ['POST', '/api/auth/change-password'],
  ['POST', '/api/auth/change-email'],
])('%s %s needs a session, no matter who the body names', async (method, path) => {
  const response = await new TestBrowser(app).call(
    path,
    method === 'GET'
      ? undefined
      : { user_uuid: visitorId, userId: visitorId, role: 'superuser', profile_data: {} },
    { method },
  );
  expect(response.status).toBe(401);
  expect(response.body).toMatchObject({ error: { code: 'unauthorized' } });
});

test.each([
  '/api/auth/update-user',
  '/api/auth/delete-user',
  '/api/auth/link-social',
  '/api/auth/unlink-account',
  '/api/auth/list-sessions',
  '/api/auth/revoke-sessions',
  '/api/auth/get-access-token',
  '/api/auth/set-password',
  '/api/auth/verify-email',
  '/api/auth/sign-in/oauth2',
  '/api/auth/error',
  '/api/auth/ok',
])('%s of better-auth is not reachable', async (path) => {
  expect((await visitor.call(path, {})).status).toBe(404);
  expect((await visitor.call(path)).status).toBe(404);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site', origin: 'https://evil.askwell.test' }],
  ['an old browser on another site', { origin: 'https://evil.test' }],
  ['a sandboxed frame', { origin: 'null' }],
])('%s cannot act with the cookie of a visitor', async (_who, headers) => {
  const attempts = [
    () => visitor.call('/api/auth/sign-out', {}, { headers }),
    () => visitor.call('/api/auth/change-email', { newEmail: 'evil@example.com' }, { headers }),
    () => visitor.call('/api/sessions', undefined, { method: 'DELETE', headers }),
    () =>
      visitor.call('/api/profiles/me/deletion', undefined, {
        method: 'POST',
        body: '{"confirmation":"x"}',
        headers: { ...headers, 'content-type': 'text/plain' },
      }),
    () =>
      visitor.call(
        '/api/auth/sign-in/email',
        { email: 'a@example.com', password: 'x' },
        { headers },
      ),
  ];
  for (const attempt of attempts) expect((await attempt()).status).toBe(403);
  expect((await visitor.call('/api/profiles/me')).status).toBe(200);
});
