/** The official client against our server: what it lists and calls is what any assistant does. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, createKey, createStockedShop } from '#server/testing/api-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

let app: TestApp;
let shop: Awaited<ReturnType<typeof createStockedShop>>;
let other: Awaited<ReturnType<typeof createStockedShop>>;

beforeAll(async () => {
  app = await createTestApp();
  shop = await createStockedShop(app);
  other = await createStockedShop(app);
});
afterAll(() => app.close());

async function connect(input: object = {}): Promise<Client> {
  const { key } = await createKey(shop.browser, input);
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/api/mcp'), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: (url, init) => app.request(String(url), { ...init, asBrowser: false }),
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
}

async function use({
  client,
  name,
  args,
}: {
  client: Client;
  name: string;
  args?: Record<string, unknown>;
}) {
  const result = await client.callTool({ name, arguments: args ?? {} });
  const [part] = result.content as { text: string }[];
  const text = part?.text ?? '';
  return { isError: result.isError === true, text, ...(text.startsWith('{') && JSON.parse(text)) };
}

test('lists the tools, searches and answers', async () => {
  const client = await connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_chatbots',
    'search_knowledge',
    'ask_chatbot',
  ]);
  const { chatbots } = await use({ client, name: 'list_chatbots' });
  expect(chatbots).toMatchObject([{ id: shop.chatbotId, name: 'Bakery' }]);
  const { chatbotId } = shop;
  const found = await use({
    client,
    name: 'search_knowledge',
    args: { chatbotId, query: 'opening hours on Sundays', limit: 2 },
  });
  expect(found.passages[0]).toMatchObject({ title: 'handbook.md' });
  expect(found.passages[0].text).toContain('On Sundays we are closed');
  const curated = { chatbotId, query: 'Do you sell coffee?' };
  const first = await use({ client, name: 'search_knowledge', args: curated });
  expect(first.passages[0]).toMatchObject({ text: 'Yes, all day.', documentId: null });
  const question = 'Is the bakery open on Sundays?';
  const answer = await use({ client, name: 'ask_chatbot', args: { chatbotId, question } });
  expect(answer).toMatchObject({ isError: false, answered: true, state: 'bot' });
  expect(answer.sources[0].title).toBe('handbook.md');
  await client.close();
});

test('a key for one chatbot need not name it and reaches no other; a foreign one is not there', async () => {
  const bound = await connect({ chatbotId: shop.chatbotId });
  const args = { query: 'delivery of cakes' };
  const found = await use({ client: bound, name: 'search_knowledge', args });
  expect(found.passages[0].text).toContain('6.50');
  for (const client of [bound, await connect()]) {
    const foreign = { ...args, chatbotId: other.chatbotId };
    const refused = await use({ client, name: 'search_knowledge', args: foreign });
    expect(refused).toMatchObject({ isError: true, text: 'This chatbot does not exist.' });
  }
});

test('a tool needs its permission, and none is reached without a key', async () => {
  const client = await connect({ scopes: ['read'] });
  const args = { chatbotId: shop.chatbotId, question: 'Open on Sundays?' };
  const refused = await use({ client, name: 'ask_chatbot', args });
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('"chat"') });
  const json = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const headers = { accept: 'application/json, text/event-stream' };
  const stranger = await callApi({ app, path: '/api/mcp', json, headers });
  expect([stranger.status, stranger.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect((await callApi({ app, path: '/api/mcp', method: 'get' })).status).toBe(405);
});

test('a batch is refused, because it would count as one call', async () => {
  const { key } = await createKey(shop.browser, {});
  const headers = {
    accept: 'application/json, text/event-stream',
    authorization: `Bearer ${key}`,
  };
  const one = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const json = [one, { ...one, id: 2 }];
  const refused = await callApi({ app, path: '/api/mcp', json, headers });
  expect(refused.status).toBe(400);
  const single = await callApi({ app, path: '/api/mcp', json: one, headers });
  expect(single.status).toBe(200);
});
