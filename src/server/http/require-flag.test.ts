import { expect, test } from 'vitest';
import { callApp } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';
import { requireFlag } from './require-flag.ts';

test('a flag that is off makes its routes unknown', async () => {
  const app = createBareApp();
  const flags = { analytics: true, apiAccess: false } as Parameters<typeof requireFlag>[0]['flags'];
  app.get('/a', requireFlag({ flags, flag: 'analytics' }), (c) => c.text('a'));
  app.get('/b', requireFlag({ flags, flag: 'apiAccess' }), (c) => c.text('b'));
  expect((await callApp({ app, path: '/a' })).status).toBe(200);
  expect((await callApp({ app, path: '/b' })).status).toBe(404);
});
