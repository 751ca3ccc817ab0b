/** What visitors and owners notice when the operator changes the embedding model: nothing. */
import { createHash } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { answers } from '#server/db/schema/chatbots.ts';
import { documents, passages } from '#server/db/schema/documents.ts';
import { listKnownAnswers } from '#server/features/answers/index.ts';
import { answerJobs } from '#server/features/answers/jobs.ts';
import { processDocuments } from '#server/features/documents/jobs.ts';
import { openKnowledge } from '#server/features/documents/knowledge/knowledge.ts';
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
let orm: Db;
let chatbotId: string;
let small: Document;
let large: Document;

beforeAll(async () => {
  embedding = createEmbedderDouble();
  app = await createTestApp({ deps: { embedding } });
  orm = app.deps.database.orm;
  ann = await createTenant(app);
});
afterAll(() => app.close());

/** Two documents that double-1 has embedded, the larger one in several steps. */
beforeEach(async () => {
  await orm.delete(documents);
  embedding.failAfter = Number.POSITIVE_INFINITY;
  use('double-1');
  ({ id: chatbotId } = await ann.createChatbot());
  const rooms = Array.from({ length: 300 }, (_, at) => `Room ${at} has a bath and ${at} lamps.`);
  const chatbotIds = [chatbotId];
  small = await ann.addDocument({ content: 'The sauna opens at six.', chatbotIds });
  large = await ann.addDocument({ content: rooms.join('\n\n'), chatbotIds });
});

/** One run ends after a while even if more is waiting, as it does on a busy machine. */
async function work(): Promise<void> {
  const { signal } = new AbortController();
  for (let run = 0; run < 5; run += 1) await processDocuments({ deps: app.deps, signal });
}
const embedAnswers = () => answerJobs(app.deps)[0]?.handle({}, new AbortController().signal);
const use = (id: string, dimensions = 64) =>
  embedding.use(createWordEmbedder({ id, double: embedding, dimensions }));
const get = async (id: string) => (await ann.send<Document>('GET', `/api/documents/${id}`)).body;
const ask = (question: string) => askChatbot({ deps: app.deps, id: chatbotId, question });

/** Changes to a model with other dimensions, which goes away in the middle of the larger document. */
async function changeHalf(): Promise<void> {
  use('double-2', 32);
  embedding.failAfter = embedding.texts + 220;
  await work();
  embedding.failAfter = Number.POSITIVE_INFINITY;
}

async function searched() {
  const { deps } = app;
  const chatbot = await getLiveChatbot({ deps, id: chatbotId });
  const knowledge = await openKnowledge({ deps, chatbot });
  const segments = knowledge.index.segments.map(({ vectors }) => vectors !== null);
  knowledge.close();
  return { embedderId: knowledge.embedder?.id ?? null, segments };
}

