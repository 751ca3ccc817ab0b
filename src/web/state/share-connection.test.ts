import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle, until } from '../../../tests/doubles/until.ts';
import { shareConnection } from './share-connection.ts';

type Tab = {
  seen: string[];
  /** Sends to the tab's own connection; null while it has none. */
  send: ((event: string) => void) | null;
  leave(): void;
};
const tabs: Tab[] = [];
let name = '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  name = crypto.randomUUID();
});
afterEach(() => {
  for (const { leave } of tabs.splice(0)) leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openTab(): Tab {
  const tab: Tab = { seen: [], send: null, leave: () => {} };
  tab.leave = shareConnection<string>({
    name,
    onEvent: (event) => tab.seen.push(event),
    onJoin: () => tab.seen.push('join'),
    connect(onEvent) {
      tab.send = onEvent;
      return () => {
        tab.send = null;
      };
    },
  });
  tabs.push(tab);
  return tab;
}

const connected = () => tabs.filter(({ send }) => send);

/** Two tabs, of which the first has the connection. */
async function openTwo(): Promise<[Tab, Tab]> {
  const first = openTab();
  await until(() => first.send !== null);
  const second = openTab();
  await until(() => second.seen.length > 0);
  return [first, second];
}

test('one tab connects, all tabs hear', async () => {
  const [first, second] = await openTwo();
  expect(connected()).toEqual([first]);
  first.send?.('message');
  await until(() => second.seen.length > 1);
  expect(first.seen).toEqual(['message']);
  expect(second.seen).toEqual(['join', 'message']);
});

test('when the connected tab leaves, another one connects', async () => {
  const [first, second] = await openTwo();
  const third = openTab();
  await until(() => third.seen.length > 0);
  first.leave();
  await until(() => connected().length > 0);
  expect(connected()).toEqual([second]);
  second.send?.('message');
  await until(() => third.seen.includes('message'));
  expect(first.seen).toEqual([]);
});

test('a tab that leaves while it waits never connects', async () => {
  const [first, second] = await openTwo();
  second.leave();
  first.leave();
  const third = openTab();
  await until(() => third.send !== null);
  expect(connected()).toEqual([third]);
});

test('the connection is taken from a tab that is frozen, and only from such a one', async () => {
  const [first, second] = await openTwo();
  // Signs of life come over the channel while the clock moves.
  for (let seconds = 0; seconds < 300; seconds += 10) {
    vi.advanceTimersByTime(10_000);
    await settle();
  }
  expect(connected()).toEqual([first]);
  // A frozen tab sends nothing, however much time passes for the others.
  vi.advanceTimersByTime(90_000);
  await until(() => second.send !== null);
  await until(() => first.send === null);
  second.send?.('message');
  await until(() => first.seen.includes('message'));
});

test('without locks, each tab has a connection of its own', async () => {
  vi.stubGlobal('navigator', {});
  const [first, second] = [openTab(), openTab()];
  expect(connected()).toEqual([first, second]);
  first.leave();
  expect(connected()).toEqual([second]);
});

test('a tab that is refused locks has a connection of its own', async () => {
  const request = () => Promise.reject(new DOMException('', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const tab = openTab();
  await until(() => tab.send !== null);
  tab.leave();
  expect(connected()).toEqual([]);
});
