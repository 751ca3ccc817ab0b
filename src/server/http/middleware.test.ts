import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { callApp } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { accessLog } from './access-log.ts';
import { compressAnswers } from './compress-answers.ts';
import { floodGuard } from './flood-guard.ts';
import { createMetrics } from './metrics.ts';
import { requireFlag } from './require-flag.ts';
import { unknownRoute } from './unknown-route.ts';

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

describe('compressAnswers', () => {
  const app = createBareApp();
  app.use(compressAnswers());
  const big = { items: Array.from({ length: 200 }, (_, i) => `item ${i}`) };
  app.get('/big', (c) => c.json(big));
  app.get('/small', (c) => c.json({ ok: true }));
  app.get('/events', (c) =>
    c.body('data: x\n\n'.repeat(500), 200, { 'Content-Type': 'text/event-stream' }),
  );
  const get = (path: string, accepted: string) =>
    callApp({ app, path, init: { headers: { 'accept-encoding': accepted } } });

  test('packs what is large, as asked', async () => {
    const br = await get('/big', 'br, gzip');
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('vary')).toBe('Accept-Encoding');
    expect(
      JSON.parse(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()),
    ).toEqual(big);
    const gz = await get('/big', 'gzip');
    expect(JSON.parse(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString())).toEqual(big);
    expect(await (await get('/big', 'identity')).json()).toEqual(big);
  });

  test('leaves small answers and event streams alone', async () => {
    const small = await get('/small', 'br');
    expect(small.headers.get('content-encoding')).toBeNull();
    expect(await small.json()).toEqual({ ok: true });
    const events = await get('/events', 'br');
    expect(events.headers.get('content-encoding')).toBeNull();
  });
});

describe('floodGuard', () => {
  const clock = createFakeClock();
  const app = createBareApp();
  app.use(floodGuard({ clock, requestsPerMinute: 3 }));
  app.get('/', (c) => c.body(null, 204));
  const from = async (address: string) =>
    (await callApp({ app, path: '/', init: { from: address } })).status;

  test('stops one address, an IPv6 /64 being one, and lets it back after a minute', async () => {
    for (const n of [1, 2, 3]) expect(await from(`2001:db8::${n}`)).toBe(204);
    expect(await from('2001:0db8:0:0:ffff::9')).toBe(429);
    expect(await from('2001:db8:0:1::1')).toBe(204);
    expect(await from('203.0.113.7')).toBe(204);
    clock.advance(61);
    expect(await from('2001:db8::1')).toBe(204);
  });

  test('a clock set back does not lock anyone out', async () => {
    for (const _ of [1, 2, 3, 4]) await from('198.51.100.1');
    expect(await from('198.51.100.1')).toBe(429);
    clock.advance(-7200);
    expect(await from('198.51.100.1')).toBe(204);
  });
});

test('a flag that is off makes its routes unknown', async () => {
  const app = createBareApp();
  const flags = { analytics: true, apiAccess: false } as Parameters<typeof requireFlag>[0]['flags'];
  app.get('/a', requireFlag({ flags, flag: 'analytics' }), (c) => c.text('a'));
  app.get('/b', requireFlag({ flags, flag: 'apiAccess' }), (c) => c.text('b'));
  expect((await callApp({ app, path: '/a' })).status).toBe(200);
  expect((await callApp({ app, path: '/b' })).status).toBe(404);
});

describe('unknownRoute', () => {
  const app = createBareApp();
  app.get('/api/things/:id', (c) => c.text('x'));
  app.delete('/api/things/:id', (c) => c.text('x'));
  app.all('/api/*', unknownRoute(app));

  test('tells which methods a known address takes', async () => {
    const response = await callApp({ app, path: '/api/things/1', init: { method: 'PATCH' } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, DELETE']);
    const options = await callApp({ app, path: '/api/things/1', init: { method: 'OPTIONS' } });
    expect(options.status).toBe(405);
  });
  test('does not know other addresses', async () => {
    for (const path of ['/api', '/api/things', '/api/things/1/x', '/api//things/1']) {
      expect((await callApp({ app, path, init: { method: 'POST' } })).status).toBe(404);
    }
  });
});

describe('accessLog', () => {
  const lines: string[] = [];
  const metrics = createMetrics();
  const app = createBareApp();
  app.use(accessLog({ log: createLog('debug', { write: (line) => lines.push(line) }), metrics }));
  app.post('/api/reset/:token', (c) => c.text('ok'));
  app.get('/api/broken', () => {
    throw new Error('broken');
  });

  test('writes the pattern of the route and nothing that was sent', async () => {
    const init = {
      method: 'POST',
      body: 'hidden-body',
      headers: { cookie: 'session=hidden-cookie', authorization: 'Bearer hidden-key' },
    };
    await callApp({ app, path: '/api/reset/hidden-token?code=hidden-code%0d%0a', init });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('hidden');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      method: 'POST',
      route: '/api/reset/:token',
      status: 200,
      requestId: expect.any(String),
      ms: expect.any(Number),
    });
  });

  test('counts by route and status', async () => {
    await callApp({ app, path: '/api/broken' });
    await callApp({ app, path: '/api/broken' });
    const text = await metrics.render();
    expect(text).toContain('_count{method="GET",route="/api/broken",status="500"} 2');
    expect(text).toContain('route="/api/reset/:token",status="200",le="+Inf"} 1');
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m);
  });
});

test('a figure that cannot be read does not take the others along', async () => {
  const metrics = createMetrics();
  metrics.addGauge({
    name: 'jobs',
    help: 'x',
    read: () => Promise.reject(new Error('database away')),
  });
  const text = await metrics.render();
  expect(text).not.toContain('jobs');
  expect(text).toContain('process_resident_memory_bytes');
});
