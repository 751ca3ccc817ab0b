import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#server/db/schema/conversations.ts';
import { createShop, type Shop, TestVisitor, teach } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { GapsResponse } from '#shared/contract/analytics.ts';
import type { HomeResponse } from '#shared/contract/home.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const bicycles = 'Do you repair bicycles?';
const wine = 'Which wine do you recommend?';

async function createAskedShop(...questions: string[]): Promise<Shop> {
  const shop = await createShop({ app });
  const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId });
  for (const question of questions) await visitor.ask(question);
  return shop;
}

async function listGaps({ browser }: Shop): Promise<string[]> {
  const { body } = await browser.call<GapsResponse>('/api/analytics/gaps');
  return body.items.map(({ question }) => question);
}

test('a gap that a document or an answer closes disappears, here and on the home page', async () => {
  const shop = await createAskedShop(bicycles, wine);
  expect(await listGaps(shop)).toEqual([wine, bicycles]);
  const text = 'We repair bicycles in the workshop behind the bakery, every Tuesday from 10:00.';
  await teach({ deps: app.deps, ...shop, name: 'workshop.md', text });
  expect(await listGaps(shop)).toEqual([wine]);
  const home = await shop.browser.call<HomeResponse>('/api/home');
  expect(home.body.unanswered?.map(({ question }) => question)).toEqual([wine]);
  // In other words than the visitor's: the chat finds it, so the list has to as well.
  const pair = { question: 'Which wine do you recommend', answer: 'The Riesling.' };
  await shop.browser.call(`/api/chatbots/${shop.chatbotId}/answers`, pair);
  expect(await listGaps(shop)).toEqual([]);
});

test('a dismissed gap stays away with all that mean the same, and can be shown again', async () => {
  const shop = await createAskedShop(bicycles, wine);
  const dismiss = (input: object, of = shop) =>
    of.browser.call('/api/analytics/gaps/dismiss', { chatbotId: shop.chatbotId, ...input });
  expect((await dismiss({ question: bicycles })).status).toBe(200);
  await new TestVisitor({ app, chatbotId: shop.chatbotId }).ask('Can you repair bicycles?');
  expect(await listGaps(shop)).toEqual([wine]);
  await dismiss({ question: bicycles, isDismissed: false });
  expect(await listGaps(shop)).toHaveLength(2);
  const other = await createShop({ app });
  expect((await dismiss({ question: wine }, other)).status).toBe(404);
  expect((await dismiss({ question: '' })).status).toBe(400);
});

test('a greeting is no gap, even when it was once noted as one', async () => {
  const shop = await createAskedShop(bicycles);
  const { chatbotId } = shop;
  await app.deps.database.orm
    .update(messages)
    .set({ text: 'Hello there!' })
    .where(eq(messages.chatbotId, chatbotId));
  expect(await listGaps(shop)).toEqual([]);
});
