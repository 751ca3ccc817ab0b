import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';
import { requestPage } from './request-page.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function ask(
  listener: RequestListener,
  more: { maxBytes?: number; timeoutMs?: number } = {},
) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetch = createGuardedFetch({ trustedOrigins: [origin], isForWebsites: true });
  const limits = { maxBytes: 1_000_000, timeoutMs: 5_000, ...more };
  return requestPage({ fetch, url: `${origin}/page`, userAgent: 'Bot', accept: '*/*', ...limits });
}

test('unzips what was zipped', async () => {
  const { status, bytes } = await ask((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('Hello'));
  });
  expect([status, bytes.toString()]).toEqual([200, 'Hello']);
});

test('stops at the limit, before and after unzipping', async () => {
  const large = Buffer.alloc(3_000_000);
  await expect(ask((_, response) => void response.end(large))).rejects.toMatchObject({
    code: 'too-large',
  });
  await expect(
    ask((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(large));
    }),
  ).rejects.toMatchObject({ code: 'too-large' });
});

test('gives up on a page that never ends', async () => {
  await expect(
    ask((_, response) => void response.write('<p>'), { timeoutMs: 300 }),
  ).rejects.toMatchObject({ code: 'timeout' });
});

test('hands a redirect back instead of following it', async () => {
  const paths: string[] = [];
  const { location } = await ask((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(302, { location: 'http://169.254.169.254/x' }).end();
  });
  expect(location).toBe('http://169.254.169.254/x');
  expect(paths).toEqual(['/page']);
});

test.each([
  'http://127.0.0.1:1/',
  'http://localhost:1/',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://2130706433/',
  'http://0x7f.1/',
])('%s is never connected to', async (url) => {
  const fetch = createGuardedFetch({ isForWebsites: true });
  const request = { fetch, url, userAgent: 'Bot', accept: '*/*', maxBytes: 10, timeoutMs: 2_000 };
  await expect(requestPage(request)).rejects.toMatchObject({ code: 'not-public' });
});

test('a name that turns to an inside address after it was checked is not connected to', async () => {
  let asked = 0;
  const fetch = createGuardedFetch({
    isForWebsites: true,
    resolveHost: (_host, _options, done) => {
      asked += 1;
      done(null, [{ address: asked === 1 ? '127.0.0.1' : '93.184.216.34', family: 4 }]);
    },
  });
  const request = { fetch, userAgent: 'Bot', accept: '*/*', maxBytes: 10, timeoutMs: 2_000 };
  await expect(requestPage({ ...request, url: 'http://rebinding.example/' })).rejects.toMatchObject(
    { code: 'not-public' },
  );
  expect(asked).toBe(1);
});
