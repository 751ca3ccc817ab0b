/** Drafts, what holds them back, and earlier versions: from the owner's change to the visitor's answer. */
import { and, eq, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { documents, passages } from '#server/db/schema/documents.ts';
import { versionDocuments } from '#server/db/schema/versions.ts';
import { checkChanges } from '#server/features/answer-tests/jobs.ts';
import { workOnRuns } from '#server/features/answer-tests/work-on-run.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import { checkConflicts } from '#server/features/conflicts/check-conflicts.ts';
import { openKnowledge } from '#server/features/documents/index.ts';
import { processDocuments } from '#server/features/documents/jobs.ts';
import { sweepReadings } from '#server/features/documents/reading/sweep-readings.ts';
import { callApp } from '#server/testing/call-app.ts';
import { TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { TestsResponse } from '#shared/contract/answer-tests.ts';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { HomeResponse } from '#shared/contract/home.ts';
import {
  type DraftState,
  draftState,
  keptVersions,
  type VersionComparison,
  type VersionsResponse,
  versionComparison,
  versionsResponse,
} from '#shared/contract/versions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { signal } = new AbortController();
const priceList = (price: string) => `# Prices

| Item | Price |
| --- | --- |
| Rye bread | €${price} |
| Almond cake | €18.00 |

# Parking

Parking is free in the yard behind the shop.`;
const question = 'How much is the rye bread?';

/** A shop with a price list, and what its owner and visitors do. */
async function openShop() {
  const owner: Tenant = await createTenant(app);
  const chatbot = await owner.createChatbot({ name: 'Bakery' });
  const { id } = chatbot;
  const base = `/api/chatbots/${id}`;
  const document = await owner.addDocument({
    name: 'prices.md',
    content: priceList('4.20'),
    chatbotIds: [id],
  });
  const { workspaceId } = await findDocument(document.id);
  const isUnread = and(
    eq(documents.workspaceId, workspaceId),
    notInArray(documents.state, ['ready', 'failed']),
  );
  /** A turn of the worker ends after a while, also in the middle of a document. */
  const read = async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      await processDocuments({ deps: app.deps, signal });
      if ((await app.deps.database.orm.$count(documents, isUnread)) === 0) return;
    }
  };
  const get = async <T>(path: string) => (await owner.send<T>('GET', `${base}/${path}`)).body;
  const list = () => get<TestsResponse>('tests');
  return {
    ...{ owner, id, documentId: document.id, base, read, list },
    versions: async () => versionsResponse.parse(await get<VersionsResponse>('versions')),
    draft: async () => draftState.parse(await get<DraftState>('draft')),
    compare: async (path: string) =>
      versionComparison.parse(await get<VersionComparison>(`versions/${path}`)),
    post: (path: string) => owner.send('POST', `${base}/${path}`, {}),
    async ask(text = question) {
      const visitor = new TestVisitor({ app, chatbotId: id });
      return (await visitor.ask(text)).body.answer ?? '';
    },
    async addTest(text: string, expectations: object) {
      const { status } = await owner.send('POST', `${base}/tests`, {
        question: text,
        expectations,
      });
      expect(status).toBe(201);
    },
    /** What the workers do after a change. */
    async settle() {
      app.clock.advance(60);
      await read();
      await checkChanges(app.deps);
      for (let turn = 0; turn < 50; turn += 1) {
        await workOnRuns({ deps: app.deps, workspaceId, chatbotId: id, signal });
        const { runs } = await list();
        if (runs.every(({ state }) => state === 'done')) return;
      }
    },
    async edit(changes: object) {
      const { version } = (await owner.send<Chatbot>('GET', base)).body;
      const { status } = await owner.send('PATCH', base, { version, ...changes });
      expect(status).toBe(200);
    },
    async replace(content: string) {
      const response = await owner.replace(document.id, { name: 'prices.md', content });
      expect(response.status).toBe(200);
    },
  };
}

async function findDocument(id: string) {
  const [row] = await app.deps.database.orm.select().from(documents).where(eq(documents.id, id));
  if (!row) throw new Error('The document is gone');
  return row;
}

