import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { callApi, createKey, createStockedShop } from '#server/testing/api-fixtures.ts';
import { parseEvents } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { chatbotInput } from '#server/testing/tenants.ts';
import type { AnswerEvent } from '#shared/chat-events.ts';
import type { MessageResponse } from '#shared/contract/chat.ts';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { ConversationMessage } from '#shared/contract/conversations.ts';
import type { Document } from '#shared/contract/documents.ts';
import type { Usage } from '#shared/contract/usage.ts';
import { apiJobs } from './jobs.ts';

let app: TestApp;
let shop: Awaited<ReturnType<typeof createStockedShop>>;
let key: string;

beforeAll(async () => {
  app = await createTestApp({ variables: { API_REQUESTS_PER_MINUTE: '60' } });
  shop = await createStockedShop(app);
  key = (await createKey(shop.browser)).key;
});
afterAll(() => app.close());

type Page<T> = { items: T[]; nextCursor: string | null };
const call = <T>(path: string, more: Partial<Parameters<typeof callApi>[0]> = {}) =>
  callApi<T>({ app, key, path, ...more });
const newMinute = () => app.clock.advance(60);
const usage = async () =>
  (await shop.browser.call<Usage>('/api/rpc/get_user_usage', { user_uuid: shop.userId })).body;

describe('lists', () => {
  test('come in pages that neither miss nor repeat anything', async () => {
    for (const n of [1, 2, 3]) {
      const json = { question: `Question ${n}?`, answer: 'Yes.' };
      await call(`/chatbots/${shop.chatbotId}/answers`, { json });
      app.clock.advance(1);
    }
    await call(`/chatbots/${shop.chatbotId}/chat`, { json: { text: 'Is there coffee?' } });
    for (const path of [
      `/chatbots/${shop.chatbotId}/answers`,
      `/conversations/${shop.conversationId}/messages`,
      '/conversations',
      '/documents',
    ]) {
      const { items } = (await call<Page<{ id: string }>>(path)).body;
      expect(items.length, path).toBeGreaterThan(1);
      const seen: string[] = [];
      for (let cursor = ''; ; ) {
        const page = (await call<Page<{ id: string }>>(`${path}?limit=1${cursor}`)).body;
        seen.push(...page.items.map(({ id }) => id));
        if (!page.nextCursor) break;
        cursor = `&cursor=${page.nextCursor}`;
      }
      expect(seen, path).toEqual(items.map(({ id }) => id));
    }
    expect((await call(`/conversations/${shop.conversationId}/messages?cursor=x`)).status).toBe(
      400,
    );
    newMinute();
  });
});

