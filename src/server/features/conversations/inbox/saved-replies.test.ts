import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { savedRepliesResponse } from '#shared/contract/conversations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('saved replies are kept, changed and deleted by their own workspace alone', async () => {
  const shop = await createShop({ app });
  const other = await createShop({ app });
  const list = async (of: typeof shop) =>
    savedRepliesResponse.parse((await of.browser.call('/api/saved-replies')).body).items;
  const reply = { title: 'Hours', text: 'We open at noon.' };

  const made = await shop.browser.call<{ id: string }>('/api/saved-replies', reply);
  expect(made.status).toBe(201);
  expect(await list(shop)).toEqual([{ id: made.body.id, ...reply }]);
  expect(await list(other)).toEqual([]);

  const path = `/api/saved-replies/${made.body.id}`;
  const changed = { ...reply, text: 'We open at eleven.' };
  expect((await other.browser.call(path, changed, { method: 'PATCH' })).status).toBe(404);
  expect((await other.browser.request(path, { method: 'DELETE' })).status).toBe(404);
  expect((await shop.browser.call(path, { title: '' }, { method: 'PATCH' })).status).toBe(400);
  expect((await shop.browser.call(path, changed, { method: 'PATCH' })).status).toBe(200);
  expect(await list(shop)).toEqual([{ id: made.body.id, ...changed }]);

  expect((await app.request('/api/saved-replies')).status).toBe(401);
  expect((await shop.browser.request(path, { method: 'DELETE' })).status).toBe(200);
  expect(await list(shop)).toEqual([]);
});