const countPassages = async (documentId: string, generation: number) =>
  app.deps.database.orm.$count(
    passages,
    and(eq(passages.documentId, documentId), eq(passages.generation, generation)),
  );

async function openGuardedShop() {
  const shop = await openShop();
  await shop.addTest(question, { facts: ['€4.20'] });
  await shop.settle();
  expect(await shop.draft()).toMatchObject({ state: 'published', published: 1 });
  return shop;
}

test('without tests visitors get a change at once, and it becomes a version with its author', async () => {
  const shop = await openShop();
  await shop.settle();
  await shop.replace(priceList('4.50'));
  await shop.read();
  expect(await shop.ask()).toContain('4.50');
  await shop.edit({ greeting: 'Good morning!' });
  await shop.owner.send('POST', `${shop.base}/answers`, { question: 'Wifi?', answer: 'Yes.' });
  await shop.settle();
  const { items, draft } = await shop.versions();
  expect(draft).toMatchObject({ state: 'published', published: 2 });
  expect(items.map(({ number }) => number)).toEqual([2, 1]);
  expect(items[0]).toMatchObject({
    by: ['Ada Lovelace'],
    reason: 'change',
    changes: {
      settings: ['greeting'],
      documents: [{ name: 'prices.md', kind: 'changed' }],
      answers: [{ question: 'Wifi?', kind: 'added' }],
    },
  });
});

test('a change that breaks no test is published once its tests have passed', async () => {
  const shop = await openGuardedShop();
  await shop.replace(priceList('4.20').replace('free', 'free of charge'));
  await shop.read();
  expect(await shop.ask('Is parking free?')).not.toContain('free of charge');
  await shop.settle();
  expect(await shop.ask('Is parking free?')).toContain('free of charge');
  expect(await shop.draft()).toMatchObject({ state: 'published', published: 2, changes: null });
});

test('a change that breaks a test is held: the old version answers whole until it is fixed', async () => {
  const shop = await openGuardedShop();
  await shop.edit({ greeting: 'Welcome!', confidence: 0.4 });
  await shop.replace(priceList('4.90'));
  await shop.settle();
  expect(await shop.ask()).toContain('4.20');
  const { body } = await shop.owner.send<{ greeting: string }>(
    'GET',
    `/api/chat/${shop.id}/config`,
  );
  expect(body.greeting).toBe('Hello!');
  expect(await shop.draft()).toMatchObject({
    state: 'held',
    published: 1,
    changes: { settings: ['greeting', 'confidence'], documents: [{ kind: 'changed' }] },
    failing: [{ question, reason: '“€4.20” is missing.' }],
  });
  const home = (await shop.owner.send<HomeResponse>('GET', '/api/home')).body;
  expect(home.held).toEqual([{ chatbotId: shop.id, name: 'Bakery' }]);
  await shop.replace(priceList('4.20'));
  expect(await shop.draft()).toMatchObject({ state: 'checking' });
  await shop.settle();
  expect(await shop.draft()).toMatchObject({ state: 'published', published: 2, failing: [] });
});

test('a harmless change is not held because of a test that fails for visitors too', async () => {
  const shop = await openGuardedShop();
  await shop.addTest('Do you sell bicycles?', { facts: ['€99'] });
  await shop.settle();
  await shop.replace(priceList('4.20').replace('yard', 'lot'));
  await shop.settle();
  expect(await shop.draft()).toMatchObject({ state: 'published', published: 2 });
});

test('an owner publishes a held change anyway, and it does not hold back the next one', async () => {
  const shop = await openGuardedShop();
  await shop.replace(priceList('4.90'));
  await shop.settle();
  expect((await shop.post('draft/publish')).status).toBe(200);
  expect(await shop.ask()).toContain('4.90');
  expect((await shop.versions()).items[0]).toMatchObject({ number: 2, reason: 'anyway' });
  await shop.replace(priceList('4.90').replace('yard', 'lot'));
  await shop.settle();
  expect(await shop.draft()).toMatchObject({ state: 'published', published: 3 });
  expect((await shop.post('draft/publish')).status).toBe(409);
});

