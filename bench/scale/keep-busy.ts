import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Shop, writeHandbook } from '../chat/shop.ts';

type Work = (isOver: () => boolean) => Promise<void>;

/** Files that are read and embedded one after the other. */
export const uploadDocuments =
  (shop: Shop): Work =>
  async (isOver) => {
    for (let n = 0; !isOver(); n += 1) {
      const form = new FormData();
      form.set('chatbotIds', shop.chatbotId);
      form.set('file', new Blob([`Copy ${n}\n\n${writeHandbook(100)}`]), `copy-${n}.md`);
      const response = await fetch(`${shop.app.address}/api/documents`, {
        method: 'POST',
        headers: { cookie: shop.cookie, origin: shop.app.address },
        body: form,
      });
      if (!response.ok) throw new Error(`Upload: ${await response.text()}`);
      await response.arrayBuffer();
      await sleep(500);
    }
  };

/** A website that has always one more page. */
export async function startWebsite() {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/robots.txt') return void response.writeHead(404).end();
    const at = Number(/^\/page-(\d+)$/.exec(url)?.[1] ?? 0);
    const links = Array.from({ length: 5 }, (_, n) => at * 5 + n + 1);
    const text = `Page ${at} tells about part ${at * 3}, which costs ${at + 5} euros. `.repeat(40);
    const list = links.map((to) => `<a href="/page-${to}">Page ${to}</a>`).join(' ');
    response.setHeader('content-type', 'text/html');
    response.end(`<title>Page ${at}</title><main><h1>Page ${at}</h1><p>${text}</p>${list}</main>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Ends with the measurement: what was found so far is left to the server. */
export const crawlWebsite =
  ({ shop, origin }: { shop: Shop; origin: string }): Work =>
  async (isOver) => {
    const json = { address: origin, chatbotIds: [shop.chatbotId] };
    const made = await shop.call('/api/websites', { method: 'POST', json });
    if (!made.ok) throw new Error(`Website: ${await made.text()}`);
    while (!isOver()) await sleep(100);
  };

/** One call after the other, as someone who looks through their figures. */
export const readPages =
  ({ shop, paths }: { shop: Shop; paths: readonly string[] }): Work =>
  async (isOver) => {
    while (!isOver()) {
      for (const path of paths) {
        const response = await shop.call(path);
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        await response.arrayBuffer();
      }
    }
  };
