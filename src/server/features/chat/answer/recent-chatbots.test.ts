/** After a restart, the knowledge of the chatbots asked last is in memory before the first question. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createProcessMemory } from '#server/config/process-memory.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { messages } from '#server/db/schema/conversations.ts';
import type { Deps } from '#server/deps.ts';
import { readIndexCounts } from '#server/features/documents/index.ts';
import { askChatbot } from '#server/testing/ask-chatbot.ts';
import { createShop, type Shop, TestVisitor, teach } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createEmbedderDouble, createWordEmbedder } from '#server/testing/embedder-double.ts';
import { keepRecentChatbots, loadRecentChatbots, saveRecentChatbots } from './recent-chatbots.ts';

const embedding = createEmbedderDouble();
const question = 'What does the almond cake contain?';
const { signal } = new AbortController();
let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  embedding.use(null);
  app = await createTestApp({ deps: { embedding } });
  shop = await createShop({ app });
});
afterAll(() => app.close());

const path = () => join(app.deps.env.dataDir, 'recent-chatbots.json');
beforeEach(() => rmSync(path(), { force: true }));
const list = () => JSON.parse(readFileSync(path(), 'utf8')) as string[];
/** A server that has just started: nothing is in its memory. */
const restart = (): Deps => ({ ...app.deps, memory: createProcessMemory() });

test('a chatbot that a visitor asked is loaded by the next server', async () => {
  await new TestVisitor({ app, chatbotId: shop.chatbotId }).ask('When are you open?');
  await keepRecentChatbots(app.deps).stop();
  expect(list()).toEqual([shop.chatbotId]);

  const deps = restart();
  expect(await loadRecentChatbots({ deps, signal })).toBe(1);
  expect(readIndexCounts(deps)).toMatchObject({ builds: 1, hits: 0 });
  expect(await askChatbot({ deps, id: shop.chatbotId, question })).toContain('without flour');
  expect(readIndexCounts(deps)).toMatchObject({ builds: 1, hits: 1 });
});

test('of the chatbot asked last the search is tried once, without the judge and without a trace', async () => {
  const judged: string[] = [];
  const embedded: string[] = [];
  const model = createWordEmbedder({ id: 'double-1', double: embedding });
  embedding.use({
    ...model,
    embed(texts, options) {
      embedded.push(...texts);
      return model.embed(texts, options);
    },
    judge: async (asked) => {
      judged.push(asked);
      return [];
    },
  });
  try {
    const other = await createShop({ app });
    writeFileSync(path(), JSON.stringify([other.chatbotId, shop.chatbotId]));
    const before = await app.deps.database.orm.$count(messages);
    expect(await loadRecentChatbots({ deps: restart(), signal })).toBe(2);
    expect(embedded.length).toBeGreaterThan(0);
    expect(judged).toEqual([]);
    expect(await app.deps.database.orm.$count(messages)).toBe(before);
  } finally {
    embedding.use(null);
  }
});

test('what changed after it was loaded counts at the next question', async () => {
  const { workspaceId, chatbotId } = await createShop({ app });
  writeFileSync(path(), JSON.stringify([chatbotId]));
  const deps = restart();
  await loadRecentChatbots({ deps, signal });
  const text = '# Wedding cakes\n\nWe bake wedding cakes for 240 euros.';
  await teach({ deps: app.deps, workspaceId, chatbotId, name: 'more.md', text });
  expect(
    await askChatbot({ deps, id: chatbotId, question: 'How much are wedding cakes?' }),
  ).toContain('240 euros');
});

test('chatbots that are gone or switched off are left out, and the others stay on the list', async () => {
  const off = await createShop({ app });
  await app.deps.database.orm
    .update(chatbots)
    .set({ active: false })
    .where(eq(chatbots.id, off.chatbotId));
  const gone = crypto.randomUUID();
  writeFileSync(path(), JSON.stringify([shop.chatbotId, gone, off.chatbotId]));
  const deps = restart();
  expect(await loadRecentChatbots({ deps, signal })).toBe(1);
  await saveRecentChatbots(deps);
  expect(list()).toEqual([shop.chatbotId]);
});

test.each(['', '{}', '["no id"]', '[1'])('a list that holds %j loads nothing', async (content) => {
  writeFileSync(path(), content);
  expect(await loadRecentChatbots({ deps: restart(), signal })).toBe(0);
});

test('nothing is loaded before the model is ready, and a server without questions keeps the list', async () => {
  writeFileSync(path(), JSON.stringify([shop.chatbotId]));
  const deps = restart();
  embedding.preparing = true;
  const early = keepRecentChatbots(deps);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(readIndexCounts(deps).builds).toBe(0);
  await early.stop();
  expect(list()).toEqual([shop.chatbotId]);

  embedding.preparing = false;
  const ready = keepRecentChatbots(deps);
  await vi.waitFor(() => expect(readIndexCounts(deps).builds).toBe(1), 10_000);
  await ready.stop();
});
