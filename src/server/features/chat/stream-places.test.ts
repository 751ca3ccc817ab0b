import { count } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { messages } from '#server/db/schema/conversations.ts';
import type { StreamPlace } from '#server/http/stream-places.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let app: TestApp;
let shop: Shop;
let other: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await createShop({ app });
  other = await createShop({ app });
});
afterAll(() => app.close());
afterEach(async () => {
  app.deps.streams.endEndless();
  await expect.poll(() => app.deps.streams.countTaken()).toBe(0);
});

const visit = ({ of, from }: { of: Shop; from: string }) =>
  new TestVisitor({ app, chatbotId: of.chatbotId, init: { from } });

test('one visitor token opens only a few event streams; other shops are not affected', async () => {
  const greedy = visit({ of: shop, from: '203.0.113.1' });
  await greedy.ask('Hello');
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await greedy.request('events')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  const customer = visit({ of: other, from: '203.0.113.2' });
  const events = await customer.stream('When is the bakery open on weekdays?');
  expect(events.at(-1)).toMatchObject({ type: 'done', answered: true });
  expect((await customer.request('events')).status).toBe(200);
  expect((await other.browser.request('/api/events')).status).toBe(200);
});

test('one address opens only so many, whatever conversations and shops it talks to', async () => {
  const from = '2001:db8:1:2::9';
  const places = fill({ pool: 'visitors', of: 'address 2001:db8:1:2::/64', most: 200 });
  for (const each of [shop, other]) {
    const visitor = visit({ of: each, from });
    await visitor.ask('Hello');
    expect((await visitor.request('events')).status).toBe(429);
  }
  for (const place of places) place.leave();
});

test('a question that cannot be streamed is refused before it is stored', async () => {
  const visitor = visit({ of: shop, from: '203.0.113.3' });
  const places = fill({ pool: 'answers', of: `chatbot ${shop.chatbotId}`, most: 250 });
  const before = await countMessages();
  const refused = await visitor.request('messages', { json: { text: 'Are you open?' } });
  expect(refused.status).toBe(429);
  expect(await countMessages()).toBe(before);
  expect((await visit({ of: other, from: '203.0.113.3' }).stream('Hello')).at(-1)?.type).toBe(
    'done',
  );
  for (const place of places) place.leave();
});

function fill({ pool, of, most }: { pool: 'visitors' | 'answers'; of: string; most: number }) {
  const places: StreamPlace[] = [];
  for (let n = 0; n < most; n++)
    places.push(app.deps.streams.takePlace({ pool, circles: [{ of, most }] }));
  return places;
}

async function countMessages(): Promise<number> {
  const [row] = await app.deps.database.orm.select({ count: count() }).from(messages);
  return row?.count ?? 0;
}
