import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actionCalls, actionSecrets } from '#server/db/schema/actions.ts';
import { createAction, createActionShop, runAction } from '#server/testing/action-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { Action, ActionsResponse, TestActionResponse } from '#shared/contract/actions.ts';
import {
  type ShopDouble,
  shopKeys,
  startShopDouble,
} from '../../../../tests/doubles/shop-systems.ts';

let shop: ShopDouble;
let app: TestApp;
beforeAll(async () => {
  shop = await startShopDouble();
  app = await createTestApp({
    variables: { WEBHOOK_TRUSTED_ORIGINS: shop.origin, PLAN_WITHOUT_PAYMENTS: 'enterprise' },
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(() => {
  shop.requests.length = 0;
});

const mira = { order: '1001', email: 'mira@customers.test' };
const open = (actions: Action[]) => createActionShop({ app, shop, actions });
const listCalls = ({ chatbotId }: { chatbotId: string }) =>
  app.deps.database.orm.select().from(actionCalls).where(eq(actionCalls.chatbotId, chatbotId));

const testPath = (of: { chatbotId: string }) => `/api/chatbots/${of.chatbotId}/actions/test`;

test('an owner sees the real response, what is proven and what visitors would see', async () => {
  const order = createAction({ kind: 'woocommerce', shop });
  const of = await open([order]);
  const { body } = await of.browser.call<TestActionResponse>(testPath(of), {
    action: order,
    fields: mira,
  });
  expect(body).toMatchObject({ works: true, status: 200, message: 'It works.' });
  expect(body.response).toContain('"customer_note": "Leave it at the back door."');
  expect(body.values).toContainEqual({ path: 'line_items[].name', sample: 'Oak stool' });
  expect(body.checks.every(({ isSame }) => isSame)).toBe(true);
  expect(body.shown[0]).toEqual({ label: 'Status', text: 'Processing' });
  const wrong = await of.browser.call<TestActionResponse>(testPath(of), {
    action: order,
    fields: { ...mira, email: 'wrong@customers.test' },
  });
  expect(wrong.body).toMatchObject({ works: true, shown: [] });
  expect(wrong.body.message).toContain('visitors would see nothing');
});

test('an owner gets a key sent to the host it was stored for, and to no other', async () => {
  const order = createAction({ kind: 'order', shop });
  const of = await open([order]);
  const elsewhere = await startShopDouble();
  const call = order.call && { ...order.call, url: `${elsewhere.origin}/api/orders/{{order}}` };
  const { body } = await of.browser.call<TestActionResponse>(testPath(of), {
    action: { ...order, call },
    fields: mira,
  });
  expect(body).toMatchObject({ works: false, status: null });
  expect(body.message).toContain('No key is stored for this address');
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.close();
});

test('an owner never gets a stored key back, and no one finds it in the database', async () => {
  const order = createAction({ kind: 'shopify', shop });
  const of = await open([order]);
  const { body } = await of.browser.call<ActionsResponse>(`/api/chatbots/${of.chatbotId}/actions`);
  expect(body.secrets).toMatchObject([{ header: 'x-shopify-access-token', last4: 'e1f0' }]);
  expect(JSON.stringify(body)).not.toContain(shopKeys.shopify);
  const rows = await app.deps.database.orm.select().from(actionSecrets);
  expect(JSON.stringify(rows)).not.toContain(shopKeys.shopify);
  const path = `/api/chatbots/${of.chatbotId}/actions/secrets/${body.secrets[0]?.id}`;
  expect((await of.browser.request(path, { method: 'DELETE' })).status).toBe(200);
  const { visitor } = of;
  expect((await runAction({ visitor, action: order, fields: mira })).body.state).toBe('failed');
  expect(shop.requests).toEqual([]);
});

test('an owner reads a log without what visitors typed', async () => {
  const order = createAction({ kind: 'order', shop });
  const of = await open([order]);
  await runAction({ visitor: of.visitor, action: order, fields: mira });
  app.clock.advance(1);
  const fields = { ...mira, email: 'wrong@customers.test' };
  await runAction({ visitor: of.visitor, action: order, fields });
  const { body } = await of.browser.call<ActionsResponse>(`/api/chatbots/${of.chatbotId}/actions`);
  expect(body.calls).toMatchObject([
    { actionName: 'Order status', outcome: 'not-found', status: 200, isTest: false },
    { actionName: 'Order status', outcome: 'done', status: 200, isTest: false },
  ]);
  expect(JSON.stringify(await listCalls(of))).not.toMatch(/1001|customers\.test/);
  await of.visitor.request('conversation', { method: 'DELETE' });
  expect(await listCalls(of)).toEqual([]);
});

test.each([
  'http://shop.test/orders/{{order}}',
  'https://127.0.0.1/orders/{{order}}',
  'https://169.254.169.254/{{order}}',
  'https://{{order}}.shop.test/',
  'https://user:password@shop.test/{{order}}',
  'ftp://shop.test/{{order}}',
])('an owner cannot save the address %s', async (url) => {
  const of = await open([]);
  const order = createAction({ kind: 'order', shop });
  const actions = [{ ...order, call: order.call && { ...order.call, url } }];
  const response = await of.browser.request(`/api/chatbots/${of.chatbotId}`, {
    method: 'PATCH',
    json: { actions, version: 1 },
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('actions.0.call.url');
});

test('an owner cannot save an order look-up without its proof, or a change without its card', async () => {
  const of = await open([]);
  const order = createAction({ kind: 'order', shop });
  const lead = createAction({ kind: 'callback', shop });
  for (const action of [
    { ...order, checks: [] },
    { ...order, checks: order.checks.slice(0, 1) },
    { ...order, fields: order.fields.map((field) => ({ ...field, required: false })) },
    { ...lead, changes: false },
    { ...order, checks: [order.checks[0], { field: 'email', path: 'orders[].email' }] },
    {
      ...order,
      checks: [order.checks[0], { field: 'email', path: 'orders[0].email' }],
      shown: [{ path: 'orders[].status', label: 'Status', format: 'text' }],
    },
    { ...order, kind: 'custom', changes: false, call: { ...order.call, method: 'DELETE' } },
  ]) {
    const json = { actions: [action], version: 1 };
    const path = `/api/chatbots/${of.chatbotId}`;
    expect((await of.browser.request(path, { method: 'PATCH', json })).status).toBe(400);
  }
});

test('an owner finds redirects refused, so that a key goes nowhere else', async () => {
  const order = createAction({ kind: 'order', shop });
  const of = await open([order]);
  const call = order.call && { ...order.call, url: `${shop.origin}/redirect?o={{order}}` };
  const { body } = await of.browser.call<TestActionResponse>(testPath(of), {
    action: { ...order, call },
    fields: mira,
  });
  expect(body).toMatchObject({ works: false });
  expect(body.message).toContain('redirect');
});
