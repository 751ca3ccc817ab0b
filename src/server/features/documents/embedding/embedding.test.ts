/** From upload to answers: what a worker does with documents, and what happens when it is interrupted. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { documents, passages } from '#server/db/schema/documents.ts';
import { processDocuments } from '#server/features/documents/jobs.ts';
import { openKnowledge } from '#server/features/documents/knowledge/knowledge.ts';
import { leaseDocument } from '#server/features/documents/reading/lease-document.ts';
import { subscribeToLiveEvents } from '#server/features/live/index.ts';
import { askChatbot, getLiveChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import {
  createEmbedderDouble,
  createWordEmbedder,
  type EmbedderDouble,
} from '#server/testing/embedder-double.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { Document } from '#shared/contract/documents.ts';

let app: TestApp;
let embedding: EmbedderDouble;
let ann: Tenant;
let bob: Tenant;
let orm: Db;
beforeAll(async () => {
  embedding = createEmbedderDouble();
  app = await createTestApp({ deps: { embedding } });
  orm = app.deps.database.orm;
  ann = await createTenant(app);
  bob = await createTenant(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  embedding.failAfter = Number.POSITIVE_INFINITY;
  embedding.preparing = false;
  embedding.use(createWordEmbedder({ id: 'double-1', double: embedding }));
  await work();
});

const work = () => processDocuments({ deps: app.deps, signal: new AbortController().signal });

async function upload(who: Tenant, file: Parameters<Tenant['upload']>[0]): Promise<Document> {
  const answer = await who.upload(file);
  return ((await answer.json()) as { document: Document }).document;
}
const get = async (who: Tenant, id: string) =>
  (await who.send<Document>('GET', `/api/documents/${id}`)).body;

const ask = (id: string, question: string) => askChatbot({ deps: app.deps, id, question });

/** Paragraphs that have nothing in common. */
const longText = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const word = createHash('sha256').update(String(at)).digest('hex').slice(0, 8);
    return `The ${word} of room ${at} is ${at * 7} metres wide. Its door is made of ${word} wood.`;
  }).join('\n\n');

describe('a document', () => {
  test('is read, split and embedded, and then answers with its place', async () => {
    const { id: chatbotId } = await ann.createChatbot();
    const content = 'name,price\nLasagne,12 euros\nTiramisu,6 euros\n';
    const { id } = await upload(ann, { name: 'menu.csv', content, chatbotIds: [chatbotId] });
    expect((await get(ann, id)).state).toBe('queued');
    await work();
    const ready = await get(ann, id);
    expect(ready).toMatchObject({ state: 'ready', type: 'csv', failure: null, notes: [] });
    expect(ready.sentencesEmbedded).toBe(ready.sentencesTotal);
    expect(ready.passages).toBeGreaterThan(0);
    const answer = await ask(chatbotId, 'What is the price of Tiramisu?');
    expect(answer).toContain('6 euros');
    expect(answer).toContain('menu.csv');
  });

  test('in a photo is recognized, and answers with the price it shows', async () => {
    const { id: chatbotId } = await ann.createChatbot();
    const sign = '../../../engine/ingest/read/testing/price-sign.jpg';
    const content = readFileSync(new URL(sign, import.meta.url));
    const { id } = await upload(ann, { name: 'sign.jpeg', content, chatbotIds: [chatbotId] });
    // One turn ends after a long step, and the next goes on.
    await work();
    await work();
    const ready = await get(ann, id);
    expect(ready).toMatchObject({ state: 'ready', type: 'jpg', recognizing: null });
    expect(ready.notes).toContain('text-recognized');
    expect(await ask(chatbotId, 'How much is a new inner tube?')).toContain('$18.50');
  });

  test.each([
    ['no-text', 'blank.txt', '   \n \n'],
    ['damaged', 'broken.pdf', `%PDF-1.7\n${'x'.repeat(500)}`],
  ])('that cannot be read fails with a sentence: %s', async (code, name, content) => {
    const { id } = await upload(ann, { name, content });
    await work();
    const failed = await get(ann, id);
    expect(failed).toMatchObject({ state: 'failed', failure: { code } });
    expect(failed.failure?.message).toMatch(/this file.*\.$/i);
    const again = await ann.send<Document>('POST', `/api/documents/${id}/retry`);
    expect(again.body).toMatchObject({ state: 'queued', failure: null });
    await work();
    expect((await get(ann, id)).state).toBe('failed');
  });

  test('whose file is gone says so', async () => {
    const { id } = await upload(ann, { content: 'Soon to be lost.' });
    const [row] = await orm.select().from(documents).where(eq(documents.id, id));
    await app.deps.storage.delete(row?.storageKey ?? '');
    await work();
    expect((await get(ann, id)).failure?.code).toBe('file-missing');
  });

  test('that worked cannot be retried', async () => {
    const { id } = await ann.addDocument({ content: 'All is well here.' });
    expect((await ann.send('POST', `/api/documents/${id}/retry`)).status).toBe(409);
  });
});

