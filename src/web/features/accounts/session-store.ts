import type { SessionResponse, SessionUser } from '#shared/contract/accounts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { loadingSession, reduceSession, type Session, type SessionEvent } from './session-state.ts';

/** The world around the store, so that tests can hold the clock and the wire. */
export type SessionDeps = {
  fetchSession: () => Promise<SessionResponse>;
  isSessionValid: (userId: string) => Promise<boolean>;
  endSession: () => Promise<unknown>;
  /** Runs once after that many milliseconds; returns how to call it off. */
  schedule: (run: () => void, ms: number) => () => void;
  /** The other tabs of this browser. */
  tabs: {
    tell: (message: TabMessage) => void;
    listen: (listener: (message: TabMessage) => void) => () => void;
  };
};

export type TabMessage = 'signed-in' | 'signed-out';

export const sessionTimes = {
  loadingMs: 8000,
  refreshMs: 1_800_000,
  firstRetriesMs: [1000, 2000, 4000],
} as const;

/** Keeps one tab's idea of the session true: asks, refreshes, validates and follows the other tabs. */
export function createSessionStore(deps: SessionDeps) {
  let session: Session = loadingSession;
  /** Raised by every sign-in and sign-out here: an answer to a question asked before them is stale. */
  let era = 0;
  let asking: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function apply(event: SessionEvent): void {
    const before = session;
    session = reduceSession(before, event);
    if (session === before) return;
    for (const listener of listeners) listener();
    if (session.status === 'signed-in' && before.status !== 'signed-in') {
      void validate(session.user.id);
    }
  }

  /** Only a clear refusal signs out: a bad line or a server in trouble says nothing about the session. */
  async function ask(): Promise<void> {
    const asked = era;
    try {
      const answer = await deps.fetchSession();
      if (asked === era) apply({ type: 'answered', user: answer?.user ?? null });
    } catch (error) {
      if (asked === era && isStatus(error, [400, 401])) apply({ type: 'refused' });
      throw error;
    }
  }

  async function validate(userId: string): Promise<void> {
    const asked = era;
    const valid = await deps
      .isSessionValid(userId)
      .catch((error: unknown) => !isStatus(error, [401]));
    if (!valid && asked === era) apply({ type: 'refused' });
  }

  /** Fails when the server cannot be asked. */
  function reload(): Promise<void> {
    if (asking) return asking;
    const mine = ask().finally(() => {
      if (asking === mine) asking = null;
    });
    asking = mine;
    return mine;
  }

  function beginEra(): void {
    era += 1;
    asking = null;
  }

  const reloadIfPossible = () => void reload().catch(() => undefined);

  function start(): () => void {
    const pending = new Set<() => void>();
    function later(run: () => void, ms: number): void {
      const cancel = deps.schedule(() => {
        pending.delete(cancel);
        run();
      }, ms);
      pending.add(cancel);
    }
    let failed = false;
    function askFirst(attempt: number): void {
      reload().catch((error: unknown) => {
        if (isStatus(error, [400, 401])) return;
        failed = true;
        const delay = sessionTimes.firstRetriesMs[attempt];
        if (delay !== undefined) later(() => askFirst(attempt + 1), delay);
      });
    }
    function refreshEvery(ms: number): void {
      later(() => {
        if (session.status === 'signed-in') reloadIfPossible();
        refreshEvery(ms);
      }, ms);
    }
    askFirst(0);
    later(
      () => apply({ type: 'gave-up', reason: failed ? 'unreachable' : 'none' }),
      sessionTimes.loadingMs,
    );
    refreshEvery(sessionTimes.refreshMs);
    const stopListening = deps.tabs.listen((message) => {
      beginEra();
      if (message === 'signed-out') apply({ type: 'left-elsewhere' });
      else reloadIfPossible();
    });
    return () => {
      for (const cancel of pending) cancel();
      stopListening();
    };
  }

  /** After the server has set the cookie: sign-in, sign-up, a code exchanged. */
  function enter(user: SessionUser): void {
    beginEra();
    apply({ type: 'answered', user });
    deps.tabs.tell('signed-in');
  }

  /** After the server has dropped the session, e.g. with the account. */
  function leave(): void {
    beginEra();
    apply({ type: 'left' });
    deps.tabs.tell('signed-out');
  }

  async function signOut(): Promise<void> {
    try {
      await deps.endSession();
    } catch (error) {
      if (!isStatus(error, [401])) throw error;
    }
    leave();
  }

  return {
    start,
    reload,
    /** A call was refused: find out whether the session is gone. */
    recheck: () => {
      if (session.status === 'signed-in') reloadIfPossible();
    },
    enter,
    leave,
    signOut,
    getSession: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isStatus(error: unknown, statuses: readonly number[]): boolean {
  return error instanceof ApiError && statuses.includes(error.status);
}