test('undoing a held change brings back document, corrections, answers and settings as they were', async () => {
  const shop = await openShop();
  const { owner, base } = shop;
  await owner.send('POST', `${base}/answers`, { question: 'Wifi?', answer: 'Yes.' });
  await shop.addTest(question, { facts: ['€4.20'] });
  await shop.settle();
  const [kept] = (await owner.send<{ items: { id: string }[] }>('GET', `${base}/answers`)).body
    .items;
  await owner.send('DELETE', `${base}/answers/${kept?.id}`);
  await owner.send('POST', `${base}/answers`, { question: 'Dogs?', answer: 'Outside.' });
  await shop.edit({ confidence: 0.9 });
  await owner.send('DELETE', `/api/documents/${shop.documentId}`);
  await shop.settle();
  expect(await shop.draft()).toMatchObject({
    state: 'held',
    changes: { documents: [{ name: 'prices.md', kind: 'removed' }], settings: ['confidence'] },
  });
  const before = await shop.ask();
  expect(before).toContain('4.20');
  const gone = await owner.send<{ total: number }>('GET', '/api/documents');
  expect(gone.body.total).toBe(0);
  expect((await shop.post('draft/undo')).status).toBe(200);
  expect(await shop.draft()).toMatchObject({ state: 'published', published: 1 });
  const there = await owner.send<{ items: object[] }>('GET', '/api/documents');
  expect(there.body.items).toMatchObject([{ name: 'prices.md', state: 'ready' }]);
  const answers = await owner.send<{ items: object[] }>('GET', `${base}/answers`);
  expect(answers.body.items).toMatchObject([{ id: kept?.id, question: 'Wifi?' }]);
  expect((await owner.send<Chatbot>('GET', base)).body.confidence).toBe(0.5);
  await shop.settle();
  expect(await shop.ask()).toBe(before);
  expect((await shop.versions()).items).toHaveLength(1);
});

test('restoring a version gives the same answers as before, byte for byte', async () => {
  const shop = await openShop();
  const questions = [question, 'How much is the almond cake?', 'Is parking free?', 'Do you bake?'];
  for (const text of questions) await shop.addTest(text, {});
  await shop.settle();
  const answersNow = async () => {
    const answers = [];
    for (const text of questions) answers.push(await shop.ask(text));
    return answers;
  };
  const before = await answersNow();
  await shop.replace('# Closed\n\nThe bakery has moved to another street.');
  await shop.edit({ confidence: 0.2, name: 'Bakery 2' });
  await shop.settle();
  expect((await shop.post('draft/publish')).status).toBe(200);
  expect(await answersNow()).not.toEqual(before);
  expect(await shop.compare('1/comparison?with=2')).toMatchObject({
    settings: [
      { label: 'name', before: 'Bakery', after: 'Bakery 2' },
      { label: 'confidence', before: '0.5', after: '0.2' },
    ],
    documents: [
      {
        label: 'prices.md',
        kind: 'changed',
        before: expect.stringContaining('Rye bread'),
        after: expect.stringContaining('another street'),
      },
    ],
  });
  const restored = await shop.post('versions/1/restore');
  expect(versionsResponse.parse(restored.body).items[0]).toMatchObject({
    number: 3,
    reason: 'restored',
    restoredFrom: 1,
  });
  expect(await answersNow()).toEqual(before);
  expect(await shop.compare('1/comparison?with=3')).toEqual({
    settings: [],
    answers: [],
    documents: [],
  });
  await shop.settle();
  expect(await answersNow()).toEqual(before);
  const file = await shop.owner.browser.request(`/api/documents/${shop.documentId}/file`);
  expect(await file.text()).toBe(priceList('4.20'));
});

test('a reading stays as long as a kept version has it, and no longer', async () => {
  const shop = await openShop();
  await shop.settle();
  const first = await findDocument(shop.documentId);
  await shop.replace(priceList('5.00'));
  await shop.settle();
  await sweepReadings(app.deps);
  expect(await countPassages(first.id, first.generation)).toBeGreaterThan(0);
  for (let at = 0; at < keptVersions; at += 1) {
    await shop.edit({ greeting: `Hello number ${at}` });
    await shop.settle();
  }
  expect((await shop.versions()).items).toHaveLength(keptVersions);
  await sweepReadings(app.deps);
  expect(await countPassages(first.id, first.generation)).toBe(0);
  expect(await shop.ask()).toContain('5.00');
});

