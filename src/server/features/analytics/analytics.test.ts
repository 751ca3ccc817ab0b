import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '#server/db/schema/accounts.ts';
import { mails } from '#server/db/schema/mail.ts';
import { createShop, type Shop, TestVisitor, teach } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import {
  type AdvancedAnalyticsResponse,
  type AnalyticsResponse,
  advancedAnalyticsResponse,
  type ClosedGapsResponse,
  type GapsResponse,
  type TopicsResponse,
  topicsResponse,
} from '#shared/contract/analytics.ts';
import type { PlanId } from '#shared/plans.ts';
import { listEndedPeriods, sendDueReports } from './reports.ts';

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
  await setPlan(shop, 'business');
  const visitor = await ask(shop, 'Can you repair my bicycle?');
  const { body } = await visitor.ask('Is the bakery open on Sundays?');
  const json = { messageId: body.messageId, feedback: 'up' };
  await visitor.request('feedback', { json });
  const sommelier = new TestVisitor({ app, chatbotId: shop.chatbotId });
  await sommelier.ask('Which wine do you recommend?', { page: 'https://shop.test/wine?from=ad' });
  await ask(other, 'Do you repair bicycles?');
});
afterAll(() => app.close());

const setPlan = ({ userId }: Shop, planId: PlanId) =>
  app.deps.database.orm
    .update(profiles)
    .set({ planId, subscriptionStatus: 'active' })
    .where(eq(profiles.id, userId));

