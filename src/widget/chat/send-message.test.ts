import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerEvent } from '#shared/chat-events.ts';
import { openChat, type TestChat } from '#widget/testing/open-chat.ts';
import type { EventLine } from '../../../tests/doubles/event-server.ts';
import { settle, until } from '../../../tests/doubles/until.ts';
import { createChat, enter, isBusy, type Phase, takeMessage } from './chat.ts';
import { deliver, sendMessage, sendUnsent } from './send-message.ts';
import { readStoredChat } from './stored-chat.ts';

let opened: TestChat;
beforeEach(async () => {
  opened = await openChat();
});
afterEach(() => opened.close());

const send = (line: EventLine | undefined, ...events: AnswerEvent[]) => {
  for (const event of events) line?.send(event);
};
const start: AnswerEvent = {
  type: 'start',
  conversationId: 'c',
  visitorToken: 'token',
  questionId: 'question-1',
  state: 'bot',
};
const token = { type: 'token' as const, text: 'From 90 dollars.' };
const done: AnswerEvent = { type: 'done', messageId: 'answer-1', answered: true, state: 'bot' };
const bodyOf = (line: EventLine | undefined) => JSON.parse(line?.body ?? '{}');
const texts = () => opened.chat.entries.map(({ text, state }) => `${text} ${state}`);
const stored = () => readStoredChat({ chatbotId: 'garage' });

/** A question whose answer has begun and not ended. */
async function ask(text = 'Brakes?'): Promise<EventLine> {
  const { chat, server } = opened;
  const number = server.lines.length + 1;
  expect(sendMessage({ chat, text })).toBe(true);
  const line = await server.line(number);
  send(line, start, token);
  await until(() => chat.entries.at(-1)?.text === token.text);
  return line;
}

test('the phases of a question that is answered', async () => {
  const { chat, server, emitted } = opened;
  expect(chat.phase).toBe('idle');
  sendMessage({ chat, text: ' Brakes? ' });
  expect(chat.phase).toBe('sending');
  expect(texts()).toEqual(['Brakes? sending']);
  const line = await server.line(1);
  expect(line.path).toBe('/api/chat/garage/messages');
  expect(bodyOf(line)).toMatchObject({ text: 'Brakes?', page: 'https://garage.test/' });
  send(line, start);
  await until(() => chat.phase === 'streaming');
  expect(texts()).toEqual(['Brakes? done']);
  send(line, token);
  await until(() => chat.entries.length === 2);
  expect(texts()[1]).toBe('From 90 dollars. streaming');
  expect(stored()).toMatchObject({
    token: 'token',
    unsent: { [bodyOf(line).clientKey]: 'Brakes?' },
  });
  send(line, done);
  line.end();
  await until(() => chat.phase === 'done');
  expect(texts()).toEqual(['Brakes? done', 'From 90 dollars. done']);
  expect(chat.entries.map(({ id }) => id)).toEqual(['question-1', 'answer-1']);
  expect(stored().unsent).toEqual({});
  expect(emitted).toHaveLength(2);
});

test('an answer keeps its options and its form, which opens at the end', async () => {
  const { chat } = opened;
  const line = await ask('Where is my order?');
  const action = { id: 'a', name: 'Order status', needsConfirmation: false, fields: [] };
  send(line, { type: 'options', options: ['Order status'] }, { type: 'action', action });
  await until(() => Boolean(chat.entries.at(-1)?.action));
  expect(chat.sheet).toBe('none');
  send(line, done);
  line.end();
  await until(() => chat.phase === 'done');
  expect(chat.sheet).toBe('action');
  expect(chat.entries.at(-1)).toMatchObject({ options: ['Order status'], action, state: 'done' });
});

test('nothing else is sent while a message is under way', async () => {
  const { chat, server } = opened;
  sendMessage({ chat, text: 'Brakes?' });
  expect(sendMessage({ chat, text: 'Brakes?' })).toBe(false);
  const line = await server.line(1);
  send(line, start, token);
  await until(() => chat.entries.length === 2);
  expect(sendMessage({ chat, text: 'Oil?' })).toBe(false);
  // The network is back, or the page has new settings.
  expect(enter({ chat, phase: 'idle' })).toBe(false);
  await sendUnsent(chat);
  await deliver({ chat, entry: chat.entries[0] ?? expect.fail() });
  await settle();
  expect(server.lines).toHaveLength(1);
  expect(texts()).toEqual(['Brakes? done', 'From 90 dollars. streaming']);
  send(line, done);
  line.end();
  await until(() => chat.phase === 'done');
  expect(texts()).toEqual(['Brakes? done', 'From 90 dollars. done']);
});

