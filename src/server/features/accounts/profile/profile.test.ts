import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverMails, goodPassword, signIn, signUp } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import {
  type ActiveSession,
  activeSessionsResponse,
  changeEmailResponse,
  type OutboxMail,
  type Profile,
  sessionResponse,
  validateUserSessionResponse,
} from '#shared/contract/accounts.ts';

let app: TestApp;
let email: string;
let browser: TestBrowser;
let userId: string;
beforeAll(async () => {
  app = await createTestApp({ variables: { FLAG_DEV_TOOLS: 'true' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  const made = await signUp(app, { email });
  browser = made.browser;
  userId = made.body.user.id;
});

const rpc = (name: string, json: object) => browser.call<Profile>(`/api/rpc/${name}`, json);

test('the session is validated for its own user and no one else', async () => {
  const own = await rpc('validate_user_session', { user_uuid: userId });
  const current = await browser.call('/api/auth/get-session');
  expect(sessionResponse.parse(current.body)?.user.id).toBe(userId);
  expect(validateUserSessionResponse.parse(own.body)).toMatchObject({
    valid: true,
    user_id: userId,
  });
  for (const user_uuid of [crypto.randomUUID(), '0'.repeat(8)]) {
    const { status } = await rpc('validate_user_session', { user_uuid });
    expect(status).toBe(user_uuid.length === 36 ? 403 : 400);
  }
});

test('name, language and notification choices change; nothing else does', async () => {
  const before = (await browser.call<Profile>('/api/profiles/me')).body;
  const { status, body } = await rpc('secure_update_user_profile', {
    user_uuid: userId,
    profile_data: {
      full_name: '  Grace Hopper ',
      locale: 'de',
      notifications: { newSignIn: false },
      email: 'other@example.com',
      email_verified: true,
      plan_id: 'enterprise',
      subscription_status: 'active',
      is_superuser: true,
      role: 'superuser',
      workspace_id: crypto.randomUUID(),
      trial_ends_at: '2099-01-01T00:00:00.000Z',
    },
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    ...before,
    full_name: 'Grace Hopper',
    locale: 'de',
    notifications: { ...before.notifications, newSignIn: false },
    // Called after its owner until someone names it.
    workspaces: [{ ...before.workspaces[0], name: 'Grace Hopper’s workspace' }],
  });
});

test('another account’s profile cannot be named', async () => {
  const other = await signUp(app, { email: `other-${email}` });
  const { status } = await rpc('secure_update_user_profile', {
    user_uuid: other.body.user.id,
    profile_data: { full_name: 'Taken over' },
  });
  expect(status).toBe(403);
  const { body } = await other.browser.call<Profile>('/api/profiles/me');
  expect(body.full_name).toBe('Ada Lovelace');
});

test.each([
  [{ full_name: '' }, 'profile_data.full_name', 'Full name is required'],
  [{ full_name: 'A' }, 'profile_data.full_name', 'Name must be at least 2 characters'],
  [{ locale: '../../x' }, 'profile_data.locale', 'Please choose a language'],
  [
    { notifications: { newSignIn: 'yes' } },
    'profile_data.notifications.newSignIn',
    expect.any(String),
  ],
])('%j is refused', async (profile_data, field, message) => {
  const { status, body } = await rpc('secure_update_user_profile', {
    user_uuid: userId,
    profile_data,
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { fields: { [field]: message } } });
});

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100, 1)]);
const putAvatar = (body: string | Buffer<ArrayBuffer>, type = 'image/png') =>
  browser.request('/api/profiles/me/avatar', {
    method: 'PUT',
    body,
    headers: { 'content-type': type },
  });

test('a picture is kept, shown to its owner only, and removed', async () => {
  expect((await browser.request('/api/profiles/me/avatar')).status).toBe(404);
  const stored = (await (await putAvatar(png)).json()) as Profile;
  expect(stored.avatar_url).toMatch(/^\/api\/profiles\/me\/avatar\?v=\d+$/);
  const shown = await browser.request(stored.avatar_url ?? '');
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
  const other = await signUp(app, { email: `other-${email}` });
  expect((await other.browser.request('/api/profiles/me/avatar')).status).toBe(404);

  const removed = await browser.call<Profile>('/api/profiles/me/avatar', undefined, {
    method: 'DELETE',
  });
  expect(removed.body.avatar_url).toBeNull();
});

