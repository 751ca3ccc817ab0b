/** As much of S3 as an object store needs: it keeps what it is sent and looks at how it is asked. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type S3Double = Awaited<ReturnType<typeof startS3Double>>;

export async function startS3Double() {
  const objects = new Map<string, Buffer>();
  const requests: { method: string; headers: IncomingHttpHeaders }[] = [];
  /** Statuses of the next responses. */
  const failures: number[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, headers });
    const body = await buffer(request);
    const failure = failures.shift();
    const isSigned = headers.authorization?.includes('Credential=KEY/');
    if (failure || !isSigned) return response.writeHead(failure ?? 403).end();
    if (method === 'PUT') objects.set(url, body);
    if (method === 'DELETE') objects.delete(url);
    const found = objects.get(url);
    if (method === 'GET' && !found) return response.writeHead(404).end('<Error/>');
    response.end(method === 'GET' ? found : undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** For STORAGE_URL. */
    url: `http://KEY:SE%2FCRET@127.0.0.1:${port}/bucket/askwell?region=eu-central-1`,
    /** What stands before a key in `objects`. */
    prefix: '/bucket/askwell/',
    objects,
    requests,
    failures,
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
