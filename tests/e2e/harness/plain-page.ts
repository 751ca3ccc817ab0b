import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shop's own page as a shop makes it, on a port of its own. `body` is pasted as it stands; `lang` is the page's language. */
export async function startPlainPage(
  body: string,
  lang = 'en',
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"><body><main><h1>Shop</h1></main>${body}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
