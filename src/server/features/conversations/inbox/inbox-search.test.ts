import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop, type Shop } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { conversationsResponse } from '#shared/contract/conversations.ts';
import { visitorAlias } from '#shared/visitor-alias.ts';

/** No multiple of what is searched at once: the last part has less than the others. */
const total = 12_050;
let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await createShop({ app });
  // The oldest is the only one with a message.
  await app.deps.database.orm.execute(sql`
    insert into conversations (workspace_id, chatbot_id, visitor_id, visitor, state, page_url, referrer, address_key, last_message_at, created_at)
    select ${shop.workspaceId}, ${shop.chatbotId}, 'v' || n, jsonb_build_object('name', 'Visitor ' || n), 'bot', '', '', '',
      now() - interval '1 minute' * n, now() - interval '1 minute' * n from generate_series(1, ${total}) n`);
  await app.deps.database.orm.execute(sql`
    insert into messages (workspace_id, conversation_id, chatbot_id, role, text, sources, state, created_at)
    select workspace_id, id, chatbot_id, 'visitor', 'Where is my green umbrella?', '[]', 'complete', created_at
    from conversations where visitor_id = ${`v${total}`}`);
});
afterAll(() => app.close());

const search = async (text: string, cursor?: string | null) => {
  const { body } = await shop.browser.call(
    `/api/conversations?search=${encodeURIComponent(text)}${cursor ? `&cursor=${cursor}` : ''}`,
  );
  return conversationsResponse.parse(body);
};

test('a search says how far back it has looked, and goes on from there until everything is searched', async () => {
  let page = await search('green umbrella');
  const parts = [page];
  while (page.nextCursor) {
    expect(page.items).toEqual([]);
    page = await search('green umbrella', page.nextCursor);
    parts.push(page);
  }
  const looked = parts.map(({ searchedTo }) => searchedTo);
  expect(looked.length).toBeGreaterThan(2);
  expect(looked.slice(0, -1)).toEqual(looked.slice(0, -1).toSorted().reverse());
  expect(new Set(looked).size).toBe(looked.length);
  expect(looked.at(-1)).toBeNull();
  expect(page.items.map(({ visitor }) => visitor.name)).toEqual([`Visitor ${total}`]);
});

test('a page that is full is not called searched to its end', async () => {
  const page = await search('visitor');
  expect([page.items.length, page.searchedTo]).toEqual([50, null]);
  const next = await search('visitor', page.nextCursor);
  expect(next.items[0]?.visitor.name).toBe('Visitor 51');
});

test('a visitor without a name is found by the alias that the list shows', async () => {
  const { orm } = app.deps.database;
  await orm.execute(sql`update conversations set visitor = '{}' where visitor_id = 'v7'`);
  const alias = visitorAlias('v7');
  const { items } = await search(alias.toLowerCase());
  expect(items.map(({ visitor }) => [visitor.id, visitor.alias])).toContainEqual(['v7', alias]);
  expect(items.every(({ visitor }) => visitor.alias === alias)).toBe(true);
});
