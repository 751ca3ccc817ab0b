/** Server-sent events, written by hand: a stream costs little more than the socket it is written to. */
import type { Context } from 'hono';
import type { StreamPlace } from './stream-places.ts';

export type EventStream = {
  /** Resolves at once while the client keeps up, else when it has read on: no one's memory grows for a slow reader. */
  send(event: { type: string; data: unknown; id?: string | number }): Promise<void>;
  /** Aborted when the client is gone or the server ends the stream. */
  signal: AbortSignal;
};

/** Proxies and the server itself end a silent connection; this is well below the usual minute. */
const heartbeatMs = 25_000;
/** Events that may wait for a reader; counted, because weighing each would cost more than it saves. */
const mostWaiting = 16;
const heartbeat = Buffer.from(': \n\n');
const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Asks nginx and its like not to collect the stream.
  'X-Accel-Buffering': 'no',
};

/** The usual case, and there are many: one promise serves them all. */
const sent = Promise.resolve();

/** Answers with a stream that lasts as long as `run`. What `run` throws ends it: send an event for what a client must know. */
export function streamEvents({
  c,
  place,
  run,
  isEndless = false,
}: {
  c: Context;
  /** Taken before anything was stored or read for the stream, and freed here when it ends. */
  place: StreamPlace;
  run: (stream: EventStream) => Promise<void>;
  /** It ends only when someone leaves: a server that stops does not wait for it. */
  isEndless?: boolean;
}): Response {
  const ending = new AbortController();
  place.stream({ ending, isEndless });
  let room: { awaited: Promise<void>; make(): void } | null = null;
  let beat: NodeJS.Timeout | undefined;
  const makeRoom = () => {
    room?.make();
    room = null;
  };
  const end = () => {
    clearInterval(beat);
    place.leave();
    ending.abort();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        ending.signal.addEventListener('abort', makeRoom);
        beat = setInterval(() => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(heartbeat);
        }, heartbeatMs);
        const stream: EventStream = {
          signal: ending.signal,
          send(event) {
            if (ending.signal.aborted) return sent;
            controller.enqueue(encodeEvent(event));
            const left = controller.desiredSize ?? 0;
            if (left > 0) return sent;
            // Only events that no one waits for come to this; the reader comes back and reads the rows.
            if (left < -mostWaiting) end();
            room ??= createRoom();
            return room.awaited;
          },
        };
        run(stream)
          .then(
            () => close(controller),
            (error) => (ending.signal.aborted ? close(controller) : controller.error(error)),
          )
          .finally(end);
      },
      pull: makeRoom,
      cancel: end,
    },
    { highWaterMark: mostWaiting },
  );
  // Through the context, because headers set on it so far do not reach a response made elsewhere.
  return c.body(body, 200, headers);
}

function createRoom() {
  let make = () => {};
  const awaited = new Promise<void>((resolve) => {
    make = resolve;
  });
  return { awaited, make };
}

/** JSON has no line breaks, so one `data` line is always enough. */
function encodeEvent({ type, data, id }: Parameters<EventStream['send']>[0]): Uint8Array {
  const name = id === undefined ? `event: ${type}` : `id: ${id}\nevent: ${type}`;
  return Buffer.from(`${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

function close(controller: ReadableStreamDefaultController<Uint8Array>): void {
  try {
    controller.close();
  } catch {
    // The client cancelled it first.
  }
}