describe('interruptions', () => {
  test('what a killed worker held is taken up again, and no passage is there twice', async () => {
    const { id } = await upload(ann, { content: longText(40) });
    // The worker dies in the middle of splitting: its lease and half of its rows stay.
    const lease = await leaseDocument(app.deps);
    expect(lease?.document.id).toBe(id);
    const half = { state: 'splitting', generation: 1, attempts: 1 } as const;
    await orm.update(documents).set(half).where(eq(documents.id, id));
    const workspaceId = lease?.document.workspaceId ?? '';
    await orm.insert(passages).values({
      ...{ workspaceId, documentId: id, generation: 1, ordinal: 0, text: 'half', context: '' },
      ...{ sentences: [], place: {}, words: Buffer.alloc(4) },
    });
    await work();
    expect((await get(ann, id)).state).toBe('splitting');
    app.clock.advance(61);
    await work();
    const ready = await get(ann, id);
    expect(ready.state).toBe('ready');
    const rows = await orm.select().from(passages).where(eq(passages.documentId, id));
    expect(rows).toHaveLength(ready.passages);
    expect(new Set(rows.map(({ ordinal }) => ordinal)).size).toBe(rows.length);
    expect(rows.some(({ text }) => text === 'half')).toBe(false);
  });

  test('a worker that lost its lease can write nothing more', async () => {
    const { id } = await upload(ann, { content: longText(5) });
    const { readDocument } = await import('#server/features/documents/reading/read-document.ts');
    const slow = await leaseDocument(app.deps);
    app.clock.advance(61);
    await work();
    const before = await orm.select().from(passages).where(eq(passages.documentId, id));
    if (slow) {
      const { signal } = new AbortController();
      await readDocument({ deps: app.deps, lease: slow, signal });
    }
    const after = await orm.select().from(passages).where(eq(passages.documentId, id));
    expect(after.map((row) => row.id)).toEqual(before.map((row) => row.id));
    expect((await get(ann, id)).state).toBe('ready');
  });

  test('a file that ends the process every time is given up', async () => {
    const { id } = await upload(ann, { content: 'Poison for a parser.' });
    for (let crash = 0; crash < 3; crash += 1) {
      const lease = await leaseDocument(app.deps);
      expect(lease?.document.id).toBe(id);
      await orm
        .update(documents)
        .set({ state: 'reading', attempts: crash + 1 })
        .where(eq(documents.id, id));
      app.clock.advance(61);
    }
    await work();
    expect(await get(ann, id)).toMatchObject({ state: 'failed', failure: { code: 'unreadable' } });
  });

  test('a model that goes away at 30 % pauses embedding; words work meanwhile, and it goes on from there', async () => {
    const { id: chatbotId } = await ann.createChatbot();
    embedding.failAfter = embedding.texts + 300;
    const content = longText(300);
    const { id } = await upload(ann, { content, chatbotIds: [chatbotId] });
    await work();
    const paused = await get(ann, id);
    expect(paused).toMatchObject({ state: 'embedding', notes: ['embedding-delayed'] });
    expect(paused.sentencesEmbedded).toBeGreaterThan(0);
    expect(paused.sentencesEmbedded).toBeLessThan(paused.sentencesTotal);
    embedding.failAfter = Number.POSITIVE_INFINITY;
    expect(await ask(chatbotId, 'How wide is room 93?')).toContain('651 metres');
    const embedded = and(eq(passages.documentId, id), isNotNull(passages.vectors));
    const before = await orm.select({ id: passages.id }).from(passages).where(embedded);
    await work();
    expect((await get(ann, id)).sentencesEmbedded).toBe(paused.sentencesEmbedded);
    app.clock.advance(60);
    const texts = embedding.texts;
    await work();
    const ready = await get(ann, id);
    expect(ready).toMatchObject({ state: 'ready', notes: [], passages: paused.passages });
    expect(ready.sentencesEmbedded).toBe(ready.sentencesTotal);
    expect(embedding.texts - texts).toBe(paused.sentencesTotal - paused.sentencesEmbedded);
    expect(before.length).toBeGreaterThan(0);
  });
});

