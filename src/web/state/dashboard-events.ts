import type { DashboardEvent } from '#shared/contract/conversations.ts';
import { followEvents } from '#shared/follow-events.ts';
import { queryClient } from './query-client.ts';
import { readAgain } from './read-again.ts';
import { shareConnection } from './share-connection.ts';

type Listener = (event: DashboardEvent) => void;
/** Whether the listener has something to say to someone who does not look at this tab. */
type Options = { isHeardHidden?: () => boolean };
/** `ready` is the first event of each connection. */
type StreamEvent = DashboardEvent | { type: 'ready' };

/** Long enough to look something up in another tab. */
const keepHiddenMs = 10_000;

const listeners = new Map<Listener, Options>();
let leave: (() => void) | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Events for the whole page, while someone listens and looks. A tab in the background stops listening after a while. */
export function subscribeToEvents(listener: Listener, options: Options = {}): () => void {
  listeners.set(listener, options);
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) close();
  };
}

function check(): void {
  clearTimeout(leaving);
  const isWanted = !document.hidden || [...listeners.values()].some((one) => one.isHeardHidden?.());
  if (!isWanted) leaving = setTimeout(close, keepHiddenMs);
  else if (listeners.size > 0) {
    leave ??= shareConnection({
      name: 'dashboard-events',
      onEvent: dispatch,
      onJoin: () => dispatch({ type: 'ready' }),
      connect,
    });
  }
}

function close(): void {
  clearTimeout(leaving);
  leave?.();
  leave = null;
}

function connect(onEvent: (event: StreamEvent) => void): () => void {
  let isWanted = true;
  const check = followEvents<StreamEvent>({
    isWanted: () => isWanted,
    openStream: ({ signal, lastId }) =>
      fetch('/api/events', { signal, headers: { 'Last-Event-ID': lastId } }),
    onEvent,
  });
  const reconnect = () => check(true);
  window.addEventListener('online', reconnect);
  check();
  return () => {
    isWanted = false;
    window.removeEventListener('online', reconnect);
    check();
  };
}

function dispatch(event: StreamEvent): void {
  // What was read before the connection was open, for the first time or again, may be older than what happened since.
  if (event.type === 'ready') void readAgain({ queries: queryClient });
  else for (const listener of listeners.keys()) listener(event);
}
