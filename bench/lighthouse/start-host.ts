import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Someone's page with nothing on it, and with the one line that the manual tells to paste. */
export async function startHost(script: string) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    if (pathname !== '/') return response.writeHead(pathname === '/robots.txt' ? 404 : 204).end();
    const id = searchParams.get('chatbot');
    const tag = id ? `<script src="${script}" async data-chatbot-id="${id}"></script>` : '';
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A shop that sells bread and cakes."></head>
<body><main><h1>A shop</h1><p>We bake bread.</p></main>${tag}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { address, stop: () => server.close() };
}
