import { describe, expect, test } from 'vitest';
import { callApp } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { floodGuard } from './flood-guard.ts';

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
