/** A new price list is recognized as the next version of the one before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkChanges } from '#server/features/answer-tests/jobs.ts';
import { checkAll } from '#server/features/conflicts/jobs.ts';
import { askChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { Document } from '#shared/contract/documents.ts';
import type { HealthResponse } from '#shared/contract/health.ts';
import type { VersionsResponse } from '#shared/contract/versions.ts';

let app: TestApp;
let ann: Tenant;
let bob: Tenant;
beforeAll(async () => {
  app = await createTestApp();
  ann = await createTenant(app, { plan: 'enterprise' });
  bob = await createTenant(app);
});
afterAll(() => app.close());

const list = (wash: number, title = 'Prices') => `# ${title}

| Service | Price |
| --- | --- |
| Car wash | $${wash} |
| Oil change | $${wash + 30} |
| Tire rotation | $${wash + 10} |

Please call ahead if you come with a van. We take cash and cards.`;

let made = 0;
async function createShop() {
  made += 1;
  const { id } = await ann.createChatbot();
  const add = (name: string, content: string, chatbotIds = [id]) => {
    app.clock.advance(60);
    return ann.addDocument({ name, content: `${content}\n\nShop ${made}.`, chatbotIds });
  };
  const get = async (document: Document) =>
    (await ann.send<Document>('GET', `/api/documents/${document.id}`)).body;
  const health = async () =>
    (await ann.send<HealthResponse>('GET', `/api/chatbots/${id}/health`)).body.replaceable;
  const ask = () => askChatbot({ deps: app.deps, id, question: 'How much is a car wash?' });
  return { id, add, get, health, ask };
}

const decide = (who: Tenant, newer: Document, olderId: string, choice: string) =>
  who.send('POST', `/api/documents/${newer.id}/older/${olderId}`, { choice });

test('the new version is offered to replace the old one, and a restored version has the old one again', async () => {
  const shop = await createShop();
  const older = await shop.add('price-list-2025.md', list(20));
  await checkChanges(app.deps);
  const newer = await shop.add('price-list-2026.md', list(25));
  expect(newer.olderVersion).toBeNull();
  await checkAll(app.deps);
  const asked = { id: older.id, name: 'price-list-2025.md' };
  expect((await shop.get(newer)).olderVersion).toEqual(asked);
  expect((await shop.get(older)).olderVersion).toBeNull();
  expect(await shop.health()).toEqual([{ id: newer.id, name: 'price-list-2026.md', older: asked }]);
  app.clock.advance(3);
  await checkChanges(app.deps);
  expect((await decide(ann, newer, older.id, 'replace')).status).toBe(200);
  expect((await ann.send('GET', `/api/documents/${older.id}`)).status).toBe(404);
  expect(await shop.health()).toEqual([]);
  expect(await shop.ask()).toContain('$25');
  expect((await decide(ann, newer, older.id, 'replace')).status).toBe(404);

  app.clock.advance(3);
  await checkChanges(app.deps);
  const versions = `/api/chatbots/${shop.id}/versions`;
  const [, before] = (await ann.send<VersionsResponse>('GET', versions)).body.items;
  expect((await ann.send('POST', `${versions}/${before?.number}/restore`, {})).status).toBe(200);
  expect((await shop.get(older)).chatbotIds).toEqual([shop.id]);
});

test('other chatbots that used the old one get the new one', async () => {
  const shop = await createShop();
  const other = await ann.createChatbot();
  const older = await shop.add('rates 2025.md', list(20), [shop.id, other.id]);
  const newer = await shop.add('rates 2026.md', list(25));
  await checkAll(app.deps);
  await decide(ann, newer, older.id, 'replace');
  expect((await shop.get(newer)).chatbotIds.sort()).toEqual([shop.id, other.id].sort());
});

test('keeping both is remembered, also after the next check', async () => {
  const shop = await createShop();
  const older = await shop.add('fees-2025.md', list(20));
  const newer = await shop.add('fees-2026.md', list(25));
  await checkAll(app.deps);
  expect((await decide(ann, newer, older.id, 'keep')).status).toBe(200);
  await shop.add('more.md', '# More\n\nWe also sell tires.');
  await checkAll(app.deps);
  expect((await shop.get(newer)).olderVersion).toBeNull();
  expect((await shop.get(older)).chatbotIds).toEqual([shop.id]);
});

test('lists of other things, and of other chatbots, are left in peace', async () => {
  const shop = await createShop();
  await shop.add('car prices.md', list(20));
  const vans = await shop.add('van prices.md', list(25));
  const elsewhere = await ann.createChatbot();
  const apart = await shop.add('car prices 2026.md', list(30), [elsewhere.id]);
  const place = await shop.add('car prices (1).md', list(40, 'Airport'));
  await checkAll(app.deps);
  for (const one of [vans, apart, place]) expect((await shop.get(one)).olderVersion).toBeNull();
});

test('no one decides for others, or what isn’t offered', async () => {
  const shop = await createShop();
  const older = await shop.add('tariff-2025.md', list(20));
  const newer = await shop.add('tariff-2026.md', list(25));
  await checkAll(app.deps);
  expect((await decide(bob, newer, older.id, 'replace')).status).toBe(404);
  expect((await decide(ann, older, newer.id, 'replace')).status).toBe(404);
  expect((await decide(ann, newer, older.id, 'maybe')).status).toBe(400);
  const path = `/api/documents/${newer.id}/older/${older.id}`;
  expect((await app.request(path, { method: 'POST' })).status).toBe(401);
  expect((await shop.get(newer)).olderVersion).not.toBeNull();
});
