/** What a sync tells: to its owner, to programs that ask for it, and to webhooks. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processDocuments } from '#server/features/documents/jobs.ts';
import { callApi, createKey } from '#server/testing/api-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import {
  createTestWebhook,
  sendWebhooks,
  startWebhookReceiver,
} from '#server/testing/webhook-receiver.ts';
import { findWorkspaceOf, workOnWebsite } from '#server/testing/website-fixtures.ts';
import { webhookEvents } from '#shared/contract/webhooks.ts';
import type { PageChange, Website } from '#shared/contract/websites.ts';
import { startWebsiteDouble, type WebsiteDouble } from '../../../../tests/doubles/website.ts';
import { writePage } from '../../../../tests/doubles/website-pages.ts';
import { websiteAccountData } from './account-data.ts';

let app: TestApp;
let site: WebsiteDouble;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let ann: Tenant;
let bob: Tenant;
let key: string;
let boundKey: string;
let website: Website;
const readingMs = 120_000;

beforeAll(async () => {
  site = await startWebsiteDouble();
  receiver = await startWebhookReceiver();
  for (const path of site.pages.keys()) if (!isKept(path)) site.pages.delete(path);
  put(
    '/',
    'Home',
    '<a href="/bikes">Bikes</a> <a href="/tours">Tours</a> <a href="/kites">Kites</a>',
  );
  site.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow:', type: 'text/plain' });
  const variables = {
    ...{ WEBSITE_TRUSTED_ORIGINS: site.origin, WEBHOOK_TRUSTED_ORIGINS: receiver.origin },
  };
  app = await createTestApp({ variables });
  ann = await createTenant(app);
  bob = await createTenant(app);
  const chatbot = await ann.createChatbot();
  const other = await ann.createChatbot({ name: 'Other' });
  ({ key } = await createKey(ann.browser));
  ({ key: boundKey } = await createKey(ann.browser, { chatbotId: other.id }));
  const input = { address: site.origin, chatbotIds: [chatbot.id] };
  const { body } = await ann.send<Website>('POST', '/api/websites', input);
  await workOnWebsite({ app, who: ann, id: body.id });
  await ann.send('POST', `/api/websites/${body.id}/import`, {});
  website = await workOnWebsite({ app, who: ann, id: body.id });
  await readAll();
}, readingMs);
afterAll(async () => {
  await app.close();
  await site.stop();
  await receiver.close();
});

const isKept = (path: string) => ['/', '/bikes', '/tours', '/contact'].includes(path);

function put(path: string, title: string, content: string): void {
  site.pages.set(path, { body: writePage({ title, content }) });
}

async function readAll(): Promise<void> {
  const { signal } = new AbortController();
  for (let turn = 0; turn < 6; turn += 1) await processDocuments({ deps: app.deps, signal });
}

const changesOf = async (who: Tenant) =>
  who.send<{ items: PageChange[] }>('GET', `/api/websites/${website.id}/changes`);
const call = (path: string, more: { key?: string; method?: string } = {}) =>
  callApi<Record<string, unknown>>({ app, key, path, ...more });

test('the API lists websites as sources, and only those of the key', async () => {
  const { status, body } = await call('/sources');
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    { id: website.id, kind: 'website', state: 'ready', pages: 4, address: `${site.origin}/` },
  ]);
  expect((await call(`/sources/${website.id}`)).body).toMatchObject({ name: website.name });
  const bound = { key: boundKey };
  expect((await call('/sources', bound)).body.items).toEqual([]);
  expect((await call(`/sources/${website.id}`, bound)).status).toBe(404);
  const sync = `/sources/${website.id}/sync`;
  expect((await call(sync, { ...bound, method: 'post' })).status).toBe(404);
  const { key: foreign } = await createKey(bob.browser);
  expect((await call(sync, { key: foreign, method: 'post' })).status).toBe(404);
  const { key: reader } = await createKey(ann.browser, { scopes: ['read'] });
  expect((await call(sync, { key: reader, method: 'post' })).status).toBe(403);
});

test('a sync says what is different, line by line, and tells webhooks', {
  timeout: readingMs,
}, async () => {
  expect((await changesOf(ann)).body.items).toEqual([]);
  await createTestWebhook({ of: ann, url: `${receiver.origin}/in` });
  const before = '<p>Cargo bikes carry up to 90 kilograms. Every bike has lights and a lock.</p>';
  put('/bikes', 'Our bikes', before.replace('90', '120'));
  put('/kites', 'Kites', '<p>Kites pull a bike with a good wind.</p>');
  const started = await call(`/sources/${website.id}/sync`, { method: 'post' });
  expect(started.body).toMatchObject({ state: 'syncing' });
  expect((await call(`/sources/${website.id}/sync`, { method: 'post' })).status).toBe(409);
  website = await workOnWebsite({ app, who: ann, id: website.id });
  const { items } = (await changesOf(ann)).body;
  expect(items.map(({ kind, url }) => [kind, new URL(url).pathname])).toEqual([
    ['added', '/kites'],
    ['changed', '/bikes'],
  ]);
  expect(items[1]).toMatchObject({
    title: 'Our bikes | Rollwerk',
    addedLines: ['Cargo bikes carry up to 120 kilograms. Every bike has lights and a lock.'],
    removedLines: ['Cargo bikes carry up to 90 kilograms. Every bike has lights and a lock.'],
    moreLines: 0,
  });
  await sendWebhooks(app);
  const told = receiver.received.map(({ body }) => JSON.parse(body));
  expect(told).toMatchObject([
    {
      type: 'source.synced',
      data: { sourceId: website.id, changed: 1, added: 1, gone: 0, failure: null },
    },
  ]);
  expect(told[0].data.pages).toEqual(items.map(({ url, kind }) => ({ url, change: kind })));
  const checked = webhookEvents['source.synced'].strict().safeParse(told[0].data);
  expect(checked.error).toBeUndefined();
});

test('what changed stays until something else does, and an outage is told', async () => {
  receiver.received.length = 0;
  site.state.isDown = true;
  await call(`/sources/${website.id}/sync`, { method: 'post' });
  await workOnWebsite({ app, who: ann, id: website.id });
  site.state.isDown = false;
  await sendWebhooks(app);
  expect(JSON.parse(receiver.received[0]?.body ?? '{}')).toMatchObject({
    data: { pages: [], failure: { code: 'server-error' } },
  });
  expect((await changesOf(ann)).body.items).toHaveLength(2);
  site.pages.delete('/tours');
  for (let turn = 0; turn < 2; turn += 1) {
    await call(`/sources/${website.id}/sync`, { method: 'post' });
    await workOnWebsite({ app, who: ann, id: website.id });
  }
  const { items } = (await changesOf(ann)).body;
  expect(items).toMatchObject([{ kind: 'gone', url: `${site.origin}/tours`, removedLines: [] }]);
});

test('what changed is in the export, and nothing to another workspace', async () => {
  expect((await changesOf(bob)).status).toBe(404);
  const workspaceId = await findWorkspaceOf(app, website.id);
  const data = await websiteAccountData(app.deps).exportData({ workspaceId });
  expect(JSON.stringify(data)).toContain('"kind":"gone"');
});
