// @vitest-environment happy-dom
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EventServer, startEventServer } from '../../../../tests/doubles/event-server.ts';
import { useDemoChat } from './use-demo-chat.ts';

configure({ asyncUtilTimeout: 10_000 });
type DomWindow = { happyDOM: { setURL: (url: string) => void } };

let server: EventServer;
beforeEach(async () => {
  server = await startEventServer();
  (window as unknown as DomWindow).happyDOM.setURL(server.origin);
});
afterEach(async () => {
  cleanup();
  await server.stop();
});

const source = { number: 1, documentId: 'fees.csv', title: 'fees.csv', row: 4, quote: 'Cleaning' };

function open() {
  const { result, unmount } = renderHook(() => useDemoChat('healthcare'));
  const send = (text: string) => {
    let wasSent = false;
    act(() => {
      wasSent = result.current.send(text);
    });
    return wasSent;
  };
  return { chat: () => result.current, last: () => result.current.turns.at(-1), send, unmount };
}

async function answer(number: number, text: string) {
  const line = await server.line(number);
  line.send({ type: 'token', text } as { type: string });
  line.send({ type: 'done', answered: true } as { type: string });
  line.end();
  return JSON.parse(line.body);
}

test('shows the answer as it comes, then its sources', async () => {
  const { chat, last, send } = open();
  expect(send('  How much is a cleaning? ')).toBe(true);
  const line = await server.line(1);
  expect(line.path).toBe('/api/demo-shops/healthcare/ask');
  expect(JSON.parse(line.body)).toEqual({ text: 'How much is a cleaning?', history: [] });
  line.send({ type: 'token', text: 'Cleaning ' } as { type: string });
  await waitFor(() => expect(last()).toMatchObject({ answer: 'Cleaning ', state: 'answering' }));
  expect(chat().isAnswering).toBe(true);
  line.send({ type: 'token', text: 'costs $110. [1]' } as { type: string });
  line.send({ type: 'sources', sources: [source] } as { type: string });
  line.send({ type: 'done', answered: true } as { type: string });
  line.end();
  await waitFor(() => expect(last()).toMatchObject({ state: 'done', error: null }));
  expect(last()).toMatchObject({ answer: 'Cleaning costs $110. [1]', sources: [source] });
});

test('asks nothing while an answer is coming, and nothing empty', async () => {
  const { send } = open();
  expect(send('   ')).toBe(false);
  expect(send('Are you open?')).toBe(true);
  await server.line(1);
  expect(send('And tomorrow?')).toBe(false);
  expect(server.lines.length).toBe(1);
});

test('sends the last three questions and answers along', async () => {
  const { last, send } = open();
  for (const number of [1, 2, 3, 4]) {
    send(`Question ${number}`);
    await answer(number, `Answer ${number}`);
    await waitFor(() => expect(last()).toMatchObject({ state: 'done' }));
  }
  send('Question 5');
  const { history } = await answer(5, 'Answer 5');
  expect(history.map(({ text }: { text: string }) => text)).toEqual([
    ...['Question 2', 'Answer 2', 'Question 3', 'Answer 3', 'Question 4', 'Answer 4'],
  ]);
  await waitFor(() => expect(last()).toMatchObject({ answer: 'Answer 5', state: 'done' }));
});

test('says in the server’s words that someone asked too often, and can ask again', async () => {
  const { last, send } = open();
  send('Are you open?');
  const message = 'Too many requests. Please try again in 40 seconds.';
  const error = { code: 'too_many_requests', message, requestId: 'r' };
  (await server.line(1)).refuse(429, JSON.stringify({ error }));
  await waitFor(() => expect(last()).toMatchObject({ state: 'failed', error: message }));
  expect(send('Are you open?')).toBe(true);
  const { history } = await answer(2, 'Yes.');
  expect(history).toEqual([]);
  await waitFor(() => expect(last()).toMatchObject({ answer: 'Yes.', state: 'done' }));
});

test('hangs up when the chat is closed', async () => {
  const { send, unmount } = open();
  send('Are you open?');
  const line = await server.line(1);
  unmount();
  await waitFor(() => expect(line.isClosed()).toBe(true));
});
