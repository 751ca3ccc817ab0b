/** Which pages of a website are wanted, by the paths that its owner names. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processDocuments } from '#server/features/documents/jobs.ts';
import { askChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { workOnWebsite } from '#server/testing/website-fixtures.ts';
import type { Website, WebsitePage } from '#shared/contract/websites.ts';
import { startWebsiteDouble, type WebsiteDouble } from '../../../../tests/doubles/website.ts';
import { writePage } from '../../../../tests/doubles/website-pages.ts';

let app: TestApp;
let site: WebsiteDouble;
let ann: Tenant;
let website: Website;
let chatbotId: string;
const readingMs = 120_000;

beforeAll(async () => {
  site = await startWebsiteDouble();
  site.pages.clear();
  const links = ['/shop/bikes', '/shop/kites', '/shop/old/tandem', '/blog/wind'];
  put('/', links.map((path) => `<a href="${path}">${path}</a>`).join(' '));
  put('/shop/bikes', '<p>Cargo bikes carry up to 90 kilograms.</p>');
  put('/shop/kites', '<p>Kites pull a bike with a good wind.</p>');
  put('/shop/old/tandem', '<p>Tandems have two saddles.</p>');
  put('/blog/wind', '<p>The wind blew from the north on Tuesday.</p><a href="/blog/rain">Rain</a>');
  put('/blog/rain', '<p>Rain fell on the harbor for a week.</p>');
  app = await createTestApp({ variables: { WEBSITE_TRUSTED_ORIGINS: site.origin } });
  ann = await createTenant(app);
  ({ id: chatbotId } = await ann.createChatbot());
});
afterAll(async () => {
  await app.close();
  await site.stop();
});

function put(path: string, content: string): void {
  site.pages.set(path, { body: writePage({ title: path, content }) });
}

async function work(): Promise<void> {
  website = await workOnWebsite({ app, who: ann, id: website.id });
  const { signal } = new AbortController();
  for (let turn = 0; turn < 6; turn += 1) await processDocuments({ deps: app.deps, signal });
}

const ask = (question: string) => askChatbot({ deps: app.deps, id: chatbotId, question });

async function listPaths(state: string): Promise<string[]> {
  const { body } = await ann.send<{ items: WebsitePage[] }>(
    'GET',
    `/api/websites/${website.id}/pages`,
  );
  const pages = body.items.filter((page) => page.state === state);
  return pages
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !isOfMenu(path))
    .sort();
}

/** Pages of the double's menu that are not there. */
const isOfMenu = (path: string) =>
  ['/bikes', '/prices', '/tours', '/faq', '/contact'].includes(path);

test('an import leaves out what the paths leave out, and keeps the start page', {
  timeout: readingMs,
}, async () => {
  const input = { address: site.origin, chatbotIds: [chatbotId] };
  ({ body: website } = await ann.send<Website>('POST', '/api/websites', input));
  await work();
  const rules = { includePaths: ['/shop'], excludePaths: ['/shop/old'] };
  await ann.send('POST', `/api/websites/${website.id}/import`, rules);
  await work();
  expect(website).toMatchObject({ state: 'ready', ...rules });
  expect(await listPaths('imported')).toEqual(['/', '/shop/bikes', '/shop/kites']);
  expect(await listPaths('excluded')).toEqual(['/blog/rain', '/blog/wind', '/shop/old/tandem']);
  expect(await ask('What do kites pull?')).toContain('good wind');
});

test('a sync requests no page that the paths leave out', { timeout: readingMs }, async () => {
  site.requests.length = 0;
  put('/', '<a href="/shop/pumps">Pumps</a> <a href="/blog/snow">Snow</a>');
  put('/shop/pumps', '<p>Pumps fit every valve.</p>');
  put('/blog/snow', '<p>Snow is rare at the harbor.</p>');
  await ann.send('POST', `/api/websites/${website.id}/sync`);
  await work();
  expect(site.listRequested().filter((path) => /blog|old/.test(path))).toEqual([]);
  expect(await listPaths('imported')).toContain('/shop/pumps');
});

test('changed paths take pages out of answers at once, and bring others back with a sync', {
  timeout: readingMs,
}, async () => {
  const path = `/api/websites/${website.id}`;
  const rules = { includePaths: [], excludePaths: ['/shop/kites', '/shop/old'] };
  expect((await ann.send('PATCH', path, rules)).status).toBe(200);
  expect(await ask('What do kites pull?')).not.toContain('good wind');
  expect(await listPaths('excluded')).toEqual(['/shop/kites', '/shop/old/tandem']);
  await ann.send('POST', `${path}/sync`);
  expect((await ann.send('PATCH', path, { includePaths: ['/x'] })).status).toBe(409);
  await work();
  expect(website).toMatchObject({ ...rules, state: 'ready' });
  expect(await listPaths('imported')).toEqual(
    ['/', '/blog/rain', '/blog/snow', '/blog/wind', '/shop/bikes', '/shop/pumps'].sort(),
  );
  expect(await ask('From where did the wind blow on Tuesday?')).toContain('north');
});

test('too many and empty paths are refused', async () => {
  const path = `/api/websites/${website.id}`;
  for (const includePaths of [[''], ['/a'.repeat(150)], Array.from({ length: 51 }, () => '/a')]) {
    expect((await ann.send('PATCH', path, { includePaths })).status).toBe(400);
  }
});
