import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '#server/db/schema/rate-limits.ts';
import { callApp } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/create-test-database.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { consumeRateLimit, deleteExpiredRateLimits, rateLimit } from './rate-limit.ts';

let place: TestDatabase;
const clock = createFakeClock();
const secrets = { authSecret: 'a'.repeat(48), metricsToken: '' };
const deps = () => ({ database: place.database, clock, secrets });

beforeAll(async () => {
  place = await createTestDatabase();
});
afterAll(() => place.close());

function createLimited(name: string, trustedProxies: string[] = []) {
  const app = createBareApp({ trustedProxies });
  app.use(rateLimit({ deps: deps(), name, requests: 2, windowSeconds: 60, by: 'address' }));
  app.use(
    rateLimit({
      deps: deps(),
      name: `${name}-account`,
      requests: 3,
      windowSeconds: 60,
      by: (c) => c.req.header('x-account') ?? null,
    }),
  );
  app.get('/', (c) => c.body(null, 204));
  return (from: string, headers: Record<string, string> = {}) =>
    callApp({ app, path: '/', init: { from, headers } });
}

describe('rateLimit', () => {
  test('refuses beyond the limit, says when to come back, and keeps its word', async () => {
    const call = createLimited('plain');
    expect((await call('203.0.113.1')).headers.get('ratelimit')).toBe('"plain";r=1;t=60');
    expect((await call('203.0.113.1')).status).toBe(204);
    clock.advance(20);
    const refused = await call('203.0.113.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(refused.headers.get('ratelimit-policy')).toBe('"plain";q=2;w=60');
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } });
    expect((await call('203.0.113.2')).status).toBe(204);
    clock.advance(40);
    expect((await call('203.0.113.1')).status).toBe(204);
  });

  test('rotating addresses of one /64, spellings and claimed addresses are one caller', async () => {
    const call = createLimited('rotating');
    await call('2001:db8::1');
    await call('2001:0DB8:0:0:dead:beef::7');
    expect((await call('2001:db8:0:0:1::')).status).toBe(429);
    await call('203.0.113.9', { 'x-forwarded-for': '1.1.1.1' });
    await call('::ffff:203.0.113.9', { 'x-forwarded-for': '2.2.2.2' });
    expect((await call('203.0.113.9', { 'x-forwarded-for': '3.3.3.3' })).status).toBe(429);
  });

  test('callers behind a trusted proxy are counted one by one', async () => {
    const call = createLimited('proxied', ['10.0.0.0/8']);
    for (const n of [1, 2, 3, 4]) {
      expect((await call('10.0.0.1', { 'x-forwarded-for': `203.0.113.${n}` })).status).toBe(204);
    }
    // What stands left of the address our proxy saw is the caller's own invention.
    await call('10.0.0.1', { 'x-forwarded-for': '9.9.9.9, 203.0.113.1' });
    expect((await call('10.0.0.1', { 'x-forwarded-for': '8.8.8.8, 203.0.113.1' })).status).toBe(
      429,
    );
  });

  test('an account is limited from wherever it is tried', async () => {
    const call = createLimited('account');
    const statuses: number[] = [];
    for (const n of [1, 2, 3, 4]) {
      statuses.push((await call(`198.51.100.${n}`, { 'x-account': 'ann@shop.test' })).status);
    }
    expect(statuses).toEqual([204, 204, 204, 429]);
  });
});

describe('consumeRateLimit', () => {
  const use = (name: string) =>
    consumeRateLimit({ deps: deps(), name, caller: 'ann', requests: 1, windowSeconds: 60 });

  test('lets exactly one of many at once through at limit 1', async () => {
    const uses = await Promise.all(Array.from({ length: 30 }, () => use('burst')));
    expect(uses.filter(({ isAllowed }) => isAllowed)).toHaveLength(1);
    clock.advance(61);
    const later = await Promise.all(Array.from({ length: 30 }, () => use('burst')));
    expect(later.filter(({ isAllowed }) => isAllowed)).toHaveLength(1);
  });

  test('a clock set back does not stretch the window', async () => {
    clock.advance(86_400);
    await use('clock');
    clock.advance(-86_400);
    expect(await use('clock')).toMatchObject({ isAllowed: true, resetSeconds: 60 });
  });

  test('keeps no address or account in clear', async () => {
    await use('hashed');
    const rows = await place.database.orm.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toMatch(/ann|203\.0/);
  });
});

test('expired rows are deleted, running ones stay', async () => {
  await place.database.orm.delete(rateLimits);
  const caller = { deps: deps(), caller: 'x', requests: 1 };
  await consumeRateLimit({ ...caller, name: 'short', windowSeconds: 10 });
  await consumeRateLimit({ ...caller, name: 'long', windowSeconds: 1000 });
  clock.advance(11);
  await deleteExpiredRateLimits(deps());
  const rows = await place.database.orm.select({ key: rateLimits.key }).from(rateLimits);
  expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['long']);
});
