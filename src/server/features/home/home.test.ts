import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { joinTeam } from '#server/testing/team-fixtures.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type HomeResponse, homeResponse } from '#shared/contract/home.ts';

let app: TestApp;
let shop: Shop;
let other: Shop;
beforeAll(async () => {
  app = await createTestApp({ variables: { PLAN_WITHOUT_PAYMENTS: 'business' } });
  shop = await createShop({ app, settings: { fallback: 'offer' } });
  other = await createShop({ app });
  const lastWeek = new TestVisitor({ app, chatbotId: shop.chatbotId });
  await lastWeek.ask('Is the bakery open on Sundays?');
  app.clock.advance(8 * 86_400);
  await lastWeek.ask('Thanks!');
  const happy = new TestVisitor({ app, chatbotId: shop.chatbotId });
  await happy.request('config');
  await happy.ask('Is the bakery open on Sundays?');
  const puzzled = new TestVisitor({ app, chatbotId: shop.chatbotId });
  await puzzled.ask('Do you repair bicycles?');
  await puzzled.request('handoff', { json: {} });
  const caller = new TestVisitor({ app, chatbotId: shop.chatbotId });
  await caller.ask('Can you repair my bicycle?');
  const fields = { name: 'Dana', email: 'dana@visitor.test', message: 'My bicycle' };
  const left = await caller.request('lead', { json: { fields, consent: true } });
  if (left.status !== 201) throw new Error(await left.text());
});
afterAll(() => app.close());

async function getHome(browser: TestBrowser): Promise<HomeResponse> {
  const { status, body } = await browser.call<HomeResponse>('/api/home');
  expect(status).toBe(200);
  return homeResponse.parse(body);
}

test('shows who waits, what was not answered, whom to call back and where the chat is', async () => {
  const home = await getHome(shop.browser);
  expect(home.waiting).toMatchObject({ count: 1, items: [{ chatbotName: 'Bakery' }] });
  expect(home.leads).toMatchObject({ count: 1, items: [{ name: 'Dana' }] });
  expect(home.unanswered).toMatchObject([{ count: 2, chatbotId: shop.chatbotId }]);
  expect(home.sites).toMatchObject([{ chatbotId: shop.chatbotId, origin: 'https://shop.test' }]);
  expect(home.documents).toEqual({ ready: 1, inProgress: 0, failed: 0 });
});

test('counts as handled only what needed no one, this week and the week before', async () => {
  const { figures } = await getHome(shop.browser);
  expect(figures?.thisWeek).toEqual({ conversations: 3, handled: 1 });
  expect(figures?.lastWeek).toEqual({ conversations: 1, handled: 1 });
  expect(figures?.days.map(({ conversations }) => conversations)).toEqual([1, 3]);
});

test('another shop sees nothing of it', async () => {
  const home = await getHome(other.browser);
  expect(home).toMatchObject({ waiting: { count: 0 }, leads: { count: 0 }, sites: [] });
  expect(home.unanswered).toEqual([]);
  expect(home.figures?.thisWeek).toEqual({ conversations: 0, handled: 0 });
});

test('an answer of the owner takes its question off the list', async () => {
  const question = 'Do you repair bicycles?';
  const path = `/api/chatbots/${shop.chatbotId}/answers`;
  const saved = await shop.browser.call(path, { question, answer: 'No, only bread.' });
  expect(saved.status).toBe(201);
  const { unanswered } = await getHome(shop.browser);
  // The other visitor asked the same in other words.
  expect(unanswered).toEqual([]);
});

test('a viewer sees it, an agent of the inbox is refused', async () => {
  const viewer = await joinTeam({ app, owner: shop.browser, role: 'viewer' });
  expect((await getHome(viewer.browser)).waiting?.count).toBe(1);
  const agent = await joinTeam({ app, owner: shop.browser, role: 'agent' });
  expect((await agent.browser.call('/api/home')).status).toBe(403);
});

test('a plan without analytics gets everything but the figures', async () => {
  const small = await createTestApp({ variables: { PLAN_WITHOUT_PAYMENTS: 'free' } });
  const free = await createShop({ app: small });
  // The trial has everything.
  small.clock.advance(8 * 86_400);
  const home = await getHome(free.browser);
  expect(home).toMatchObject({ figures: null, unanswered: null, waiting: { count: 0 } });
  await small.close();
});

test('counts all open leads of the workspace and shows the newest three', async () => {
  const leave = async ({ chatbotId }: Shop, name: string) => {
    const caller = new TestVisitor({ app, chatbotId });
    await caller.ask('Can you repair my bicycle?');
    const fields = { name, email: 'caller@visitor.test', message: 'My bicycle' };
    const left = await caller.request('lead', { json: { fields, consent: true } });
    expect(left.status).toBe(201);
    app.clock.advance(60);
  };
  for (const name of ['Eve', 'Finn', 'Gus', 'Hana']) await leave(shop, name);
  await leave(other, 'Ines');
  const { leads } = await getHome(shop.browser);
  expect(leads?.count).toBe(5);
  expect(leads?.items.map(({ name }) => name)).toEqual(['Hana', 'Gus', 'Finn']);
});
