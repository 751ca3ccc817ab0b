import type { DashboardEvent } from '#shared/contract/conversations.ts';

type Listener = (event: DashboardEvent) => void;

const kinds = ['document', 'conversation', 'message', 'lead', 'usage', 'access'] as const;
const listeners = new Set<Listener>();
let source: EventSource | null = null;

/** One connection for the whole page, open while somebody listens. The browser reconnects it by itself. */
export function subscribeToNews(listener: Listener): () => void {
  listeners.add(listener);
  source ??= openSource();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    source?.close();
    source = null;
  };
}

function openSource(): EventSource {
  const opened = new EventSource('/api/events');
  for (const kind of kinds) {
    opened.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as DashboardEvent;
      for (const listener of listeners) listener(event);
    });
  }
  return opened;
}