describe('an Idempotency-Key', () => {
  const create = (idempotencyKey: string, name = 'Once') =>
    call<Chatbot>('/chatbots', {
      json: { ...chatbotInput, name },
      headers: { 'idempotency-key': idempotencyKey },
    });

  test('makes a call take effect once, also when it is sent many times at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create('order-1')));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const again = await create('order-1');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(new Set([again, ...made].map(({ body }) => body.id)).size).toBe(1);
    const { items } = (await call<Page<Chatbot>>('/chatbots')).body;
    expect(items.filter(({ name }) => name === 'Once')).toHaveLength(1);
  });

  test('belongs to one request and one key, and what failed may be tried again', async () => {
    expect((await create('order-1', 'Different')).status).toBe(409);
    const other = (await createKey(shop.browser)).key;
    const headers = { 'idempotency-key': 'order-1' };
    const json = { ...chatbotInput, name: 'Other key' };
    expect((await call('/chatbots', { key: other, json, headers })).status).toBe(201);
    expect((await create('order-2', '')).status).toBe(400);
    expect((await create('order-2', 'Mended')).status).toBe(201);
    expect((await create('with space')).status).toBe(400);
    newMinute();
  });

  test('holds where a call is cut off after its change, or is slow and taken for dead', async () => {
    const { orm } = app.deps.database;
    const transaction = orm.transaction.bind(orm);
    const spy = vi.spyOn(orm, 'transaction');
    spy.mockImplementationOnce(async (...work) => {
      await transaction(...work);
      throw new Error('cut off');
    });
    expect((await create('cut-off', 'Cut off')).status).toBe(500);
    expect(await create('cut-off', 'Cut off')).toMatchObject({ status: 201 });

    spy.mockImplementationOnce(async (...work) => {
      app.clock.advance(61);
      expect((await create('slow', 'Slow')).status).toBe(201);
      return transaction(...work);
    });
    expect((await create('slow', 'Slow')).status).toBe(409);
    expect((await create('slow', 'Slow')).headers.get('idempotency-replayed')).toBe('true');
    spy.mockRestore();
    const names = (await call<Page<Chatbot>>('/chatbots')).body.items.map(({ name }) => name);
    expect(names.filter((name) => name === 'Cut off' || name === 'Slow')).toHaveLength(2);
  });

  test('is forgotten after a day', async () => {
    await create('order-3');
    app.clock.advance(25 * 3600);
    const [job] = apiJobs(app.deps);
    await job?.handle({}, new AbortController().signal);
    const { headers } = await create('order-3');
    expect(headers.get('idempotency-replayed')).toBeNull();
  });

  test('asks a chatbot once, in one piece or streamed', async () => {
    const path = `/chatbots/${shop.chatbotId}/chat`;
    const json = { text: 'When does the bakery open?' };
    const headers = { 'idempotency-key': 'question-1' };
    const before = (await usage()).messagesThisMonth;
    const first = await call<MessageResponse>(path, { json, headers });
    const again = await call<MessageResponse>(path, { json, headers });
    expect(again.body.messageId).toBe(first.body.messageId);
    expect((await usage()).messagesThisMonth).toBe(before + 1);
    newMinute();
  });
});

describe('chat', () => {
  const path = () => `/chatbots/${shop.chatbotId}/chat`;

  test('answers from the documents with sources, and goes on with its own conversations only', async () => {
    const visitor = { name: 'Ida', email: 'ida@guest.test' };
    const first = await call<MessageResponse>(path(), {
      json: { text: 'Is the bakery open on Sundays?', visitor },
    });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ answered: true, state: 'bot' });
    expect(first.body.answer).toContain('closed');
    expect(first.body.sources[0]?.title).toBe('handbook.md');
    const { conversationId } = first.body;
    const next = await call<MessageResponse>(path(), {
      json: { text: 'And on weekdays?', conversationId },
    });
    expect(next.body.conversationId).toBe(conversationId);
    const thread = await call<Page<ConversationMessage>>(
      `/conversations/${conversationId}/messages`,
    );
    expect(thread.body.items.map(({ role }) => role)).toEqual(['bot', 'visitor', 'bot', 'visitor']);
    const theirs = { text: 'What did I say?', conversationId: shop.conversationId };
    expect((await call(path(), { json: theirs })).status).toBe(404);
  });

  test('streams when asked to', async () => {
    const headers = { accept: 'text/event-stream' };
    const answer = await call<string>(path(), { json: { text: 'Do you deliver cakes?' }, headers });
    const events = parseEvents<AnswerEvent>(answer.body);
    expect(events[0]?.type).toBe('start');
    expect(events.at(-1)).toMatchObject({ type: 'done', answered: true });
    expect(answer.body).not.toContain('visitorToken');
  });

  test('is silent once a human has replied', async () => {
    const asked = (await call<MessageResponse>(path(), { json: { text: 'Do you deliver?' } })).body;
    const messages = `/conversations/${asked.conversationId}/messages`;
    const reply = await call<ConversationMessage>(messages, { json: { text: 'Yes, by bike.' } });
    expect(reply.body).toMatchObject({ role: 'human', name: 'Ada Lovelace' });
    const { conversationId } = asked;
    const next = await call<MessageResponse>(path(), { json: { text: 'When?', conversationId } });
    expect(next.body).toMatchObject({ state: 'human', messageId: null, answer: '' });
    newMinute();
  });
});

