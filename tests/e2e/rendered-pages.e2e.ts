/** Pages that only a script fills, where the operator named a browser: rendered, and without a way into the operator's network. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { APIRequestContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { findChromium } from '../../scripts/testing/find-chromium.ts';
import { findFreePort } from '../../scripts/testing/find-free-port.ts';
import { createPageRenderer } from '../../src/server/adapters/browser/page-renderer.ts';
import type { WebsitePage } from '../../src/shared/contract/websites.ts';
import { startWebsiteDouble } from '../doubles/website.ts';
import { journey } from './harness/journey.ts';
import { startPreparedApp } from './harness/prepared-data.ts';

journey(
  'a page that only a script fills is read, and its script reaches nothing inside',
  async ({ open }) => {
    const site = await startWebsiteDouble();
    const inside = await startInside();
    const app = await startPreparedApp({
      ...{ WEBSITE_TRUSTED_ORIGINS: site.origin, CRAWL_BROWSER: findChromium() },
      LOG_LEVEL: 'warn',
    });
    try {
      const start = `<a href="/planner">Planner</a> <a href="/curious">Curious</a>`;
      site.pages.set('/', { body: `<h1>Bikes</h1><p>Rent one by the hour.</p>${start}` });
      site.pages.set('/robots.txt', {
        body: 'User-agent: *\nDisallow: /hidden',
        type: 'text/plain',
      });
      site.pages.set('/curious', {
        body: `<title>Curious</title><div id="root"></div><script src="/curious.js"></script>
        <img src="http://127.0.0.1:${inside.port}/pixel.png">
        <iframe src="http://127.0.0.1:${inside.port}/frame"></iframe>`,
      });
      site.pages.set('/note.json', { body: 'the fish market', type: 'application/json' });
      site.pages.set('/curious.js', {
        body: writeCuriousScript(inside.port),
        type: 'text/javascript',
      });
      const { request } = await open({ baseURL: app.address });
      await createAccount({ request });
      const pages = await findPages({ request, address: site.origin, appAddress: app.address });
      const pageAt = (path: string) => pages.find(({ url }) => new URL(url).pathname === path);

      expect(pageAt('/planner')).toMatchObject({ state: 'found', failure: null });
      const requested = site.listRequested();
      expect(requested.filter((path) => path === '/planner')).toHaveLength(1);
      expect(requested).toContain('/planner.json');

      // What the page could find out by itself is in its own text.
      const curious = pageAt('/curious');
      expect(curious).toMatchObject({ state: 'found' });
      expect(curious?.title).toBe(
        'own: the fish market, inside: refused, cloud: refused, sent: refused',
      );
      expect(requested).not.toContain('/hidden.json');
      expect(requested.filter((path) => path === '/note.json')).toHaveLength(1);
      expect(inside.visits).toEqual([]);
    } finally {
      await app.stop();
      await inside.stop();
      await site.stop();
    }
  },
);

test('a page whose script never ends is given up, and the next one is rendered', async () => {
  const warnings: unknown[] = [];
  const renderer = createPageRenderer({
    ...{ path: findChromium(), userAgent: 'Bot', warn: (error) => warnings.push(error) },
    limits: { scriptMs: 500, hardMs: 6_000 },
  });
  const render = (html: string) =>
    renderer.render({
      ...{ url: 'https://shop.example/', bytes: Buffer.from(html), contentType: 'text/html' },
      getPart: async () => null,
    });
  try {
    expect(await render('<script>for (;;) {}</script>')).toBeNull();
    expect(warnings).toHaveLength(1);
    const drawn = await render('<p></p><script>document.querySelector("p").append(6 * 7)</script>');
    expect(drawn?.toString()).toContain('<p>42</p>');
  } finally {
    renderer.close();
  }
});

/** Something in the operator's network that notes whoever speaks to it, over TCP and UDP. */
async function startInside() {
  const visits: string[] = [];
  const port = await findFreePort();
  const server = createServer((socket) => {
    visits.push('tcp');
    socket.destroy();
  }).listen(port, '127.0.0.1');
  const datagrams = createSocket('udp4').on('message', () => visits.push('udp'));
  await once(server, 'listening');
  datagrams.bind(port, '127.0.0.1');
  await once(datagrams, 'listening');
  return {
    port,
    visits,
    async stop() {
      datagrams.close();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Tries every way out that a page has. */
function writeCuriousScript(port: number): string {
  const inside = `127.0.0.1:${port}`;
  return `
      const read = async (url, init) => {
        try {
          return await (await fetch(url, init)).text();
        } catch {
          return 'refused';
        }
      };
      const attempts = [
        () => new WebSocket('ws://${inside}/socket'),
        () => new WebTransport('https://${inside}/transport'),
        () => navigator.sendBeacon('http://${inside}/beacon', 'x'),
        () => window.open('http://${inside}/window'),
        () => new Worker(URL.createObjectURL(new Blob(["fetch('http://${inside}/worker')"]))),
        async () => {
          const call = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${inside}' }] });
          call.createDataChannel('x');
          await call.setLocalDescription(await call.createOffer());
        },
        () => read('/hidden.json'),
      ];
      (async () => {
        for (const attempt of attempts) {
          try {
            await attempt();
          } catch {}
        }
        const results = [
          'own: ' + (await read('/note.json')),
          'inside: ' + (await read('http://${inside}/fetch')),
          'cloud: ' + (await read('http://169.254.169.254/latest/meta-data')),
          'sent: ' + (await read('/note.json', { method: 'POST', body: 'x' })),
        ];
        document.title = results.join(', ');
        document.getElementById('root').innerHTML =
          '<p>This page looked around in its browser and wrote down what it was able to find there.</p>';
        location.href = 'http://${inside}/elsewhere';
      })();
    `;
}

async function findPages({
  request,
  address,
  appAddress,
}: {
  request: APIRequestContext;
  address: string;
  appAddress: string;
}): Promise<WebsitePage[]> {
  const headers = { origin: appAddress };
  const made = await request.post('/api/websites', { headers, data: { address } });
  const { id } = await made.json();
  const stateOf = async () => (await (await request.get(`/api/websites/${id}`)).json()).state;
  await expect.poll(stateOf, { timeout: 120_000, interval: 300 }).toBe('choosing');
  return (await (await request.get(`/api/websites/${id}/pages`)).json()).items;
}
