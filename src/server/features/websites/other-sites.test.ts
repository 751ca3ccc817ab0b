/** Pages on other hosts, which are read together with a website because its owner says so. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processDocuments } from '#server/features/documents/jobs.ts';
import { askChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { workOnWebsite } from '#server/testing/website-fixtures.ts';
import type { Website, WebsitePage } from '#shared/contract/websites.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { plans } from '#shared/plans.ts';
import { startWebsiteDouble, type WebsiteDouble } from '../../../../tests/doubles/website.ts';

let app: TestApp;
let site: WebsiteDouble;
let shop: WebsiteDouble;
let stranger: WebsiteDouble;
let ann: Tenant;
let website: Website;
let chatbotId: string;
const readingMs = 120_000;

beforeAll(async () => {
  site = await startWebsiteDouble();
  shop = await startWebsiteDouble();
  stranger = await startWebsiteDouble();
  for (const { pages } of [site, shop, stranger]) pages.clear();
  put(
    site,
    '/',
    `<a href="${shop.origin}/kites">Shop</a> <a href="${stranger.origin}/">Friends</a>`,
  );
  put(shop, '/', '<p>Welcome to the shop at the harbor.</p>');
  put(shop, '/kites', '<p>Kites cost 45 euros in the shop.</p>');
  put(shop, '/till', '<p>The till is closed.</p>');
  put(shop, '/sails', '<p>Sails are sewn to measure in two weeks.</p>');
  put(stranger, '/', '<p>We are friends of the harbor.</p>');
  shop.pages.set('/robots.txt', {
    body: `User-agent: *\nDisallow: /till\nSitemap: ${shop.origin}/sitemap.xml`,
    type: 'text/plain',
  });
  const listed = ['/sails', '/till'].map((path) => `<url><loc>${shop.origin}${path}</loc></url>`);
  shop.pages.set('/sitemap.xml', {
    body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join('')}</urlset>`,
    type: 'application/xml',
  });
  const trusted = [site, shop, stranger].map(({ origin }) => origin).join();
  app = await createTestApp({ variables: { WEBSITE_TRUSTED_ORIGINS: trusted } });
  ann = await createTenant(app, { plan: 'business' });
  ({ id: chatbotId } = await ann.createChatbot());
});
afterAll(async () => {
  await app.close();
  for (const double of [site, shop, stranger]) await double.stop();
});

function put(double: WebsiteDouble, path: string, content: string): void {
  const phone = double === shop ? '+49 40 555 0199' : '+49 40 555 0123';
  const footer = `<footer><p>Phone: <a href="tel:${phone}">${phone}</a></p></footer>`;
  const body = `<html><head><title>${path}</title></head><body>
    <main><h1>About ${path}</h1>${content}</main>${footer}</body></html>`;
  double.pages.set(path, { body });
}

async function work(): Promise<void> {
  website = await workOnWebsite({ app, who: ann, id: website.id });
  const { signal } = new AbortController();
  for (let turn = 0; turn < 4; turn += 1) await processDocuments({ deps: app.deps, signal });
}

const ask = (question: string) => askChatbot({ deps: app.deps, id: chatbotId, question });
const change = (input: object) => ann.send<Website>('PATCH', `/api/websites/${website.id}`, input);
const create = (otherAddresses: unknown) =>
  ann.send<Website & ErrorBody>('POST', '/api/websites', {
    ...{ address: site.origin, chatbotIds: [chatbotId], otherAddresses },
  });

async function sync(): Promise<void> {
  for (const { requests } of [site, shop, stranger]) requests.length = 0;
  expect((await ann.send('POST', `/api/websites/${website.id}/sync`)).status).toBe(200);
  await work();
}

async function getPages(): Promise<WebsitePage[]> {
  const path = `/api/websites/${website.id}/pages`;
  return (await ann.send<{ items: WebsitePage[] }>('GET', path)).body.items;
}
const listPages = async (state: string): Promise<string[]> =>
  (await getPages()).flatMap((page) => (page.state === state ? [page.url] : [])).sort();

async function textOf(url: string): Promise<string> {
  const page = (await getPages()).find((one) => one.url === url);
  const path = `/api/documents/${page?.documentId}/text`;
  return (await ann.send<{ text: string }>('GET', path)).body.text;
}

test.each([
  ['what is no address', 'our shop', '“our shop” is not a web address'],
  ['an address without a domain', 'localhost', '“localhost” is not a web address'],
  ['a private address', 'http://10.0.0.7/', "10.0.0.7 isn't on the public internet"],
  [
    'a link-local address',
    'http://169.254.169.254/',
    "169.254.169.254 isn't on the public internet",
  ],
  ['an address inside', 'http://[::1]/', "[::1] isn't on the public internet"],
])('%s is refused as another address', async (_, typed, message) => {
  const { status, body } = await create([typed]);
  expect([status, body.error.code]).toEqual([400, 'invalid_input']);
  expect(body.error.fields?.otherAddresses).toContain(message);
});

test('the same domain, too many addresses and none at all are refused', async () => {
  const same = await create([`${site.origin}/shop`]);
  expect(same.status).toBe(400);
  expect(same.body.error.fields?.otherAddresses).toContain('its pages are found anyway');
  const many = Array.from({ length: 11 }, (_, at) => `shop${at}.example.com`);
  for (const typed of [many, [''], ['x'.repeat(1_001)], 'shop.example.com']) {
    expect((await create(typed)).status).toBe(400);
  }
  const { body } = await ann.send<{ items: Website[] }>('GET', '/api/websites');
  expect(body.items).toEqual([]);
});

test('pages of an added host are found by its links and sitemap, as its robots.txt allows', {
  timeout: readingMs,
}, async () => {
  shop.pages.set('/start', { location: '/' });
  const { status, body } = await create([`${shop.origin}/start`, `${shop.origin}/start/`]);
  expect(status).toBe(201);
  website = body;
  await work();
  expect(website).toMatchObject({ state: 'choosing', otherAddresses: [`${shop.origin}/`] });
  const found = [`${site.origin}/`, ...['/', '/kites', '/sails'].map((path) => shop.origin + path)];
  expect(await listPages('found')).toEqual(found.sort());
  expect(await listPages('failed')).toEqual([`${shop.origin}/till`]);
  expect(shop.listRequested().sort()).toEqual(['/', '/kites', '/sails', '/start']);
  expect(stranger.requests).toEqual([]);
});

test('addresses that the owner entered are read whatever the paths say', {
  timeout: readingMs,
}, async () => {
  const paths = { includePaths: ['/kites', '/sails'], excludePaths: [] };
  await ann.send('POST', `/api/websites/${website.id}/import`, paths);
  await work();
  expect(website.state).toBe('ready');
  const imported = [site.origin, shop.origin].map((origin) => `${origin}/`);
  expect(await listPages('imported')).toEqual(
    [...imported, `${shop.origin}/kites`, `${shop.origin}/sails`].sort(),
  );
  expect(await ask('How much do kites cost?')).toContain('45 euros');
  // What is in every footer of a host is kept once.
  expect(await textOf(`${shop.origin}/`)).toContain('555 0199');
  expect(await textOf(`${shop.origin}/kites`)).not.toContain('555');
});

test('a host that is down keeps its text, and the website is synced', {
  timeout: readingMs,
}, async () => {
  shop.state.isDown = true;
  put(site, '/', '<p>The harbor opens at nine.</p>');
  await sync();
  expect(website).toMatchObject({ state: 'ready', failure: null });
  expect(website.summary).toMatchObject({ changed: 1, failed: 3, gone: 0 });
  expect(await ask('How much do kites cost?')).toContain('45 euros');
  expect(await ask('When does the harbor open?')).toContain('nine');
  shop.state.isDown = false;
});

test('bad addresses and other workspaces change nothing', async () => {
  for (const typed of [['our shop'], ['http://10.0.0.7/'], [`${site.origin}/x`]]) {
    expect((await change({ otherAddresses: typed })).status).toBe(400);
  }
  const path = `/api/websites/${website.id}`;
  const json = { otherAddresses: [] };
  const bob = await createTenant(app);
  expect((await bob.send('PATCH', path, json)).status).toBe(404);
  expect((await app.request(path, { method: 'PATCH', json })).status).toBe(401);
  const { body } = await ann.send<Website>('GET', path);
  expect(body.otherAddresses).toEqual([`${shop.origin}/`]);
});

test('pages of a host that is taken out leave answers at once, and a new host is read by the next sync', {
  timeout: readingMs,
}, async () => {
  const changed = await change({ otherAddresses: [stranger.origin] });
  expect([changed.status, changed.body.otherAddresses]).toEqual([200, [`${stranger.origin}/`]]);
  expect(await ask('How much do kites cost?')).not.toContain('45 euros');
  expect(await listPages('imported')).toEqual([`${site.origin}/`]);
  await sync();
  expect(shop.requests).toEqual([]);
  expect(await listPages('imported')).toEqual(
    [site.origin, stranger.origin].map((a) => `${a}/`).sort(),
  );
  expect(await ask('Who are friends of the harbor?')).toContain('friends');
});

test('pages of other hosts count toward the plan', { timeout: readingMs }, async () => {
  const small = await createTenant(app, { plan: 'starter' });
  const limit = plans.starter.pagesPerWebsite;
  const names = Array.from(
    { length: limit + 3 },
    (_, at) => `/tool-${String.fromCharCode(97 + (at % 26))}${'x'.repeat(Math.floor(at / 26))}`,
  );
  put(shop, '/', names.map((name) => `<a href="${name}">${name}</a>`).join(' '));
  for (const name of names) put(shop, name, `<p>The tool of ${name} is in stock.</p>`);
  const input = { address: site.origin, otherAddresses: [shop.origin], chatbotIds: [] };
  const { body } = await small.send<Website>('POST', '/api/websites', input);
  const found = await workOnWebsite({ app, who: small, id: body.id });
  expect(found.pages.found).toBe(limit);
  expect(found.pages['over-limit']).toBeGreaterThan(0);
});
