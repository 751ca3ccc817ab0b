import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#server/db/schema/conversations.ts';
import type { EngineEvent } from '#server/engine/answer/engine-event.ts';
import { collectAnswer } from '#server/features/chat/conversation/visitor-requests.ts';
import { receiveQuestion } from '#server/features/conversations/index.ts';
import { callApi, createKey, setPlan } from '#server/testing/api-fixtures.ts';
import { getLiveChatbot } from '#server/testing/ask-chatbot.ts';
import { createShop, parseEvents, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { AnswerEvent } from '#shared/chat-events.ts';
import type { ChatHistory, MessageResponse } from '#shared/contract/chat.ts';
import type { ThreadResponse } from '#shared/contract/conversations.ts';
import { answerMessage } from './answer-message.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await createShop({ app });
});
afterAll(() => app.close());

const options = ['Rye bread', 'Almond cake'];

async function* askBack(): AsyncGenerator<EngineEvent> {
  yield { type: 'confidence', level: 'maybe', value: 0.6 };
  yield { type: 'token', text: 'Which one ' };
  yield { type: 'token', text: 'do you mean?' };
  yield { type: 'options', options };
  yield { type: 'done', answered: true };
}

/** A stored question and the answer of an engine that asks back. */
async function askWithOptions() {
  const { deps } = app;
  const chatbot = await getLiveChatbot({ deps, id: shop.chatbotId });
  const received = await receiveQuestion({
    deps,
    chatbot,
    visitor: {
      visitorId: randomUUID(),
      conversationId: null,
      isVerified: false,
      details: {},
      addressKey: '',
    },
    input: { text: 'What does it cost?', page: '', referrer: '' },
  });
  const { signal } = new AbortController();
  const events = () => answerMessage({ deps, chatbot, ...received, signal, ask: askBack });
  return { conversationId: received.conversation.id, events };
}

/** The same message again: the stored answer is sent. */
const clientKey = () => ({ clientKey: randomUUID() });
const visit = () => new TestVisitor({ app, chatbotId: shop.chatbotId });
const storeOptions = (id: string | null) =>
  app.deps.database.orm
    .update(messages)
    .set({ options })
    .where(eq(messages.id, id ?? ''));

test('options come after the text and before the end, and are stored with the answer', async () => {
  const { events, conversationId } = await askWithOptions();
  const seen: AnswerEvent[] = [];
  for await (const event of events()) seen.push(event);
  expect(seen.map(({ type }) => type)).toEqual(['confidence', 'token', 'token', 'options', 'done']);
  const rows = await app.deps.database.orm
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId));
  expect(rows.find(({ role }) => role === 'bot')).toMatchObject({
    text: 'Which one do you mean?',
    options,
    state: 'complete',
  });
  expect(rows.find(({ role }) => role === 'visitor')?.options).toEqual([]);
  const thread = await shop.browser.call<ThreadResponse>(`/api/conversations/${conversationId}`);
  expect(thread.body.messages.map((message) => message.options)).toEqual([[], options]);
});

test('an answer in one piece holds its options', async () => {
  const { events, conversationId } = await askWithOptions();
  const start = { conversationId, visitorToken: '' };
  expect(await collectAnswer({ start, events: events() })).toMatchObject({
    answer: 'Which one do you mean?',
    answered: true,
    options,
  });
});

test('an answer without options says so with an empty list', async () => {
  const visitor = visit();
  const { body } = await visitor.ask('Is the bakery open on Sundays?');
  expect(body.options).toEqual([]);
  const history = (await (await visitor.request('history')).json()) as ChatHistory;
  expect(history.messages.map((message) => message.options)).toEqual([[], []]);
});

test('history and a repeated message bring stored options back', async () => {
  const visitor = visit();
  const key = clientKey();
  const first = await visitor.ask('Is the bakery open on Sundays?', key);
  await storeOptions(first.body.messageId);
  expect((await visitor.ask('Is the bakery open on Sundays?', key)).body.options).toEqual(options);
  const events = await visitor.stream('Is the bakery open on Sundays?', key);
  expect(events.find(({ type }) => type === 'options')).toEqual({ type: 'options', options });
  expect(events.at(-1)?.type).toBe('done');
  const history = (await (await visitor.request('history')).json()) as ChatHistory;
  expect(history.messages.at(-1)).toMatchObject({ role: 'bot', options });
});

test('the public API returns options as JSON and as an event', async () => {
  await setPlan({ app, userId: shop.userId, planId: 'business' });
  const { key } = await createKey(shop.browser);
  const ask = <T>(headers: Record<string, string> = {}) =>
    callApi<T>({
      app,
      key,
      path: `/chatbots/${shop.chatbotId}/chat`,
      json: { text: 'Is the bakery open on Sundays?' },
      headers: { 'idempotency-key': 'options', ...headers },
    });
  const first = await ask<MessageResponse>();
  expect(first.body.options).toEqual([]);
  await storeOptions(first.body.messageId);
  expect((await ask<MessageResponse>()).body.options).toEqual(options);
  const stream = await ask<string>({ accept: 'text/event-stream' });
  expect(parseEvents<AnswerEvent>(stream.body)).toContainEqual({ type: 'options', options });
});
