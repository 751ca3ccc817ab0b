import { afterAll, beforeAll, expect, test } from 'vitest';
import { mails } from '#server/db/schema/mail.ts';
import { setPlan } from '#server/testing/api-fixtures.ts';
import { bakeryText, createShop, type Shop, teach } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import {
  type AnswerTest,
  type CreateTestsResponse,
  type ImportTestsResponse,
  type SuggestedTestsResponse,
  suggestedTestsResponse,
  type TestComparison,
  type TestRunReport,
  type TestsResponse,
  testComparison,
  testsResponse,
} from '#shared/contract/answer-tests.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { answerTestAccountData } from './account-data.ts';
import { checkChanges, runNightly } from './jobs.ts';
import { workOnRuns } from './work-on-run.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pathOf = ({ chatbotId }: Shop, rest = '') => `/api/chatbots/${chatbotId}/tests${rest}`;

const work = ({ workspaceId, chatbotId }: Shop) =>
  workOnRuns({ deps: app.deps, workspaceId, chatbotId, signal: new AbortController().signal });

async function list(shop: Shop): Promise<TestsResponse> {
  const { body } = await shop.browser.call(pathOf(shop));
  return testsResponse.parse(body);
}

async function add(shop: Shop, question: string, expectations: object = {}): Promise<AnswerTest> {
  const input = { question, expectations };
  app.clock.advance(1);
  const { status, body } = await shop.browser.call<AnswerTest>(pathOf(shop), input);
  expect(status).toBe(201);
  return body;
}

/** The text of the shop's handbook is another from now on. */
async function rewrite(shop: Shop, text: string): Promise<void> {
  const { body } = await shop.browser.call<{ items: { id: string }[] }>('/api/documents');
  for (const { id } of body.items) {
    await shop.browser.call(`/api/documents/${id}`, {}, { method: 'DELETE' });
  }
  await teach({ deps: app.deps, ...shop, name: 'handbook.md', text });
}

const delivery = 'How much is the delivery of cakes?';

test('each kind of expectation passes and fails for the right reason', async () => {
  const shop = await createShop({ app });
  await add(shop, delivery, { facts: ['€6.50'], absent: ['free'] });
  await add(shop, delivery, { facts: ['€7.50'] });
  await add(shop, delivery, { absent: ['6.50'] });
  await add(shop, 'Do you repair bicycles?', { outcome: 'unknown' });
  await add(shop, delivery, { outcome: 'unknown' });
  await add(shop, 'I want to talk to a human', { outcome: 'handoff' });
  await add(shop, delivery, { outcome: 'handoff' });
  await add(shop, 'Do you repair bicycles?');
  await add(shop, delivery, { exact: 'Delivery is free.' });
  await work(shop);
  const { items, runs } = await list(shop);
  const found = items.map(({ result }) => [
    result?.state,
    ...(result?.failures.map(({ kind }) => kind) ?? []),
  ]);
  expect(found).toEqual([
    ['passed'],
    ['failed', 'missing-fact'],
    ['failed', 'unwanted-text'],
    ['passed'],
    ['failed', 'answered'],
    ['passed'],
    ['failed', 'not-handed-over'],
    ['failed', 'not-answered'],
    ['failed', 'wrong-text'],
  ]);
  expect(runs[0]).toMatchObject({ state: 'done', total: 9, done: 9, passed: 3, failed: 6 });
});

test('a follow-up is asked after what was said before', async () => {
  const shop = await createShop({ app });
  const history = [
    { role: 'visitor', text: 'Is the bakery open on weekdays?' },
    { role: 'bot', text: 'The bakery is open from 7:00 to 18:30 on weekdays.' },
  ];
  const expectations = { facts: ['closed'] };
  await shop.browser.call(pathOf(shop), { question: 'And on Sundays?', history, expectations });
  await work(shop);
  expect((await list(shop)).items[0]?.result).toMatchObject({ state: 'passed' });
});

test('a changed document fails the test; both answers and their sources are shown; one email is sent', async () => {
  const shop = await createShop({ app });
  const { id } = await add(shop, delivery, { facts: ['6.50 euros'] });
  await add(shop, 'Does the rye bread contain gluten?');
  await work(shop);
  await rewrite(shop, bakeryText.replace('6.50', '7.90'));
  await checkChanges(app.deps);
  await work(shop);
  const { items, runs } = await list(shop);
  expect(runs[0]).toMatchObject({ trigger: 'change', passed: 1, failed: 1, changed: 1 });
  const failed = items.find((item) => item.id === id);
  expect(failed?.result).toMatchObject({ state: 'failed', hasChanged: true });
  const { body } = await shop.browser.call<TestComparison>(pathOf(shop, `/${id}/comparison`));
  const { current, before } = testComparison.parse(body);
  expect(current?.answer).toContain('7.90');
  expect(before).toMatchObject({ state: 'passed' });
  expect(before?.answer).toContain('6.50');
  expect(before?.sources[0]?.quote).toContain('6.50');
  expect(current?.sources[0]?.quote).toContain('7.90');
  const mailsOf = async () =>
    (await app.deps.database.orm.select().from(mails)).filter(
      ({ recipient, template }) => recipient === shop.email && template === 'answer-tests-failed',
    );
  expect((await mailsOf()).map(({ props }) => props)).toMatchObject([{ failed: 1, total: 2 }]);
  // It still fails at night, which isn't new.
  app.clock.advance(24 * 3600);
  await runNightly(app.deps);
  await work(shop);
  expect((await list(shop)).runs[0]).toMatchObject({ trigger: 'nightly', failed: 1, changed: 0 });
  expect(await mailsOf()).toHaveLength(1);
});

