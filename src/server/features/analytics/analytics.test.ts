import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop, TestVisitor, teach } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { AnalyticsAnswer, ClosedGapsAnswer, GapsAnswer } from '#shared/contract/analytics.ts';

type Shop = Awaited<ReturnType<typeof createShop>>;
let app: TestApp;
let shop: Shop;
let other: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await createShop({ app, settings: { fallback: 'contact', timeZone: 'Asia/Tokyo' } });
  other = await createShop({ app });
  const ask = async (of: Shop, ...texts: string[]) => {
    const visitor = new TestVisitor({ app, chatbotId: of.chatbotId });
    for (const text of texts) await visitor.ask(text);
    return visitor;
  };
  await ask(shop, 'How much is the delivery of cakes?', 'Do you repair bicycles?');
  const visitor = await ask(shop, 'Can you repair my bicycle?');
  const { body } = await visitor.ask('Is the bakery open on Sundays?');
  const json = { messageId: body.messageId, feedback: 'up' };
  await visitor.request('feedback', { json });
  await ask(shop, 'Which wine do you recommend?');
  await ask(other, 'Do you repair bicycles?');
});
afterAll(() => app.close());

test('conversations, messages, shares and thumbs are counted, each account its own', async () => {
  const { body } = await shop.browser.call<AnalyticsAnswer>(
    `/api/analytics?chatbotId=${shop.chatbotId}&days=7`,
  );
  expect(body.totals).toEqual({
    conversations: 3,
    messages: 5,
    leads: 0,
    answered: 2,
    unknown: 3,
    handedOff: 0,
    missed: 0,
    thumbsUp: 1,
    thumbsDown: 0,
  });
  expect(body.timeZone).toBe('Asia/Tokyo');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(app.clock.now());
  expect(body.byDay).toEqual([{ day, conversations: 3, messages: 5 }]);
  expect(body.byHour).toMatchObject([{ messages: 5 }]);
  expect(body.topSources).toMatchObject([{ title: 'handbook.md', answers: 2 }]);
  const all = await other.browser.call<AnalyticsAnswer>('/api/analytics');
  expect(all.body.totals).toMatchObject({ conversations: 1, messages: 1 });
});

test('what was asked in vain is grouped by meaning', async () => {
  const { body } = await shop.browser.call<GapsAnswer>('/api/analytics/gaps');
  expect(body.items).toMatchObject([
    { question: 'Can you repair my bicycle?', count: 2, examples: ['Do you repair bicycles?'] },
    { question: 'Which wine do you recommend?', count: 1 },
  ]);
});

test('a document that comes later answers what was asked in vain, and says so to its own account', async () => {
  const path = '/api/analytics/closed-gaps';
  expect((await shop.browser.call(path)).body).toEqual({ items: [] });
  const { deps } = app;
  const text = 'We repair bicycles in the workshop behind the bakery, every Tuesday from 10:00.';
  const documentId = await teach({ deps, ...shop, name: 'workshop.md', text });
  const { body } = await shop.browser.call<ClosedGapsAnswer>(path);
  expect(body.items.map(({ question }) => question)).toContain('Do you repair bicycles?');
  expect(new Set(body.items.map((item) => item.documentId))).toEqual(new Set([documentId]));
  expect((await other.browser.call(path)).body).toEqual({ items: [] });
  expect((await app.request(path)).status).toBe(401);
});

test('another account’s chatbot is not there, a stranger must sign in, switched off it is 404', async () => {
  const path = `/api/analytics?chatbotId=${shop.chatbotId}`;
  expect((await other.browser.call(path)).status).toBe(404);
  expect((await app.request(path)).status).toBe(401);
  expect((await shop.browser.call('/api/analytics?days=0')).status).toBe(400);
  const off = await createTestApp({ variables: { FLAG_ANALYTICS: 'false' } });
  try {
    expect((await off.request('/api/analytics')).status).toBe(404);
    expect((await off.request('/api/analytics/gaps')).status).toBe(404);
  } finally {
    await off.close();
  }
});
