import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actionCalls, actionSecrets } from '#server/db/schema/actions.ts';
import { createAction, createActionShop, runAction } from '#server/testing/action-fixtures.ts';
import { callApi, createKey, setPlan } from '#server/testing/api-fixtures.ts';
import { TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { Action } from '#shared/contract/actions.ts';
import { conversationsResponse, threadResponse } from '#shared/contract/conversations.ts';
import { type ShopDouble, startShopDouble } from '../../../../tests/doubles/shop-systems.ts';
import { callService } from './call-service.ts';
import { actionJobs } from './jobs.ts';

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
  shop.subscribers.length = 0;
  shop.failNext(0);
});

const mira = { order: '1001', email: 'mira@customers.test' };
const open = (actions: Action[]) => createActionShop({ app, shop, actions });
const listCalls = ({ chatbotId }: { chatbotId: string }) =>
  app.deps.database.orm.select().from(actionCalls).where(eq(actionCalls.chatbotId, chatbotId));

describe('an order look-up', () => {
  test('is offered as a form and makes no call before the form is sent', async () => {
    const order = createAction({ kind: 'woocommerce', shop });
    const { visitor } = await open([order]);
    const { body } = await visitor.ask('Where is my order?');
    expect(body).toMatchObject({ answer: order.intro, answered: true, options: ['Order status'] });
    expect(body.action).toEqual({
      id: order.id,
      name: 'Order status',
      needsConfirmation: false,
      fields: order.fields,
    });
    const after = await visitor.ask('my order number is 1001');
    expect(after.body.action?.id).toBe(order.id);
    expect(shop.requests).toEqual([]);
    const history = await (await visitor.request('history')).json();
    expect(JSON.stringify(history)).not.toContain('wp-json');
  });

  test.each(['woocommerce', 'shopify', 'order'] as const)(
    'of %s shows what the owner chose, and nothing else',
    async (kind) => {
      const order = createAction({ kind, shop });
      const { visitor } = await open([order]);
      const { status, body, text } = await runAction({ visitor, action: order, fields: mira });
      expect({ status, state: body.state }).toEqual({ status: 200, state: 'done' });
      expect(text).toMatch(/"label":"Status","text":"(Processing|In progress)"/);
      expect(text).not.toMatch(/mira@|Murgasse|back door|ck_1a2b|shpat_|order-key/);
      expect(shop.requests).toHaveLength(1);
    },
  );

  test('is named in the inbox with how it ended, without what was typed', async () => {
    const order = createAction({ kind: 'woocommerce', shop });
    const { visitor, browser } = await open([order]);
    await runAction({ visitor, action: order, fields: mira });
    app.clock.advance(1);
    await runAction({ visitor, action: order, fields: { ...mira, email: 'x@customers.test' } });
    const { body: inbox } = await browser.call('/api/conversations');
    const [{ id } = expect.fail()] = conversationsResponse.parse(inbox).items;
    const { body } = await browser.call(`/api/conversations/${id}`);
    expect(threadResponse.parse(body).actions).toMatchObject([
      { name: 'Order status', outcome: 'done' },
      { name: 'Order status', outcome: 'not-found' },
    ]);
    expect(JSON.stringify(body)).not.toContain('customers.test');
  });

  test('writes dates, prices and links for people', async () => {
    const order = createAction({ kind: 'shopify', shop });
    const { visitor } = await open([order]);
    const { body } = await runAction({ visitor, action: order, fields: mira });
    expect(body).toMatchObject({
      text: "Here's your order:",
      values: [
        { label: 'Status', text: 'In progress' },
        { label: 'Payment', text: 'Paid' },
        { label: 'Ordered on', text: 'November 9, 2026' },
        { label: 'Items', text: 'Oak stool, Wool blanket' },
        { label: 'Total', text: '€129.90' },
        { label: 'Tracking', url: 'https://parcels.test/track/JD0146000081' },
      ],
    });
  });

  test.each(['woocommerce', 'shopify', 'order'] as const)(
    'of %s says the same for a wrong address, someone else’s order and one that does not exist',
    async (kind) => {
      const order = createAction({ kind, shop });
      const { visitor } = await open([order]);
      const answers = [];
      for (const fields of [
        { order: '1001', email: 'wrong@customers.test' },
        { order: '1002', email: mira.email },
        { order: '9999', email: mira.email },
        { order: 'ABC-77', email: mira.email },
      ]) {
        answers.push((await runAction({ visitor, action: order, fields })).text);
      }
      expect(new Set(answers)).toEqual(new Set(['{"state":"not-found"}']));
    },
  );

  test('takes "#1001" and capital letters for what they are', async () => {
    const order = createAction({ kind: 'woocommerce', shop });
    const { visitor } = await open([order]);
    const fields = { order: ' #1001 ', email: 'Mira@Customers.test' };
    expect((await runAction({ visitor, action: order, fields })).body.state).toBe('done');
    expect(shop.requests[0]?.path).toBe('/wp-json/wc/v3/orders/1001');
  });

  test('names the fields that are missing or not valid, and calls nothing', async () => {
    const order = createAction({ kind: 'woocommerce', shop });
    const { visitor } = await open([order]);
    const fields = { order: '../customers', email: 'mira', extra: 'x' };
    const { status, text } = await runAction({ visitor, action: order, fields });
    expect(status).toBe(400);
    expect(Object.keys(JSON.parse(text).error.fields)).toEqual(['fields.order', 'fields.email']);
    expect(shop.requests).toEqual([]);
  });

  test('tries again when the shop is busy for a moment, and says so when it stays that way', async () => {
    const order = createAction({ kind: 'order', shop });
    const { visitor } = await open([order]);
    shop.failNext(2);
    expect((await runAction({ visitor, action: order, fields: mira })).body.state).toBe('done');
    expect(shop.requests).toHaveLength(3);
    shop.failNext(3);
    expect((await runAction({ visitor, action: order, fields: mira })).body.state).toBe('failed');
  });

  test('is limited per visitor and per order', async () => {
    const order = createAction({ kind: 'order', shop });
    const { visitor, chatbotId } = await open([order]);
    const fields = { order: '1002', email: mira.email };
    for (let turn = 0; turn < 10; turn += 1) await runAction({ visitor, action: order, fields });
    const other = new TestVisitor({ app, chatbotId });
    await other.ask('Are you open?');
    expect((await runAction({ visitor: other, action: order, fields })).status).toBe(429);
    expect((await runAction({ visitor: other, action: order, fields: mira })).status).toBe(200);
    const tries = Array.from({ length: 12 }, (_, at) => ({ ...fields, order: `77${at}` }));
    const statuses = [];
    for (const guess of tries) {
      statuses.push((await runAction({ visitor, action: order, fields: guess })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('needs a conversation of this chatbot and an action that is switched on', async () => {
    const order = createAction({ kind: 'order', shop });
    const off = createAction({ kind: 'order', shop, enabled: false });
    const { visitor, chatbotId } = await open([order, off]);
    const stranger = new TestVisitor({ app, chatbotId });
    expect((await runAction({ visitor: stranger, action: order, fields: mira })).status).toBe(404);
    expect((await runAction({ visitor, action: off, fields: mira })).status).toBe(404);
    const other = await open([]);
    expect((await runAction({ visitor: other.visitor, action: order, fields: mira })).status).toBe(
      404,
    );
    expect(shop.requests).toEqual([]);
  });
});

describe('what changes something', () => {
  const email = 'lea@customers.test';
  const newsletter = () =>
    createAction({
      kind: 'newsletter',
      shop,
      call: {
        method: 'POST',
        url: `${shop.origin}/newsletter`,
        headers: [],
        body: '{ "email": "{{email}}" }',
      },
    });

  test('happens after the card is confirmed, and only once', async () => {
    const action = newsletter();
    const { visitor } = await open([action]);
    const asked = await runAction({ visitor, action, fields: { email } });
    expect(asked.body.state).toBe('confirm');
    expect(shop.requests).toEqual([]);
    const { confirmation } = asked.body as { confirmation: string };
    const first = await runAction({ visitor, action, fields: { email }, confirmation });
    expect(first.body).toEqual({ state: 'done', text: action.done, values: [] });
    const [, again] = await Promise.all([
      runAction({ visitor, action, fields: { email }, confirmation }),
      runAction({ visitor, action, fields: { email }, confirmation }),
    ]);
    expect(again.body.state).toBe('done');
    expect(shop.subscribers).toHaveLength(1);
    expect(shop.subscribers[0]).toMatch(/^lea@customers\.test [0-9a-f-]{36}$/);
  });

  test('is not confirmed by a card for other fields, another visitor or another time', async () => {
    const action = newsletter();
    const { visitor, chatbotId } = await open([action]);
    const other = new TestVisitor({ app, chatbotId });
    await other.ask('Are you open?');
    const { body } = await runAction({ visitor, action, fields: { email } });
    const { confirmation } = body as { confirmation: string };
    const fields = { email: 'other@customers.test' };
    for (const attempt of [
      { visitor, fields, confirmation },
      { visitor: other, fields: { email }, confirmation },
      { visitor, fields: { email }, confirmation: `${confirmation}x` },
    ]) {
      expect((await runAction({ action, ...attempt })).body.state).toBe('confirm');
    }
    app.clock.advance(31 * 60);
    const late = await runAction({ visitor, action, fields: { email }, confirmation });
    expect(late.body.state).toBe('confirm');
    expect(shop.requests).toEqual([]);
  });

  test('is never tried again, and an unclear end is told as one', async () => {
    const action = newsletter();
    const { visitor, chatbotId } = await open([action]);
    const { body } = await runAction({ visitor, action, fields: { email } });
    const { confirmation } = body as { confirmation: string };
    shop.failNext(1);
    const run = () => runAction({ visitor, action, fields: { email }, confirmation });
    expect((await run()).body.state).toBe('unclear');
    expect((await run()).body.state).toBe('unclear');
    expect(shop.requests).toHaveLength(1);
    expect(await listCalls({ chatbotId })).toMatchObject([{ outcome: 'running', status: 503 }]);
  });

  test('becomes a lead where there is no call', async () => {
    const action = createAction({ kind: 'callback', shop });
    const { visitor, browser } = await open([action]);
    const fields = { name: 'Lea', phone: '+43 316 555 02', time: 'Mornings', message: '' };
    const { body } = await runAction({ visitor, action, fields });
    const { confirmation } = body as { confirmation: string };
    const done = await runAction({ visitor, action, fields, confirmation });
    expect(done.body).toMatchObject({ state: 'done', text: "Thank you. We'll call you back." });
    const leads = await browser.call<{ items: object[] }>('/api/leads');
    expect(leads.body.items).toMatchObject([
      {
        name: 'Lea',
        phone: '+43 316 555 02',
        question: 'Request a callback',
        fields: [
          { label: 'Your name', value: 'Lea' },
          { label: 'Your phone number', value: '+43 316 555 02' },
          { label: 'A good time to call', value: 'Mornings' },
        ],
      },
    ]);
  });
});

test('a program sends the form of what it was offered, and confirms in a second call', async () => {
  const action = createAction({ kind: 'callback', shop });
  const { browser, chatbotId, userId, visitor } = await open([action]);
  await setPlan({ app, userId, planId: 'business' });
  const { key } = await createKey(browser);
  const ask = { app, key, path: `/chatbots/${chatbotId}/chat` };
  const offered = await callApi<{ action: { id: string }; conversationId: string }>({
    ...ask,
    json: { text: 'Can you call me back?' },
  });
  expect(offered.body.action.id).toBe(action.id);
  const { conversationId } = offered.body;
  const path = `/chatbots/${chatbotId}/actions/${action.id}/runs`;
  const fields = { name: 'Lea', phone: '+43 316 555 02' };
  const first = await callApi<{ state: string; confirmation: string }>({
    ...{ app, key, path },
    json: { conversationId, fields },
  });
  expect(first.body).toMatchObject({ state: 'confirm', text: '', values: [] });
  const { confirmation } = first.body;
  const json = { conversationId, fields, confirmation };
  const second = await callApi({ app, key, path, json });
  expect(second.body).toMatchObject({ state: 'done', confirmation: null });
  const history = await (await visitor.request('history')).json();
  const foreign = { fields, conversationId: (history as typeof json).conversationId };
  expect((await callApi({ app, key, path, json: foreign })).status).toBe(404);
});

test('a service that says nothing is given up', async () => {
  shop.beSilent(true);
  const call = { method: 'GET', url: `${shop.origin}/api/orders/1001`, body: undefined };
  const { deps } = app;
  const result = await callService({ deps, call, headers: {}, idempotencyKey: null, patience: 50 });
  shop.beSilent(false);
  expect(result).toMatchObject({ status: null, failure: 'timeout' });
});

test('keys of actions that are gone and old entries of the log are deleted daily', async () => {
  const order = createAction({ kind: 'order', shop });
  const of = await createActionShop({ app, shop, actions: [order] });
  await runAction({ visitor: of.visitor, action: order, fields: mira });
  const isOf = eq(actionSecrets.chatbotId, of.chatbotId);
  const countSecrets = async () =>
    (await app.deps.database.orm.select().from(actionSecrets).where(isOf)).length;
  const cleanUp = () => actionJobs(app.deps)[0]?.handle({}, new AbortController().signal);
  app.clock.advance(2 * 86_400);
  await cleanUp();
  expect([await countSecrets(), (await listCalls(of)).length]).toEqual([1, 1]);
  const path = `/api/chatbots/${of.chatbotId}`;
  const json = { actions: [], version: 1 };
  expect((await of.browser.request(path, { method: 'PATCH', json })).status).toBe(200);
  app.clock.advance(90 * 86_400);
  await cleanUp();
  expect([await countSecrets(), (await listCalls(of)).length]).toEqual([0, 0]);
});
