import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { requests } from '#server/db/schema/requests.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { AnswerEvent } from '#shared/chat-events.ts';
import type { ChatConfig, ChatHistory } from '#shared/contract/chat.ts';
import type { Usage } from '#shared/contract/usage.ts';

const base = '/api/chat/helper';
let app: TestApp;
let owner: Tenant;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createTenant(app);
});
afterAll(() => app.close());

async function ask(text: string, of: Tenant = owner) {
  const response = await of.browser.request(`${base}/messages`, { json: { text } });
  const events = (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)) as AnswerEvent);
  const said = events.flatMap((event) => (event.type === 'token' ? [event.text] : [])).join('');
  return { events, said, last: events.at(-1) };
}

test('answers from the manual in the brand’s words, and leads to the page', async () => {
  const { said, events, last } = await ask('Which file types can I upload?');
  expect(said).toContain('PDF, Word (.docx)');
  expect(said).toMatch(/\]\(http:\/\/localhost:3000\/documentation\/[a-z-]+\)$/);
  expect(said).not.toContain('{{');
  const sources = events.flatMap((event) => (event.type === 'sources' ? event.sources : []));
  expect(sources[0]).toMatchObject({ title: 'Frequently asked questions', documentId: null });
  expect(last).toMatchObject({ type: 'done', answered: true, messageId: null });
});

test.each(['Can my chatbot answer from my website?', 'Can I import my website?'])(
  '%s is answered with how to do it',
  async (question) => {
    const { said, last } = await ask(question);
    expect(said).toMatch(/Find pages|Enter the address of your website/i);
    expect(last).toMatchObject({ type: 'done', answered: true });
  },
);

test('is owned by no one: in no list, on no bill', async () => {
  const { orm } = app.deps.database;
  expect(await orm.select().from(chatbots)).toEqual([]);
  const { body } = await owner.send<Usage>('POST', '/api/rpc/get_user_usage', {
    user_uuid: owner.userId,
  });
  expect(body).toMatchObject({ chatbots: 0, documents: 0, messagesThisMonth: 0 });
  const config = await owner.send<ChatConfig>('GET', `${base}/config`);
  expect(config.body).toMatchObject({ position: 'bottom-left', active: true, brand: null });
});

test('remembers a talk for its own member until it is deleted or an hour old', async () => {
  const neighbour = await createTenant(app);
  await ask('How do I change the colours?', neighbour);
  const { body } = await neighbour.send<ChatHistory>('GET', `${base}/history`);
  expect(body.messages.map(({ role }) => role)).toEqual(['visitor', 'bot']);
  expect(body.messages[0]?.text).toBe('How do I change the colours?');
  await neighbour.send('DELETE', `${base}/conversation`);
  expect((await neighbour.send('GET', `${base}/history`)).status).toBe(404);
  expect((await owner.send('GET', `${base}/history`)).status).toBe(200);
  app.clock.advance(2 * 60 * 60);
  expect((await owner.send('GET', `${base}/history`)).status).toBe(404);
});

test('what the manual does not know becomes a request to support', async () => {
  const { events } = await ask('Who won the cycling race in Flanders?');
  expect(events).toContainEqual(expect.objectContaining({ type: 'handoff', mode: 'contact' }));
  const send = (message: string) =>
    owner.send('POST', `${base}/lead`, { fields: { message }, consent: true });
  expect((await send(' ')).status).toBe(400);
  expect((await send('Please call me.')).status).toBe(201);
  const [request] = await app.deps.database.orm
    .select()
    .from(requests)
    .orderBy(desc(requests.createdAt));
  expect(request).toMatchObject({
    kind: 'contact',
    email: expect.stringContaining('@tenant.test'),
  });
  expect(request?.message).toMatch(/^Please call me\.\s+Asked before: .*Flanders/s);
});

test('strangers and other sites get nothing', async () => {
  expect((await app.request(`${base}/config`)).status).toBe(401);
  expect((await app.request(`${base}/messages`, { json: { text: 'Hello' } })).status).toBe(401);
  const foreign = await owner.browser.request(`${base}/messages`, {
    json: { text: 'Hello' },
    headers: { origin: 'https://evil.test' },
  });
  expect(foreign.status).toBe(403);
});
