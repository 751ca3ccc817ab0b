import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/testing/find-free-port.ts';

/** As `lb_try_duration` in deploy/Caddyfile. */
const tryForMs = 5_000;

/**
 * What Caddy does in front of several servers: requests in turn, those that a server hasn't begun go to the next one,
 * and 502 for those that it took with it.
 */
export async function startBalancer({ ports }: { ports: readonly number[] }) {
  const port = await findFreePort();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    const until = Date.now() + tryForMs;
    while (Date.now() < until) {
      const upstream = ports[turn++ % ports.length] ?? 0;
      if (await pass({ incoming, outgoing, body, upstream, agent })) return;
      if (turn % ports.length === 0) await sleep(50);
    }
    refuse(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** False where the server is not there. */
function pass({
  incoming,
  outgoing,
  body,
  upstream,
  agent,
}: {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  body: Buffer;
  upstream: number;
  agent: Agent;
}): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request({
      host: '127.0.0.1',
      port: upstream,
      agent,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    });
    sent.once('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      response.once('error', () => outgoing.destroy());
      response.once('close', () => resolve(true));
    });
    const leave = () => sent.destroy();
    sent.once('error', (error: NodeJS.ErrnoException) => {
      outgoing.off('close', leave);
      if (error.code === 'ECONNREFUSED') return resolve(false);
      refuse(outgoing);
      resolve(true);
    });
    outgoing.once('close', leave);
    sent.end(body);
  });
}

function refuse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
}
