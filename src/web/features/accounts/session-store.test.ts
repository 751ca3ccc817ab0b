import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import {
  createSessionStore,
  type SessionDeps,
  sessionTimes,
  type TabMessage,
} from './session-store.ts';

const user = { id: 'u1', email: 'owner@shop.example', name: 'Owner', emailVerified: true };
const answer = { session: { id: 's1', expiresAt: '2026-12-01T00:00:00.000Z' }, user };
const failure = (status: number) =>
  new ApiError({ code: status ? 'internal' : 'network', status, message: 'No.' });
const never = () => new Promise<never>(() => undefined);

function createTestStore(deps: Partial<SessionDeps> = {}) {
  let now = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  const tabs: { listener?: (message: TabMessage) => void; told: TabMessage[] } = { told: [] };
  let nextTimer = 0;
  const store = createSessionStore({
    fetchSession: async () => answer,
    isSessionValid: async () => true,
    endSession: async () => undefined,
    schedule: (run, ms) => {
      const id = nextTimer++;
      timers.set(id, { at: now + ms, run });
      return () => timers.delete(id);
    },
    tabs: {
      tell: (message) => tabs.told.push(message),
      listen: (listener) => {
        tabs.listener = listener;
        return () => {
          delete tabs.listener;
        };
      },
    },
    ...deps,
  });
  async function advance(ms: number) {
    const end = now + ms;
    await settle();
    for (;;) {
      const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
      const [first] = due;
      if (!first) break;
      timers.delete(first[0]);
      now = first[1].at;
      first[1].run();
      await settle();
    }
    now = end;
  }
  return { store, tabs, timers, advance };
}

