import { describe, expect, test } from 'vitest';
import { callApp } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';

test('a trace is continued for our own proxies only', async () => {
  const app = createBareApp({ trustedProxies: ['10.0.0.0/8'] });
  app.get('/', (c) => c.text(c.get('traceparent') ?? 'none'));
  const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const read = async (from: string) =>
    (await callApp({ app, path: '/', init: { from, headers } })).text();
  expect(await read('10.1.2.3')).toBe(headers.traceparent);
  expect(await read('203.0.113.7')).toBe('none');
});

describe('request ids', () => {
  const idFor = async (from: string, given: string) => {
    const app = createBareApp({ trustedProxies: ['10.0.0.0/8'] });
    app.get('/', (c) => c.text(c.get('requestId')));
    const response = await callApp({
      app,
      path: '/',
      init: { from, headers: { 'x-request-id': given } },
    });
    return response.text();
  };
  test('are taken from our own proxies when they look like one', async () => {
    expect(await idFor('10.1.2.3', 'proxy-id-1234')).toBe('proxy-id-1234');
    expect(await idFor('10.1.2.3', 'x')).not.toBe('x');
    expect(await idFor('10.1.2.3', '<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor('203.0.113.7', 'stranger-id-1234')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
