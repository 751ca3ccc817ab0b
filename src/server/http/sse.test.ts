import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import type { HttpEnv } from './http-env.ts';
import { type Listening, listen } from './listen.ts';
import { type EventStream, streamEvents } from './sse.ts';
import { createEventStreams } from './stream-places.ts';

const streams = createEventStreams();

let server: Listening | undefined;
afterEach(async () => {
  streams.endEndless();
  await server?.close(200);
  server = undefined;
});

async function serve(run: (stream: EventStream) => Promise<void>): Promise<number> {
  const app = new Hono<HttpEnv>().get('/', (c) => {
    c.header('X-Before', 'kept');
    const place = streams.takePlace({ pool: 'visitors', circles: [] });
    return streamEvents({ c, place, run, isEndless: true });
  });
  server = await listen({ app, streams, host: '127.0.0.1', port: 0 });
  return server.port;
}

const untilAborted = ({ signal }: EventStream) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

test('events arrive one by one, with names and ids, whatever is in them', async () => {
  const text = 'line\nbreak\r\n\u2028 data: x';
  const port = await serve(async (stream) => {
    await stream.send({ type: 'token', data: { text }, id: 7 });
    await stream.send({ type: 'done', data: {} });
  });
  const response = await fetch(`http://127.0.0.1:${port}`);
  expect(response.headers.get('x-before')).toBe('kept');
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const [first = '', second, rest] = (await response.text()).split('\n\n');
  expect(first.split('\n')).toHaveLength(3);
  expect(first).toMatch(/^id: 7\nevent: token\ndata: /);
  expect(JSON.parse(first.slice(first.indexOf('data: ') + 6))).toEqual({ text });
  expect(second).toBe('event: done\ndata: {}');
  expect(rest).toBe('');
});

test('a client that leaves ends what was running for it', async () => {
  let hasEnded: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });
  const port = await serve(async (stream) => {
    await stream.send({ type: 'ready', data: {} });
    await untilAborted(stream);
    hasEnded();
  });
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal });
  await response.body?.getReader().read();
  expect(streams.countOpen()).toBe(1);
  leaving.abort();
  await ended;
  await expect.poll(() => streams.countOpen()).toBe(0);
  expect(streams.countTaken()).toBe(0);
});

test('a reader who stops reading stops the writer, instead of filling the memory', async () => {
  let sent = 0;
  const data = 'x'.repeat(64 * 1024);
  const port = await serve(async (stream) => {
    while (!stream.signal.aborted) {
      await stream.send({ type: 'token', data });
      sent += 1;
    }
  });
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  let before = -1;
  // Once the buffers of both ends are full, nothing more is written.
  await expect
    .poll(
      () => {
        const isStill = sent > 0 && sent === before;
        before = sent;
        return isStill;
      },
      { interval: 300, timeout: 20_000 },
    )
    .toBe(true);
  expect(sent).toBeLessThan(500);
  socket.destroy();
  await expect.poll(() => streams.countOpen()).toBe(0);
});

test('a server that stops does not wait for streams without an end', async () => {
  const port = await serve(untilAborted);
  const responses = await Promise.all([1, 2, 3].map(() => fetch(`http://127.0.0.1:${port}`)));
  expect(streams.countOpen()).toBe(3);
  const reading = Promise.all(responses.map((response) => response.text()));
  await server?.close(60_000);
  expect(await reading).toEqual(['', '', '']);
  server = undefined;
});