test('what names another tenant or an existing id in a body is not taken from there', async () => {
  const stranger = await createStockedShop(app);
  const json = {
    ...{ ...chatbotInput, id: stranger.chatbotId, workspaceId: stranger.workspaceId },
    ...{ userId: stranger.userId, createdAt: '2000-01-01T00:00:00Z', plan: 'enterprise' },
  };
  const made = await call<Chatbot>('/chatbots', { json });
  expect(made.status).toBe(201);
  expect(made.body.id).not.toBe(stranger.chatbotId);
  expect(made.body.createdAt).toBe(app.clock.now().toISOString());
  expect((await call(`/chatbots/${made.body.id}`)).status).toBe(200);
  const path = `/documents/${shop.documentId}`;
  const attach = { method: 'patch', json: { chatbotIds: [stranger.chatbotId] } };
  expect((await call(path, attach)).status).toBe(404);
});

test('a document is uploaded for the key’s own chatbot, and what others share is not changed', async () => {
  const bound = (await createKey(shop.browser, { chatbotId: shop.chatbotId })).key;
  const form = new FormData();
  form.set('file', new File(['Dogs are welcome.'], 'dogs.txt'));
  const made = await call<{ document: Document }>('/documents', {
    ...{ key: bound, method: 'post', body: form },
  });
  expect(made.status).toBe(201);
  const { id, chatbotIds } = made.body.document;
  expect(chatbotIds).toEqual([shop.chatbotId]);
  const second = (await call<Chatbot>('/chatbots', { json: chatbotInput })).body.id;
  const share = { chatbotIds: [shop.chatbotId, second] };
  expect((await call(`/documents/${id}`, { method: 'patch', json: share })).status).toBe(200);
  const seen = await call<Document>(`/documents/${id}`, { key: bound });
  expect(seen.body.chatbotIds).toEqual([shop.chatbotId]);
  for (const [method, json] of [['delete'], ['patch', { name: 'x' }]] as const) {
    expect((await call(`/documents/${id}`, { key: bound, method, json })).status).toBe(403);
  }
  expect((await call(`/documents/${id}`, { method: 'delete' })).status).toBe(200);
  newMinute();
});

describe('limits', () => {
  test('every call counts for the month, and says what is left', async () => {
    const before = (await usage()).apiCallsThisMonth;
    const { headers } = await call('/chatbots');
    await call('/leads?limit=0');
    expect((await usage()).apiCallsThisMonth).toBe(before + 2);
    expect(headers.get('ratelimit-policy')).toBe('"api";q=60;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"api";r=5\d;t=60$/);
    expect(headers.get('cache-control')).toBe('no-store');
    newMinute();
  });

  test('are the account’s, however many keys it has and however many calls come at once', async () => {
    const keys = [key, (await createKey(shop.browser)).key];
    const sent = Array.from({ length: 80 }, (_, at) => call('/leads', { key: keys[at % 2] }));
    const answers = await Promise.all(sent);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('60');
    newMinute();
  });
});

test('the collection holds every call of the description, for Postman to import', async () => {
  const { paths } = (await call<{ paths: Record<string, object> }>('/openapi.json')).body;
  const collection = (await call<Collection>('/postman.json')).body;
  expect(collection.info.schema).toContain('/v2.1.0/');
  const requests = collection.item.flatMap(({ item }) => item).map(({ request }) => request);
  const described = Object.values(paths).flatMap((methods) => Object.keys(methods));
  expect(requests).toHaveLength(described.length);
  expect(requests.find(({ url }) => url.raw === '{{baseUrl}}/documents')).toBeDefined();
  expect(JSON.stringify(collection)).not.toContain('{chatbotId}');
});

type Collection = {
  info: { schema: string };
  item: { item: { request: { method: string; url: { raw: string } } }[] }[];
};
