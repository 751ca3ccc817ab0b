/** Stands in for our server in tests of the web app: real HTTP, with responses that each test sets. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedCall = { method: string; path: string; query: string; body: string };
type Response = { status?: number; body?: unknown };
/** `lost` closes the connection without a response, as if the line broke after the server did its work. */
type Handler = (call: ReceivedCall) => Response | 'lost' | Promise<Response | 'lost'>;

export type WebApiDouble = Awaited<ReturnType<typeof startWebApi>>;

export async function startWebApi() {
  const handlers = new Map<string, Handler>();
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const call = {
      method: request.method ?? '',
      path: pathname,
      query: search.slice(1),
      body: await readBody(request),
    };
    calls.push(call);
    const handle = handlers.get(`${call.method} ${pathname}`);
    const set = handle ? await handle(call) : { status: 404, body: notFound };
    if (set === 'lost') {
      request.socket.destroy();
      return;
    }
    const { status = 200, body = {} } = set;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    calls,
    /** `route` is a method and a path, such as "POST /api/documents". */
    on: (route: string, handler: Handler) => void handlers.set(route, handler),
    callsOf: (route: string) => calls.filter(({ method, path }) => `${method} ${path}` === route),
    reset(): void {
      handlers.clear();
      calls.length = 0;
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const notFound = { error: { code: 'not_found', message: 'Not found.', requestId: 'test' } };

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