describe('the model', () => {
  test('that is not to be had leaves documents searchable by words, and is caught up with when it comes', async () => {
    embedding.use(null);
    const { id: chatbotId } = await ann.createChatbot();
    const { id } = await upload(ann, {
      content: 'The sauna opens at six.',
      chatbotIds: [chatbotId],
    });
    await work();
    expect(await get(ann, id)).toMatchObject({ state: 'ready', notes: ['words-only'] });
    expect(await ask(chatbotId, 'When does the sauna open?')).toContain('six');
    embedding.use(createWordEmbedder({ id: 'double-1', double: embedding }));
    await work();
    const embedded = await get(ann, id);
    expect(embedded).toMatchObject({ state: 'ready', notes: [] });
    expect(embedded.sentencesEmbedded).toBe(embedded.sentencesTotal);
  });

  test('that is on its way is waited for', async () => {
    embedding.use(null);
    embedding.preparing = true;
    const { id } = await upload(ann, { content: 'The pool is heated.' });
    await work();
    expect((await get(ann, id)).state).toBe('embedding');
  });

  test('that is changed is embedded with anew, and never mixed', async () => {
    const { id: chatbotId } = await bob.createChatbot();
    const { id } = await bob.addDocument({ content: longText(30), chatbotIds: [chatbotId] });
    embedding.use(createWordEmbedder({ id: 'double-2', double: embedding }));
    const { deps } = app;
    const knowledge = async () =>
      openKnowledge({ deps, chatbot: await getLiveChatbot({ deps, id: chatbotId }) });
    expect((await knowledge()).embedder?.id).toBe('double-1');
    await work();
    const rows = await orm.select().from(passages).where(eq(passages.documentId, id));
    expect(new Set(rows.map(({ embedderId }) => embedderId))).toEqual(new Set(['double-2']));
    const { embedder, index } = await knowledge();
    expect(embedder?.id).toBe('double-2');
    expect(index.segments.every(({ vectors }) => vectors !== null)).toBe(true);
  });
});

test('one owner’s large import does not hold up another’s small file, nor their own', async () => {
  const large = await upload(ann, { name: 'large.txt', content: longText(400) });
  const larger = await upload(ann, { name: 'larger.txt', content: longText(500) });
  const small = await upload(ann, { name: 'small.txt', content: 'Small but mine.' });
  const other = await upload(bob, { name: 'other.txt', content: 'Someone else’s.' });
  const turns: string[] = [];
  // Two workers at once: never two documents of one workspace.
  const first = await leaseDocument(app.deps);
  const second = await leaseDocument(app.deps);
  expect(first?.document.workspaceId).not.toBe(second?.document.workspaceId);
  expect(await leaseDocument(app.deps)).toBeNull();
  turns.push(first?.document.name ?? '', second?.document.name ?? '');
  expect(turns.toSorted()).toEqual(['other.txt', 'small.txt']);
  app.clock.advance(61);
  // One run ends after a while even if more is waiting, as it does on a busy machine.
  for (let run = 0; run < 5; run++) await work();
  for (const { id } of [large, larger, small]) expect((await get(ann, id)).state).toBe('ready');
  expect((await get(bob, other.id)).state).toBe('ready');
});

test('J5: while one workspace imports, another’s visitors are answered', async () => {
  const { id: chatbotId } = await bob.createChatbot();
  await bob.addDocument({ content: 'The sauna opens at six.', chatbotIds: [chatbotId] });
  const large = await upload(ann, { name: 'import.txt', content: longText(3_000) });
  let isWorking = true;
  const working = work().finally(() => {
    isWorking = false;
  });
  const states = new Set<string>();
  while (isWorking && !states.has('embedding')) {
    expect(await ask(chatbotId, 'When does the sauna open?')).toContain('six');
    states.add((await get(ann, large.id)).state);
  }
  // Answered in the midst of reading and splitting, not after it.
  expect([...states].some((state) => state === 'reading' || state === 'splitting')).toBe(true);
  await working;
});

test('an open screen hears of every step, and of no one else’s', async () => {
  const heard: string[] = [];
  const { id: chatbotId } = await ann.createChatbot();
  const { workspaceId } = await getLiveChatbot({ deps: app.deps, id: chatbotId });
  const stop = await subscribeToLiveEvents({
    deps: app.deps,
    about: workspaceId,
    listener: (event) => {
      if (event.kind === 'document') heard.push(event.documentId);
    },
  });
  const other = await bob.addDocument({ content: 'Bob’s event.' });
  const { id } = await ann.addDocument({ content: 'Ann’s event.' });
  await expect.poll(() => heard.length, { timeout: 45_000 }).toBeGreaterThan(4);
  expect(new Set(heard)).toEqual(new Set([id]));
  expect(heard).not.toContain(other.id);
  stop();
});
