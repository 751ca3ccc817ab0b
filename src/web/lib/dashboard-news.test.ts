import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToNews } from './dashboard-news.ts';
import { queryClient } from './query-client.ts';

class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  isClosed = false;
  constructor() {
    super();
    FakeSource.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
}
const open = () => FakeSource.opened.filter(({ isClosed }) => !isClosed);
const page = Object.assign(new EventTarget(), { hidden: false });
function setHidden(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

const stops: (() => void)[] = [];
const listen = (...given: Parameters<typeof subscribeToNews>) => {
  const stop = subscribeToNews(...given);
  stops.push(stop);
  return stop;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  FakeSource.opened = [];
  page.hidden = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('all listeners of a page share one connection, closed with the last', () => {
  const first = listen(() => {});
  const second = listen(() => {});
  expect(FakeSource.opened).toHaveLength(1);
  first();
  expect(open()).toHaveLength(1);
  second();
  expect(open()).toHaveLength(0);
});

test('a tab in the background lets go of it, and reads again what it missed', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  listen(() => {});
  setHidden(true);
  vi.advanceTimersByTime(9_000);
  setHidden(false);
  vi.advanceTimersByTime(9_000);
  expect(FakeSource.opened).toHaveLength(1);
  expect(open()).toHaveLength(1);

  setHidden(true);
  vi.advanceTimersByTime(10_000);
  expect(open()).toHaveLength(0);
  setHidden(false);
  expect(open()).toHaveLength(1);
  expect(invalidate).not.toHaveBeenCalled();
  open()[0]?.dispatchEvent(new Event('ready'));
  expect(invalidate).toHaveBeenCalledTimes(1);
});

test('whenever the connection stands, what was read before is read again', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  listen(() => {});
  expect(invalidate).not.toHaveBeenCalled();
  open()[0]?.dispatchEvent(new Event('ready'));
  expect(invalidate).toHaveBeenCalledTimes(1);
  for (const type of ['error', 'ready']) open()[0]?.dispatchEvent(new Event(type));
  expect(invalidate).toHaveBeenCalledTimes(2);
});

test('a tab opened in the background asks for nothing until somebody looks', () => {
  page.hidden = true;
  listen(() => {});
  expect(open()).toHaveLength(0);
  setHidden(false);
  expect(open()).toHaveLength(1);
});

test('whoever notifies people keeps listening in the background', () => {
  const heard = vi.fn();
  listen(heard, { isHeardHidden: () => true });
  setHidden(true);
  vi.advanceTimersByTime(60_000);
  const data = JSON.stringify({ type: 'usage' });
  open()[0]?.dispatchEvent(new MessageEvent('usage', { data }));
  expect(heard).toHaveBeenCalledWith({ type: 'usage' });
});
