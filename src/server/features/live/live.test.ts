import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/client.ts';
import { callApp } from '#server/testing/call-app.ts';
import { createShop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function listenAs(browser: TestBrowser) {
  const response = await browser.request('/api/events');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  const until = async (text: string) => {
    while (!seen.includes(text)) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: '' };
      if (done) throw new Error(`ended after ${seen}`);
      seen += value;
    }
  };
  await until('event: ready');
  return { until, seen: () => seen, close: () => reader?.cancel() };
}

test('an owner hears of their own visitors, and of no one else’s', async () => {
  const shop = await createShop({ app });
  const other = await createShop({ app });
  const mine = await listenAs(shop.browser);
  const theirs = await listenAs(other.browser);
  const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId });
  const { body } = await visitor.ask('Can I talk to a human?');
  await mine.until('"needsHuman":true');
  expect(mine.seen()).toContain(body.conversationId);
  const fields = { email: 'a@visitor.test' };
  await visitor.request('lead', { json: { fields, consent: true } });
  await mine.until('event: lead');
  await new TestVisitor({ app, chatbotId: other.chatbotId }).ask('Hello');
  await theirs.until('event: message');
  expect(theirs.seen()).not.toContain(body.conversationId);
  await Promise.all([mine.close(), theirs.close()]);
});

test.runIf(inject('databaseTemplate').kind === 'postgres')(
  'a reply given at one server reaches the chat that is open at another',
  async () => {
    const database = await openDatabase({ env: app.deps.env, log: app.deps.log });
    const elsewhere = createApp({ ...app.deps, database });
    try {
      const shop = await createShop({ app });
      const here = new TestVisitor({ app, chatbotId: shop.chatbotId });
      const { body } = await here.ask('Hello');
      const request: TestApp['request'] = (path, init) => callApp({ app: elsewhere, path, init });
      const there = new TestVisitor({ app: { ...app, request }, chatbotId: shop.chatbotId });
      there.token = here.token;
      const live = await there.follow();
      await live.next((event) => event.type === 'state');
      const text = 'From the other server';
      await shop.browser.call(`/api/conversations/${body.conversationId}/reply`, { text });
      await live.next((event) => event.type === 'message' && event.message.text === text);
      await live.close();
    } finally {
      await database.close();
    }
  },
);

test('a stranger hears nothing', async () => {
  expect((await app.request('/api/events')).status).toBe(401);
});

test('a chat that reconnects gets what it missed, once and in order', async () => {
  const shop = await createShop({ app });
  const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId });
  const { body } = await visitor.ask('Hello');
  const first = await visitor.follow();
  await first.next((event) => event.type === 'state');
  await first.close();
  const history = await (await visitor.request('history')).json();
  const last = (history as { messages: { seq: number }[] }).messages.at(-1)?.seq;
  for (const text of ['one', 'two', 'three']) {
    await shop.browser.call(`/api/conversations/${body.conversationId}/reply`, { text });
  }
  const again = await visitor.follow({ headers: { 'last-event-id': String(last) } });
  await again.next((event) => event.type === 'message' && event.message.text === 'three');
  const texts = again.seen.flatMap((event) =>
    event.type === 'message' && event.message.role === 'human' ? event.message.text : [],
  );
  expect(texts).toEqual(['one', 'two', 'three']);
  await visitor.request('conversation', { method: 'DELETE' });
  await again.next((event) => event.type === 'gone');
  await again.close();
});
