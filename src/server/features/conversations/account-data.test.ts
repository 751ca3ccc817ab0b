import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { leads } from '#server/db/schema/leads.ts';
import { goodPassword } from '#server/testing/account-fixtures.ts';
import { createShop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('conversations are in the export of their account and go with it, but not with another', async () => {
  const shop = await createShop({ app });
  const other = await createShop({ app });
  for (const { chatbotId } of [shop, other]) {
    const visitor = new TestVisitor({ app, chatbotId });
    await visitor.ask('Hello');
    await visitor.request('lead', { json: { fields: { email: 'a@b.test' }, consent: true } });
  }
  type Export = {
    conversations: { conversations: unknown[]; messages: unknown[]; leads: unknown[] };
  };
  const { body } = await shop.browser.call<Export>('/api/profiles/me/export');
  expect(body.conversations.conversations).toEqual([
    expect.objectContaining({ alias: expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+$/) }),
  ]);
  expect(body.conversations.messages).toHaveLength(2);
  expect(body.conversations.leads).toHaveLength(1);

  const json = { confirmation: shop.email, password: goodPassword };
  expect((await shop.browser.call('/api/profiles/me/deletion', json)).status).toBe(200);
  const { orm } = app.deps.database;
  for (const table of [conversations, messages, leads]) {
    const left = await orm.select({ workspaceId: table.workspaceId }).from(table);
    expect(new Set(left.map(({ workspaceId }) => workspaceId))).toEqual(
      new Set([other.workspaceId]),
    );
  }
});
