/** A leader says that it is there this often. */
const aliveMs = 20_000;
/** Browsers let hidden tabs run a timer once a minute only: a leader that is silent for longer is frozen. */
const silenceMs = 90_000;

type Shared<Event> = {
  /** The same in all tabs that share. */
  name: string;
  /** Called in every tab, for each event of the one connection. */
  onEvent(event: Event): void;
  /** Called in a tab that listens from now on to a connection that another one has. */
  onJoin(): void;
  /** Opens the connection, in one tab only. Returns how to close it. */
  connect(onEvent: (event: Event) => void): () => void;
};

/**
 * One connection for all tabs of a browser: the tab that has the lock connects and passes on what it hears. When it
 * leaves or is closed, the next one takes over; when it is frozen, another takes the lock from it. Where the browser
 * has no locks, as on pages without https, each tab has its own connection. Returns how to leave.
 */
export function shareConnection<Event>(shared: Shared<Event>): () => void {
  const { name, onEvent, onJoin, connect } = shared;
  if (!navigator.locks || !globalThis.BroadcastChannel) return connect(onEvent);
  const channel = new BroadcastChannel(name);
  let hasLeft = false;
  let waiting = new AbortController();
  let watch: ReturnType<typeof setTimeout> | undefined;
  /** Set while this tab has the connection. */
  let stopLeading: (() => void) | null = null;

  function startLeading(): Promise<void> {
    clearTimeout(watch);
    const close = connect((event) => {
      channel.postMessage({ event });
      onEvent(event);
    });
    const alive = setInterval(() => channel.postMessage({}), aliveMs);
    return new Promise((resolve) => {
      stopLeading = () => {
        stopLeading = null;
        clearInterval(alive);
        close();
        resolve();
      };
    });
  }

  /** Waits for the lock again and again, until this tab leaves. */
  async function takePart(): Promise<void> {
    let how: LockOptions = { ifAvailable: true };
    while (!hasLeft) {
      try {
        await navigator.locks.request(name, how, (lock) => {
          if (lock && !hasLeft) return startLeading();
          if (!lock) onJoin();
        });
      } catch (error) {
        // Aborted: another tab took the lock from this one, or this one stopped waiting. Otherwise locks are refused here.
        if ((error as Error).name !== 'AbortError') await startLeading();
      }
      stopLeading?.();
      how = { steal: true };
      if (waiting.signal.aborted) waiting = new AbortController();
      else {
        how = { signal: waiting.signal };
        expectSigns();
      }
    }
  }

  function expectSigns(): void {
    clearTimeout(watch);
    watch = setTimeout(() => waiting.abort(), silenceMs);
  }

  channel.onmessage = ({ data }: MessageEvent<{ event?: Event }>) => {
    if (!stopLeading) expectSigns();
    if (data.event) onEvent(data.event);
  };
  void takePart();
  return () => {
    hasLeft = true;
    clearTimeout(watch);
    waiting.abort();
    stopLeading?.();
    channel.close();
  };
}
