import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatMessage, LiveChatEvent } from '#shared/chat-events.ts';
import type { CheckStream } from '#shared/follow-events.ts';
import { openChat, type TestChat } from '#widget/testing/open-chat.ts';
import type { EventLine } from '../../../tests/doubles/event-server.ts';
import { settle, until } from '../../../tests/doubles/until.ts';
import { keep } from './chat.ts';
import { followConversation, loadHistory } from './follow-conversation.ts';
import { sendMessage } from './send-message.ts';

let opened: TestChat;
let check: CheckStream;
beforeEach(async () => {
  opened = await openChat();
  check = followConversation(opened.chat);
  opened.chat.isOpen = true;
  keep({ chat: opened.chat, changes: { token: 'token' } });
});
afterEach(async () => {
  opened.chat.isDisposed = true;
  check();
  await opened.close();
});

const message = (changes: Partial<ChatMessage>): ChatMessage => ({
  id: `message-${changes.seq}`,
  seq: 1,
  role: 'human',
  text: 'Maria here.',
  name: 'Maria',
  sources: [],
  options: [],
  confidence: null,
  state: 'complete',
  feedback: null,
  clientKey: null,
  createdAt: '',
  provenance: null,
  ...changes,
});
const send = (line: EventLine | undefined, event: LiveChatEvent) =>
  line?.send(event, event.type === 'message' ? event.message.seq : undefined);
const texts = () => opened.chat.entries.map(({ text }) => text);

test('shows a reply and tells the page, with the token of the visitor and no cookie', async () => {
  const { chat, server, emitted } = opened;
  check();
  const line = await server.line(1);
  expect(line.path).toBe('/api/chat/garage/events');
  expect(line.headers).toMatchObject({ authorization: 'Bearer token', 'last-event-id': '0' });
  send(line, { type: 'state', state: 'human', mode: null });
  send(line, { type: 'message', message: message({ seq: 4 }) });
  await until(() => chat.entries.length === 1);
  expect(chat.state).toBe('human');
  expect(emitted).toEqual([['message', { role: 'human', text: 'Maria here.' }]]);
});

test('after a bad gateway and a cut connection it goes on after the last message', async () => {
  const { chat, server } = opened;
  check();
  (await server.line(1)).refuse(502, '<h1>Bad gateway</h1>');
  await until(() => server.lines.length === 2, 100);
  send(server.lines[1], { type: 'message', message: message({ seq: 4 }) });
  await until(() => chat.entries.length === 1);
  server.lines[1]?.drop();
  await until(() => server.lines.length === 3, 100);
  expect(server.lines[2]?.headers['last-event-id']).toBe('4');
});

test('drawing during a pause does not cut it short; a network that is back does', async () => {
  const { server } = opened;
  check();
  (await server.line(1)).refuse(503);
  let rounds = 0;
  await until(() => {
    check();
    return ++rounds > 50;
  });
  expect(server.lines).toHaveLength(1);
  check(true);
  await until(() => server.lines.length === 2);
});

test('listens only while someone reads, or waits for the team', async () => {
  const { chat, server } = opened;
  check();
  const line = await server.line(1);
  chat.isOpen = false;
  check();
  await until(() => line.isClosed());
  keep({ chat, changes: { isLive: true } });
  check();
  const next = await server.line(2);
  chat.isDisposed = true;
  check();
  await until(() => next.isClosed());
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect(server.lines).toHaveLength(2);
});

test('a conversation that is gone on the server is forgotten here, and not asked for again', async () => {
  const { chat, server } = opened;
  check();
  (await server.line(1)).refuse(404);
  await until(() => chat.stored.token === undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect(server.lines).toHaveLength(1);
});

test('an answer that comes both ways stands there once, and that of another tab as well', async () => {
  const { chat, server } = opened;
  check();
  const live = await server.line(1);
  sendMessage({ chat, text: 'Brakes?' });
  const line = await server.line(2);
  const ids = { conversationId: 'c', visitorToken: 'token', questionId: 'q' };
  line.send({ type: 'start', ...ids, state: 'bot' } as never);
  line.send({ type: 'token', text: 'From 90 dollars.' } as never);
  await until(() => chat.entries.length === 2);
  const bot = { role: 'bot', name: null } as const;
  send(live, { type: 'message', message: message({ ...bot, seq: 2, text: 'From 90 dollars.' }) });
  send(live, { type: 'message', message: message({ ...bot, seq: 3, text: 'From another tab.' }) });
  await until(() => chat.held.length === 2);
  line.send({ type: 'done', messageId: 'message-2', answered: true, state: 'bot' } as never);
  line.end();
  await until(() => chat.phase === 'done' && chat.held.length === 0);
  expect(texts()).toEqual(['Brakes?', 'From 90 dollars.', 'From another tab.']);
});

test('anyone who types is named for six seconds, or until their message is there', async () => {
  const { chat, server } = opened;
  check();
  const line = await server.line(1);
  send(line, { type: 'typing', name: 'Maria' });
  await until(() => chat.typing === 'Maria');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(chat.typing).toBe('');
  send(line, { type: 'typing', name: 'Maria' });
  await until(() => chat.typing === 'Maria');
  send(line, { type: 'message', message: message({ seq: 5 }) });
  await until(() => chat.entries.length === 1);
  expect(chat.typing).toBe('');
});

test('the history comes in order and can be read twice', async () => {
  const { chat, server } = opened;
  const messages = [message({ seq: 1, text: 'One' }), message({ seq: 2, text: 'Two' })];
  for (const number of [1, 2]) {
    const loaded = loadHistory(chat);
    (await server.line(number)).refuse(200, JSON.stringify({ state: 'human', messages }));
    await loaded;
  }
  expect(texts()).toEqual(['One', 'Two']);
  expect(chat.lastSeq).toBe(2);
  expect(chat.stored.isLive).toBe(true);
});
