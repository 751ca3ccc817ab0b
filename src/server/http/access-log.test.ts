import { describe, expect, test } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { callApp } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';
import { accessLog } from './access-log.ts';
import { createMetrics } from './metrics.ts';

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
    expect(text).toContain('{le="+Inf",method="POST",route="/api/reset/:token",status="200"} 1');
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m);
  });
});