test('an answer that breaks off is asked for again with the same key, and stands there once', async () => {
  const { chat, server } = opened;
  const line = await ask();
  line.drop();
  await until(() => chat.phase === 'offline');
  expect(texts()).toEqual(['Brakes? failed']);
  expect(chat.entries[0]?.problem).toBe('The answer was interrupted.');
  await until(() => server.lines.length === 2, 100);
  expect(bodyOf(server.lines[1]).clientKey).toBe(bodyOf(line).clientKey);
  send(server.lines[1], start, token, done);
  server.lines[1]?.end();
  await until(() => chat.phase === 'done');
  expect(texts()).toEqual(['Brakes? done', 'From 90 dollars. done']);
});

test('without a network nothing is tried until it is back; then everything goes, in order', async () => {
  const { chat, server } = opened;
  const { origin } = chat.shell;
  chat.shell.origin = 'http://127.0.0.1:1';
  vi.stubGlobal('navigator', { onLine: false });
  for (const text of ['Brakes?', 'Oil?']) {
    sendMessage({ chat, text });
    await until(() => chat.phase === 'offline');
  }
  expect(texts()).toEqual(['Brakes? failed', 'Oil? failed']);
  expect(chat.entries[1]?.problem).toBe('Not sent yet.');

  chat.shell.origin = origin;
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect(server.lines).toHaveLength(0);
  enter({ chat, phase: 'idle' });
  void sendUnsent(chat);
  for (const number of [1, 2]) {
    const line = await server.line(number);
    send(line, start, { ...done, messageId: `answer-${number}` });
    line.end();
  }
  await until(() => chat.phase === 'done' && Object.keys(stored().unsent ?? {}).length === 0);
  expect(server.lines.map((line) => bodyOf(line).text)).toEqual(['Brakes?', 'Oil?']);
  expect(texts()).toEqual(['Brakes? done', 'Oil? done']);
});

test('a server that cannot be reached is tried again after a pause that grows', async () => {
  const { chat, server } = opened;
  sendMessage({ chat, text: 'Brakes?' });
  const times: number[] = [];
  for (const number of [1, 2, 3, 4]) {
    await until(() => server.lines.length === number, 100);
    times.push(Date.now());
    server.lines[number - 1]?.drop();
    await until(() => chat.phase === 'offline');
  }
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses[1]).toBeGreaterThan(pauses[0] ?? 0);
  expect(pauses[2]).toBeGreaterThan(pauses[1] ?? 0);
});

test.each([502, 503])('a proxy that answers %i for its server is tried again', async (status) => {
  const { chat, server } = opened;
  sendMessage({ chat, text: 'Brakes?' });
  (await server.line(1)).refuse(status, '<h1>Bad gateway</h1>');
  await until(() => chat.phase === 'failed');
  await until(() => server.lines.length === 2, 100);
  send(server.lines[1], start, token, done);
  server.lines[1]?.end();
  await until(() => chat.phase === 'done');
  expect(texts()).toEqual(['Brakes? done', 'From 90 dollars. done']);
  expect(stored().unsent).toEqual({});
});

test('a question that another tab is asking is not "not sent": it is answered a moment later', async () => {
  const { chat, server } = opened;
  sendMessage({ chat, text: 'Brakes?' });
  const message = 'This message is being answered.';
  const line = await server.line(1);
  send(line, start, { type: 'error', code: 'conflict', message, retryAfterSeconds: 2 });
  line.end();
  await until(() => chat.phase === 'failed');
  expect(chat.entries[0]?.problem).toBe(message);
  await until(() => server.lines.length === 2, 100);
  send(server.lines[1], start, token, done);
  server.lines[1]?.end();
  await until(() => chat.phase === 'done');
  expect(texts()).toEqual(['Brakes? done', 'From 90 dollars. done']);
});

