import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EventServer, startEventServer } from '../../tests/doubles/event-server.ts';
import { until } from '../../tests/doubles/until.ts';
import { type CheckStream, followEvents, pauseBefore } from './follow-events.ts';

let server: EventServer;
let isWanted = true;
let events: unknown[];
let check: CheckStream;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  server = await startEventServer();
  isWanted = true;
  events = [];
  check = followEvents({
    isWanted: () => isWanted,
    openStream: ({ signal, lastId }) =>
      fetch(server.origin, { signal, headers: { 'Last-Event-ID': lastId } }),
    onEvent: (event) => events.push(event),
  });
});
afterEach(async () => {
  isWanted = false;
  check();
  await server.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const untilLine = (number: number) => until(() => server.lines.length >= number, 100);

test.each([200, 401, 403, 404, 429, 500, 502, 503])(
  'connects again after status %i',
  async (status) => {
    check();
    (await server.line(1)).refuse(status, '<h1>Bad gateway</h1>');
    await untilLine(2);
    server.lines[1]?.send({ type: 'ready' });
    await until(() => events.length > 0);
    expect(events).toEqual([{ type: 'ready' }]);
  },
);

test('goes on after the last id when the connection is cut', async () => {
  check();
  const first = await server.line(1);
  expect(first.headers['last-event-id']).toBe('');
  first.send({ type: 'message' }, 7);
  first.send({ type: 'typing' });
  await until(() => events.length === 2);
  first.drop();
  await untilLine(2);
  expect(server.lines[1]?.headers['last-event-id']).toBe('7');
});

test('connects again when nothing arrives for a minute', async () => {
  check();
  const first = await server.line(1);
  first.send({ type: 'ready' });
  await until(() => events.length === 1);
  const startedAt = Date.now();
  await untilLine(2);
  await until(() => first.isClosed());
  expect(Date.now() - startedAt).toBeGreaterThan(60_000);
});

test('waits longer after each attempt, never longer than 45 seconds, and not the same everywhere', () => {
  vi.mocked(Math.random).mockRestore();
  const pauses = [0, 1, 2, 3, 4, 5, 40].map(pauseBefore);
  for (const [attempt, pause] of pauses.entries()) {
    const usual = Math.min(1_000 * 2 ** attempt, 30_000);
    expect(pause).toBeGreaterThanOrEqual(usual / 2);
    expect(pause).toBeLessThanOrEqual(usual * 1.5);
  }
  expect(new Set(Array.from({ length: 20 }, () => pauseBefore(3))).size).toBeGreaterThan(1);
});

test('a server that accepts and hangs up at once is asked less and less often', async () => {
  check();
  const startedAt: number[] = [];
  for (const number of [1, 2, 3, 4]) {
    await untilLine(number);
    startedAt.push(Date.now());
    server.lines[number - 1]?.send({ type: 'ready' });
    server.lines[number - 1]?.end();
    await until(() => events.length === number);
  }
  const pauses = startedAt.slice(1).map((time, index) => time - (startedAt[index] ?? 0));
  expect(pauses[1]).toBeGreaterThan(pauses[0] ?? 0);
  expect(pauses[2]).toBeGreaterThan(pauses[1] ?? 0);
});

test('a stream that was open for a while is opened again within half a second, as often as it is cut', async () => {
  check();
  for (const number of [1, 2, 3, 4]) {
    const line = await server.line(number);
    line.send({ type: 'ready' });
    await until(() => events.length === number);
    await vi.advanceTimersByTimeAsync(6_000);
    const cutAt = Date.now();
    line.drop();
    await untilLine(number + 1);
    expect(Date.now() - cutAt).toBeLessThan(500);
  }
});

test('a check leaves a pause alone, unless a new stream is wanted at once', async () => {
  check();
  (await server.line(1)).refuse(502);
  let rounds = 0;
  await until(() => {
    check();
    return ++rounds > 50;
  });
  expect(server.lines).toHaveLength(1);
  check(true);
  await until(() => server.lines.length === 2);
});

test('closes the connection and forgets a pause when it is no longer wanted', async () => {
  check();
  const first = await server.line(1);
  first.send({ type: 'ready' });
  await until(() => events.length === 1);
  isWanted = false;
  check();
  await until(() => first.isClosed());
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.lines).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
