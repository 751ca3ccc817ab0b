import { describe, expect, test } from 'vitest';
import { callApp } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';
import { unknownRoute } from './unknown-route.ts';

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
