import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EventServer, startEventServer } from '../../../tests/doubles/event-server.ts';
import { streamAnswer } from './stream-answer.ts';

let server: EventServer;
beforeEach(async () => {
  server = await startEventServer();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(server.origin + path, init));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

async function ask(signal = new AbortController().signal) {
  const types: string[] = [];
  try {
    const question = { path: '/api/playground', body: { text: 'Hours?' }, signal } as const;
    for await (const event of streamAnswer(question)) types.push(event.type);
  } catch (error) {
    types.push(`${(error as Error).name} ${(error as { code?: string }).code}`);
  }
  return types;
}

test('yields the events of the answer and ends with the stream', async () => {
  const types = ask();
  const line = await server.line(1);
  expect(JSON.parse(line.body)).toEqual({ text: 'Hours?' });
  line.write(': hello\n\n');
  line.send({ type: 'token' });
  line.send({ type: 'done' });
  line.end();
  expect(await types).toEqual(['token', 'done']);
});

test('an answer that is cut off is a network error', async () => {
  const types = ask();
  const line = await server.line(1);
  line.send({ type: 'token' });
  line.drop();
  expect((await types).at(-1)).toBe('ApiError network');
});

test('a refusal has the code that the server gave', async () => {
  const types = ask();
  const error = { code: 'too_many_requests', message: 'Too many questions.', requestId: 'r' };
  (await server.line(1)).refuse(429, JSON.stringify({ error }));
  expect(await types).toEqual(['ApiError too_many_requests']);
});

test('stopping hangs up and is no network error', async () => {
  const stop = new AbortController();
  const types = ask(stop.signal);
  const line = await server.line(1);
  line.send({ type: 'token' });
  stop.abort();
  expect((await types).at(-1)).toMatch(/^AbortError/);
  await vi.waitUntil(() => line.isClosed(), 10_000);
});
