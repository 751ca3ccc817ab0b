/** One of two servers that stream the same words: ours, or bare node:http. Says how much CPU it has used when asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import type { HttpEnv } from '#server/http/http-env.ts';
import { listen } from '#server/http/listen.ts';
import { streamEvents } from '#server/http/sse.ts';
import { createEventStreams } from '#server/http/stream-places.ts';

const events = 300;
const data = { type: 'token', text: 'The bakery is open. ' };

if (process.argv[2] === 'bare') {
  const server = createServer(async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (let n = 0; n < events; n += 1) {
      response.write(`event: token\ndata: ${JSON.stringify(data)}\n\n`);
      await turn();
    }
    response.end();
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
} else {
  const streams = createEventStreams();
  const app = new Hono<HttpEnv>().get('/', (c) =>
    streamEvents({
      c,
      place: streams.takePlace({ pool: 'answers', circles: [] }),
      async run(stream) {
        for (let n = 0; n < events; n += 1) {
          await stream.send({ type: 'token', data });
          await turn();
        }
      },
    }),
  );
  const { port } = await listen({ app, streams, host: '127.0.0.1', port: 0 });
  process.send?.(port);
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});

/** Words of a model come one by one, never all in one go. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
