/** Server-sent events, written by hand: a stream costs little more than the socket it is written to. */
import type { Context } from 'hono';
import { AppError } from '#shared/errors.ts';

export type EventStream = {
  /** Resolves at once while the client keeps up, else when it has read on: nobody's memory grows for a slow reader. */
  send(event: { type: string; data: unknown; id?: string | number }): Promise<void>;
  /** Aborted when the client is gone or the server ends the stream. */
  signal: AbortSignal;
};

/** Proxies and the server itself end a silent connection; this is well below the usual minute. */
const heartbeatMs = 25_000;
/** About 20 kB of open stream each: beyond this, a short refusal serves everybody better than a slow server. */
const maxOpenStreams = 5_000;
const highWaterBytes = 16_384;
const heartbeat = Buffer.from(': \n\n');
const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Asks nginx and its like not to collect the stream.
  'X-Accel-Buffering': 'no',
};

const open = new Set<AbortController>();

/** Answers with a stream that lasts as long as `run`. What `run` throws ends it: send an event for what a client must know. */
export function streamEvents({
  c,
  run,
}: {
  c: Context;
  run: (stream: EventStream) => Promise<void>;
}): Response {
  if (open.size >= maxOpenStreams) {
    throw new AppError('unavailable', 'Too many people are connected. Please try again shortly.', {
      retryAfterSeconds: 30,
    });
  }
  const ending = new AbortController();
  let wake: (() => void) | null = null;
  let beat: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(beat);
    open.delete(ending);
    ending.abort();
    wake?.();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        open.add(ending);
        ending.signal.addEventListener('abort', () => wake?.());
        beat = setInterval(() => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(heartbeat);
        }, heartbeatMs);
        const stream: EventStream = {
          signal: ending.signal,
          async send(event) {
            if (ending.signal.aborted) return;
            controller.enqueue(encodeEvent(event));
            if ((controller.desiredSize ?? 0) > 0) return;
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
            wake = null;
          },
        };
        run(stream)
          .then(
            () => close(controller),
            (error) => (ending.signal.aborted ? close(controller) : controller.error(error)),
          )
          .finally(end);
      },
      pull: () => wake?.(),
      cancel: end,
    },
    { highWaterMark: highWaterBytes, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  // Through the context, because headers set on it so far do not reach a response made elsewhere.
  return c.body(body, 200, headers);
}

/** Ends every open stream, so that a server that stops need not wait for readers who would stay for hours. */
export function endEventStreams(): void {
  for (const ending of [...open]) ending.abort();
}

export const countEventStreams = (): number => open.size;

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