describe('while documents are embedded with another model', () => {
  test('the one before answers, for all documents, until the last one is done', async () => {
    expect(await searched()).toEqual({ embedderId: 'double-1', segments: [true, true] });
    await changeHalf();
    const half = await orm.select().from(passages).where(eq(passages.documentId, large.id));
    expect(new Set(half.map(({ nextEmbedderId }) => nextEmbedderId))).toEqual(
      new Set(['double-2', null]),
    );
    expect(await searched()).toEqual({ embedderId: 'double-1', segments: [true, true] });
    expect(await ask('When does the sauna open?')).toContain('six');
    app.clock.advance(60);
    await work();
    expect(await searched()).toEqual({ embedderId: 'double-2', segments: [true, true] });
    expect(await ask('When does the sauna open?')).toContain('six');
    const left = and(eq(documents.id, passages.documentId), isNotNull(passages.nextVectors));
    expect(await orm.select({ id: passages.id }).from(passages).innerJoin(documents, left)).toEqual(
      [],
    );
    const rows = await orm.select().from(passages).where(eq(passages.documentId, large.id));
    expect(new Set(rows.map(({ embedderId }) => embedderId))).toEqual(new Set(['double-2']));
  });

  test('their owner sees ready documents', async () => {
    const before = await get(large.id);
    await changeHalf();
    expect(await get(large.id)).toEqual(before);
    app.clock.advance(60);
    await work();
    expect(await get(large.id)).toEqual(before);
  });

  test('and the one before is gone, what the new one has is searched by meaning and the rest by words', async () => {
    await changeHalf();
    embedding.forget();
    const { embedderId, segments } = await searched();
    expect(embedderId).toBe('double-2');
    expect(segments.toSorted()).toEqual([false, true]);
    expect(await ask('How many lamps does room 31 have?')).toContain('31 lamps');
    expect(await ask('When does the sauna open?')).toContain('six');
  });

  test('and no model is there at all, words answer', async () => {
    embedding.use(null);
    embedding.forget();
    await work();
    expect(await searched()).toEqual({ embedderId: null, segments: [false, false] });
    expect(await ask('When does the sauna open?')).toContain('six');
    use('double-1');
    const texts = embedding.texts;
    await work();
    expect(await searched()).toEqual({ embedderId: 'double-1', segments: [true, true] });
    expect(embedding.texts).toBe(texts);
  });

  test('and a third one is chosen, it replaces both', async () => {
    await changeHalf();
    use('double-3', 48);
    app.clock.advance(60);
    await work();
    expect(await searched()).toEqual({ embedderId: 'double-3', segments: [true, true] });
  });

  test('and the change is undone, nothing is embedded again', async () => {
    await changeHalf();
    use('double-1');
    const texts = embedding.texts;
    app.clock.advance(60);
    await work();
    expect(embedding.texts).toBe(texts);
    expect(await searched()).toEqual({ embedderId: 'double-1', segments: [true, true] });
  });

  test('a document that is read again takes the new vectors along', async () => {
    await changeHalf();
    await orm.update(documents).set({ readerVersion: 0 }).where(eq(documents.id, small.id));
    await work();
    const [row] = await orm.select().from(documents).where(eq(documents.id, small.id));
    expect(row).toMatchObject({ embedderId: 'double-2', nextEmbedderId: null });
    app.clock.advance(60);
    await work();
    expect(await searched()).toEqual({ embedderId: 'double-2', segments: [true, true] });
  });

  test('curated answers stay comparable with what visitors ask', async () => {
    const path = `/api/chatbots/${chatbotId}/answers`;
    const pair = { question: 'May I bring my dog?', answer: 'Yes, on a lead.' };
    expect((await ann.send('POST', path, pair)).status).toBe(201);
    await embedAnswers();
    await changeHalf();
    await embedAnswers();
    const embeddedBy = async () => {
      const rows = await orm.select().from(answers).where(eq(answers.chatbotId, chatbotId));
      return rows.map(({ embedderId }) => embedderId);
    };
    expect(await embeddedBy()).toEqual(['double-1']);
    app.clock.advance(60);
    await work();
    await embedAnswers();
    expect(await embeddedBy()).toEqual(['double-2']);
    const { deps } = app;
    const chatbot = await getLiveChatbot({ deps, id: chatbotId });
    expect((await listKnownAnswers({ deps, chatbot }))[0]?.vector).toHaveLength(32);
  });
});

describe('a model that is given other languages in English', () => {
  const useReading = () =>
    embedding.use({
      ...createWordEmbedder({ id: 'double-read', double: embedding }),
      writtenId: 'double-1',
      languages: 'read-in-english',
    });
  const vectorsOf = async (id: string) => {
    const rows = await orm
      .select()
      .from(passages)
      .where(eq(passages.documentId, id))
      .orderBy(passages.ordinal);
    const bytes = rows.map(({ vectors }) => vectors ?? Buffer.alloc(0));
    return createHash('sha256').update(Buffer.concat(bytes)).digest('hex');
  };

  test('keeps the vectors of English documents and embeds the others again', async () => {
    const spanish = await ann.addDocument({
      content: 'Los perros pueden entrar en la tienda con correa, pero los gatos no pueden entrar.',
      chatbotIds: [chatbotId],
    });
    const english = await vectorsOf(large.id);
    const foreign = await vectorsOf(spanish.id);
    const before = embedding.texts;
    useReading();
    await work();
    expect(await searched()).toEqual({ embedderId: 'double-read', segments: [true, true, true] });
    expect(await vectorsOf(large.id)).toEqual(english);
    expect(await vectorsOf(spanish.id)).not.toEqual(foreign);
    expect(embedding.texts - before).toBeLessThan(5);
  });

  test('finds what is asked in one language and written in another', async () => {
    useReading();
    await ann.addDocument({
      content: 'Los perros pueden entrar en la tienda con correa, pero los gatos no pueden entrar.',
      chatbotIds: [chatbotId],
    });
    await work();
    expect(await ask('Are dogs allowed in the shop?')).toContain('perros');
  });
});
