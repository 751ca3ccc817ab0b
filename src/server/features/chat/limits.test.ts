import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '#server/db/schema/accounts.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { rateLimits } from '#server/db/schema/rate-limits.ts';
import { createChatbot } from '#server/features/chatbots/index.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { chatbotDefaults } from '#shared/contract/chatbots.ts';

let app: TestApp;
let shop: Shop;
let other: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await createShop({ app });
  other = await createShop({ app });
});
afterAll(() => app.close());

let addresses = 0;
/** Someone new, at an address of their own unless one is given. */
function visit({ from, chatbotId = shop.chatbotId }: { from?: string; chatbotId?: string } = {}) {
  addresses += 1;
  return new TestVisitor({ app, chatbotId, init: { from: from ?? `203.0.113.${addresses}` } });
}
/** As if so many had been sent in every circle that has been counted so far. */
async function pretend(count: number): Promise<void> {
  await app.deps.database.orm.update(rateLimits).set({ count });
}
const statusOf = async (visitor: TestVisitor) => (await visitor.ask('Hello')).status;

test('a visitor is held to 100 messages an hour; others at the same address are not', async () => {
  const from = '198.51.100.9';
  const visitor = visit({ from });
  await visitor.ask('Hello');
  expect(await statusOf(visitor)).toBe(200);
  await pretend(99);
  expect(await statusOf(visitor)).toBe(200);
  expect(await statusOf(visitor)).toBe(429);
  expect(await statusOf(visit({ from }))).toBe(200);
});

test('an address has many visitors, but not without end', async () => {
  const from = '198.51.100.7';
  const known = visit({ from });
  expect(await statusOf(known)).toBe(200);
  await pretend(999);
  // Anyone who clears the browser is new each time, and of new ones an address has fewer.
  expect(await statusOf(visit({ from }))).toBe(429);
  expect(await statusOf(known)).toBe(429);
  expect(await statusOf(visit())).toBe(200);
});

test('at the edge of a chatbot’s limit one of many gets through, however the id is written', async () => {
  await pretend(9_999);
  const ids = [shop.chatbotId, shop.chatbotId.toUpperCase()];
  const visitors = Array.from({ length: 10 }, (_, at) => visit({ chatbotId: ids[at % 2] ?? '' }));
  const statuses = await Promise.all(visitors.map(statusOf));
  expect(statuses.toSorted()).toEqual([200, ...Array<number>(9).fill(429)]);
  const { chatbotId } = other;
  expect(await statusOf(visit({ chatbotId }))).toBe(200);
});

test('an account’s chatbots share one limit, which does not lock the owner out', async () => {
  const { deps } = app;
  const { workspaceId, userId, browser } = shop;
  await deps.database.orm
    .update(profiles)
    .set({ planId: 'business', subscriptionStatus: 'active' })
    .where(eq(profiles.id, userId));
  const input = { ...chatbotDefaults, name: 'Second' };
  const second = await createChatbot({ deps, workspaceId, userId, input });
  await deps.database.orm.delete(rateLimits);
  expect(await statusOf(visit())).toBe(200);
  await pretend(20_000);
  const visitor = visit({ chatbotId: second.id });
  const refused = await visitor.request('messages', { json: { text: 'Hello' } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await browser.call('/api/chatbots')).status).toBe(200);
  app.clock.advance(3600);
  expect(await statusOf(visit())).toBe(200);
});

test('one conversation copies only so much out of the documents; then the team is offered', async () => {
  const visitor = visit();
  const { body } = await visitor.ask('When is the bakery open on weekdays?');
  expect(body.answered).toBe(true);
  await app.deps.database.orm
    .update(conversations)
    .set({ quotedCharacters: 40_001 })
    .where(eq(conversations.id, body.conversationId));
  const next = await visitor.ask('How much is the delivery of cakes?');
  expect(next.body).toMatchObject({ answered: false, sources: [], handoff: { mode: 'offer' } });
  expect(next.body.answer).toContain('We have covered a lot here');
  expect((await visit().ask('How much is the delivery of cakes?')).body.answered).toBe(true);
});
