/** What an owner sees of a website before it is imported, and the chatbot that is made from it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processDocuments } from '#server/features/documents/jobs.ts';
import { websiteAccountData } from '#server/features/websites/account-data.ts';
import { askChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { chatbotInput, createTenant, type Tenant } from '#server/testing/tenants.ts';
import { workOnWebsite } from '#server/testing/website-fixtures.ts';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { Website, WebsitePreview } from '#shared/contract/websites.ts';
import { startWebsiteDouble, type WebsiteDouble } from '../../../../../tests/doubles/website.ts';
import { logoOfWebsite } from '../../../../../tests/doubles/website-pages.ts';

let app: TestApp;
let site: WebsiteDouble;
let ann: Tenant;
let bob: Tenant;
const readingMs = 120_000;

beforeAll(async () => {
  site = await startWebsiteDouble();
  // A smaller website is imported sooner.
  for (const path of site.pages.keys()) if (path.startsWith('/guide')) site.pages.delete(path);
  site.pages.set('/robots.txt', {
    body: `User-agent: *\nDisallow: /calendar\nSitemap: ${site.origin}/sitemap-pages.xml`,
    type: 'text/plain',
  });
  app = await createTestApp({ variables: { WEBSITE_TRUSTED_ORIGINS: site.origin } });
  ann = await createTenant(app, { plan: 'starter' });
  bob = await createTenant(app, { plan: 'starter' });
});
afterAll(async () => {
  await app.close();
  await site.stop();
});

async function addWebsite(who: Tenant, address = site.origin): Promise<Website> {
  const { status, body } = await who.send<Website>('POST', '/api/websites', { address });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const previewOf = async (who: Tenant, id: string) =>
  (await who.send<WebsitePreview>('GET', `/api/websites/${id}/preview`)).body;
const settings = { ...chatbotInput, name: 'Rollwerk assistant', primaryColor: '#0B6E4F' };

describe('a website that was added without a chatbot', () => {
  let website: Website;
  let chatbot: Chatbot;

  test('is presented as it presents itself, with three answers it can give', {
    timeout: readingMs,
  }, async () => {
    website = await addWebsite(ann);
    expect(await previewOf(ann, website.id)).toEqual({ profile: null, logoUrl: null, answers: [] });
    website = await workOnWebsite({ app, who: ann, id: website.id });
    expect(website.state).toBe('choosing');
    const { profile, logoUrl, answers } = await previewOf(ann, website.id);
    expect(profile).toEqual({
      name: 'Rollwerk',
      description: 'City bikes and cargo bikes for rent, right at the harbor of Elmstadt.',
      greeting: 'Hi! Welcome to Rollwerk. What would you like to know?',
      color: '#0B6E4F',
    });
    expect(answers).toHaveLength(3);
    expect(new Set(answers.map(({ kind }) => kind)).size).toBe(3);
    for (const { kind, answer, source } of answers) {
      const said = { faq: /room for a dog|cancel/, price: /15 €/, address: /Harbor Lane 12/ };
      expect(answer).toMatch(said[kind as keyof typeof said]);
      expect(source.url).toContain(site.origin);
    }
    const logo = await ann.browser.request(logoUrl ?? '');
    expect(logo.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await logo.arrayBuffer())).toEqual(logoOfWebsite);
    expect(site.listRequested().filter((path) => path === '/touch-icon.png')).toHaveLength(1);
  });

  test('is nothing to another workspace', async () => {
    for (const path of ['preview', 'logo']) {
      expect((await bob.send('GET', `/api/websites/${website.id}/${path}`)).status).toBe(404);
    }
    const stolen = await bob.send('POST', `/api/websites/${website.id}/chatbot`, {
      ...{ settings, usesLogo: true },
    });
    expect(stolen.status).toBe(404);
    expect((await bob.send<{ items: [] }>('GET', '/api/chatbots')).body.items).toEqual([]);
  });

  test('becomes a chatbot with its logo that answers from all pages', {
    timeout: readingMs,
  }, async () => {
    const path = `/api/websites/${website.id}/chatbot`;
    expect((await ann.send('POST', path, { settings: {}, usesLogo: true })).status).toBe(400);
    const made = await ann.send<Chatbot>('POST', path, { settings, usesLogo: true });
    expect(made.status).toBe(201);
    chatbot = made.body;
    expect(chatbot).toMatchObject({ name: 'Rollwerk assistant', primaryColor: '#0B6E4F' });
    const avatar = await ann.browser.request(`/api/chatbots/${chatbot.id}/avatar`);
    expect(Buffer.from(await avatar.arrayBuffer())).toEqual(logoOfWebsite);
    const { pages } = website;
    website = await workOnWebsite({ app, who: ann, id: website.id });
    expect(website).toMatchObject({ state: 'ready', chatbotIds: [chatbot.id] });
    expect(website.pages.imported).toBe(pages.found);
    for (let turn = 0; turn < 20; turn += 1) {
      await processDocuments({ deps: app.deps, signal: new AbortController().signal });
    }
    const question = 'How much is a cargo bike for a full day?';
    expect(await askChatbot({ deps: app.deps, id: chatbot.id, question })).toContain('39 €');
  });

  test('can be made into a chatbot once', async () => {
    expect(await previewOf(ann, website.id)).toEqual({ profile: null, logoUrl: null, answers: [] });
    expect((await ann.send('GET', `/api/websites/${website.id}/logo`)).status).toBe(404);
    await ann.setPlan('business');
    const again = await ann.send('POST', `/api/websites/${website.id}/chatbot`, {
      ...{ settings, usesLogo: true },
    });
    expect(again.status).toBe(409);
    expect((await ann.send<{ items: [] }>('GET', '/api/chatbots')).body.items).toHaveLength(1);
  });
});

test('a chatbot made while pages are still being found gets all of them', {
  timeout: readingMs,
}, async () => {
  const { id } = await addWebsite(bob);
  const made = await bob.send<Chatbot>('POST', `/api/websites/${id}/chatbot`, {
    ...{ settings, usesLogo: true },
  });
  expect(made.body.avatarUrl).toBeNull();
  const website = await workOnWebsite({ app, who: bob, id });
  expect(website).toMatchObject({ state: 'ready', chatbotIds: [made.body.id] });
  expect(website.pages.found).toBeUndefined();
  expect(website.pages.imported).toBeGreaterThan(10);
  expect(site.requests.filter(({ path }) => path === '/touch-icon.png')).toHaveLength(1);
});

test('a website that forbids reading has no preview and stays a website without a chatbot', async () => {
  const eve = await createTenant(app, { plan: 'starter' });
  const robots = site.pages.get('/robots.txt');
  site.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /', type: 'text/plain' });
  const { id } = await addWebsite(eve);
  const website = await workOnWebsite({ app, who: eve, id });
  if (robots) site.pages.set('/robots.txt', robots);
  expect(website.failure?.code).toBe('robots');
  expect((await previewOf(eve, id)).answers).toEqual([]);
  const refused = await eve.send('POST', `/api/websites/${id}/chatbot`, {
    ...{ settings, usesLogo: false },
  });
  expect(refused.status).toBe(409);
  expect((await eve.send<{ items: [] }>('GET', '/api/chatbots')).body.items).toEqual([]);
});

test('an export has what is shown of a website', { timeout: readingMs }, async () => {
  const zoe = await createTenant(app, { plan: 'starter' });
  const { id } = await addWebsite(zoe);
  await workOnWebsite({ app, who: zoe, id });
  const { body } = await zoe.send<{ workspace_id: string }>('GET', '/api/profiles/me');
  const data = await websiteAccountData(app.deps).exportData({ workspaceId: body.workspace_id });
  expect(JSON.stringify(data)).toContain('Hi! Welcome to Rollwerk');
});
