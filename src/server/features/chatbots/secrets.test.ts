import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretBox } from '#server/config/secret-box.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { type Chatbot, identitySecretResponse } from '#shared/contract/chatbots.ts';
import { findLiveChatbot } from './live-chatbot.ts';
import { findIdentitySecret, findModelKey } from './sealed-secrets.ts';

let app: TestApp;
let ann: Tenant;
beforeAll(async () => {
  app = await createTestApp();
  ann = await createTenant(app);
});
afterAll(() => app.close());

const openai = { provider: 'openai' as const, baseUrl: null };

test('a model key is kept sealed, and only its end is ever shown', async () => {
  const { id } = await ann.createChatbot({ model: { ...openai, name: '' } });
  const key = 'sk-live-abcdefgh-9876';
  const saved = await ann.send<Chatbot>('PUT', `/api/chatbots/${id}/model/key`, { key });
  expect(saved.body.modelKeyLast4).toBe('9876');
  const [row] = await app.deps.database.orm.select().from(chatbots).where(eq(chatbots.id, id));
  expect(JSON.stringify(row)).not.toContain('abcdefgh');
  expect(JSON.stringify(saved.body)).not.toContain('abcdefgh');
  const of = { deps: app.deps, id, workspaceId: row?.workspaceId ?? '', model: openai };
  expect(await findModelKey(of)).toBe(key);
  const elsewhere = { ...app.deps, secrets: { ...app.deps.secrets, authSecret: 'o'.repeat(48) } };
  expect(await findModelKey({ ...of, deps: elsewhere })).toBeNull();
  await ann.send('DELETE', `/api/chatbots/${id}/model/key`);
  expect(await findModelKey(of)).toBeNull();
});

test('a model key opens only for the provider and address it was stored for', async () => {
  const own = { provider: 'openai-compatible' as const, baseUrl: 'https://models.shop.test/v1' };
  const foreign = { ...own, baseUrl: 'https://evil.test/v1' };
  const { id } = await ann.createChatbot({ model: { ...own, name: 'small' } });
  const path = `/api/chatbots/${id}`;
  await ann.send('PUT', `${path}/model/key`, { key: 'sk-live-abcdefgh-9876' });
  const live = await findLiveChatbot({ deps: app.deps, id });
  const of = { deps: app.deps, id, workspaceId: live?.workspaceId ?? '' };
  expect(await findModelKey({ ...of, model: own })).toBe('sk-live-abcdefgh-9876');
  expect(await findModelKey({ ...of, model: foreign })).toBeNull();
  const change = async (model: object | null) => {
    const { version } = (await ann.send<Chatbot>('GET', path)).body;
    return (await ann.send<Chatbot>('PATCH', path, { version, model })).body;
  };
  expect(await change({ ...own, name: 'large' })).toMatchObject({ modelKeyLast4: '9876' });
  expect(await change(null)).toMatchObject({ model: null });
  expect(await change({ ...foreign, name: '' })).toMatchObject({ modelKeyLast4: null });
  expect(await change({ ...own, name: '' })).toMatchObject({ modelKeyLast4: null });
  expect(await findModelKey({ ...of, model: own })).toBeNull();
});

test('a model key stored for a model that is saved afterwards stays', async () => {
  const { id } = await ann.createChatbot();
  const path = `/api/chatbots/${id}`;
  const key = 'sk-live-abcdefgh-9876';
  expect((await ann.send('PUT', `${path}/model/key`, { key })).status).toBe(400);
  const stored = await ann.send<Chatbot>('PUT', `${path}/model/key`, { key, for: openai });
  const { version } = stored.body;
  const model = { ...openai, name: '' };
  const saved = await ann.send<Chatbot>('PATCH', path, { version, model });
  expect(saved.body).toMatchObject({ modelKeyLast4: '9876', model });
});

test('a model key sealed by an earlier version opens until the address changes', async () => {
  const { id } = await ann.createChatbot({ model: { ...openai, name: '' } });
  const sealed = createSecretBox(app.deps.secrets).seal({
    text: 'sk-old-12345678',
    purpose: `modelKeyEncrypted of ${id}`,
  });
  await app.deps.database.orm
    .update(chatbots)
    .set({ modelKeyEncrypted: sealed, modelKeyLast4: '5678' })
    .where(eq(chatbots.id, id));
  const live = await findLiveChatbot({ deps: app.deps, id });
  const of = { deps: app.deps, id, workspaceId: live?.workspaceId ?? '' };
  expect(await findModelKey({ ...of, model: openai })).toBe('sk-old-12345678');
  const { version } = (await ann.send<Chatbot>('GET', `/api/chatbots/${id}`)).body;
  const model = { provider: 'openai-compatible', baseUrl: 'https://evil.test/v1', name: '' };
  const moved = await ann.send<Chatbot>('PATCH', `/api/chatbots/${id}`, { version, model });
  expect(moved.body.modelKeyLast4).toBeNull();
});

test('the identity secret is shown once', async () => {
  const { id } = await ann.createChatbot();
  const path = `/api/chatbots/${id}/identity-secret`;
  const body = identitySecretResponse.parse((await ann.send('POST', path)).body);
  expect(body.secret).toMatch(/^[\w-]{43}$/);
  const live = await findLiveChatbot({ deps: app.deps, id });
  const of = { deps: app.deps, id, workspaceId: live?.workspaceId ?? '' };
  expect(await findIdentitySecret(of)).toBe(body.secret);
  const shown = await ann.send<Chatbot>('GET', `/api/chatbots/${id}`);
  expect(shown.body.hasIdentitySecret).toBe(true);
  expect(JSON.stringify(shown.body)).not.toContain(body.secret);
});
