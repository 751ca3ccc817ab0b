import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profiles } from '#server/db/schema/accounts.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { chatbotInput, createTenant, type Tenant } from '#server/testing/tenants.ts';
import {
  type Chatbot,
  chatbot as chatbotContract,
  chatbotsResponse,
  countResponse,
} from '#shared/contract/chatbots.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { findLiveChatbot } from './live-chatbot.ts';

let app: TestApp;
let ann: Tenant;
let bob: Tenant;
beforeAll(async () => {
  app = await createTestApp({
    variables: {
      STRIPE_SECRET_KEY: 'sk_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_1',
    },
  });
  ann = await createTenant(app);
  bob = await createTenant(app);
});
afterAll(() => app.close());

const png = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');

describe('an owner', () => {
  test('creates a chatbot from four texts; the rest has good defaults', async () => {
    const made = await ann.createChatbot({
      allowedDomains: ['https://Shop.Example/x', 'shop.example'],
    });
    expect(chatbotContract.parse(made)).toMatchObject({
      ...chatbotInput,
      active: true,
      readOnly: false,
      version: 1,
      allowedDomains: ['shop.example'],
    });
    const list = await ann.send<{ items: Chatbot[] }>('GET', '/api/chatbots');
    const { items } = chatbotsResponse.parse(list.body);
    expect(items.map(({ id }) => id)).toContain(made.id);
    expect(list.body.items[0]).not.toHaveProperty('systemPrompt');
    const count = await ann.send('GET', '/api/chatbots?count=1');
    expect(countResponse.parse(count.body)).toEqual({ count: items.length });
  });

  test.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ description: '' }, { description: 'Description is required' }],
    [{ greeting: undefined }, { greeting: 'Greeting is required' }],
    [{ systemPrompt: 3 }, { systemPrompt: 'System prompt is required' }],
    [{ primaryColor: 'red' }, { primaryColor: 'Please use a color such as #1D4ED8' }],
    [
      { allowedDomains: ['a b'] },
      { 'allowedDomains.0': 'Please enter a domain such as example.com' },
    ],
    [{ timeZone: 'Mars/Base' }, { timeZone: 'Please choose a time zone' }],
    [{ notifyEmails: ['x'] }, { 'notifyEmails.0': 'Please enter a valid email address' }],
  ])('%j is refused with a sentence for the field', async (wrong, fields) => {
    const response = await ann.send<ErrorBody>('POST', '/api/chatbots', {
      ...chatbotInput,
      ...wrong,
    });
    expect([response.status, response.body.error.fields]).toEqual([400, fields]);
  });

  test('is told when the same chatbot was saved elsewhere, and sees what stands there now', async () => {
    const { id, version } = await ann.createChatbot();
    const path = `/api/chatbots/${id}`;
    const first = await ann.send<Chatbot>('PATCH', path, { version, name: 'First' });
    expect(first.body).toMatchObject({ name: 'First', version: version + 1 });
    const second = await ann.send<ErrorBody>('PATCH', path, { version, name: 'Second' });
    expect(second.status).toBe(409);
    expect(second.body.error).toMatchObject({ code: 'conflict', current: { name: 'First' } });
  });

  test('cannot set what is not theirs to set', async () => {
    const other = await bob.createChatbot();
    const made = await ann.createChatbot({
      id: other.id,
      workspaceId: 'x',
      knowledgeVersion: 99,
      readOnly: true,
    });
    expect(made.id).not.toBe(other.id);
    expect((await bob.send<Chatbot>('GET', `/api/chatbots/${other.id}`)).body.name).toBe('Bella');
  });

  test('duplicates it with its answers but without its secrets', async () => {
    const { id } = await ann.createChatbot();
    const pair = { question: 'Open on Sunday?', answer: 'No.' };
    await ann.send('POST', `/api/chatbots/${id}/answers`, pair);
    await ann.send('PUT', `/api/chatbots/${id}/model/key`, {
      key: 'sk-secret-1234',
      for: { provider: 'openai', baseUrl: null },
    });
    const copy = await ann.send<Chatbot>('POST', `/api/chatbots/${id}/duplicate`);
    expect(copy.body).toMatchObject({ name: 'Copy of Bella', modelKeyLast4: null });
    const answers = await ann.send('GET', `/api/chatbots/${copy.body.id}/answers`);
    expect(answers.body).toMatchObject({ items: [pair] });
  });

  test('deletes it for good', async () => {
    const { id } = await ann.createChatbot();
    expect((await ann.send('DELETE', `/api/chatbots/${id}`)).status).toBe(200);
    expect((await ann.send('GET', `/api/chatbots/${id}`)).status).toBe(404);
    expect(await findLiveChatbot({ deps: app.deps, id })).toBeNull();
  });

  test('gives it a picture that is what it says', async () => {
    const { id } = await ann.createChatbot();
    const path = `/api/chatbots/${id}/avatar`;
    const saved = await ann.browser.request(path, { method: 'PUT', body: png });
    expect(((await saved.json()) as Chatbot).avatarUrl).toContain(path);
    const shown = await ann.browser.request(path);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
    const svg = await ann.browser.request(path, { method: 'PUT', body: '<svg onload=alert(1)>' });
    expect(svg.status).toBe(415);
    expect((await ann.send('DELETE', path)).status).toBe(200);
    expect((await ann.browser.request(path)).status).toBe(404);
  });
});

