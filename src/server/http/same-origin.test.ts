import { describe, expect, test } from 'vitest';
import { callApp } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';
import { sameOrigin } from './same-origin.ts';

function createGuarded(isPublicUrlGiven: boolean) {
  const publicUrl = isPublicUrlGiven ? 'https://chat.shop.test' : 'http://localhost:3000';
  const app = createBareApp();
  app.use(sameOrigin({ publicUrl, isPublicUrlGiven }));
  app.all('/', (c) => c.body(null, 204));
  return (headers: Record<string, string>, method = 'POST') =>
    callApp({ app, path: '/', init: { method, headers, asBrowser: false } }).then((r) => r.status);
}

describe('with PUBLIC_URL', () => {
  const send = createGuarded(true);
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{ 'sec-fetch-site': 'none' }, 204],
    [{ origin: 'https://chat.shop.test' }, 204],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.test' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://chat.shop.test' }, 403],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'https://chat.shop.test.evil.test' }, 403],
    [{ origin: 'http://chat.shop.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://evil.test', host: 'evil.test' }, 403],
    [{}, 403],
  ])('%o gives %i', async (headers, status) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY']) {
      expect(await send(headers as Record<string, string>, method)).toBe(status);
    }
  });

  test('reading is free', async () => {
    expect(await send({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(204);
  });
});

describe('without PUBLIC_URL people come by any name of the machine', () => {
  const send = createGuarded(false);
  test.each([
    [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }, 204],
    [{ origin: 'http://Office.local:3000', host: 'office.local:3000' }, 204],
    [{ origin: 'http://192.168.1.5:8080', host: '192.168.1.5:3000' }, 403],
    [{ origin: 'http://evil.test', host: 'localhost:3000' }, 403],
    [{ origin: 'null', host: 'localhost:3000' }, 403],
    [{ origin: 'nonsense' }, 403],
    [
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000', host: 'localhost:3000' },
      403,
    ],
    [{ host: 'localhost:3000' }, 403],
  ])('%o gives %i', async (headers, status) => {
    expect(await send(headers as Record<string, string>)).toBe(status);
  });
});
