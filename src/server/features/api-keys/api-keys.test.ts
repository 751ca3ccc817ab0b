import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users, workspaces } from '#server/db/schema/accounts.ts';
import { apiKeys } from '#server/db/schema/api-keys.ts';
import { workspaceMembers } from '#server/db/schema/team.ts';
import { callApi, createKey } from '#server/testing/api-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import {
  type ApiKey,
  apiKeysResponse,
  createApiKeyInput,
  createdApiKey,
} from '#shared/contract/api-keys.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { createApiKey } from './manage-api-keys.ts';

let app: TestApp;
let tenant: Tenant;

beforeAll(async () => {
  app = await createTestApp();
  tenant = await createTenant(app);
});
afterAll(() => app.close());

const list = async (of: Tenant = tenant) =>
  (await of.send<{ items: ApiKey[] }>('GET', '/api/api-keys')).body.items;
const use = (key: string, path = '/chatbots') => callApi({ app, key, path });

describe('a key', () => {
  test('is shown once, stored as a hash, and lists what it may do and when it was used', async () => {
    const made = await createKey(tenant.browser, {
      name: ' Till ',
      scopes: ['chat', 'read', 'read'],
      expiresInDays: 30,
    });
    expect(createdApiKey.parse(made)).toEqual(made);
    expect(made.key).toMatch(/^askwell_[\w-]{43}$/);
    expect(made.apiKey).toMatchObject({ name: 'Till', scopes: ['read', 'chat'], lastUsedAt: null });
    const [row] = await app.deps.database.orm
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.id, made.apiKey.id));
    expect(JSON.stringify(row)).not.toContain(made.key);
    expect(row?.hint).toBe(made.key.slice(-4));

    expect((await use(made.key)).status).toBe(200);
    const items = await list();
    expect(apiKeysResponse.parse({ items })).toEqual({ items });
    expect(items.find(({ id }) => id === made.apiKey.id)?.lastUsedAt).toBe(
      app.clock.now().toISOString(),
    );
    expect(JSON.stringify(items)).not.toContain(made.key);
  });

  test('that is revoked is refused by the next call', async () => {
    const { key, apiKey } = await createKey(tenant.browser);
    expect((await use(key)).status).toBe(200);
    expect((await tenant.send('DELETE', `/api/api-keys/${apiKey.id}`)).status).toBe(200);
    expect((await use(key)).status).toBe(401);
    expect((await tenant.send('DELETE', `/api/api-keys/${apiKey.id}`)).status).toBe(404);
  });

  test('ends with its time, with its chatbot, and with the person who made it', async () => {
    const chatbot = await tenant.createChatbot();
    const brief = await createKey(tenant.browser, { expiresInDays: 1 });
    const bound = await createKey(tenant.browser, { chatbotId: chatbot.id });
    expect((await use(brief.key)).status).toBe(200);
    app.clock.advance(86_401);
    expect((await use(brief.key)).status).toBe(401);
    expect((await use(bound.key)).status).toBe(200);
    await tenant.send('DELETE', `/api/chatbots/${chatbot.id}`);
    expect((await use(bound.key)).status).toBe(401);

    const other = await createTenant(app);
    const { key } = await createKey(other.browser);
    const suspend = (suspendedAt: Date | null) =>
      app.deps.database.orm.update(users).set({ suspendedAt }).where(eq(users.id, other.userId));
    await suspend(app.clock.now());
    expect((await use(key)).status).toBe(401);
    await suspend(null);
    expect((await use(key)).status).toBe(200);
  });

  test('of a member ends when they are removed or may no longer manage keys', async () => {
    const [{ id: workspaceId } = { id: '' }] = await app.deps.database.orm
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(eq(workspaces.ownerId, tenant.userId));
    const { userId } = await createTenant(app);
    const { orm } = app.deps.database;
    const member = { workspaceId, userId, role: 'admin' as const, createdAt: app.clock.now() };
    await orm.insert(workspaceMembers).values(member);
    const input = createApiKeyInput.parse({ name: 'Admin’s', scopes: ['read'] });
    const actor = { workspaceId, userId };
    const { key } = await createApiKey({ deps: app.deps, actor, input });
    expect((await use(key)).status).toBe(200);
    const isMember = eq(workspaceMembers.userId, userId);
    await orm.update(workspaceMembers).set({ role: 'editor' }).where(isMember);
    expect((await use(key)).status).toBe(401);
    await orm.update(workspaceMembers).set({ role: 'admin' }).where(isMember);
    expect((await use(key)).status).toBe(200);
    const suspendOwner = (suspendedAt: Date | null) =>
      orm.update(users).set({ suspendedAt }).where(eq(users.id, tenant.userId));
    await suspendOwner(app.clock.now());
    expect((await use(key)).status).toBe(401);
    await suspendOwner(null);
    await orm.delete(workspaceMembers).where(isMember);
    expect((await use(key)).status).toBe(401);
  });

  test('needs a plan that includes it, at every call; what is there can still be seen and revoked', async () => {
    const other = await createTenant(app);
    const { key, apiKey } = await createKey(other.browser);
    await other.setPlan('starter');
    const refused = await use(key);
    expect(refused.status).toBe(402);
    expect((refused.body as ErrorBody).error.message).toContain('Business');
    const more = await other.send('POST', '/api/api-keys', { name: 'Two', scopes: ['read'] });
    expect(more.status).toBe(402);
    expect(await list(other)).toHaveLength(1);
    expect((await other.send('DELETE', `/api/api-keys/${apiKey.id}`)).status).toBe(200);
  });
});

