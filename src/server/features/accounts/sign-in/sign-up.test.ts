import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, profiles, users, workspaces } from '#server/db/schema/accounts.ts';
import { goodPassword, signIn, signUp } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import {
  type Profile,
  profile,
  signedInResponse,
  termsVersion,
} from '#shared/contract/accounts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const input = { name: 'Ada Lovelace', password: goodPassword, termsVersion };

test('without a mail server a new account is signed in at once, on a seven-day trial', async () => {
  const { browser, status, body } = await signUp(app, { email: 'New.Owner@Example.com' });
  expect(status).toBe(200);
  expect(signedInResponse.parse(body)).toEqual({
    user: {
      id: expect.any(String),
      email: 'new.owner@example.com',
      name: 'Ada Lovelace',
      emailVerified: false,
    },
    signedIn: true,
  });
  const me = await browser.call<Profile>('/api/profiles/me');
  expect(profile.parse(me.body)).toMatchObject({
    plan_id: 'free',
    subscription_status: 'trialing',
    effective_plan: 'starter',
    trial_days_left: 7,
    needs_email_confirmation: false,
    has_password: true,
    google_linked: false,
  });
  const [user] = await app.deps.database.orm.select().from(users).where(eq(users.id, me.body.id));
  expect(user).toMatchObject({
    newUser: true,
    appName: 'Askwell',
    termsVersion,
    termsAcceptedAt: app.clock.now(),
    verificationWaived: true,
  });
});

test('the password is stored as a hash and the session token is in no answer', async () => {
  const { browser, body } = await signUp(app, { email: 'hash@example.com' });
  const [row] = await app.deps.database.orm
    .select()
    .from(accounts)
    .where(eq(accounts.userId, body.user.id));
  const hash = row?.password ?? '';
  expect(hash).not.toContain(goodPassword);
  expect(await app.deps.passwords.verify({ hash, password: goodPassword })).toBe(true);
  const token = browser.cookies.get('askwell.session_token')?.split('.')[0] ?? '';
  expect(token).toHaveLength(32);
  for (const path of ['/api/auth/get-session', '/api/profiles/me', '/api/sessions']) {
    expect(JSON.stringify((await browser.call(path)).body)).not.toContain(token);
  }
});

test('a second sign-up with the address is told so, in any spelling', async () => {
  await signUp(app, { email: 'twice@example.com' });
  const again = await signUp(app, { email: 'TWICE@example.com' });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({
    error: {
      code: 'account_exists',
      message: 'An account with this email already exists. Please sign in instead.',
    },
  });
  expect(again.browser.cookies.size).toBe(0);
});

test('of two sign-ups at once with one address exactly one succeeds, and leaves one of everything', async () => {
  const email = 'race@example.com';
  const tries = await Promise.all([1, 2, 3].map(() => signUp(app, { email })));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { orm } = app.deps.database;
  const found = await orm
    .select({ id: users.id, workspaceId: workspaces.id, profileId: profiles.id })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.ownerId, users.id))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, email));
  expect(found).toHaveLength(1);
  expect((await signIn(app, { email })).status).toBe(200);
});

test('what a crash left half made gives way to a new sign-up, but not within its first minute', async () => {
  const email = 'crashed@example.com';
  await app.deps.database.orm
    .insert(users)
    .values({ name: 'Half', email, createdAt: app.clock.now() });
  expect((await signUp(app, { email })).status).toBe(409);
  app.clock.advance(90);
  expect((await signUp(app, { email })).status).toBe(200);
});

describe.each([
  [
    'a short password',
    { password: 'Short-1' },
    'password',
    'Password must be at least 8 characters',
  ],
  [
    'a weak password',
    { password: 'onlyletters' },
    'password',
    'Password is too weak. Include uppercase, lowercase, numbers, and symbols.',
  ],
  ['no password', { password: undefined }, 'password', 'Password is required'],
  ['no email', { email: '' }, 'email', 'Email is required'],
  ['a broken email', { email: 'ada@' }, 'email', 'Please enter a valid email address'],
  [
    'two addresses',
    { email: 'a@example.com,b@example.com' },
    'email',
    'Please enter a valid email address',
  ],
  [
    'a line break in the address',
    { email: 'a@example.com\r\nBcc: b@example.com' },
    'email',
    'Please enter a valid email address',
  ],
  ['no name', { name: '  ' }, 'name', 'Full name is required'],
  ['a one-letter name', { name: ' A ' }, 'name', 'Name must be at least 2 characters'],
  [
    'a line break in the name',
    { name: 'Ada\r\nBcc: b@example.com' },
    'name',
    'Name must be a single line of text',
  ],
  [
    'no terms',
    { termsVersion: undefined },
    'termsVersion',
    'Please accept the terms and conditions',
  ],
])('%s', (_what, change, field, message) => {
  test('is refused with its sentence', async () => {
    const { status, body } = await new TestBrowser(app).call('/api/auth/sign-up/email', {
      ...input,
      email: 'bad.input@example.com',
      ...change,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid_input', fields: { [field]: message } } });
  });
});

test('privileged fields in the body change nothing', async () => {
  const browser = new TestBrowser(app);
  const id = crypto.randomUUID();
  await browser.call('/api/auth/sign-up/email', {
    ...input,
    email: 'greedy@example.com',
    id,
    emailVerified: true,
    role: 'superuser',
    isSuperuser: true,
    planId: 'enterprise',
    verificationWaived: true,
    suspendedAt: null,
  });
  const { body } = await browser.call<Profile>('/api/profiles/me');
  expect(body).toMatchObject({ email_verified: false, is_superuser: false, plan_id: 'free' });
  expect(body.id).not.toBe(id);
});

test('a name is never markup', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const browser = new TestBrowser(app);
  await browser.call('/api/auth/sign-up/email', { ...input, name, email: 'markup@example.com' });
  const response = await browser.request('/api/profiles/me');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(((await response.json()) as Profile).full_name).toBe(name);
});
