/** Which requests of the dashboard read from a replica, and that they only read. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let app: TestApp;
let shop: Shop;
let sent: string[];

beforeAll(async () => {
  app = await createTestApp({ variables: { PLAN_WITHOUT_PAYMENTS: 'enterprise' } });
  shop = await createShop({ app });
  const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId });
  await visitor.ask('Do you repair bicycles?');
  const { pool } = app.deps.database;
  const query = async (statement: { text: string }, values: unknown[]) => {
    sent.push(statement.text);
    return pool.query(statement, values);
  };
  app.deps.database.reading = drizzle({ client: { query } as unknown as pg.Pool }) as unknown as Db;
});
afterAll(() => app.close());
beforeEach(() => {
  sent = [];
});

test.each([
  '/api/analytics?days=30',
  '/api/analytics/advanced?days=30',
  '/api/analytics/topics?days=30',
  '/api/analytics/gaps?days=30',
  '/api/analytics/closed-gaps',
  '/api/analytics.csv?days=30',
  '/api/home',
  '/api/conversations?search=bicycle',
])('%s reads from the replica', async (path) => {
  const response = await shop.browser.request(path);
  expect(response.status).toBe(200);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((text) => !/^\s*(?:select|with)\b/i.test(text))).toEqual([]);
});

test.each(['/api/conversations', '/api/leads', '/api/chatbots', '/api/documents'])(
  '%s shows what was just changed, so it reads from the primary',
  async (path) => {
    const response = await shop.browser.request(path);
    expect(response.status).toBe(200);
    expect(sent).toEqual([]);
  },
);

test('a visitor’s question is answered by the primary', async () => {
  const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId });
  expect((await visitor.ask('When is the bakery open on weekdays?')).status).toBe(200);
  expect(sent).toEqual([]);
});