test('no one makes a key without a session, whatever they claim to be', async () => {
  const claims = {
    ...{ name: 'Mine', scopes: ['read'], userId: tenant.userId, user_id: tenant.userId },
    ...{ workspaceId: tenant.userId, role: 'owner', permissions: ['settings.edit'] },
  };
  const stranger = new TestBrowser(app);
  expect((await stranger.call('/api/api-keys', claims)).status).toBe(401);
  const { key } = await createKey(tenant.browser);
  const byKey = await callApi({ app, key, path: '/api/api-keys', json: claims, method: 'post' });
  expect(byKey.status).toBe(403);
  expect((await callApi({ app, key, path: '/api/api-keys' })).status).toBe(401);

  const other = await createTenant(app);
  const own = await other.send<{ apiKey: ApiKey }>('POST', '/api/api-keys', claims);
  expect(own.status).toBe(201);
  expect((await list()).some(({ id }) => id === own.body.apiKey.id)).toBe(false);
});

test('another workspace’s key and chatbot are not there', async () => {
  const other = await createTenant(app);
  const { apiKey } = await createKey(tenant.browser);
  const chatbot = await tenant.createChatbot();
  expect((await other.send('DELETE', `/api/api-keys/${apiKey.id}`)).status).toBe(404);
  expect(await list(other)).toEqual([]);
  const foreign = { name: 'Theirs', scopes: ['chat'], chatbotId: chatbot.id };
  expect((await other.send('POST', '/api/api-keys', foreign)).status).toBe(404);
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'a\u0000b' }, 'name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['admin'] }, 'scopes.0'],
  [{ chatbotId: 'x' }, 'chatbotId'],
  [{ expiresInDays: 0 }, 'expiresInDays'],
])('%j is refused', async (wrong, field) => {
  const input = { name: 'Till', scopes: ['read'], ...wrong };
  const { status, body } = await tenant.send<ErrorBody>('POST', '/api/api-keys', input);
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, [field]]);
});

test('switched off, neither keys nor the API exist', async () => {
  const off = await createTestApp({ variables: { FLAG_API_ACCESS: 'false' } });
  try {
    for (const path of ['/api/api-keys', '/api/v1/chatbots', '/api/v1/openapi.json']) {
      expect((await off.request(path)).status, path).toBe(404);
    }
    expect((await off.request('/api/mcp', { json: {} })).status).toBe(404);
  } finally {
    await off.close();
  }
});
