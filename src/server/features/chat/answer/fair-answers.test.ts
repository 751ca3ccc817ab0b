import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#server/db/schema/conversations.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import {
  createEmbedderDouble,
  createWordEmbedder,
  type EmbedderDouble,
} from '#server/testing/embedder-double.ts';

let app: TestApp;
let flooded: Shop;
let shop: Shop;
let embedding: EmbedderDouble;
/** Texts in the order in which the model worked on them, one at a time as the real one does. */
const embedded: string[] = [];

beforeAll(async () => {
  embedding = createEmbedderDouble();
  const model = createWordEmbedder({ id: 'double-1', double: embedding });
  let last: Promise<unknown> = Promise.resolve();
  embedding.use({
    ...model,
    embed(texts) {
      const work = last.then(async () => {
        await pause(30);
        embedded.push(...texts);
        return model.embed(texts);
      });
      last = work;
      return work;
    },
  });
  app = await createTestApp({ deps: { embedding } });
  flooded = await createShop({ app });
  shop = await createShop({ app });
});
afterAll(() => app.close());

const visit = (of: Shop, from: string) =>
  new TestVisitor({ app, chatbotId: of.chatbotId, init: { from } });

const countQuestions = ({ workspaceId }: Shop) =>
  app.deps.database.orm.$count(
    messages,
    and(eq(messages.workspaceId, workspaceId), eq(messages.role, 'visitor')),
  );

test('a flood of questions to one shop delays another shop’s answer by a few at most', async () => {
  const question = 'When is the bakery open on weekdays?';
  const flood = Array.from({ length: 30 }, (_, n) =>
    visit(flooded, `203.0.113.${n}`).ask(`Flood ${n}: how much is the delivery of cakes?`),
  );
  while (embedded.length === 0) await pause(5);
  const before = embedded.length;
  const { body } = await visit(shop, '198.51.100.1').ask(question);
  expect(body.answered).toBe(true);
  // Questions are stored in turn as well: no other shop's step waits for all of them.
  const stored = await countQuestions(flooded);
  expect(stored).toBeLessThan(15);
  const ours = embedded.findIndex((text) => !/flood/i.test(text));
  expect(ours).toBeGreaterThanOrEqual(0);
  expect(ours - before).toBeLessThan(12);
  const answers = await Promise.all(flood);
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(await countQuestions(flooded)).toBe(30);
  // Where the queue was long, words had to do.
  expect(embedded.length).toBeLessThan(31);
});
