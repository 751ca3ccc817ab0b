/** Sources that contradict each other: found, listed, decided, and what answers say meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { AnswerEvent, AnswerTrace } from '#shared/chat-events.ts';
import type { CuratedAnswer } from '#shared/contract/answers.ts';
import {
  type Conflict,
  type ConflictsResponse,
  conflictsResponse,
} from '#shared/contract/conflicts.ts';
import { type HealthResponse, healthResponse } from '#shared/contract/health.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { conflictAccountData } from './account-data.ts';
import { checkAll } from './jobs.ts';

let app: TestApp;
let ann: Tenant;
let bob: Tenant;
beforeAll(async () => {
  app = await createTestApp();
  ann = await createTenant(app, { plan: 'enterprise' });
  bob = await createTenant(app);
});
afterAll(() => app.close());

const oldList = 'Service,Price\nOil change,$45\nTire rotation,$25\nBrake check,$30\n';
const newList =
  '# Questions\n\n## How much is an oil change?\n\nAn oil change costs $49.\n\nWe are glad to help.';
const question = 'What does an oil change cost?';

let made = 0;
async function createShop() {
  made += 1;
  const { id } = await ann.createChatbot();
  const path = `/api/chatbots/${id}`;
  const add = (name: string, content: string) => {
    app.clock.advance(60);
    return ann.addDocument({ name, content: `${content}\nShop ${made}`, chatbotIds: [id] });
  };
  const list = async () => {
    const { body } = await ann.send<ConflictsResponse>('GET', `${path}/conflicts`);
    return conflictsResponse.parse(body);
  };
  const decide = (conflict: Conflict, input: object) =>
    ann.send<Conflict & ErrorBody>('POST', `${path}/conflicts/${conflict.key}`, input);
  const ask = async (text: string) => {
    const json = { text, history: [] };
    const response = await ann.browser.request(`${path}/playground`, { method: 'POST', json });
    let said = '';
    let why: AnswerTrace | null = null;
    for (const [, data = ''] of (await response.text()).matchAll(/^data: ?(.+)$/gm)) {
      const event = JSON.parse(data) as AnswerEvent;
      if (event.type === 'token') said += event.text;
      if (event.type === 'why') why = event.why;
    }
    return { said, touched: why?.conflicts ?? [] };
  };
  return { id, path, add, list, decide, ask };
}

/** A shop in which an older price list and newer questions disagree. */
async function createDisagreement() {
  const shop = await createShop();
  const older = await shop.add('prices.csv', oldList.trim());
  const newer = await shop.add('questions.md', newList);
  await checkAll(app.deps);
  const { items } = await shop.list();
  const [conflict] = items;
  if (!conflict) throw new Error('No conflict was found');
  return { ...shop, older, newer, conflict, count: items.length };
}

