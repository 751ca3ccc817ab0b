import { afterAll, beforeAll, expect, test } from 'vitest';
import { usageMonths } from '#server/db/schema/chatbots.ts';
import { conversations, messages, widgetPings } from '#server/db/schema/conversations.ts';
import { leads } from '#server/db/schema/leads.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { IdentifyResponse, PreviewResponse } from '#shared/contract/chat.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await createShop({ app });
});
afterAll(() => app.close());

const pathOf = (of: Shop) => `/api/chatbots/${of.chatbotId}/preview`;
const startOf = async (of: Shop) =>
  (await of.browser.call<PreviewResponse>(pathOf(of), {}, { method: 'POST' })).body.identity;

/** As the widget does it: the proof first, then everything with the token that it got for it. */
async function openPreview(of: Shop): Promise<TestVisitor> {
  const visitor = new TestVisitor({ app, chatbotId: of.chatbotId });
  const answer = await visitor.request('identify', { json: { identity: await startOf(of) } });
  visitor.token = ((await answer.json()) as IdentifyResponse).visitorToken;
  return visitor;
}

test('an owner’s preview answers like the chat and leaves no trace', async () => {
  const visitor = await openPreview(shop);
  const events = await visitor.stream('When is the bakery open on weekdays?');
  const said = events.flatMap((event) => (event.type === 'token' ? event.text : [])).join('');
  expect(said).toContain('7:00 to 18:30');
  expect(events.map(({ type }) => type)).not.toContain('why');
  expect(events.at(-1)).toMatchObject({ type: 'done', answered: true });
  const next = await visitor.stream('and on Sundays?');
  expect(JSON.stringify(next)).toContain('closed');

  const unknown = await visitor.stream('Do you repair bicycles?');
  expect(unknown).toContainEqual(expect.objectContaining({ type: 'handoff', mode: 'offer' }));
  const called = await visitor.request('handoff', { json: {} });
  expect(await called.json()).toMatchObject({ mode: 'waiting', state: 'bot' });
  const fields = { name: 'Maria', email: 'maria@bella.test', message: 'Hello' };
  const lead = await visitor.request('lead', { json: { fields, consent: true } });
  expect(lead.status).toBe(201);
  expect((await visitor.request('lead', { json: { fields: {}, consent: true } })).status).toBe(400);
  expect((await visitor.request('messages', { json: {} })).status).toBe(400);
  expect(await (await visitor.request('history')).json()).toMatchObject({ messages: [] });
  expect(await (await visitor.request('conversation')).json()).toMatchObject({ messages: [] });
  const live = await visitor.follow();
  expect(live.status).toBe(200);
  await live.close();
  await visitor.request('ping', {
    method: 'POST',
    headers: { origin: app.deps.env.http.publicUrl },
  });

  const { orm } = app.deps.database;
  for (const table of [conversations, messages, leads, usageMonths, widgetPings]) {
    expect(await orm.select().from(table)).toEqual([]);
  }
});

test('a question that is quicker than the widget’s token is a preview as well', async () => {
  const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId });
  const identity = await startOf(shop);
  const events = await visitor.stream('When is the bakery open on weekdays?', { identity });
  expect(events.at(-1)).toMatchObject({ type: 'done', answered: true });
  expect(visitor.token).toMatch(/^preview\./);
  expect(await app.deps.database.orm.select().from(messages)).toEqual([]);
});

test('a preview that is over, forged or another chatbot’s is refused and never becomes a visitor', async () => {
  const other = await createShop({ app });
  const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId });
  const [prefix, body] = (await startOf(shop)).split('.');
  for (const token of [await startOf(other), `${prefix}.${body}.AAAA`, 'preview.']) {
    visitor.token = token;
    expect((await visitor.request('messages', { json: { text: 'Hello' } })).status).toBe(403);
  }
  visitor.token = null;
  const identity = await startOf(shop);
  expect((await visitor.request('handoff', { json: { identity } })).status).toBe(409);
  app.clock.advance(13 * 3600);
  visitor.token = identity;
  expect((await visitor.request('history')).status).toBe(403);
  expect(await app.deps.database.orm.select().from(messages)).toEqual([]);
});

test('only for the chatbot’s own workspace', async () => {
  const stranger = await createShop({ app });
  expect((await app.request(pathOf(shop), { method: 'POST' })).status).toBe(401);
  expect((await stranger.browser.call(pathOf(shop), {}, { method: 'POST' })).status).toBe(404);
});

test('the operator’s limit holds for previews too', async () => {
  const limited = await createTestApp({ variables: { RATE_LIMIT_REQUESTS: '2' } });
  const of = await createShop({ app: limited });
  const path = `/api/chatbots/${of.chatbotId}/playground`;
  const ask = async () => {
    const response = await of.browser.request(path, { json: { text: 'Hello', history: [] } });
    await response.text();
    return response.status;
  };
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  await limited.close();
});
