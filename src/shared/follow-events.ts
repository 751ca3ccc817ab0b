import { readEvents } from './read-events.ts';

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** A stream that lasted this long was a good one: what ended it is no reason to wait long. */
const steadyMs = 5_000;
/** A quarter of the first pause: what was written meanwhile still arrives within a second. */
const afterSteady = -2;

/** How long to wait before another attempt: longer each time, and different for everyone who lost the same server. */
export const pauseBefore = (attempt: number): number =>
  Math.min(firstPauseMs * 2 ** attempt, longestPauseMs) * (0.5 + Math.random());

/** Opens or closes the stream as wanted. `isNew` opens another one at once, for when the network is back. */
export type CheckStream = (isNew?: boolean) => void;

/**
 * Keeps one event stream open as long as it is wanted. Whatever ends it, an error, a silent connection or any status,
 * it is opened again after a pause.
 */
export function followEvents<Event>({
  isWanted,
  openStream,
  onEvent,
}: {
  isWanted(): boolean;
  /** `lastId` is the id of the last event that had one: the server goes on after it. */
  openStream(options: { signal: AbortSignal; lastId: string }): Promise<Response>;
  onEvent(event: Event): void;
}): CheckStream {
  /** Also set during a pause, so that a check doesn't cut it short. */
  let line: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let lastId = '';

  async function connect(): Promise<void> {
    const own = new AbortController();
    const { signal } = own;
    const startedAt = Date.now();
    line = own;
    try {
      for await (const { event, id } of readEvents<Event>({
        line: own,
        openStream: () => openStream({ signal, lastId }),
      })) {
        lastId = id || lastId;
        onEvent(event);
      }
    } catch {
      // Tried again below, like every other end.
    }
    if (line !== own) return;
    // A server that accepts and hangs up again is not back yet.
    if (Date.now() - startedAt > steadyMs) attempt = afterSteady;
    timer = setTimeout(() => check(true), pauseBefore(attempt++));
  }

  function check(isNew?: boolean): void {
    const isOpen = isWanted();
    if (isNew || !isOpen) {
      clearTimeout(timer);
      line?.abort();
      line = undefined;
    }
    if (isOpen && !line) void connect();
  }

  return check;
}
