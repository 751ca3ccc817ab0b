import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type EventLine,
  type EventServer,
  startEventServer,
} from '../../../tests/doubles/event-server.ts';
import { settle, until } from '../../../tests/doubles/until.ts';
import { subscribeToEvents } from './dashboard-events.ts';
import { queryClient } from './query-client.ts';

let server: EventServer;
const page = Object.assign(new EventTarget(), { hidden: false });
function setHidden(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

const stops: (() => void)[] = [];
const listen = (...given: Parameters<typeof subscribeToEvents>) => {
  const stop = subscribeToEvents(...given);
  stops.push(stop);
  return stop;
};

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  server = await startEventServer();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(server.origin + path, init));
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  // The lock of the test before may still be on its way back.
  vi.stubGlobal('navigator', {});
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await server.stop();
  page.hidden = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => server.lines.filter((line) => !line.isClosed());
const isClosed = (line: EventLine) => until(() => line.isClosed());

test('all listeners of a page share one connection, closed with the last', async () => {
  const first = listen(() => {});
  const second = listen(() => {});
  const line = await server.line(1);
  expect(line.path).toBe('/api/events');
  first();
  await settle();
  expect(open()).toHaveLength(1);
  second();
  await isClosed(line);
  expect(server.lines).toHaveLength(1);
});

test('a tab in the background hangs up, and reads again what it missed', async () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  listen(() => {});
  const line = await server.line(1);
  setHidden(true);
  vi.advanceTimersByTime(9_000);
  setHidden(false);
  vi.advanceTimersByTime(9_000);
  expect(open()).toHaveLength(1);

  setHidden(true);
  vi.advanceTimersByTime(10_000);
  await isClosed(line);
  expect(server.lines).toHaveLength(1);
  setHidden(false);
  const next = await server.line(2);
  expect(invalidate).not.toHaveBeenCalled();
  next.send({ type: 'ready' });
  await until(() => invalidate.mock.calls.length === 1);
});

test('after a bad gateway it connects again and reads again what was read before', async () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const heard = vi.fn();
  listen(heard);
  (await server.line(1)).refuse(502);
  await until(() => server.lines.length === 2, 100);
  server.lines[1]?.send({ type: 'ready' });
  await until(() => invalidate.mock.calls.length === 1);
  server.lines[1]?.send({ type: 'usage' });
  await until(() => heard.mock.calls.length === 1);
  expect(heard).toHaveBeenCalledWith({ type: 'usage' });
});

test('when the network is back it connects without waiting', async () => {
  listen(() => {});
  (await server.line(1)).refuse(503);
  await until(() => Boolean(server.lines[0]?.isClosed()));
  window.dispatchEvent(new Event('online'));
  await until(() => server.lines.length === 2);
});

test('a tab opened in the background asks for nothing until someone looks', async () => {
  page.hidden = true;
  listen(() => {});
  await settle();
  expect(server.lines).toHaveLength(0);
  setHidden(false);
  await server.line(1);
});

test('anyone who notifies people keeps listening in the background', async () => {
  const heard = vi.fn();
  listen(heard, { isHeardHidden: () => true });
  const line = await server.line(1);
  setHidden(true);
  vi.advanceTimersByTime(30_000);
  line.send({ type: 'usage' });
  await until(() => heard.mock.calls.length === 1);
  expect(heard).toHaveBeenCalledWith({ type: 'usage' });
});
