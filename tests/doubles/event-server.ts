/** A server of event streams that does what a test tells it, one request at a time. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that waits for its response. */
export type EventLine = {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Text of the stream, as it goes over the wire. The first call answers with status 200. */
  write(text: string): void;
  send(event: { type: string }, id?: number): void;
  end(): void;
  /** Cuts the connection without an end. */
  drop(): void;
  refuse(status: number, body?: string): void;
  /** Whether the client has hung up, or the response has ended. */
  isClosed(): boolean;
};

export type EventServer = {
  origin: string;
  /** Every request so far. */
  lines: EventLine[];
  /** Waits for the request with this number, counted from 1. */
  line(number: number): Promise<EventLine>;
  stop(): Promise<void>;
};

export async function startEventServer(): Promise<EventServer> {
  const lines: EventLine[] = [];
  let onLine = () => {};
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const write = (text: string) => {
      if (!response.headersSent) response.setHeader('Content-Type', 'text/event-stream');
      response.write(text);
    };
    lines.push({
      path: request.url ?? '',
      headers: request.headers,
      body,
      write,
      send: (event, id) =>
        write(
          `${id === undefined ? '' : `id: ${id}\n`}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
        ),
      end: () => void response.end(),
      drop: () => void response.destroy(),
      refuse: (status, text = '') => void response.writeHead(status).end(text),
      isClosed: () => response.closed,
    });
    onLine();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    async line(number) {
      for (;;) {
        const found = lines[number - 1];
        if (found) return found;
        await new Promise<void>((resolve) => {
          onLine = resolve;
        });
      }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