test('conversations, messages, shares and thumbs are counted, each account its own', async () => {
  const { body } = await shop.browser.call<AnalyticsResponse>(
    `/api/analytics?chatbotId=${shop.chatbotId}&days=7`,
  );
  expect(body.totals).toEqual({
    conversations: 3,
    handled: 0,
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
  const all = await other.browser.call<AnalyticsResponse>('/api/analytics');
  expect(all.body.totals).toMatchObject({ conversations: 1, messages: 1 });
});

test('unanswered questions are grouped by meaning', async () => {
  const { body } = await shop.browser.call<GapsResponse>('/api/analytics/gaps');
  expect(body.items).toMatchObject([
    { question: 'Can you repair my bicycle?', count: 2, examples: ['Do you repair bicycles?'] },
    { question: 'Which wine do you recommend?', count: 1 },
  ]);
});

test('a document that comes later answers an open question, and says so to its own account', async () => {
  const path = '/api/analytics/closed-gaps';
  expect((await shop.browser.call(path)).body).toEqual({ items: [] });
  const { deps } = app;
  const text = 'We repair bicycles in the workshop behind the bakery, every Tuesday from 10:00.';
  const documentId = await teach({ deps, ...shop, name: 'workshop.md', text });
  const { body } = await shop.browser.call<ClosedGapsResponse>(path);
  expect(body.items.map(({ question }) => question)).toContain('Do you repair bicycles?');
  expect(new Set(body.items.map((item) => item.documentId))).toEqual(new Set([documentId]));
  expect((await other.browser.call(path)).body).toEqual({ items: [] });
  expect((await app.request(path)).status).toBe(401);
});

test('larger plans see hours, pages, sources, answer time and topics, and compare with the time before', async () => {
  const { body } = await shop.browser.call<AdvancedAnalyticsResponse>('/api/analytics/advanced');
  expect(advancedAnalyticsResponse.parse(body)).toMatchObject({
    previous: { conversations: 0, messages: 0 },
    answerTime: { medianMs: 0, slowMs: 0 },
    byHour: [{ messages: 5 }],
    byPage: [{ page: 'https://shop.test/wine', conversations: 1, unknown: 1 }],
    sources: [{ title: 'handbook.md', answers: 2, thumbsUp: 1, thumbsDown: 0 }],
  });
  const topics = await shop.browser.call<TopicsResponse>('/api/analytics/topics');
  expect(topicsResponse.parse(topics.body).items[0]).toMatchObject({ questions: 2, unanswered: 2 });
  const file = await shop.browser.request('/api/analytics.csv');
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[1]).toContain('https://shop.test/wine?from=ad,Which wine do you recommend?,unknown');
});

test('any days of the chatbot’s own time zone can be chosen', async () => {
  const day = (offset: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(
      app.clock.now().getTime() + offset * 86_400_000,
    );
  const count = async (from: string, to: string) => {
    const path = `/api/analytics?chatbotId=${shop.chatbotId}&from=${from}&to=${to}`;
    const { status, body } = await shop.browser.call<AnalyticsResponse>(path);
    return status === 200 ? body.totals.messages : status;
  };
  expect(await count(day(0), day(0))).toBe(5);
  expect(await count(day(-9), day(-1))).toBe(0);
  expect(await count(day(0), day(-1))).toBe(400);
  expect(await count('2020-01-01', day(0))).toBe(400);
  const before = await shop.browser.call<AdvancedAnalyticsResponse>(
    `/api/analytics/advanced?chatbotId=${shop.chatbotId}&from=${day(1)}&to=${day(1)}`,
  );
  expect(before.body.previous.messages).toBe(5);
});

test('Starter sees the last 30 days, more is refused with the plan that has it; free sees none', async () => {
  const refused = ['?days=7', '?from=2026-01-01&to=2026-01-02', '/advanced', '/topics', '.csv'];
  for (const rest of refused) {
    const { status, body } = await other.browser.call<{ error: { message: string } }>(
      `/api/analytics${rest}`,
    );
    expect([rest, status]).toEqual([rest, 402]);
    expect(body.error.message).toContain('Upgrade to Business');
  }
  const report = { frequency: 'weekly', recipients: ['boss@shop.test'] };
  const put = { method: 'PUT' };
  expect((await other.browser.call('/api/analytics/report', report, put)).status).toBe(402);
  expect((await other.browser.call('/api/analytics')).status).toBe(200);
  const over = await createTestApp({ variables: { PLAN_WITHOUT_PAYMENTS: 'free' } });
  try {
    const late = await createShop({ app: over });
    over.clock.advance(8 * 86_400);
    const { status, body } = await late.browser.call<{ error: { message: string } }>(
      '/api/analytics',
    );
    expect([status, body.error?.message]).toEqual([402, expect.stringContaining('Starter')]);
  } finally {
    await over.close();
  }
});

test('reports go out once a period, to whom the plan and the owner’s choice allow', async () => {
  const report = { frequency: 'weekly', recipients: ['boss@shop.test'] };
  const saved = await shop.browser.call('/api/analytics/report', report, { method: 'PUT' });
  expect([saved.status, saved.body]).toEqual([200, report]);
  const { deps, clock } = app;
  const listMails = async () =>
    (await deps.database.orm.select().from(mails).where(eq(mails.template, 'analytics-report')))
      .map(({ recipient }) => recipient)
      .sort();
  const untilMonday = (8 - clock.now().getUTCDay()) % 7 || 7;
  clock.advance(untilMonday * 86_400);
  await sendDueReports(deps);
  await sendDueReports(deps);
  expect(await listMails()).toEqual(['boss@shop.test', other.email, shop.email].sort());
  expect(
    listEndedPeriods(new Date('2026-06-01T06:00:00Z')).map(({ frequency }) => frequency),
  ).toEqual(['weekly', 'monthly']);
  expect(listEndedPeriods(new Date('2026-06-02T06:00:00Z'))).toEqual([]);
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

test('the bars of conversations add up to their total', async () => {
  const own = await createShop({ app });
  const oldFriend = new TestVisitor({ app, chatbotId: own.chatbotId });
  await oldFriend.ask('How much is the delivery of cakes?');
  app.clock.advance(24 * 3600);
  await oldFriend.ask('And is the bakery open on Sundays?');
  // Leaving an address without a question is a conversation too.
  for (const email of ['mia@visitor.test', 'zoe@visitor.test']) {
    const silent = new TestVisitor({ app, chatbotId: own.chatbotId });
    const lead = await silent.request('lead', { json: { fields: { email }, consent: true } });
    expect(lead.status).toBe(201);
  }
  const { body } = await own.browser.call<AnalyticsResponse>('/api/analytics');
  expect(body.totals).toMatchObject({ conversations: 3, messages: 2 });
  expect(body.byDay).toMatchObject([
    { conversations: 1, messages: 1 },
    { conversations: 2, messages: 1 },
  ]);
});

test('the team sets what time saved is reckoned with, for its own workspace only', async () => {
  const read = async (of: Shop) =>
    (await of.browser.call<AnalyticsResponse>('/api/analytics')).body.savings;
  expect(await read(shop)).toEqual({ minutes: 5, hourlyRate: null, currency: 'USD' });
  const savings = { minutes: 8, hourlyRate: 24.5, currency: 'EUR' };
  const save = (body: object) =>
    shop.browser.call('/api/analytics/savings', body, { method: 'PUT' });
  expect((await save(savings)).body).toEqual(savings);
  for (const wrong of [
    {},
    { ...savings, minutes: 0 },
    { ...savings, minutes: 2.5 },
    { ...savings, hourlyRate: -1 },
    { ...savings, currency: 'euros' },
  ])
    expect((await save(wrong)).status).toBe(400);
  expect(await read(shop)).toEqual(savings);
  await setPlan(other, 'business');
  expect(await read(other)).toMatchObject({ minutes: 5 });
});