test('what is no picture, whatever it is called, or too large, is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect((await putAvatar(svg, 'image/png')).status).toBe(415);
  expect((await putAvatar('<html>', 'image/jpeg')).status).toBe(415);
  expect((await putAvatar('', 'image/png')).status).toBe(415);
  expect((await putAvatar(Buffer.concat([png, Buffer.alloc(204_800)]))).status).toBe(413);
  expect((await browser.call<Profile>('/api/profiles/me')).body.avatar_url).toBeNull();
});

test('sessions are listed with their device and ended one by one or all at once', async () => {
  const phone = new TestBrowser(app, {
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
    },
    from: '203.0.113.77',
  });
  await phone.call('/api/auth/sign-in/email', { email, password: goodPassword });
  const { browser: laptop } = await signIn(app, { email });
  const list = async () =>
    activeSessionsResponse.parse((await browser.call('/api/sessions')).body).sessions;
  const sessions = await list();
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  const onPhone = sessions.find(({ device }) => device === 'Safari on iPhone');
  expect(onPhone).toMatchObject({ current: false, ipHint: '203.0.113.x' });

  const stranger = await signUp(app, { email: `other-${email}` });
  const end = (who: TestBrowser) =>
    who.call(`/api/sessions/${onPhone?.id}`, undefined, { method: 'DELETE' });
  expect((await end(stranger.browser)).status).toBe(404);
  expect((await phone.call('/api/profiles/me')).status).toBe(200);
  expect((await end(browser)).status).toBe(200);
  expect((await end(browser)).status).toBe(404);
  expect((await phone.call('/api/profiles/me')).status).toBe(401);

  await browser.call('/api/sessions', undefined, { method: 'DELETE' });
  expect(await list()).toHaveLength(1);
  expect((await laptop.call('/api/profiles/me')).status).toBe(401);
  expect((await stranger.browser.call('/api/profiles/me')).status).toBe(200);
});

test('last use moves on, but not with every request', async () => {
  const list = async () =>
    (await browser.call<{ sessions: ActiveSession[] }>('/api/sessions')).body.sessions[0];
  const first = await list();
  app.clock.advance(600);
  await browser.call('/api/profiles/me');
  expect((await list())?.lastUsedAt).toBe(app.clock.now().toISOString());
  expect(first?.lastUsedAt).not.toBe(app.clock.now().toISOString());
});

async function outbox(): Promise<OutboxMail[]> {
  await deliverMails(app);
  const { body } = await browser.call<{ mails: OutboxMail[] }>('/api/dev/outbox');
  return body.mails.filter(({ to }) => to === email);
}

test('a sign-in from a browser never seen is told to the owner, unless they chose otherwise', async () => {
  expect(await outbox()).toHaveLength(0);
  await browser.call('/api/auth/sign-in/email', { email, password: goodPassword });
  expect(await outbox()).toHaveLength(0);
  await signIn(app, { email });
  const [notice] = await outbox();
  expect(notice?.subject).toBe('New sign-in to your Askwell account');
  expect(notice?.text).toContain('/profile');

  await rpc('secure_update_user_profile', {
    user_uuid: userId,
    profile_data: { notifications: { newSignIn: false } },
  });
  await signIn(app, { email });
  expect(await outbox()).toHaveLength(1);
});

test('without a mail server a new address counts at once and the old one is told', async () => {
  const newEmail = `new-${email}`;
  const change = await browser.call('/api/auth/change-email', { newEmail, password: goodPassword });
  expect(changeEmailResponse.parse(change.body)).toEqual({ changed: true });
  expect((await browser.call<Profile>('/api/profiles/me')).body.email).toBe(newEmail);
  expect((await signIn(app, { email: newEmail })).status).toBe(200);
  expect((await outbox()).map(({ subject }) => subject)).toEqual([
    'Your Askwell email was changed',
  ]);
});