/** Every promise of these tests resolves without waiting, so a turn of the event loop lets them all run. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('the first question', () => {
  test('is loading until the server has answered', async () => {
    const { store, advance } = createTestStore();
    store.start();
    expect(store.getSession()).toEqual({ status: 'loading' });
    await advance(0);
    expect(store.getSession()).toEqual({ status: 'signed-in', user });
  });

  test('ends after 8 seconds without an answer, and a late answer still counts', async () => {
    let release: (value: typeof answer) => void = () => undefined;
    const { store, advance } = createTestStore({
      fetchSession: () => new Promise((resolve) => (release = resolve)),
    });
    store.start();
    await advance(7999);
    expect(store.getSession().status).toBe('loading');
    await advance(1);
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'none' });
    release(answer);
    await advance(0);
    expect(store.getSession().status).toBe('signed-in');
  });

  test('is repeated while the server is away, and never taken for a sign-out', async () => {
    const fetchSession = vi.fn(async () => {
      throw failure(0);
    });
    const { store, advance } = createTestStore({ fetchSession });
    store.start();
    await advance(sessionTimes.loadingMs);
    expect(fetchSession).toHaveBeenCalledTimes(4);
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'unreachable' });
  });

  test('survives a failure before the answer', async () => {
    const fetchSession = vi.fn(async () => answer).mockRejectedValueOnce(failure(503));
    const { store, advance } = createTestStore({ fetchSession });
    store.start();
    await advance(1000);
    expect(store.getSession().status).toBe('signed-in');
  });
});

describe('the refresh', () => {
  async function startSignedIn(fetchSession: SessionDeps['fetchSession']) {
    const answers = vi.fn(fetchSession).mockResolvedValueOnce(answer);
    const test = createTestStore({ fetchSession: answers });
    test.store.start();
    await test.advance(0);
    return { ...test, answers };
  }

  test('asks every 30 minutes', async () => {
    const { advance, answers } = await startSignedIn(async () => answer);
    await advance(1_799_999);
    expect(answers).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(answers).toHaveBeenCalledTimes(2);
    await advance(1_800_000);
    expect(answers).toHaveBeenCalledTimes(3);
  });

  test.each([400, 401])('signs out on %d', async (status) => {
    const { store, advance } = await startSignedIn(() => Promise.reject(failure(status)));
    await advance(sessionTimes.refreshMs);
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'ended' });
  });

  test('signs out when the server knows no session', async () => {
    const { store, advance } = await startSignedIn(async () => null);
    await advance(sessionTimes.refreshMs);
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'ended' });
  });

  test.each([0, 429, 500, 503])('keeps the session on %d', async (status) => {
    const { store, advance } = await startSignedIn(() => Promise.reject(failure(status)));
    await advance(sessionTimes.refreshMs);
    expect(store.getSession().status).toBe('signed-in');
  });

  test('asks nothing while no one is signed in, and nothing after the stop', async () => {
    const fetchSession = vi.fn(async () => null);
    const { store, advance, timers } = createTestStore({ fetchSession });
    const stop = store.start();
    await advance(sessionTimes.refreshMs);
    expect(fetchSession).toHaveBeenCalledTimes(1);
    stop();
    expect(timers.size).toBe(0);
  });
});

describe('validation after the sign-in', () => {
  async function enterWith(isSessionValid: SessionDeps['isSessionValid']) {
    const { store, advance } = createTestStore({ fetchSession: never, isSessionValid });
    store.start();
    store.enter(user);
    await advance(0);
    return store.getSession();
  }

  test('a clear "invalid" signs out', async () => {
    expect(await enterWith(async () => false)).toEqual({ status: 'signed-out', reason: 'ended' });
    expect((await enterWith(() => Promise.reject(failure(401)))).status).toBe('signed-out');
  });

  test.each([0, 429, 500])('%d does not', async (status) => {
    expect((await enterWith(() => Promise.reject(failure(status)))).status).toBe('signed-in');
  });
});

describe('leaving', () => {
  test('signs out on the server first and tells the other tabs', async () => {
    const endSession = vi.fn(async () => undefined);
    const { store, tabs } = createTestStore({ endSession });
    store.enter(user);
    await store.signOut();
    expect(endSession).toHaveBeenCalledOnce();
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'left' });
    expect(tabs.told).toEqual(['signed-in', 'signed-out']);
  });

  test('stays signed in when the server could not be told', async () => {
    const { store } = createTestStore({ endSession: () => Promise.reject(failure(0)) });
    store.enter(user);
    await expect(store.signOut()).rejects.toMatchObject({ code: 'network' });
    expect(store.getSession().status).toBe('signed-in');
  });

  test('an answer to a question from before the sign-in is not believed', async () => {
    let release: (value: null) => void = () => undefined;
    const { store, advance } = createTestStore({
      fetchSession: () => new Promise<null>((resolve) => (release = resolve)),
    });
    store.start();
    store.enter(user);
    release(null);
    await advance(0);
    expect(store.getSession().status).toBe('signed-in');
  });
});

describe('other tabs', () => {
  test('a sign-out there is one here', async () => {
    const { store, tabs, advance } = createTestStore();
    store.start();
    await advance(0);
    tabs.listener?.('signed-out');
    expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'left-elsewhere' });
    expect(tabs.told).toEqual([]);
  });

  test('a sign-in there makes this tab ask again', async () => {
    const fetchSession = vi.fn<SessionDeps['fetchSession']>(async () => answer);
    fetchSession.mockResolvedValueOnce(null);
    const { store, tabs, advance } = createTestStore({ fetchSession });
    store.start();
    await advance(0);
    expect(store.getSession().status).toBe('signed-out');
    tabs.listener?.('signed-in');
    await advance(0);
    expect(store.getSession().status).toBe('signed-in');
  });
});

test('a refused call makes the store ask, many at once only one question', async () => {
  const fetchSession = vi.fn<SessionDeps['fetchSession']>(async () => null);
  const { store, advance } = createTestStore({ fetchSession });
  store.enter(user);
  store.recheck();
  store.recheck();
  await advance(0);
  expect(fetchSession).toHaveBeenCalledOnce();
  expect(store.getSession()).toEqual({ status: 'signed-out', reason: 'ended' });
});
