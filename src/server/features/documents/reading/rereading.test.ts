/** Documents that an older reader has read: they are read again in the background, and answer all the while. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { documentFacts, documents, passages } from '#server/db/schema/documents.ts';
import { readerVersion } from '#server/engine/ingest/reader-version.ts';
import { documentJobs, processDocuments } from '#server/features/documents/jobs.ts';
import { openKnowledge } from '#server/features/documents/knowledge/knowledge.ts';
import { askChatbot, getLiveChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import {
  createEmbedderDouble,
  createWordEmbedder,
  type EmbedderDouble,
} from '#server/testing/embedder-double.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { Document, DocumentTextResponse } from '#shared/contract/documents.ts';
import { holdLease, leaseDocument } from './lease-document.ts';
import { rereadDocument } from './reread-document.ts';

let app: TestApp;
let embedding: EmbedderDouble;
let ann: Tenant;
let orm: Db;
beforeAll(async () => {
  embedding = createEmbedderDouble();
  app = await createTestApp({ deps: { embedding } });
  orm = app.deps.database.orm;
  ann = await createTenant(app, { plan: 'enterprise' });
});
afterAll(() => app.close());
beforeEach(async () => {
  embedding.failAfter = Number.POSITIVE_INFINITY;
  embedding.use(createWordEmbedder({ id: 'double-1', double: embedding }));
  app.clock.advance(3600);
  await work();
});

const { signal } = new AbortController();
const work = () => processDocuments({ deps: app.deps, signal });
const get = async (id: string) => (await ann.send<Document>('GET', `/api/documents/${id}`)).body;
const ask = (id: string, question: string) => askChatbot({ deps: app.deps, id, question });
const question = 'When does the sauna open?';
let made = 0;

/** A document as it was left by a reader that knew no facts and split its text differently. */
async function addWithOldReader() {
  made += 1;
  const { id: chatbotId } = await ann.createChatbot();
  const content = `The sauna opens at six.\n\nThis is guide number ${made}.`;
  const { id } = await ann.addDocument({ content, chatbotIds: [chatbotId] });
  await orm.update(documents).set({ readerVersion: 1 }).where(eq(documents.id, id));
  await orm.delete(documentFacts).where(eq(documentFacts.documentId, id));
  return { id, chatbotId, path: `/api/documents/${id}` };
}
const rowOf = async (id: string) =>
  (await orm.select().from(documents).where(eq(documents.id, id)))[0];
const passagesOf = (id: string) =>
  orm.select().from(passages).where(eq(passages.documentId, id)).orderBy(passages.generation);
const factsOf = (id: string) =>
  orm.select().from(documentFacts).where(eq(documentFacts.documentId, id));

describe('a document of an older reader', () => {
  test('is read again: facts are there, its state stays ready and no vector is computed twice', async () => {
    const { id, chatbotId } = await addWithOldReader();
    const before = await rowOf(id);
    const texts = embedding.texts;
    await work();
    const after = await rowOf(id);
    expect(after).toMatchObject({ state: 'ready', readerVersion, nextReading: null, attempts: 0 });
    expect(after?.generation).toBe((before?.generation ?? 0) + 1);
    expect(after?.embedderId).toBe('double-1');
    expect(after?.sentencesEmbedded).toBe(before?.sentencesTotal);
    expect(embedding.texts).toBe(texts);
    expect(await factsOf(id)).toMatchObject([{ generation: after?.generation }]);
    expect(await ask(chatbotId, question)).toContain('six');
    const fresh = (await passagesOf(id)).filter((row) => row.generation === after?.generation);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.every(({ vectors }) => vectors !== null)).toBe(true);
  });

  test('answers before, during and after the change, also a question that was searched before it', async () => {
    const { id, chatbotId } = await addWithOldReader();
    const { deps } = app;
    const chatbot = await getLiveChatbot({ deps, id: chatbotId });
    const opened = await openKnowledge({ deps, chatbot });
    const ids = opened.index.segments.flatMap((segment) => segment.ids);
    const states = new Set<string>();
    for (let turn = 0; turn < 2; turn += 1) {
      const lease = await leaseDocument(deps);
      expect(lease).toMatchObject({ isOutdated: true, document: { id } });
      expect(await ask(chatbotId, question)).toContain('six');
      if (!lease) return;
      await holdLease({ deps, lease, work: () => rereadDocument({ deps, lease, signal }) });
      expect(await ask(chatbotId, question)).toContain('six');
      states.add((await get(id)).state);
    }
    expect([...states]).toEqual(['ready']);
    expect((await rowOf(id))?.readerVersion).toBe(readerVersion);
    expect(await opened.loadPassages(ids)).toHaveLength(ids.length);
    opened.close();
    const job = documentJobs(deps).find(({ name }) => name === 'delete-replaced-readings');
    await job?.handle({ workspaceId: chatbot.workspaceId, documentId: id }, signal);
    const generations = new Set((await passagesOf(id)).map(({ generation }) => generation));
    expect([...generations]).toEqual([(await rowOf(id))?.generation]);
    expect(await ask(chatbotId, question)).toContain('six');
  });

  test('computes vectors only for passages whose sentences have changed', async () => {
    const { id } = await addWithOldReader();
    const changed = { sentences: [{ text: 'An older split.' }] };
    const [first] = await passagesOf(id);
    await orm
      .update(passages)
      .set(changed)
      .where(eq(passages.id, first?.id ?? ''));
    const texts = embedding.texts;
    await work();
    expect(embedding.texts - texts).toBe(first?.sentences.length);
    expect((await rowOf(id))?.readerVersion).toBe(readerVersion);
  });

  test('waits until new uploads are read', async () => {
    const { id } = await addWithOldReader();
    const answer = await ann.upload({ content: `A new file, number ${made}.` });
    const { document } = (await answer.json()) as { document: Document };
    const first = await leaseDocument(app.deps);
    expect(first?.document.id).toBe(document.id);
    app.clock.advance(61);
    await work();
    expect((await rowOf(id))?.readerVersion).toBe(readerVersion);
  });

  test('starts over after a crash, and no passage is there twice', async () => {
    const { id, chatbotId } = await addWithOldReader();
    const row = await rowOf(id);
    const generation = (row?.generation ?? 0) + 1;
    const of = { workspaceId: row?.workspaceId ?? '', documentId: id, generation };
    const half = { ...of, ordinal: 0, text: 'half', context: '', sentences: [], place: {} };
    await orm.insert(passages).values({ ...half, words: Buffer.alloc(4) });
    await work();
    const fresh = (await passagesOf(id)).filter((passage) => passage.generation === generation);
    expect(fresh.map(({ text }) => text)).not.toContain('half');
    expect(fresh).toHaveLength((await get(id)).passages);
    expect(await ask(chatbotId, question)).toContain('six');
  });

  test('is left alone while the embedding model is being loaded', async () => {
    const { id } = await addWithOldReader();
    embedding.use(null);
    embedding.preparing = true;
    await work();
    expect((await rowOf(id))?.readerVersion).toBe(1);
    embedding.preparing = false;
  });

  test('that is replaced meanwhile is read as the new file', async () => {
    const { id, chatbotId } = await addWithOldReader();
    const { deps } = app;
    const lease = await leaseDocument(deps);
    if (!lease) throw new Error('Nothing to read again.');
    await ann.replace(id, { content: `The sauna opens at eight, says number ${made}.` });
    await rereadDocument({ deps, lease, signal });
    expect((await rowOf(id))?.nextReading).toBeNull();
    await work();
    const answer = await ask(chatbotId, question);
    expect(answer).toContain('eight');
    expect(answer).not.toContain('six');
  });
});