test('a document that is deleted for good is in no version any more', async () => {
  const shop = await openGuardedShop();
  const path = `/api/documents/${shop.documentId}?forGood=true`;
  expect((await shop.owner.send('DELETE', path)).status).toBe(200);
  expect(await shop.ask()).not.toContain('4.20');
  const { orm } = app.deps.database;
  const ofDocument = eq(versionDocuments.documentId, shop.documentId);
  expect(await orm.$count(versionDocuments, ofDocument)).toBe(0);
});

test('a deleted document can be uploaded again, and restored beside it as one document', async () => {
  const shop = await openShop();
  await shop.settle();
  await shop.owner.send('DELETE', `/api/documents/${shop.documentId}`);
  await shop.settle();
  await shop.owner.addDocument({ name: 'again.md', content: priceList('4.20') });
  expect((await shop.post('versions/1/restore')).status).toBe(200);
  const { body } = await shop.owner.send<{ items: object[] }>('GET', '/api/documents');
  expect(body.items).toMatchObject([{ name: 'again.md', chatbotIds: [shop.id] }]);
  expect(await shop.ask()).toContain('4.20');
});

test('another server answers from the new version with its next question', async () => {
  const shop = await openGuardedShop();
  const elsewhere = createApp({ ...app.deps });
  const request: TestApp['request'] = (path, init) => callApp({ app: elsewhere, path, init });
  const askThere = async () => {
    const visitor = new TestVisitor({ app: { ...app, request }, chatbotId: shop.id });
    return (await visitor.ask(question)).body.answer;
  };
  expect(await askThere()).toContain('4.20');
  await shop.replace(priceList('4.90'));
  await shop.settle();
  expect(await askThere()).toContain('4.20');
  await shop.post('draft/publish');
  expect(await askThere()).toContain('4.90');
});

test('a document that contradicts another is held back with the conflict that it makes', async () => {
  const shop = await openGuardedShop();
  const { workspaceId } = await findDocument(shop.documentId);
  const content = priceList('4.90').replace('Almond cake', 'Plum cake');
  await shop.owner.addDocument({ name: 'new-prices.md', content, chatbotIds: [shop.id] });
  await shop.read();
  await checkConflicts({ deps: app.deps, workspaceId, chatbotId: shop.id });
  const draft = await findLiveChatbot({ deps: app.deps, id: shop.id, view: 'draft' });
  const live = await findLiveChatbot({ deps: app.deps, id: shop.id });
  if (!draft || !live) throw new Error('There is no such chatbot');
  const countConflicts = async (chatbot: typeof live) => {
    const { conflicts, close } = await openKnowledge({ deps: app.deps, chatbot });
    close();
    return conflicts.length;
  };
  expect([await countConflicts(draft), await countConflicts(live)]).toEqual([1, 0]);
  await shop.settle();
  expect(await shop.draft()).toMatchObject({ state: 'held', published: 1 });
  expect(await shop.ask()).toContain('4.20');
});

test('deleting the last test publishes what it held back', async () => {
  const shop = await openGuardedShop();
  await shop.replace(priceList('4.90'));
  await shop.settle();
  const [first] = (await shop.list()).items;
  await shop.owner.send('DELETE', `${shop.base}/tests/${first?.id}`);
  await shop.settle();
  expect(await shop.ask()).toContain('4.90');
});

test('versions of another workspace are not found', async () => {
  const shop = await openGuardedShop();
  const stranger = await createTenant(app);
  const calls = [
    ['GET', 'versions'],
    ['GET', 'draft'],
    ['GET', 'versions/1/comparison'],
    ['POST', 'draft/publish'],
    ['POST', 'draft/undo'],
    ['POST', 'versions/1/restore'],
  ] as const;
  for (const [method, path] of calls) {
    const json = method === 'POST' ? {} : undefined;
    expect((await stranger.send(method, `${shop.base}/${path}`, json)).status).toBe(404);
  }
  expect((await shop.post('versions/9/restore')).status).toBe(404);
});
