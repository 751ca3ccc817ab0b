import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountData } from '#server/features/accounts/account-data.ts';
import { accountRoutes } from '#server/features/accounts/routes.ts';
import { createErrorHandler } from '#server/http/error-handler.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { deliverMails, goodPassword, signIn, signUp } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import type { Profile } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Every table of every schema that holds one of the words in any column. */
async function findTablesWith(words: string[]): Promise<string[]> {
  const { pool } = app.deps.database;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const perTable = rows.map(
    ({ name }) => `SELECT '${name}' AS name FROM ${name} AS t WHERE t::text ILIKE ANY ($1)`,
  );
  const found = await pool.query<{ name: string }>(perTable.join(' UNION '), [
    words.map((word) => `%${word}%`),
  ]);
  return found.rows.map(({ name }) => name);
}

async function livedInAccount(email: string) {
  const { browser } = await signUp(app, { email });
  await signIn(app, { email });
  await browser.call('/api/auth/request-password-reset', { email });
  await deliverMails(app);
  await browser.request('/api/profiles/me/avatar', {
    method: 'PUT',
    body: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    headers: { 'content-type': 'image/png' },
  });
  const { body } = await browser.call<Profile>('/api/profiles/me');
  return { browser, words: [body.id, body.workspace_id, email] };
}

const remove = (browser: TestBrowser, json: object) =>
  browser.call('/api/profiles/me/deletion', json);

test('deleting an account leaves no row of it anywhere, and none of others is touched', async () => {
  const email = 'leaving@example.com';
  const { browser, words } = await livedInAccount(email);
  const staying = await livedInAccount('staying@example.com');
  expect(await findTablesWith(words)).toEqual(
    expect.arrayContaining(['public.users', 'public.sessions', 'public.mails', 'public.avatars']),
  );

  const response = await remove(browser, {
    confirmation: 'Leaving@Example.com',
    password: goodPassword,
  });
  expect(response.status).toBe(200);
  expect(browser.cookies.has('askwell.session_token')).toBe(false);
  expect(await findTablesWith(words)).toEqual([]);
  expect((await signIn(app, { email })).status).toBe(401);
  expect((await staying.browser.call('/api/profiles/me')).status).toBe(200);
  expect((await signUp(app, { email })).status).toBe(200);
});

test('without the typed address or the right password nothing is deleted', async () => {
  const email = 'careful@example.com';
  const { browser } = await signUp(app, { email });
  for (const [json, field] of [
    [{ confirmation: 'other@example.com', password: goodPassword }, 'confirmation'],
    [{ confirmation: '', password: goodPassword }, 'confirmation'],
    [{ confirmation: email }, 'password'],
    [{ confirmation: email, password: 'Wrong-horse-1' }, 'password'],
  ] as const) {
    const { status, body } = await remove(browser, json);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
  }
  expect((await browser.call('/api/profiles/me')).status).toBe(200);
});

test('guessing the password of a stolen session is limited', async () => {
  const email = 'stolen@example.com';
  const { browser } = await signUp(app, { email });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const guess = { confirmation: email, password: `Wrong-horse-${n}` };
    statuses.push((await remove(browser, guess)).status);
  }
  expect(statuses.slice(10)).toEqual([429, 429]);
});

/** The app with what another feature keeps for an account, the way app.ts mounts it. */
function appWith(part: AccountData) {
  const hono = new Hono<HttpEnv>();
  hono.onError(createErrorHandler({ log: app.deps.log }));
  hono.use((c, next) => {
    c.set('requestId', 'test');
    c.set('clientAddress', '127.0.0.1');
    return next();
  });
  hono.route('/', accountRoutes(app.deps, [part]));
  return hono;
}

test('when a subscription cannot be cancelled nothing is deleted, and it says so', async () => {
  const email = 'subscribed@example.com';
  const { browser } = await signUp(app, { email });
  const message = 'Your subscription could not be cancelled. Nothing was deleted.';
  const failing = appWith({
    name: 'billing',
    exportData: async () => null,
    beforeDeletion: async () => {
      throw new AppError('unavailable', message);
    },
  });
  const response = await failing.request('/api/profiles/me/deletion', {
    method: 'POST',
    body: JSON.stringify({ confirmation: email, password: goodPassword }),
    headers: {
      'content-type': 'application/json',
      cookie: `askwell.session_token=${browser.cookies.get('askwell.session_token')}`,
    },
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: { message } });
  expect((await browser.call('/api/profiles/me')).status).toBe(200);
});

test('the export holds everything of the account, what other features keep, and no secrets', async () => {
  const email = 'export@example.com';
  const { browser } = await livedInAccount(email);
  const owners: object[] = [];
  const joined = appWith({
    name: 'chatbots',
    exportData: async (owner) => {
      owners.push(owner);
      return [{ name: 'Shop bot' }];
    },
  });
  const cookie = `askwell.session_token=${browser.cookies.get('askwell.session_token')}`;
  const response = await joined.request('/api/profiles/me/export', { headers: { cookie } });
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w-]+\.json"$/,
  );
  const text = await response.text();
  const data = JSON.parse(text);
  const me = (await browser.call<Profile>('/api/profiles/me')).body;
  expect(data).toMatchObject({
    profile: { email, id: me.id },
    workspace: { id: me.workspace_id },
    terms: { version: expect.any(String) },
    sign_in_methods: [{ provider: 'credential' }],
    avatar: { type: 'image/png' },
    chatbots: [{ name: 'Shop bot' }],
  });
  expect(data.sessions).toHaveLength(2);
  expect(data.mails.length).toBeGreaterThan(0);
  expect(owners).toEqual([{ userId: me.id, workspaceId: me.workspace_id }]);
  expect(text).not.toMatch(/"password"|"token"|[0-9a-f]{32}:[0-9a-f]{64}/);
});
