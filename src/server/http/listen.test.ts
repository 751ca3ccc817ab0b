import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createBareApp } from '#server/testing/create-bare-app.ts';
import { compressResponses } from './compress-responses.ts';
import { ListenError, type Listening, listen } from './listen.ts';
import { createEventStreams } from './stream-places.ts';
import { validate } from './validate.ts';

const host = '127.0.0.1';
const open: Listening[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close(0);
});

async function start(app = createBareApp()) {
  const server = await listen({ app, streams: createEventStreams(), host, port: 0 });
  open.push(server);
  return { server, url: `http://${host}:${server.port}` };
}

test('a taken port is named with what to do', async () => {
  const { server } = await start();
  const second = listen({
    app: createBareApp(),
    streams: createEventStreams(),
    host,
    port: server.port,
  });
  await expect(second).rejects.toThrow(ListenError);
  await expect(second).rejects.toThrow(new RegExp(`Port ${server.port} is already in use.*PORT=`));
});

test('a packed answer says over the wire how it is packed', async () => {
  const app = createBareApp();
  const long = { text: 'a'.repeat(5000) };
  app.use(compressResponses());
  // Both ways of answering: the server of Node treats an answer with headers of its own differently.
  app.get('/plain', (c) => c.json(long));
  app.get('/headed', (c) => {
    c.header('Content-Disposition', 'attachment');
    return c.body(JSON.stringify(long), 200, { 'Content-Type': 'application/json' });
  });
  const { url } = await start(app);
  for (const path of ['/plain', '/headed']) {
    const answer = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding'), path).toBe('br');
    expect(await answer.json()).toEqual(long);
  }
});

describe('stopping', () => {
  test('refuses new callers, lets answers finish and closes what is kept alive', async () => {
    const app = createBareApp();
    const events = new EventEmitter();
    const started = once(events, 'started');
    app.get('/slow', async (c) => {
      events.emit('started');
      await once(events, 'finish');
      return c.text('whole answer');
    });
    app.get('/quick', (c) => c.text('x'));
    const { server, url } = await start(app);
    await (await fetch(`${url}/quick`)).text();
    const answer = fetch(`${url}/slow`);
    await started;

    const closed = server.close(10_000);
    await expect(fetch(`${url}/quick`)).rejects.toThrow();
    events.emit('finish');
    expect(await (await answer).text()).toBe('whole answer');
    await closed;
  });

  test('ends streams that outlast the time given', async () => {
    const app = createBareApp();
    app.get('/stream', (c) =>
      c.body(new ReadableStream({ start: (s) => s.enqueue(new Uint8Array(1)) })),
    );
    const { server, url } = await start(app);
    const response = await fetch(`${url}/stream`);
    const reader = response.body?.getReader();
    await reader?.read();
    await server.close(50);
    await expect(reader?.read()).rejects.toThrow();
  });
});

describe('over a real socket', () => {
  const exchange = async (url: string, text: string) => {
    const socket = connect(Number(new URL(url).port), host);
    socket.end(text);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    await once(socket, 'close');
    return Buffer.concat(chunks).toString();
  };

  test('a body that never ends is cut off with 413', async () => {
    const app = createBareApp();
    app.post('/', validate({ json: z.object({}) }), (c) => c.text('taken'));
    const { url } = await start(app);
    const call = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
    const answered = once(call, 'response');
    let isOpen = true;
    call.on('error', () => {
      isOpen = false;
    });
    call.on('close', () => {
      isOpen = false;
    });
    const chunk = Buffer.alloc(65_536, 0x20);
    const feed = () => {
      if (isOpen) call.write(chunk, () => setImmediate(feed));
    };
    feed();
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    call.destroy();
  });

  test.each([
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1.1 400 /],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1.1 400 /],
    ['a hostile host', 'GET / HTTP/1.1\r\nHost: a@b/c?d\r\n\r\n', /^HTTP\/1.1 400 /],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      /^HTTP\/1.1 431 /,
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      /^HTTP\/1.1 400 /,
    ],
    [
      'length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      /^HTTP\/1.1 400 /,
    ],
    [
      'a backslash',
      'GET /..\\x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /^HTTP\/1.1 400 /,
    ],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', /^HTTP\/1.1 40[045] /],
    ['a CONNECT', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: x\r\n\r\n', /^(HTTP\/1.1 4.*)?$/s],
  ])('%s is refused and the server lives on', async (_what, text, expected) => {
    const { url } = await start();
    expect(await exchange(url, text)).toMatch(expected);
    expect((await fetch(url)).status).toBe(404);
  });
});