describe('two documents that disagree', () => {
  test('are listed side by side, and the newer one is used until someone decides', async () => {
    const shop = await createShop();
    expect(await shop.list()).toMatchObject({ items: [], checkedAt: null, isChecking: true });
    await shop.add('prices.csv', oldList.trim());
    expect((await shop.ask(question)).said).toContain('$45');
    await shop.add('questions.md', newList);
    await checkAll(app.deps);
    const { items, isChecking } = await shop.list();
    expect(isChecking).toBe(false);
    expect(items).toMatchObject([
      {
        kind: 'price',
        subject: 'Oil change',
        state: 'open',
        places: [
          { title: 'questions.md', value: '$49', isUsed: true },
          { title: 'prices.csv', value: '$45', row: 2, isUsed: false },
        ],
      },
    ]);
    const { said, touched } = await shop.ask(question);
    expect(said).toContain('$49');
    expect(said).not.toContain('$45');
    expect(touched).toMatchObject([
      { used: { title: 'questions.md', value: '$49' }, unused: { title: 'prices.csv' } },
    ]);
    expect((await shop.ask('How much is a tire rotation?')).touched).toEqual([]);
  });

  test('follow the owner who says which one is right, also after both are read again', async () => {
    const { conflict, older, ...shop } = await createDisagreement();
    const settled = await shop.decide(conflict, { decision: 'right', sourceId: older.id });
    expect(settled.body).toMatchObject({
      state: 'settled',
      places: [{ isUsed: false }, { isUsed: true }],
    });
    const { said, touched } = await shop.ask(question);
    expect([said.includes('$45'), said.includes('$49'), touched]).toEqual([true, false, []]);
    await shop.add('more.md', '# More\n\nWe also sell tires.');
    await checkAll(app.deps);
    expect((await shop.list()).items).toMatchObject([{ key: conflict.key, state: 'settled' }]);
    await shop.decide(conflict, { decision: 'open' });
    expect((await shop.ask(question)).said).toContain('$49');
  });

  test('are both used once they are different things', async () => {
    const { conflict, newer, ...shop } = await createDisagreement();
    const { body } = await shop.decide(conflict, { decision: 'different' });
    expect(body).toMatchObject({
      state: 'different',
      places: [{ isUsed: true }, { isUsed: true }],
    });
    expect((await shop.ask(question)).touched).toEqual([]);
    await ann.replace(newer.id, { name: 'questions.md', content: newList.replace('49', '52') });
    await shop.add('more.md', '# More\n\nWe also sell tires.');
    await checkAll(app.deps);
    expect((await shop.list()).items).toMatchObject([{ key: conflict.key, state: 'different' }]);
  });

  test('leave the list when they agree again', async () => {
    const { older, ...shop } = await createDisagreement();
    await ann.send('DELETE', `/api/documents/${older.id}`);
    expect((await shop.list()).isChecking).toBe(true);
    await checkAll(app.deps);
    expect(await shop.list()).toMatchObject({ items: [], isChecking: false });
    expect((await shop.ask(question)).said).toContain('$49');
  });
});

test('a curated answer overrides a document unless its owner says otherwise', async () => {
  const shop = await createShop();
  const pair = { question, answer: 'It costs $39.' };
  await ann.send<CuratedAnswer>('POST', `${shop.path}/answers`, pair);
  const document = await shop.add('prices.csv', oldList.trim());
  await checkAll(app.deps);
  const [conflict] = (await shop.list()).items;
  if (!conflict) throw new Error('No conflict was found');
  expect(conflict.places).toMatchObject([
    { source: 'answer', title: question, isUsed: true },
    { source: 'document', isUsed: false },
  ]);
  expect((await shop.ask(question)).touched).toHaveLength(1);
  await shop.decide(conflict, { decision: 'right', sourceId: document.id });
  expect((await shop.ask(question)).said).toContain('$45');
});

test('no one decides for others or about what is gone', async () => {
  const { conflict, path, decide } = await createDisagreement();
  expect((await bob.send('GET', `${path}/conflicts`)).status).toBe(404);
  const other = { decision: 'right', sourceId: crypto.randomUUID() };
  expect((await decide(conflict, other)).status).toBe(404);
  expect((await decide({ ...conflict, key: 'gone' }, { decision: 'different' })).status).toBe(404);
  expect((await decide(conflict, { decision: 'maybe' })).status).toBe(400);
  const sent = await bob.send('POST', `${path}/conflicts/${conflict.key}`, { decision: 'open' });
  expect(sent.status).toBe(404);
});

test('an account takes its conflicts along', async () => {
  const { id } = await createDisagreement();
  const [{ workspaceId } = { workspaceId: '' }] =
    await app.deps.database.orm.query.chatbots.findMany({
      where: (table, { eq }) => eq(table.id, id),
    });
  const exported = await conflictAccountData(app.deps).exportData({ workspaceId });
  expect(exported).toContainEqual(
    expect.objectContaining({ chatbotId: id, subject: 'Oil change' }),
  );
});

test('the health of the sources tells what failed and what hardly says anything', async () => {
  const shop = await createShop();
  await shop.add('prices.csv', oldList.trim());
  const thin = await shop.add('note.txt', 'Closed today.');
  const { body } = await ann.send<HealthResponse>('GET', `${shop.path}/health`);
  expect(healthResponse.parse(body)).toMatchObject({
    sources: 2,
    weak: [{ id: thin.id, source: 'file', problem: 'thin' }],
    unused: [],
    answers: 0,
  });
  expect((await bob.send('GET', `${shop.path}/health`)).status).toBe(404);
});