test('what the server refuses is not sent again, what it failed to do can be', async () => {
  const { chat, server } = opened;
  for (const [index, status] of [400, 429, 500].entries()) {
    sendMessage({ chat, text: `${status}` });
    const error = { code: 'x', message: `Because of ${status}.`, requestId: 'r' };
    (await server.line(index + 1)).refuse(status, JSON.stringify({ error }));
    await until(() => chat.phase === 'failed');
  }
  expect(chat.entries.map(({ problem }) => problem)).toEqual([
    'Because of 400.',
    'Because of 429.',
    'Because of 500.',
  ]);
  expect(Object.values(stored().unsent ?? {})).toEqual(['429', '500']);
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect(server.lines).toHaveLength(3);
});

test('after an answer, messages that waited longer are sent as well', async () => {
  const { chat, server } = opened;
  sendMessage({ chat, text: 'Brakes?' });
  (await server.line(1)).refuse(500);
  await until(() => chat.phase === 'failed');
  const line = await ask('Oil?');
  send(line, done);
  line.end();
  await until(() => server.lines.length === 3);
  expect(bodyOf(server.lines[2]).text).toBe('Brakes?');
});

test('an answer that is in the history already is not shown twice', async () => {
  const { chat, server } = opened;
  const line = await ask();
  const message = {
    id: 'answer-1',
    seq: 2,
    role: 'bot',
    text: token.text,
    state: 'complete',
    sources: [],
    options: [],
  } as never;
  takeMessage({ chat, message });
  send(line, done);
  line.end();
  await until(() => chat.phase === 'done');
  expect(texts()).toEqual(['Brakes? done', 'From 90 dollars. done']);
  expect(server.lines).toHaveLength(1);
});

test('half an answer of an earlier visit is left out when its question is asked again', async () => {
  const { chat } = opened;
  const half = { id: 'half', seq: 2, role: 'bot', text: 'From', state: 'partial' } as never;
  chat.stored.unsent = { key: 'Brakes?' };
  takeMessage({ chat, message: half });
  expect(texts()).toEqual([]);
  chat.stored.unsent = {};
  takeMessage({ chat, message: half });
  expect(texts()).toEqual(['From done']);
});

test('a widget that is taken off the page hangs up, and the next one asks again', async () => {
  const { chat, server } = opened;
  const line = await ask();
  chat.isDisposed = true;
  chat.line?.abort();
  await until(() => line.isClosed());
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect(server.lines).toHaveLength(1);
  expect(chat.phase).toBe('streaming');
  expect(sendMessage({ chat, text: 'Oil?' })).toBe(false);

  const next = createChat({ shell: chat.shell, draw() {} });
  void sendUnsent(next);
  const again = await server.line(2);
  expect(bodyOf(again)).toMatchObject({ text: 'Brakes?', clientKey: bodyOf(line).clientKey });
  next.isDisposed = true;
  next.line?.abort();
});

test('two tabs keep their unsent messages beside each other', async () => {
  const { chat, server } = opened;
  const other = createChat({ shell: chat.shell, draw() {} });
  sendMessage({ chat, text: 'Brakes?' });
  sendMessage({ chat: other, text: 'Oil?' });
  await server.line(2);
  expect(Object.values(stored().unsent ?? {}).sort()).toEqual(['Brakes?', 'Oil?']);
  for (const line of server.lines) {
    send(line, start, done);
    line.end();
  }
  await until(() => chat.phase === 'done' && other.phase === 'done');
  expect(stored().unsent).toEqual({});
});

test('which phase can follow which', () => {
  const { chat } = opened;
  const phases: Phase[] = ['idle', 'sending', 'streaming', 'done', 'failed', 'offline'];
  const following = (phase: Phase) =>
    phases.filter((next) => {
      chat.phase = phase;
      return enter({ chat, phase: next });
    });
  for (const phase of ['idle', 'done', 'failed', 'offline'] as const) {
    expect(following(phase)).toEqual(['idle', 'sending', 'offline']);
  }
  for (const phase of ['sending', 'streaming'] as const) {
    expect(following(phase)).toEqual(['streaming', 'done', 'failed', 'offline']);
    chat.phase = phase;
    expect(isBusy(chat)).toBe(true);
  }
  chat.isDisposed = true;
  expect(phases.flatMap(following)).toEqual([]);
});
