/** Websites that are slow, unsafe, down or larger than the plan: nothing is lost, and their owner is told. */
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedFetch } from '#server/adapters/outbound/guarded-fetch.ts';
import { documents } from '#server/db/schema/documents.ts';
import { processDocuments } from '#server/features/documents/jobs.ts';
import { askChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { workOnWebsite } from '#server/testing/website-fixtures.ts';
import type { Website, WebsitePage } from '#shared/contract/websites.ts';
import { plans } from '#shared/plans.ts';
import { selfSigned } from '../../../../tests/doubles/self-signed.ts';
import { startWebsiteDouble, type WebsiteDouble } from '../../../../tests/doubles/website.ts';
import { writePage } from '../../../../tests/doubles/website-pages.ts';
import { checkWebsites } from './jobs.ts';

const topics = ['anchors', 'buoys', 'compasses', 'dinghies', 'engines', 'flags'];
const secured = createServer(selfSigned, (_, response) => void response.end('<p>Hello</p>'));

let site: WebsiteDouble;
let app: TestApp;
let ann: Tenant;
let chatbotId: string;
let website: Website;

beforeAll(async () => {
  site = await startWebsiteDouble();
  site.pages.clear();
  site.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow:', type: 'text/plain' });
  putHome(topics);
  for (const topic of topics) putTopic(topic, `${topic} are checked in spring`);
  site.pages.set('/slow', { isSlow: true });
  site.pages.set('/inside', { location: 'http://169.254.169.254/latest/meta-data' });
  secured.listen(0, '127.0.0.1');
  await once(secured, 'listening');
  const trustedOrigins = [site.origin, securedOrigin()];
  const websites = createGuardedFetch({
    ...{ trustedOrigins, isForWebsites: true },
    // One public address and one inside: a name that leads to either, as its owner likes.
    resolveHost: (_host, _options, done) =>
      done(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]),
  });
  app = await createTestApp({ variables: { CRAWL_TIMEOUT_MS: '3000' }, deps: { websites } });
  ann = await createTenant(app);
  ({ id: chatbotId } = await ann.createChatbot());
});
afterAll(async () => {
  await app.close();
  await site.stop();
  secured.closeAllConnections();
  secured.close();
});

const securedOrigin = () => `https://127.0.0.1:${(secured.address() as AddressInfo).port}`;
const work = (id: string) => workOnWebsite({ app, who: ann, id });
const ask = (question: string) => askChatbot({ deps: app.deps, id: chatbotId, question });

function putHome(names: readonly string[]): void {
  const links = ['slow', ...names].map((name) => `<a href="/${name}">${name}</a>`).join(' ');
  site.pages.set('/', { body: writePage({ title: 'Harbor supplies', content: links }) });
}

function putTopic(topic: string, sentence: string): void {
  const content = `<p>The ${sentence} by our own mechanic.</p>`;
  site.pages.set(`/${topic}`, { body: writePage({ title: `All about ${topic}`, content }) });
}

async function find(address: string): Promise<Website> {
  const input = { address, chatbotIds: [chatbotId] };
  const { body } = await ann.send<Website>('POST', '/api/websites', input);
  return work(body.id);
}

async function importAll(id: string): Promise<Website> {
  await ann.send('POST', `/api/websites/${id}/import`, {});
  return work(id);
}

async function readAll(): Promise<void> {
  const { signal } = new AbortController();
  for (let turn = 0; turn < 8; turn += 1) await processDocuments({ deps: app.deps, signal });
}

async function sync(): Promise<void> {
  await ann.send('POST', `/api/websites/${website.id}/sync`);
  website = await work(website.id);
  await readAll();
}

/** Changes whenever a page is read or embedded again. */
async function listVersions(): Promise<string[]> {
  const { url, generation, state } = documents;
  const rows = await app.deps.database.orm.select({ url, generation, state }).from(documents);
  return rows.map((row) => `${row.url} ${row.generation} ${row.state}`).sort();
}

test('a page that never arrives is given up, and the others are read', async () => {
  website = await find(site.origin);
  expect(website).toMatchObject({ state: 'choosing', pages: { found: topics.length + 1 } });
  const path = `/api/websites/${website.id}/pages`;
  const { items } = (await ann.send<{ items: WebsitePage[] }>('GET', path)).body;
  expect(items.find(({ url }) => url.endsWith('/slow'))?.failure?.code).toBe('timeout');
  website = await importAll(website.id);
  await readAll();
  expect(await ask('When are the compasses checked?')).toContain('spring');
});

test.each([
  ['a start page that leads to a link-local address', () => `${site.origin}/inside`, 'not-public'],
  ['a host that also has an inside address', () => 'http://rebinding.example/', 'not-public'],
  ['a certificate that no one trusts', securedOrigin, 'certificate'],
])('%s is not read', async (_, address, code) => {
  const failed = await find(address());
  expect(failed).toMatchObject({ state: 'failed', failure: { code } });
  await ann.send('DELETE', `/api/websites/${failed.id}`);
});

test('three changed pages are read and embedded again, and no other', async () => {
  const before = await listVersions();
  const changed = topics.slice(0, 3);
  for (const topic of changed) putTopic(topic, `${topic} are checked in autumn`);
  await sync();
  expect(website.summary).toMatchObject({ changed: 3, added: 0, gone: 0 });
  const after = await listVersions();
  const different = after.filter((version) => !before.includes(version));
  expect(different.map((version) => new URL(version.split(' ')[0] ?? '').pathname)).toEqual(
    changed.map((topic) => `/${topic}`),
  );
  expect(await ask('When are the compasses checked?')).toContain('autumn');
  expect(await ask('When are the engines checked?')).toContain('spring');
});

test('a deleted page answers after one sync and is silent after two', async () => {
  site.pages.delete('/flags');
  await sync();
  expect(await ask('When are the flags checked?')).toContain('spring');
  await sync();
  expect(await ask('When are the flags checked?')).not.toContain('The flags are checked');
});

test('a website that is down for a week costs two requests a day and loses nothing', async () => {
  const before = await listVersions();
  site.state.isDown = true;
  site.requests.length = 0;
  for (let day = 1; day <= 7; day += 1) {
    app.clock.advance(25 * 60 * 60_000);
    await checkWebsites(app.deps);
    website = await work(website.id);
    await readAll();
    expect(website).toMatchObject({ state: 'ready', failure: { code: 'server-error' } });
    expect(site.requests.length).toBeLessThanOrEqual(day * 2);
  }
  expect(await ask('When are the compasses checked?')).toContain('autumn');
  site.state.isDown = false;
  await sync();
  expect(website).toMatchObject({ failure: null, summary: { changed: 0, added: 0, gone: 0 } });
  expect(await listVersions()).toEqual(before);
});

test('a plan that changes half way keeps what was read and says what was not', async () => {
  await ann.send('DELETE', `/api/websites/${website.id}`);
  const limit = plans.starter.pagesPerWebsite;
  const names = Array.from({ length: limit + 3 }, (_, at) => `item-${at}`);
  putHome(names);
  for (const name of names) putTopic(name, `${name} costs ${name.length} euros`);
  site.pages.delete('/slow');
  const found = await find(site.origin);
  expect(found.pages.found).toBe(limit + 4);
  await ann.setPlan('starter');
  website = await importAll(found.id);
  expect(website).toMatchObject({ state: 'ready', pages: { imported: limit, 'over-limit': 4 } });
  const path = `/api/websites/${website.id}/pages`;
  const { items } = (await ann.send<{ items: WebsitePage[] }>('GET', path)).body;
  expect(items.filter(({ state }) => state === 'over-limit')).toHaveLength(4);
});