test('strangers get 401 and other tenants 404 from every route, and change nothing', async () => {
  const { id, version } = await ann.createChatbot();
  const { body: pair } = await ann.send<{ id: string }>('POST', `/api/chatbots/${id}/answers`, {
    question: 'Q',
    answer: 'A',
  });
  const routes: [string, string, unknown?][] = [
    ['GET', ''],
    ['PATCH', '', { version, name: 'Stolen' }],
    ['DELETE', ''],
    ['POST', '/duplicate'],
    ['POST', '/keep'],
    ['PUT', '/model/key', { key: 'sk-stolen-1234' }],
    ['DELETE', '/model/key'],
    ['POST', '/identity-secret'],
    ['DELETE', '/identity-secret'],
    ['GET', '/avatar'],
    ['DELETE', '/avatar'],
    ['PUT', '/documents', { documentIds: [] }],
    ['GET', '/answers'],
    ['POST', '/answers', { question: 'Q', answer: 'A' }],
    ['PATCH', `/answers/${pair.id}`, { answer: 'B' }],
    ['DELETE', `/answers/${pair.id}`],
  ];
  for (const [method, path, json] of routes) {
    const address = `/api/chatbots/${id}${path}`;
    expect((await app.request(address, { method, json })).status, `${method} ${path}`).toBe(401);
    expect((await bob.send(method, address, json)).status, `${method} ${path}`).toBe(404);
  }
  const picture = { method: 'PUT', body: png };
  expect((await bob.browser.request(`/api/chatbots/${id}/avatar`, picture)).status).toBe(404);
  // The other tenant's pair under one's own chatbot is as foreign as the chatbot.
  const own = await bob.createChatbot();
  const nested = `/api/chatbots/${own.id}/answers/${pair.id}`;
  expect((await bob.send('PATCH', nested, { answer: 'B' })).status).toBe(404);
  expect((await ann.send<Chatbot>('GET', `/api/chatbots/${id}`)).body).toMatchObject({ version });
  const { body } = await ann.send<{ items: object[] }>('GET', `/api/chatbots/${id}/answers`);
  expect(body.items).toMatchObject([{ question: 'Q', answer: 'A' }]);
});

describe('plans', () => {
  const message = (resource: string, plan: string) =>
    `You've reached your ${resource} limit. Upgrade to ${plan} to continue.`;

  test('of many creations at the edge as many succeed as there is room for', async () => {
    const carl = await createTenant(app);
    for (let made = 0; made < 9; made += 1) await carl.createChatbot();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => carl.send<ErrorBody>('POST', '/api/chatbots', chatbotInput)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(49);
    expect(refused[0]?.body.error).toMatchObject({
      code: 'payment_required',
      message: message('chatbot', 'Enterprise'),
    });
  });

  test('each plan names the next one, and a superuser has no limit', async () => {
    const dora = await createTenant(app, { plan: 'free' });
    const create = () => dora.send<ErrorBody>('POST', '/api/chatbots', chatbotInput);
    await app.deps.database.orm
      .update(profiles)
      .set({ trialEndsAt: new Date(0) })
      .where(eq(profiles.id, dora.userId));
    expect((await create()).body.error.message).toBe(message('chatbot', 'Starter'));
    await dora.setPlan('starter');
    expect((await create()).status).toBe(201);
    expect((await create()).body.error.message).toBe(message('chatbot', 'Business'));
    await app.deps.database.orm
      .update(profiles)
      .set({ isSuperuser: true })
      .where(eq(profiles.id, dora.userId));
    expect((await create()).status).toBe(201);
  });

  test('a smaller plan deletes nothing: the owner picks what stays in use, the rest is read-only', async () => {
    const emil = await createTenant(app);
    const first = await emil.createChatbot();
    app.clock.advance(1);
    const second = await emil.createChatbot();
    await emil.setPlan('starter');
    const states = async () => {
      const { body } = await emil.send<{ items: Chatbot[] }>('GET', '/api/chatbots');
      return Object.fromEntries(body.items.map(({ id, readOnly }) => [id, readOnly]));
    };
    expect(await states()).toEqual({ [first.id]: false, [second.id]: true });
    await emil.send('POST', `/api/chatbots/${second.id}/keep`);
    expect(await states()).toEqual({ [first.id]: true, [second.id]: false });
    const change = { version: first.version, name: 'Changed' };
    const refused = await emil.send<ErrorBody>('PATCH', `/api/chatbots/${first.id}`, change);
    expect([refused.status, refused.body.error.message]).toEqual([
      402,
      message('chatbot', 'Business'),
    ]);
    const { deps } = app;
    expect(await findLiveChatbot({ deps, id: first.id })).toMatchObject({ isAnswering: false });
    expect(await findLiveChatbot({ deps, id: second.id })).toMatchObject({ isAnswering: true });
    expect((await emil.send('GET', `/api/chatbots/${first.id}`)).status).toBe(200);
    expect((await emil.send('DELETE', `/api/chatbots/${first.id}`)).status).toBe(200);
  });
});