describe('a document that its owner corrected', () => {
  const six = 'The sauna opens at six.';
  async function correct(path: string): Promise<void> {
    const { body } = await ann.send<DocumentTextResponse>('GET', `${path}/text`);
    const key = body.parts.find(({ original }) => original === six)?.key;
    const json = { page: 1, text: 'The sauna opens at eight.' };
    expect((await ann.send('PUT', `${path}/text-corrections/${key}`, json)).status).toBe(200);
  }
  async function addGuide() {
    made += 1;
    const { id: chatbotId } = await ann.createChatbot();
    const content = `${six}\n\nThis is guide number ${made}.`;
    const { id } = await ann.addDocument({ content, chatbotIds: [chatbotId] });
    return { id, chatbotId, path: `/api/documents/${id}` };
  }

  test('comes before documents that answer already and wait to be embedded', async () => {
    const { id, path } = await addGuide();
    embedding.use(null);
    embedding.preparing = true;
    const other = await ann.addDocument({ content: 'Short.' });
    expect(other.state).toBe('embedding');
    embedding.preparing = false;
    embedding.use(createWordEmbedder({ id: 'double-1', double: embedding }));
    await correct(path);
    expect(await leaseDocument(app.deps)).toMatchObject({ isOutdated: true, document: { id } });
  });

  test('answers with the correction while the embedding model is being loaded', async () => {
    embedding.use(null);
    embedding.preparing = true;
    const { id, chatbotId, path } = await addGuide();
    await correct(path);
    await work();
    expect(await ask(chatbotId, question)).toContain('eight');
    expect(await rowOf(id)).toMatchObject({ state: 'embedding', readerVersion, embedderId: null });
    embedding.preparing = false;
    embedding.use(createWordEmbedder({ id: 'double-1', double: embedding }));
    await work();
    expect(await rowOf(id)).toMatchObject({ state: 'ready', embedderId: 'double-1' });
    expect(await ask(chatbotId, question)).toContain('eight');
  });
});

describe('a failure', () => {
  test('keeps the old reading and is not tried again when the file is gone', async () => {
    const { id, chatbotId } = await addWithOldReader();
    const before = await get(id);
    const row = await rowOf(id);
    await app.deps.storage.delete(row?.storageKey ?? '');
    await work();
    expect(await get(id)).toEqual(before);
    expect(await rowOf(id)).toMatchObject({ readerVersion, generation: row?.generation });
    expect(await leaseDocument(app.deps)).toBeNull();
    expect(await ask(chatbotId, question)).toContain('six');
  });

  test('of the whole process is tried three times at most', async () => {
    const { id, chatbotId } = await addWithOldReader();
    await orm.update(documents).set({ attempts: 3 }).where(eq(documents.id, id));
    await work();
    expect(await rowOf(id)).toMatchObject({ readerVersion, attempts: 0, state: 'ready' });
    expect(await factsOf(id)).toEqual([]);
    expect(await ask(chatbotId, question)).toContain('six');
  });

  test('of the embedding model is waited out without a word to the owner', async () => {
    const { id, chatbotId } = await addWithOldReader();
    const [first] = await passagesOf(id);
    await orm
      .update(passages)
      .set({ sentences: [{ text: 'An older split.' }] })
      .where(eq(passages.id, first?.id ?? ''));
    const before = await get(id);
    embedding.failAfter = embedding.texts;
    await work();
    expect(await get(id)).toEqual(before);
    expect(await rowOf(id)).toMatchObject({ readerVersion: 1, attempts: 1 });
    embedding.failAfter = Number.POSITIVE_INFINITY;
    expect(await ask(chatbotId, question)).toContain('sauna');
    app.clock.advance(61);
    await work();
    expect(await rowOf(id)).toMatchObject({ readerVersion, attempts: 0 });
    expect(await ask(chatbotId, question)).toContain('six');
  });
});
