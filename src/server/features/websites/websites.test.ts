import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documents } from '#server/db/schema/documents.ts';
import { processDocuments } from '#server/features/documents/jobs.ts';
import { askChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { findWorkspaceOf, workOnWebsite } from '#server/testing/website-fixtures.ts';
import type { Website, WebsitePage, WebsitesResponse } from '#shared/contract/websites.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { plans } from '#shared/plans.ts';
import { startWebsiteDouble, type WebsiteDouble } from '../../../../tests/doubles/website.ts';
import { importablePages, writePage } from '../../../../tests/doubles/website-pages.ts';
import { websiteAccountData } from './account-data.ts';
import { checkWebsites } from './jobs.ts';

let app: TestApp;
let site: WebsiteDouble;
let ann: Tenant;
let bob: Tenant;
/** Forbidden by robots.txt, or no page: robots.txt and sitemaps themselves, pictures, scripts and their data. */
const neverRequested = /^\/private|robots\.txt|sitemap|\.(?:png|webmanifest|js|json)$/;
/** Those that the owner picks below: all but the calendar, the team and most of the guide. */
const keptPages = 13;
/** Each page is read in a process of its own. */
const readingMs = 120_000;
const signal = new AbortController().signal;

beforeAll(async () => {
  site = await startWebsiteDouble();
  const variables = { WEBSITE_TRUSTED_ORIGINS: site.origin, PLAN_WITHOUT_PAYMENTS: 'free' };
  app = await createTestApp({ variables });
  ann = await createTenant(app);
  bob = await createTenant(app, { plan: 'starter' });
});
afterAll(async () => {
  await app.close();
  await site.stop();
});

const workspaceOf = (id: string) => findWorkspaceOf(app, id);
const work = (who: Tenant, { id }: { id: string }) => workOnWebsite({ app, who, id });

async function readAll(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await processDocuments({ deps: app.deps, signal });
}

const pagesOf = async (who: Tenant, id: string) =>
  (await who.send<{ items: WebsitePage[] }>('GET', `/api/websites/${id}/pages`)).body.items;

async function addWebsite(who: Tenant, input: object = {}): Promise<Website> {
  const { status, body } = await who.send<Website>('POST', '/api/websites', {
    address: site.origin,
    ...input,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

describe('a website', () => {
  let website: Website;
  let chatbotId: string;
  const ask = (question: string) => askChatbot({ deps: app.deps, id: chatbotId, question });

  test('is gone through: every page that may be read is, once, and nothing else is requested', async () => {
    ({ id: chatbotId } = await ann.createChatbot());
    website = await addWebsite(ann, { chatbotIds: [chatbotId] });
    expect(website).toMatchObject({ state: 'finding', schedule: 'daily' });
    website = await work(ann, website);
    expect(website.state).toBe('choosing');
    const requested = site.listRequested();
    const allowed = [...site.pages.keys()].filter((path) => !neverRequested.test(path));
    const isOfCalendar = (path: string) => path.startsWith('/calendar');
    expect(requested.filter((path) => !isOfCalendar(path)).sort()).toEqual(
      [...allowed, '/missing'].sort(),
    );
    const months = requested.filter(isOfCalendar);
    expect(months.length).toBe(new Set(months).size);
    expect(months.length).toBeLessThan(31);
    expect(site.state.mostOpen).toBeLessThanOrEqual(2);
    expect(site.requests[0]?.userAgent).toMatch(/AskwellBot\/.*\+http.*\/crawler/);
    const pages = await pagesOf(ann, website.id);
    const found = pages.filter(({ state }) => state === 'found');
    const ofSite = found.filter(({ url }) => !url.includes('/calendar'));
    expect(ofSite.map(({ url }) => new URL(url).pathname).sort()).toHaveLength(importablePages);
    const languageOf = (path: string) => found.find(({ url }) => url.endsWith(path))?.language;
    expect(['/prices', '/de/preise', '/es/precios'].map(languageOf)).toEqual(['en', 'de', 'es']);
  });

  test('says of each page that failed why it did', async () => {
    const pages = await pagesOf(ann, website.id);
    const failureOf = (path: string) =>
      pages.find(({ url }) => url === `${site.origin}${path}`)?.failure?.code;
    expect(failureOf('/private/plans')).toBe('robots');
    expect(failureOf('/missing')).toBe('not-found');
    expect(failureOf('/soft-missing')).toBe('not-found');
    expect(failureOf('/members')).toBe('login');
    expect(failureOf('/account')).toBe('login');
    expect(failureOf('/planner')).toBe('needs-script');
    expect(failureOf('/huge')).toBe('too-large');
    expect(failureOf('/report')).toBe('not-html');
    expect(failureOf('/inside')).toBe('other-website');
    expect(failureOf('/outside')).toBe('other-website');
  });

  test('answers from what the owner picked, and from nothing they left out', {
    timeout: readingMs,
  }, async () => {
    const pages = await pagesOf(ann, website.id);
    const skippedPageIds = pages
      .filter(({ url }) => /calendar|about|guide\/(?!bells|racks)/.test(url))
      .map(({ id }) => id);
    const path = `/api/websites/${website.id}/import`;
    expect((await ann.send('POST', path, { skippedPageIds })).status).toBe(200);
    expect((await ann.send('POST', path, { skippedPageIds })).status).toBe(409);
    website = await work(ann, website);
    await readAll();
    expect(website.state).toBe('ready');
    expect(website.pages.imported).toBe(keptPages);
    const { body } = await ann.send<Website>('GET', `/api/websites/${website.id}`);
    expect(body.pagesReady).toBe(keptPages);
    expect(await ask('How much is a cargo bike for a full day?')).toContain('39 €');
    expect(await ask('What does a spare key cost?')).toContain('18 €');
    expect(await ask('Can I bring my dog?')).toContain('room for a dog');
    expect(await ask('Was kosten Kinderräder?')).toContain('7 Euro');
    expect(await ask('¿Cuánto cuestan las sillas para niños?')).toContain('5 €');
    expect(await ask('What does winter storage cost?')).toContain('59');
    expect(await ask('When are you open on Sunday?')).toContain('11:00');
    expect(await ask('Who runs Rollwerk since 2011?')).not.toContain('Jonas');
  });

  test('is cited with the address of the page and the words on it', async () => {
    const row = await ask('How much is a cargo bike for a full day?');
    expect(row).toContain(`"url":"${site.origin}/prices#:~:text=Cargo%20bike,39%20%E2%82%AC"`);
    const sentence = await ask('Can I bring my dog?');
    expect(sentence).toMatch(/"url":"http[^"]+#:~:text=[^"]*dog/);
  });

  test('keeps the footer once and drops menus and cookie banners', async () => {
    const pages = await pagesOf(ann, website.id);
    const textOf = async (path: string) => {
      const page = pages.find(({ url }) => new URL(url).pathname === path);
      const { body } = await ann.send<{ text: string }>(
        'GET',
        `/api/documents/${page?.documentId}/text`,
      );
      return body.text;
    };
    const home = await textOf('/');
    expect(home).toContain('Harbor Lane 12');
    expect(home).toContain('+49 40 555 0123');
    expect(home).toContain('9:00 – 18:00');
    expect(home).not.toMatch(/cookies|Accept|All rights reserved|Our tours/);
    expect(await textOf('/bikes')).toBe(
      'Our bikes\n\nCargo bikes carry up to 90 kilograms. Every bike has lights and a lock.',
    );
  });

  test('has its pages apart from uploaded documents', async () => {
    const list = await ann.send<{ total: number }>('GET', '/api/documents');
    expect(list.body.total).toBe(0);
    const [page] = await pagesOf(ann, website.id);
    const refused = await ann.send('DELETE', `/api/documents/${page?.documentId}`);
    expect(refused.status).toBe(409);
    await ann.send('PUT', `/api/chatbots/${chatbotId}/documents`, { documentIds: [] });
    expect(await ask('How much is a cargo bike for a full day?')).toContain('39 €');
  });

  test('reads and embeds only the pages that changed', { timeout: readingMs }, async () => {
    const change = (path: string, title: string, content: string) =>
      site.pages.set(path, { ...site.pages.get(path), body: writePage({ title, content }) });
    change('/bikes', 'Our bikes', '<p>Cargo bikes carry up to 120 kilograms.</p>');
    change('/tours', 'Guided tours', '<p>The harbor tour costs 29 € per person.</p>');
    change('/guide/bells', 'All about bells', '<p>Bells are tuned to the note A by hand.</p>');
    site.pages.set('/guide/kites', {
      body: writePage({ title: 'Kites', content: '<p>Kites pull a bike with a good wind.</p>' }),
    });
    site.pages.set('/guide', {
      body: writePage({
        title: 'Guide',
        content: '<p>Read on.</p><a href="/guide/kites">Kites</a>',
      }),
    });
    site.pages.delete('/guide/racks');
    const before = await versionsOf();
    expect((await ann.send('POST', `/api/websites/${website.id}/sync`)).status).toBe(200);
    website = await work(ann, website);
    expect(website.summary).toEqual({
      changed: 4,
      added: 1,
      gone: 0,
      failed: 1,
      unchanged: keptPages - 5,
    });
    // The old text answers until the new one is read.
    expect(await ask('How much can a cargo bike carry?')).toContain('90 kilograms');
    await readAll();
    expect(await ask('How much can a cargo bike carry?')).toContain('120 kilograms');
    expect(await ask('What pulls a bike with a good wind?')).toContain('Kites');
    const after = await versionsOf();
    const changed = [...after].filter(([url, generation]) => before.get(url) !== generation);
    expect(changed.map(([url]) => new URL(url).pathname).sort()).toEqual(
      ['/bikes', '/guide', '/guide/bells', '/guide/kites', '/tours'].sort(),
    );
  });

  test('forgets a page that is gone twice, and keeps everything while the website is down', async () => {
    expect(await ask('Who checks the racks before each ride?')).toContain('racks');
    site.state.isDown = true;
    await ann.send('POST', `/api/websites/${website.id}/sync`);
    website = await work(ann, website);
    expect(website.failure?.code).toBe('server-error');
    expect(website.pages.imported).toBe(keptPages + 1);
    site.state.isDown = false;
    await ann.send('POST', `/api/websites/${website.id}/sync`);
    website = await work(ann, website);
    expect(website.failure).toBeNull();
    expect(website.summary).toMatchObject({ changed: 0, gone: 1 });
    expect(await ask('Who checks the racks before each ride?')).not.toContain('/guide/racks');
    expect(website.pages.imported).toBe(keptPages);
  });

  test('is synced when its time has come', async () => {
    await checkWebsites(app.deps);
    expect((await ann.send<Website>('GET', `/api/websites/${website.id}`)).body.state).toBe(
      'ready',
    );
    app.clock.advance(25 * 60 * 60_000);
    await checkWebsites(app.deps);
    expect((await ann.send<Website>('GET', `/api/websites/${website.id}`)).body.state).toBe(
      'syncing',
    );
    website = await work(ann, website);
    expect(website.state).toBe('ready');
  });

  test('is nothing to another workspace', async () => {
    const path = `/api/websites/${website.id}`;
    for (const [method, to] of [
      ['GET', path],
      ['GET', `${path}/pages`],
      ['PATCH', path],
      ['DELETE', path],
      ['POST', `${path}/import`],
      ['POST', `${path}/sync`],
      ['POST', `${path}/retry`],
    ] as const) {
      const { status } = await bob.send(method, to, method === 'GET' ? undefined : {});
      expect(status, `${method} ${to}`).toBe(404);
    }
    const foreign = await bob.send('POST', '/api/websites', {
      address: 'https://bob.example',
      chatbotIds: [chatbotId],
    });
    expect(foreign.status).toBe(404);
  });

  test('is in the export, and gone from answers and storage once it is deleted', async () => {
    const workspaceId = await workspaceOf(website.id);
    const data = await websiteAccountData(app.deps).exportData({ workspaceId });
    expect(JSON.stringify(data)).toContain('/guide/kites');
    expect((await ann.send('DELETE', `/api/websites/${website.id}`)).status).toBe(200);
    const left = await app.deps.database.orm.select({ id: documents.id }).from(documents);
    expect(left).toEqual([]);
    expect(await ask('How much is a cargo bike for a full day?')).not.toContain('39 €');
  });
});

async function versionsOf(): Promise<Map<string, number>> {
  const rows = await app.deps.database.orm
    .select({ url: documents.url, generation: documents.generation })
    .from(documents);
  return new Map(rows.map(({ url, generation }) => [url ?? '', generation]));
}

describe('an address that can not be imported', () => {
  test.each([
    ['', 'Enter the address of your website'],
    ['not an address', 'Enter a web address, for example www.example.com'],
    ['file:///etc/passwd', 'Enter a web address, for example www.example.com'],
    ['localhost', 'Enter a web address, for example www.example.com'],
  ])('%j is refused', async (address, message) => {
    const { status, body } = await ann.send<ErrorBody>('POST', '/api/websites', { address });
    expect(status).toBe(400);
    expect(body.error.fields?.address).toBe(message);
  });

  test.each([
    ['http://127.0.0.1:1/', 'not-public'],
    ['http://169.254.169.254/latest', 'not-public'],
    ['http://[::ffff:10.0.0.1]/', 'not-public'],
    ['https://no-such-host.invalid/', 'unknown-host'],
  ])('%s fails with a reason', async (address, code) => {
    const website = await work(ann, await addWebsite(ann, { address }));
    expect(website.state).toBe('failed');
    expect(website.failure?.code).toBe(code);
    await ann.send('DELETE', `/api/websites/${website.id}`);
  });

  test('a file and a website that forbids reading say what to do instead', async () => {
    const file = await work(ann, await addWebsite(ann, { address: `${site.origin}/report` }));
    expect(file.failure?.message).toContain('upload the file');
    await ann.send('DELETE', `/api/websites/${file.id}`);
    const robots = site.pages.get('/robots.txt');
    site.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /', type: 'text/plain' });
    const closed = await work(ann, await addWebsite(ann));
    expect(closed.failure?.message).toContain('upload your content as files');
    if (robots) site.pages.set('/robots.txt', robots);
    const again = await ann.send<Website>('POST', `/api/websites/${closed.id}/retry`);
    expect(again.body.state).toBe('finding');
    expect((await work(ann, closed)).state).toBe('choosing');
    await ann.send('DELETE', `/api/websites/${closed.id}`);
  });
});

describe('a plan', () => {
  test('limits websites, pages and how often they are synced', async () => {
    const website = await work(bob, await addWebsite(bob));
    expect(website.schedule).toBe('weekly');
    expect(website.pages.found).toBeLessThanOrEqual(plans.starter.pagesPerWebsite);
    const second = await bob.send<ErrorBody>('POST', '/api/websites', { address: 'b.example' });
    expect(second.status).toBe(402);
    expect(second.body.error.message).toContain('website limit');
    const path = `/api/websites/${website.id}`;
    expect((await bob.send('PATCH', path, { schedule: 'daily' })).status).toBe(402);
    expect((await bob.send('PATCH', path, { schedule: 'off' })).status).toBe(200);
    const { body } = await bob.send<WebsitesResponse>('GET', '/api/websites');
    expect(body).toMatchObject({ limit: 1, pageLimit: 100, schedules: ['off', 'weekly'] });
  });

  test('without websites keeps what was read', async () => {
    const { body } = await bob.send<WebsitesResponse>('GET', '/api/websites');
    const id = body.items[0]?.id ?? '';
    await bob.send('POST', `/api/websites/${id}/import`, {});
    await work(bob, { id });
    await bob.setPlan('free');
    expect((await bob.send<WebsitesResponse>('GET', '/api/websites')).body.limit).toBe(0);
    expect((await bob.send('POST', `/api/websites/${id}/sync`)).status).toBe(402);
    expect(
      (await bob.send<Website>('GET', `/api/websites/${id}`)).body.pages.imported,
    ).toBeGreaterThan(10);
  });
});