test('nothing runs while nothing changes, nor before documents are read', async () => {
  const shop = await createShop({ app });
  await add(shop, delivery);
  await work(shop);
  await checkChanges(app.deps);
  await work(shop);
  expect((await list(shop)).runs).toHaveLength(1);
  const form = new FormData();
  form.set('chatbotIds', shop.chatbotId);
  form.set('file', new File(['We sell vouchers.'], 'vouchers.txt'));
  await shop.browser.request('/api/documents', { method: 'POST', body: form });
  await checkChanges(app.deps);
  await work(shop);
  expect((await list(shop)).runs).toHaveLength(1);
});

test('a cited source must be the right document, also when it is uploaded again', async () => {
  const shop = await createShop({ app });
  const { body } = await shop.browser.call<{ items: { id: string }[] }>('/api/documents');
  const [handbook] = body.items;
  const other = await teach({
    deps: app.deps,
    ...shop,
    name: 'vouchers.md',
    text: 'Vouchers are sold from 10 euros.',
  });
  const right = await add(shop, delivery, { documentId: handbook?.id });
  const wrong = await add(shop, delivery, { documentId: other });
  expect(right.documentName).toBe('handbook.md');
  await work(shop);
  const stateOf = async ({ id }: AnswerTest) =>
    (await list(shop)).items.find((item) => item.id === id)?.result;
  expect(await stateOf(right)).toMatchObject({ state: 'passed' });
  expect(await stateOf(wrong)).toMatchObject({
    state: 'failed',
    failures: [{ kind: 'wrong-source', message: 'It doesn’t cite vouchers.md.' }],
  });
  await rewrite(shop, bakeryText);
  await checkChanges(app.deps);
  await work(shop);
  expect(await stateOf(right)).toMatchObject({ state: 'passed' });
});

test('a run that is asked for twice is one run, and results do not pile up', async () => {
  const shop = await createShop({ app });
  const { id } = await add(shop, delivery);
  const first = await shop.browser.call<TestRunReport>(pathOf(shop, '/run'), {});
  const again = await shop.browser.call<TestRunReport>(pathOf(shop, '/run'), {});
  expect(first.status).toBe(201);
  expect(again.body.id).toBe(first.body.id);
  for (let n = 0; n < 3; n++) {
    await work(shop);
    await shop.browser.call(pathOf(shop, '/run'), {});
  }
  await work(shop);
  const { body } = await shop.browser.call<TestComparison>(pathOf(shop, `/${id}/comparison`));
  expect(body.before).toBeNull();
  expect((await list(shop)).runs.map(({ passed }) => passed)).toEqual([1, 1, 1, 1]);
});

test('a run goes on where it was stopped', async () => {
  const shop = await createShop({ app });
  const items = Array.from({ length: 25 }, (_, at) => ({ question: `${delivery} ${at}` }));
  await shop.browser.call(pathOf(shop, '/bulk'), { items });
  const stop = new AbortController();
  const { workspaceId, chatbotId } = shop;
  const half = workOnRuns({ deps: app.deps, workspaceId, chatbotId, signal: stop.signal });
  stop.abort();
  await half.catch(() => undefined);
  await checkChanges(app.deps);
  await work(shop);
  expect((await list(shop)).runs).toMatchObject([{ state: 'done', total: 25, done: 25 }]);
});

test('tests come from a table; lines that cannot be read are named', async () => {
  const shop = await createShop({ app });
  const csv = [
    'Question;Contains;Does not contain;Source;Outcome',
    `${delivery};6.50 euros|within the city;free;handbook.md;`,
    'Do you repair bicycles?;;;;unknown',
    'What about cakes?;;;nowhere.pdf;',
    ';x;;;',
    `${delivery};;;;`,
  ].join('\n');
  const { body } = await shop.browser.call<ImportTestsResponse>(pathOf(shop, '/import'), { csv });
  expect(body).toMatchObject({ created: 2, skipped: 1 });
  expect(body.problems).toEqual([
    { line: 4, message: 'There is no document named “nowhere.pdf”.' },
    { line: 5, message: 'Question is required' },
  ]);
  await work(shop);
  const { items } = await list(shop);
  expect(items.map(({ result }) => result?.state)).toEqual(['passed', 'passed']);
  const bad = await shop.browser.call<ErrorBody>(pathOf(shop, '/import'), { csv: 'a,b\n1,2' });
  expect(bad.status).toBe(400);
});

