import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { busyGuard } from './busy-guard.ts';
import { createErrorHandler } from './error-handler.ts';
import type { HttpEnv } from './http-env.ts';

function start(limits: { most: number; each: number }) {
  const waiting: (() => void)[] = [];
  const app = new Hono<HttpEnv>();
  app.onError(createErrorHandler({ log: createLog('silent') }));
  app.use((c, next) => {
    c.set('clientAddress', c.req.header('from') ?? '192.0.2.1');
    return next();
  });
  app.use(busyGuard(limits));
  app.get('/slow', async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text('done');
  });
  app.get('/counted-elsewhere', async (c) => {
    c.get('leaveBusyPlace')?.();
    await new Promise<void>((resolve) => waiting.push(resolve));
    return c.text('done');
  });
  app.get('/broken', () => {
    throw new Error('broken');
  });
  const ask = (path: string, from = '192.0.2.1') => app.request(path, { headers: { from } });
  return { waiting, ask };
}

test('requests beyond the limit get 503 with Retry-After, and later ones are served again', async () => {
  const { waiting, ask } = start({ most: 2, each: 2 });
  const first = [ask('/slow', '192.0.2.1'), ask('/slow', '192.0.2.2')];
  await expect.poll(() => waiting.length).toBe(2);
  const refused = await ask('/slow', '192.0.2.3');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  for (const resolve of waiting.splice(0)) resolve();
  for (const response of await Promise.all(first)) expect(response.status).toBe(200);
  // What fails gives its place back as well.
  for (let n = 0; n < 3; n += 1) expect((await ask('/broken')).status).toBe(500);
});

test('one address does not take the places of others', async () => {
  const { waiting, ask } = start({ most: 10, each: 1 });
  const first = ask('/slow', '192.0.2.1');
  await expect.poll(() => waiting.length).toBe(1);
  expect((await ask('/slow', '192.0.2.1')).status).toBe(503);
  const other = ask('/slow', '192.0.2.2');
  await expect.poll(() => waiting.length).toBe(2);
  for (const resolve of waiting) resolve();
  expect((await first).status).toBe(200);
  expect((await other).status).toBe(200);
});

test('what is counted elsewhere leaves its place once', async () => {
  const { waiting, ask } = start({ most: 1, each: 1 });
  const first = ask('/counted-elsewhere');
  await expect.poll(() => waiting.length).toBe(1);
  const second = ask('/slow');
  await expect.poll(() => waiting.length).toBe(2);
  waiting.shift()?.();
  expect((await first).status).toBe(200);
  // The end of the first doesn't free the place that the second has.
  expect((await ask('/slow')).status).toBe(503);
  waiting.shift()?.();
  expect((await second).status).toBe(200);
});
