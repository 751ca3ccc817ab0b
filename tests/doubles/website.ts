/** A small business's website with everything that makes websites hard to read. It keeps a log of what is requested. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createWebsitePages, type WebsitePageDouble } from './website-pages.ts';

export type WebsiteDouble = Awaited<ReturnType<typeof startWebsiteDouble>>;

export async function startWebsiteDouble({ port: wanted = 0 } = {}) {
  const requests: { path: string; userAgent: string; status: number }[] = [];
  const state = { isDown: false, openNow: 0, mostOpen: 0 };
  let origin = '';
  let pages = new Map<string, WebsitePageDouble>();

  const server = createServer((request, response) => {
    state.openNow += 1;
    state.mostOpen = Math.max(state.mostOpen, state.openNow);
    response.once('close', () => {
      state.openNow -= 1;
    });
    const status = answer({ request, response });
    const path = request.url ?? '';
    requests.push({ path, userAgent: request.headers['user-agent'] ?? '', status });
  });

  function answer({ request, response }: { request: IncomingMessage; response: ServerResponse }) {
    const send = (status: number, headers = {}, body: string | Buffer = '') => {
      response.writeHead(status, headers).end(body);
      return status;
    };
    if (state.isDown) return send(503);
    const path = request.url ?? '/';
    const page = pages.get(path) ?? pages.get(path.replace(/(?<=.)\/$/, '')) ?? makeUp(path);
    if (!page) return send(404, { 'content-type': 'text/html' }, '<h1>404</h1>');
    if (page.location) return send(page.status ?? 302, { location: page.location });
    if (page.endless) {
      response.writeHead(200, { 'content-type': 'text/html' });
      const block = Buffer.alloc(256 * 1024, 'a');
      const write = () => {
        while (!response.destroyed && response.write(block)) {}
      };
      response.on('drain', write);
      write();
      return 200;
    }
    if (page.isSlow) {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>Please wait</h1>');
      return 200;
    }
    const body = Buffer.isBuffer(page.body) ? page.body : Buffer.from(page.body ?? '', 'utf8');
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    if (request.headers['if-none-match'] === etag) return send(304, { etag });
    const type = page.type ?? 'text/html; charset=utf-8';
    const headers = { 'content-type': type, ...(page.hasTag !== false && { etag }) };
    if (!page.isZipped) return send(page.status ?? 200, headers, body);
    return send(200, { ...headers, 'content-encoding': 'gzip' }, gzipSync(body));
  }

  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  pages = createWebsitePages(origin);

  return {
    origin,
    requests,
    pages,
    state,
    /** Paths of what was requested, but for robots.txt and sitemaps. */
    listRequested: () =>
      requests.map(({ path }) => path).filter((path) => !/robots\.txt|sitemap/.test(path)),
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A calendar that has a next month for ever. */
function makeUp(path: string): WebsitePageDouble | null {
  const month = /^\/calendar\?month=(\d+)$/.exec(path)?.[1];
  if (!month) return null;
  const next = Number(month) + 1;
  return {
    body: `<html><body><main><h1>Events in month ${month}</h1>
      <p>There are ${next} guided walks in month ${month}, each with its own guide.</p>
      <a href="/calendar?month=${next}">Next month</a></main></body></html>`,
  };
}
