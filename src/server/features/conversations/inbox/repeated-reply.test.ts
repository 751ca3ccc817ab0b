/** A reply or note whose response was lost is sent again with the same key. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type LiveEvent, subscribeToLiveEvents } from '#server/features/live/index.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { ConversationMessage, ThreadResponse } from '#shared/contract/conversations.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await createShop({ app });
});
afterAll(() => app.close());

async function startConversation(): Promise<string> {
  const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId });
  return (await visitor.ask('Do you repair bicycles?')).body.conversationId;
}
const send = (id: string, action: 'reply' | 'note', json: object) =>
  shop.browser.call<ConversationMessage>(`/api/conversations/${id}/${action}`, json);
async function textsOf(id: string, role: 'human' | 'note'): Promise<string[]> {
  const { body } = await shop.browser.call<ThreadResponse>(`/api/conversations/${id}`);
  return body.messages.filter((message) => message.role === role).map(({ text }) => text);
}

test.each([
  ['reply', 'human'],
  ['note', 'note'],
] as const)(
  'returns the stored %s when the same key and text are sent again',
  async (action, role) => {
    const id = await startConversation();
    const json = { text: 'We do, from May on.', clientKey: randomUUID() };
    const first = await send(id, action, json);
    expect(first.status).toBe(201);
    const [second, third] = await Promise.all([send(id, action, json), send(id, action, json)]);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(third).toMatchObject({ status: 201, body: first.body });
    expect(await textsOf(id, role)).toEqual([json.text]);
  },
);

test('a repeated reply is told again, because the server that stored it may have told no one', async () => {
  const id = await startConversation();
  const json = { text: 'We do.', clientKey: randomUUID() };
  await send(id, 'reply', json);
  const told: string[] = [];
  const listener = ({ kind }: LiveEvent) => void told.push(kind);
  const stop = await subscribeToLiveEvents({ deps: app.deps, about: id, listener });
  await send(id, 'reply', json);
  await vi.waitFor(() => expect(told).toContain('message'));
  stop();
});

test('stores one reply when the same key arrives twice at once', async () => {
  const id = await startConversation();
  const json = { text: 'Yes.', clientKey: randomUUID() };
  const [one, two] = await Promise.all([send(id, 'reply', json), send(id, 'reply', json)]);
  expect(one).toMatchObject({ status: 201 });
  expect(two.body).toEqual(one.body);
  expect(await textsOf(id, 'human')).toEqual(['Yes.']);
});

test('returns 409 when the key was used for something else', async () => {
  const [id, otherId] = [await startConversation(), await startConversation()];
  const clientKey = randomUUID();
  await send(id, 'reply', { text: 'We do.', clientKey });
  expect((await send(id, 'reply', { text: 'We do not.', clientKey })).status).toBe(409);
  expect((await send(id, 'note', { text: 'We do.', clientKey })).status).toBe(409);
  expect((await send(otherId, 'reply', { text: 'We do.', clientKey })).status).toBe(409);
  expect(await textsOf(id, 'human')).toEqual(['We do.']);
  expect(await textsOf(otherId, 'human')).toEqual([]);
});

test('a repeated reply does not reopen a conversation that was closed in between', async () => {
  const id = await startConversation();
  const json = { text: 'Bye.', clientKey: randomUUID() };
  await send(id, 'reply', json);
  await shop.browser.call(`/api/conversations/${id}/close`, {});
  await send(id, 'reply', json);
  const { body } = await shop.browser.call<ThreadResponse>(`/api/conversations/${id}`);
  expect(body.conversation.state).toBe('closed');
});