test('documents suggest tests that pass now, and those that were taken are not suggested again', async () => {
  const text = `# Do you deliver on Saturdays?\n\nYes, for 8.50 euros.\n\n# May I bring my dog?\n\nDogs are welcome.`;
  const shop = await createShop({ app, text });
  const suggest = async () => {
    const { body } = await shop.browser.call<SuggestedTestsResponse>(
      pathOf(shop, '/suggestions'),
      {},
    );
    return suggestedTestsResponse.parse(body).items;
  };
  const suggested = await suggest();
  expect(suggested.map(({ question, expectations }) => [question, expectations.facts])).toEqual([
    ['Do you deliver on Saturdays?', ['8.50 euros']],
    ['May I bring my dog?', ['Dogs are welcome']],
  ]);
  const items = suggested.map(({ question, expectations }) => ({
    question,
    expectations,
    origin: 'suggested',
  }));
  const { body } = await shop.browser.call<CreateTestsResponse>(pathOf(shop, '/bulk'), { items });
  expect(body).toEqual({ created: 2, skipped: 0 });
  expect(await suggest()).toEqual([]);
});

test('a test is changed and deleted; a new question starts anew', async () => {
  const shop = await createShop({ app });
  const { id } = await add(shop, delivery, { facts: ['9 euros'] });
  await work(shop);
  const patch = (json: object) =>
    shop.browser.call<AnswerTest>(pathOf(shop, `/${id}`), json, { method: 'PATCH' });
  await patch({ expectations: { facts: ['6.50 euros'] } });
  await work(shop);
  expect((await list(shop)).items[0]?.result).toMatchObject({ state: 'passed' });
  await patch({ question: 'Is the bakery open on Sundays?', expectations: { facts: ['closed'] } });
  expect((await list(shop)).items[0]?.result).toBeNull();
  await work(shop);
  expect((await list(shop)).items[0]?.result).toMatchObject({ state: 'passed', hasChanged: false });
  const gone = await shop.browser.call(pathOf(shop, `/${id}`), {}, { method: 'DELETE' });
  expect(gone.status).toBe(200);
  expect((await list(shop)).items).toEqual([]);
  const run = await shop.browser.call<ErrorBody>(pathOf(shop, '/run'), {});
  expect(run.status).toBe(409);
});

test('a copy of a chatbot has its tests, and an account’s export holds them', async () => {
  const shop = await createShop({ app });
  await setPlan({ app, userId: shop.userId, planId: 'business' });
  await add(shop, delivery, { facts: ['€6.50'] });
  const path = `/api/chatbots/${shop.chatbotId}/duplicate`;
  const { body: copy } = await shop.browser.call<{ id: string }>(path, {});
  const { items } = await list({ ...shop, chatbotId: copy.id });
  expect(items).toMatchObject([{ question: delivery, expectations: { facts: ['€6.50'] } }]);
  const data = answerTestAccountData(app.deps);
  expect(await data.exportData(shop)).toMatchObject([
    { question: delivery, chatbotId: shop.chatbotId },
    { question: delivery, chatbotId: copy.id },
  ]);
});

test.each([
  [{ question: '' }, 'question'],
  [{ question: 'Q', expectations: { facts: [''] } }, 'expectations.facts.0'],
  [{ question: 'Q', expectations: { facts: Array(11).fill('x') } }, 'expectations.facts'],
  [{ question: 'Q', expectations: { outcome: 'maybe' } }, 'expectations.outcome'],
])('%j is refused', async (input, field) => {
  const shop = await createShop({ app });
  const { status, body } = await shop.browser.call<ErrorBody>(pathOf(shop), input);
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([400, [field]]);
});

test('tests of another workspace are not there, and foreign documents cannot be cited', async () => {
  const [own, foreign] = [await createShop({ app }), await createShop({ app })];
  const { id } = await add(own, delivery);
  const { browser } = foreign;
  for (const [method, rest] of [
    ['GET', ''],
    ['POST', '/run'],
    ['POST', '/suggestions'],
    ['GET', `/${id}/comparison`],
    ['DELETE', `/${id}`],
  ] as const) {
    const json = method === 'GET' ? undefined : {};
    const { status } = await browser.call(pathOf(own, rest), json, { method });
    expect([rest, status]).toEqual([rest, 404]);
  }
  const { body } = await browser.call<{ items: { id: string }[] }>('/api/documents');
  const documentId = body.items[0]?.id;
  const input = { question: delivery, expectations: { documentId } };
  expect((await own.browser.call(pathOf(own), input)).status).toBe(404);
});
