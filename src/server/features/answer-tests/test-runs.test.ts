/** Runs with a language model, by programs, and what other programs hear of them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDraftsJob } from '#server/features/chatbots/index.ts';
import { type AnnouncedEvent, announceEventJob } from '#server/jobs/announce-event.ts';
import { callApi, createKey, setPlan } from '#server/testing/api-fixtures.ts';
import { bakeryText, createShop, type Shop, teach } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import {
  type TestRunReport,
  type TestsResponse,
  testRunReport,
} from '#shared/contract/answer-tests.ts';
import { webhookEvents } from '#shared/contract/webhooks.ts';
import {
  type LanguageModelDouble,
  startLanguageModelDouble,
} from '../../../../tests/doubles/language-model.ts';
import { checkChanges } from './jobs.ts';
import { workOnRuns } from './work-on-run.ts';

let double: LanguageModelDouble;
let plain: TestApp;
let withModel: TestApp;
beforeAll(async () => {
  double = await startLanguageModelDouble();
  plain = await createTestApp();
  withModel = await createTestApp({
    variables: {
      MODEL_PROVIDER: 'cohere',
      MODEL_API_KEY: 'operator-key',
      MODEL_BASE_URL: double.urls.cohere,
      MODEL_CALLS_PER_ACCOUNT_HOUR: '20',
      MODEL_CALLS_PER_MONTH: '100',
    },
  });
  await Promise.all([import('ai'), import('@ai-sdk/cohere')]);
});
afterAll(async () => {
  await plain.close();
  await withModel.close();
  await double.close();
});

type Of = { app: TestApp; shop: Shop };
const question = 'How much is the delivery of cakes?';
const pathOf = ({ chatbotId }: Shop, rest = '') => `/api/chatbots/${chatbotId}/tests${rest}`;
const work = ({ app, shop: { workspaceId, chatbotId } }: Of) =>
  workOnRuns({ deps: app.deps, workspaceId, chatbotId, signal: new AbortController().signal });
const list = async ({ shop }: Of) => (await shop.browser.call<TestsResponse>(pathOf(shop))).body;

test('a model is called only when someone asks for it, and never twice for the same', async () => {
  const app = withModel;
  const of = { app, shop: await createShop({ app }) };
  const { browser } = of.shop;
  double.behave({ kind: 'answer', text: 'Delivery within the city costs 6.50 euros. [1]' });
  await browser.call(pathOf(of.shop), { question, expectations: { facts: ['€6.50'] } });
  await work(of);
  const first = await list(of);
  expect(first.mostModelCalls).toBe(1);
  expect(first.runs[0]).toMatchObject({ trigger: 'saved', skipped: 1, passed: 0, modelCalls: 0 });
  expect([first.items[0]?.result, double.calls.length]).toEqual([null, 0]);
  for (const calls of [1, 0]) {
    await browser.call(pathOf(of.shop, '/run'), {});
    await work(of);
    const { runs, items } = await list(of);
    expect(runs[0]).toMatchObject({ skipped: 0, passed: 1, modelCalls: calls });
    expect(items[0]?.result).toMatchObject({ state: 'passed' });
  }
  expect(double.calls).toHaveLength(1);
  // Another text is another prompt: the answer of before no longer counts.
  await teach({ deps: app.deps, ...of.shop, name: 'more.md', text: 'Cakes are delivered daily.' });
  await checkChanges(app.deps);
  await work(of);
  expect((await list(of)).runs[0]).toMatchObject({ trigger: 'change', skipped: 1 });
  expect(double.calls).toHaveLength(1);
});

test('a model that does not answer skips the test instead of failing it', async () => {
  const app = withModel;
  const of = { app, shop: await createShop({ app }) };
  double.behave({ kind: 'status', status: 400 });
  await of.shop.browser.call(pathOf(of.shop), { question, expectations: { facts: ['€6.50'] } });
  await of.shop.browser.call(pathOf(of.shop, '/run'), {});
  await work(of);
  expect((await list(of)).runs[0]).toMatchObject({ skipped: 1, passed: 0, failed: 0 });
});

test('a program runs the tests, reads what failed, and webhooks are told once', async () => {
  const app = plain;
  const shop = await createShop({ app });
  const of = { app, shop };
  await setPlan({ app, userId: shop.userId, planId: 'business' });
  const { key } = await createKey(shop.browser);
  const url = 'https://receiver.test/in';
  const events = ['chatbot.tests.failed'];
  const made = await shop.browser.call('/api/webhooks', { name: 'CI', url, events });
  expect(made.status).toBe(201);
  await shop.browser.call(pathOf(shop), { question, expectations: { facts: ['€6.50'] } });
  await work(of);
  const start = async () => {
    const path = `/chatbots/${shop.chatbotId}/tests/run`;
    const call = { app, key, path, method: 'post', headers: { 'idempotency-key': 'one' } };
    const { status, body } = await callApi<TestRunReport>(call);
    expect(status).toBe(201);
    return body;
  };
  const documents = await shop.browser.call<{ items: { id: string }[] }>('/api/documents');
  const [handbook] = documents.body.items;
  await shop.browser.call(`/api/documents/${handbook?.id}`, {}, { method: 'DELETE' });
  const text = bakeryText.replace('6.50', '7.90');
  await teach({ deps: app.deps, ...shop, name: 'handbook.md', text });
  const { id } = await start();
  expect((await start()).id).toBe(id);
  await work(of);
  const path = `/chatbots/${shop.chatbotId}/tests/runs/${id}`;
  const report = testRunReport.parse((await callApi({ app, key, path })).body);
  expect(report).toMatchObject({
    state: 'done',
    trigger: 'api',
    failed: 1,
    failures: [{ question, reasons: [{ message: '“€6.50” is missing.' }] }],
  });
  await shop.browser.call(pathOf(shop, '/run'), {});
  await work(of);
  const { rows } = await app.deps.database.orm.execute<{ data: AnnouncedEvent }>(
    sql`select data from pgboss.job where name = ${announceEventJob}`,
  );
  const sent = rows.filter(({ data }) => data.workspaceId === shop.workspaceId);
  expect(sent).toHaveLength(1);
  expect(webhookEvents['chatbot.tests.failed'].parse(sent[0]?.data.event.data)).toMatchObject({
    runId: id,
    failed: 1,
  });
});

test('a change during a run is tested right after it', async () => {
  const app = plain;
  const shop = await createShop({ app });
  const of = { app, shop };
  const { orm } = app.deps.database;
  await shop.browser.call(pathOf(shop), { question, expectations: { facts: ['€6.50'] } });
  const { chatbotId, workspaceId } = shop;
  // The run has begun with what there was.
  await orm.execute(sql`update test_runs set state = 'running',
    knowledge_version = (select knowledge_version from chatbots where id = ${chatbotId})
    where chatbot_id = ${chatbotId}`);
  await teach({ deps: app.deps, ...shop, name: 'more.md', text: 'Cakes are delivered daily.' });
  await checkChanges(app.deps);
  const waiting = sql`pgboss.job where name = ${checkDraftsJob} and state = 'created'
    and singleton_key = ${workspaceId}`;
  await orm.execute(sql`delete from ${waiting}`);
  await work(of);
  const { rows } = await orm.execute(sql`select from ${waiting}`);
  expect(rows).toHaveLength(1);
  await checkChanges(app.deps);
  await work(of);
  expect((await list(of)).runs[0]).toMatchObject({ trigger: 'change', passed: 1 });
});
