import { describe, expect, test } from 'vitest';
import { callApp } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';

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
