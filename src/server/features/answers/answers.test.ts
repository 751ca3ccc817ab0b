import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers } from '#server/db/schema/chatbots.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import {
  createEmbedderDouble,
  createWordEmbedder,
  type EmbedderDouble,
} from '#server/testing/embedder-double.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import {
  answersResponse,
  type CuratedAnswer,
  type SimilarAnswerResponse,
} from '#shared/contract/answers.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { answerJobs } from './jobs.ts';
import { comparableAnswers, listKnownAnswers } from './known-answers.ts';

let app: TestApp;
let embedding: EmbedderDouble;
let ann: Tenant;
beforeAll(async () => {
  embedding = createEmbedderDouble();
  app = await createTestApp({ deps: { embedding } });
  ann = await createTenant(app);
});
afterAll(() => app.close());

const embed = () => answerJobs(app.deps)[0]?.handle({}, new AbortController().signal);

async function known(id: string) {
  const chatbot = await findLiveChatbot({ deps: app.deps, id });
  if (!chatbot) throw new Error('no such chatbot');
  const pairs = await listKnownAnswers({ deps: app.deps, chatbot });
  return { version: chatbot.knowledgeVersion, pairs };
}

test('an owner writes, changes and deletes pairs; each change is a new version of what the chatbot knows', async () => {
  const { id } = await ann.createChatbot();
  const path = `/api/chatbots/${id}/answers`;
  const input = { question: 'Open on Sunday?', answer: 'Yes, until three.' };
  const made = await ann.send<CuratedAnswer>('POST', path, input);
  expect([made.status, made.body]).toMatchObject([201, input]);
  const list = await ann.send('GET', path);
  expect(answersResponse.parse(list.body).items).toHaveLength(1);
  const before = await known(id);
  const changed = await ann.send<CuratedAnswer>('PATCH', `${path}/${made.body.id}`, {
    answer: 'No.',
  });
  expect(changed.body).toMatchObject({ question: input.question, answer: 'No.' });
  const after = await known(id);
  expect(after.version).toBeGreaterThan(before.version);
  expect(after.pairs).toMatchObject([{ answer: 'No.' }]);
  expect((await ann.send('DELETE', `${path}/${made.body.id}`)).status).toBe(200);
  expect((await known(id)).pairs).toEqual([]);
  expect((await ann.send('DELETE', `${path}/${made.body.id}`)).status).toBe(404);
});

test.each([
  [{ question: '', answer: 'A' }, { question: 'Question is required' }],
  [{ question: 'Q' }, { answer: 'Answer is required' }],
  [{ question: 'Q', answer: 'a'.repeat(4001) }, { answer: 'Please use at most 4000 characters' }],
  [{ question: 'a\0b', answer: 'A' }, { question: 'Please write plain text' }],
])('%j is refused', async (input, fields) => {
  const { id } = await ann.createChatbot();
  const response = await ann.send<ErrorBody>('POST', `/api/chatbots/${id}/answers`, input);
  expect([response.status, response.body.error.fields]).toEqual([400, fields]);
  await ann.send('DELETE', `/api/chatbots/${id}`);
});

test('a question’s meaning is embedded, forgotten when it changes, and embedded anew by another model', async () => {
  const { id } = await ann.createChatbot();
  const path = `/api/chatbots/${id}/answers`;
  const input = { question: 'Do you sell vouchers?', answer: 'From 10 euros.' };
  const { body } = await ann.send<CuratedAnswer>('POST', path, input);
  const vector = async () => {
    const { pairs } = await known(id);
    const knowledge = { embedder: embedding.current(), conflicts: [] };
    const [pair] = comparableAnswers({ answers: pairs, knowledge });
    return pair?.vector ?? null;
  };
  expect(await vector()).toBeNull();
  await embed();
  expect(await vector()).toHaveLength(64);
  await ann.send('PATCH', `${path}/${body.id}`, { question: 'Do you sell gift cards?' });
  expect(await vector()).toBeNull();
  await embed();
  embedding.use(createWordEmbedder({ id: 'double-2', double: embedding }));
  expect(await vector()).toBeNull();
  await embed();
  expect(await vector()).toHaveLength(64);
  const [row] = await app.deps.database.orm.select().from(answers).where(eq(answers.id, body.id));
  expect(row?.embedderId).toBe('double-2');
});

test('an owner is told of the pair that already answers a question', async () => {
  const { id } = await ann.createChatbot();
  const path = `/api/chatbots/${id}/answers`;
  const input = { question: 'Do you sell gift vouchers?', answer: 'From 10 euros.' };
  const { body: made } = await ann.send<CuratedAnswer>('POST', path, input);
  const similarTo = async (question: string, more = {}) => {
    const query = new URLSearchParams({ question, ...more });
    return (await ann.send<SimilarAnswerResponse>('GET', `${path}/similar?${query}`)).body.similar;
  };
  const found = { id: made.id, ...input };
  expect(await similarTo('do you sell gift vouchers')).toEqual(found);
  expect(await similarTo('Do you sell bicycles?')).toBeNull();
  expect(await similarTo(input.question, { exceptId: made.id })).toBeNull();
  await embed();
  // The double gives the same words the same meaning, in whatever order.
  expect(await similarTo('Gift vouchers: do you sell those?')).toEqual(found);
  expect(await similarTo('')).toBeNull();
  const bob = await createTenant(app);
  expect((await bob.send('GET', `${path}/similar?question=x`)).status).toBe(404);
});
