/** What visitors are told, agree to, take with them and take back. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conversations } from '#server/db/schema/conversations.ts';
import { leads } from '#server/db/schema/leads.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant } from '#server/testing/tenants.ts';
import type { ChatConfig, ChatHistory } from '#shared/contract/chat.ts';
import type { ErrorBody } from '#shared/errors.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await createShop({ app });
});
afterAll(() => app.close());

const visit = (of: Pick<Shop, 'chatbotId'> = shop) =>
  new TestVisitor({ app, chatbotId: of.chatbotId });
const details = { fields: { email: 'ann@home.example', message: 'Call me' }, consent: true };
const errorOf = async (response: Response) => ((await response.json()) as ErrorBody).error;

describe('consent', () => {
  const notice = 'We keep chats for 30 days.';
  const open = () =>
    createShop({ app, settings: { requiresConsent: true, privacyNotice: notice } });
  const find = async (conversationId: string) => {
    const { orm } = app.deps.database;
    const [row] = await orm
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId));
    return row?.consent;
  };

  test('is asked for before anything is stored, and kept word for word', async () => {
    const own = await open();
    const config = (await (await visit(own).request('config')).json()) as ChatConfig;
    expect(config).toMatchObject({ requiresConsent: true, privacyNotice: notice });
    const visitor = visit(own);
    for (const path of ['messages', 'handoff']) {
      const refused = await visitor.request(path, { json: { text: 'Hello' } });
      expect(refused.status).toBe(403);
      expect((await errorOf(refused)).message).toBe('Please agree to the privacy notice first.');
    }
    const rows = await app.deps.database.orm
      .select()
      .from(conversations)
      .where(eq(conversations.chatbotId, own.chatbotId));
    expect(rows).toEqual([]);
    const { status, body } = await visitor.ask('Hello', { consent: true });
    expect(status).toBe(200);
    expect(await find(body.conversationId)).toEqual({
      at: app.clock.now().toISOString(),
      text: notice,
    });
    // Once is enough.
    expect((await visitor.ask('When are you open?')).status).toBe(200);
  });

  test('is in the contact form already', async () => {
    const visitor = visit(await open());
    const response = await visitor.request('lead', { json: details });
    expect(response.status).toBe(201);
    const { conversationId } = (await response.json()) as { conversationId: string };
    expect(await find(conversationId)).toMatchObject({ text: notice });
  });

  test('is not noted where no one asks for it', async () => {
    const { body } = await visit().ask('Hello', { consent: true });
    expect(await find(body.conversationId)).toBeNull();
  });
});

test("the link leads to the owner's own policy", async () => {
  const privacyUrl = 'https://bakery.example/privacy';
  const own = await createShop({ app, settings: { privacyUrl } });
  const config = (await (await visit(own).request('config')).json()) as ChatConfig;
  expect(config.privacyUrl).toBe(privacyUrl);
});

test('an address that is none of a page is refused', async () => {
  const ann = await createTenant(app);
  const { id, version } = await ann.createChatbot();
  for (const privacyUrl of ['javascript:alert(1)', 'bakery.example/privacy', 'ftp://a.example']) {
    const changes = { version, privacyUrl };
    expect((await ann.send('PATCH', `/api/chatbots/${id}`, changes)).status).toBe(400);
  }
});

test('every answer says how it came about, in the stream, in one piece and in the history', async () => {
  const visitor = visit();
  const events = await visitor.stream('Is the almond cake made without flour?');
  expect(events.at(-1)).toMatchObject({ type: 'done', provenance: expect.any(String) });
  const { body } = await visitor.ask('Hello');
  expect(body.provenance).toBe('generated');
  const history = (await (await visitor.request('history')).json()) as ChatHistory;
  expect(history.messages.map(({ role, provenance }) => [role, provenance])).toEqual([
    ['visitor', null],
    ['bot', expect.stringMatching(/generated|quoted/)],
    ['visitor', null],
    ['bot', 'generated'],
  ]);
});

describe('a visitor', () => {
  test('downloads all that is stored of the chat, and only of their own', async () => {
    const visitor = visit();
    await visitor.ask('Is the almond cake made without flour?');
    await visitor.request('lead', { json: details });
    const response = await visitor.request('conversation');
    expect(response.headers.get('content-disposition')).toContain('chat.json');
    expect(await response.json()).toMatchObject({
      chatbot: 'Bakery',
      conversation: { visitor: { email: 'ann@home.example' } },
      messages: expect.arrayContaining([
        expect.objectContaining({ text: 'Is the almond cake made without flour?' }),
      ]),
      details: [{ email: 'ann@home.example', question: 'Call me' }],
    });
    expect((await visit().request('conversation')).status).toBe(404);
    const elsewhere = visit(await createShop({ app }));
    elsewhere.token = visitor.token;
    expect((await elsewhere.request('conversation')).status).toBe(404);
  });

  test('deletes the chat with the details they left in it', async () => {
    const own = await createShop({ app });
    const [visitor, other] = [visit(own), visit(own)];
    for (const person of [visitor, other]) {
      await person.ask('Hello');
      await person.request('lead', { json: details });
    }
    const list = () =>
      app.deps.database.orm.select().from(leads).where(eq(leads.chatbotId, own.chatbotId));
    expect(await list()).toHaveLength(2);
    expect((await visitor.request('conversation', { method: 'DELETE' })).status).toBe(200);
    expect(await list()).toHaveLength(1);
    expect((await visitor.request('conversation')).status).toBe(404);
  });
});
