import type { DashboardEvent } from '#shared/contract/conversations.ts';
import { queryClient } from './query-client.ts';
import { readAgain } from './read-again.ts';

type Listener = (event: DashboardEvent) => void;
/** Whether the listener has something to say to somebody who does not look at this tab. */
type Options = { isHeardHidden?: () => boolean };

const kinds = ['document', 'conversation', 'message', 'lead', 'usage', 'access'] as const;
/** Long enough to look something up in another tab. */
const keepHiddenMs = 10_000;

const listeners = new Map<Listener, Options>();
let source: EventSource | null = null;
let closing: ReturnType<typeof setTimeout> | undefined;

/**
 * One connection for the whole page, open while somebody listens and looks. The browser reconnects it by itself. A tab
 * in the background lets go of it: a browser has six for all tabs of a site, and each tab would hold one for good.
 */
export function subscribeToNews(listener: Listener, options: Options = {}): () => void {
  listeners.set(listener, options);
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) close();
  };
}

function check(): void {
  clearTimeout(closing);
  const isWanted = !document.hidden || [...listeners.values()].some((one) => one.isHeardHidden?.());
  if (!isWanted) closing = setTimeout(close, keepHiddenMs);
  else if (listeners.size > 0) source ??= openSource();
}

function close(): void {
  clearTimeout(closing);
  source?.close();
  source = null;
}

function openSource(): EventSource {
  const opened = new EventSource('/api/events');
  // What was read before the connection stood, for the first time or again, may be older than what happened meanwhile.
  opened.addEventListener('ready', () => void readAgain({ queries: queryClient }));
  for (const kind of kinds) {
    opened.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as DashboardEvent;
      for (const listener of listeners.keys()) listener(event);
    });
  }
  return opened;
}
