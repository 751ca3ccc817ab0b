import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { HttpEnv } from './http-env.ts';
import type { EventStreams } from './stream-places.ts';

export type Listening = {
  port: number;
  /** Stops accepting, lets answers finish for `graceMs`, then ends what is left. */
  close(graceMs: number): Promise<void>;
};

/** Every phase of a connection has a time limit, so that slow or silent clients cannot hold sockets for ever. */
const timeouts = {
  headersTimeout: 10_000,
  /** For a whole request: the largest upload at about 1 Mbit/s. */
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};
/** A socket on which nothing moves, such as a reader who stopped reading. Streams send a sign of life more often. */
const idleTimeout = 120_000;

export function listen({
  app,
  streams,
  host,
  port,
}: {
  app: Hono<HttpEnv>;
  streams: EventStreams;
  host: string;
  port: number;
}): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { ...timeouts, maxHeaderSize: 16_384 },
  }) as Server;
  server.timeout = idleTimeout;
  server.maxRequestsPerSocket = 10_000;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain({ error, host, port })));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      const { port: actual } = server.address() as AddressInfo;
      resolve({ port: actual, close: (graceMs) => close({ server, streams, graceMs }) });
    });
  });
}

async function close({
  server,
  streams,
  graceMs,
}: {
  server: Server;
  streams: EventStreams;
  graceMs: number;
}): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  streams.endEndless();
  // A connection kept alive becomes idle only once its answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

/** Thrown for what an operator can mend; its message is all they need to see. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

function explain({ error, host, port }: { error: Error; host: string; port: number }): Error {
  const code = (error as NodeJS.ErrnoException).code;
  const reason: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} needs rights that this user does not have. Choose one above 1023: PORT=3000 npm start`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one it has, or leave it out.`,
  };
  const message = code && reason[code];
  return message ? new ListenError(message, { cause: error }) : error;
}
