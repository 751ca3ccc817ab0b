import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { mails } from '#server/db/schema/mail.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import {
  type Conversation,
  conversationsResponse,
  type ThreadResponse,
} from '#shared/contract/conversations.ts';
import { leadsResponse } from '#shared/contract/leads.ts';
import { conversationJobs } from './jobs.ts';

let app: TestApp;
let shop: Shop;
let other: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await createShop({ app, settings: { allowedDomains: ['shop.test'] } });
  other = await createShop({ app });
});
afterAll(() => app.close());

let address = 0;
const visit = (of: Shop = shop) => {
  address += 1;
  return new TestVisitor({ app, chatbotId: of.chatbotId, init: { from: `192.0.2.${address}` } });
};
const run = (name: string, data: unknown = {}) =>
  conversationJobs(app.deps)
    .find((job) => job.name === name)
    ?.handle(data, new AbortController().signal);
const mailsTo = async (recipient: string, template: string) =>
  (await app.deps.database.orm.select().from(mails)).filter(
    (mail) => mail.recipient === recipient && mail.template === template,
  );
// What does not keep to the contract fails here.
const list = async (query = '', of: Shop = shop) =>
  conversationsResponse.parse((await of.browser.call(`/api/conversations${query}`)).body);
const thread = async (id: string) =>
  (await shop.browser.call<ThreadResponse>(`/api/conversations/${id}`)).body;
const act = (id: string, action: string, json: object = {}) =>
  shop.browser.call<Conversation>(`/api/conversations/${id}/${action}`, json);

describe('a call for a human', () => {
  test('waits, is mailed to the owner, and ends with a human whom the chatbot leaves alone', async () => {
    const visitor = visit();
    await visitor.ask('When are you open?', { page: 'https://shop.test/contact' });
    const live = await visitor.follow();
    const called = await visitor.ask('Can I talk to a human?');
    expect(called.body).toMatchObject({ state: 'waiting', handoff: { mode: 'waiting' } });
    await live.next((event) => event.type === 'state' && event.state === 'waiting');
    const id = called.body.conversationId;
    expect(await mailsTo(shop.email, 'handoff-waiting')).not.toHaveLength(0);
    const waiting = await list('?state=waiting');
    expect(waiting.items).toMatchObject([{ id, unread: 1, pageUrl: 'https://shop.test/contact' }]);

    expect((await act(id, 'takeover')).body).toMatchObject({ state: 'human', waitUntil: null });
    await live.next((event) => event.type === 'state' && event.state === 'human');
    const silent = await visitor.ask('Is the bakery open on Sundays?');
    expect(silent.body).toMatchObject({ answer: '', messageId: null, state: 'human' });
    await act(id, 'typing');
    await live.next((event) => event.type === 'typing' && event.name === 'Ada Lovelace');
    await act(id, 'reply', { text: 'Not on Sundays, but I can bake one for you.' });
    const said = await live.next(
      (event) => event.type === 'message' && event.message.role === 'human',
    );
    expect(said).toMatchObject({ message: { text: expect.stringContaining('Not on Sundays') } });

    expect((await act(id, 'handback')).body.state).toBe('bot');
    expect((await visitor.ask('Is the bakery open on Sundays?')).body.answered).toBe(true);
    await live.close();
  });

  test('that no one answers ends in words and the contact form, and stands in the list of missed ones', async () => {
    const visitor = visit();
    const { body } = await visitor.ask('Can I talk to a human?');
    app.clock.advance(2 * 60);
    await run('end-overdue-waits');
    expect((await thread(body.conversationId)).conversation.state).toBe('waiting');
    app.clock.advance(2 * 60);
    const live = await visitor.follow();
    await run('end-overdue-waits');
    await run('end-overdue-waits');
    await live.next((event) => event.type === 'state' && event.mode === 'contact');
    await live.close();
    const { conversation, messages } = await thread(body.conversationId);
    expect(conversation).toMatchObject({ state: 'bot', missedAt: expect.any(String) });
    expect(messages.filter(({ text }) => text.includes('could join'))).toHaveLength(1);
    expect((await list('?state=missed')).items).toContainEqual(
      expect.objectContaining({ id: body.conversationId, lastText: 'Can I talk to a human?' }),
    );
    expect(await mailsTo(shop.email, 'handoff-missed')).toHaveLength(1);
  });

  test('after a human fell silent is not left open either', async () => {
    const visitor = visit();
    const { body } = await visitor.ask('Can I talk to a human?');
    await act(body.conversationId, 'takeover');
    await visitor.ask('Are you there?');
    app.clock.advance(11 * 60);
    await run('end-overdue-waits');
    expect((await thread(body.conversationId)).conversation.state).toBe('bot');
  });

  test.each(['no thats all, thank you', 'Danke, das war alles!', 'ok great', 'bye'])(
    'that ends with "%s" is not missed, and the next question waits again',
    async (farewell) => {
      const visitor = visit();
      const { body } = await visitor.ask('Can I talk to a human?');
      await act(body.conversationId, 'reply', { text: 'We bake it for you. Anything else?' });
      await visitor.ask(farewell);
      app.clock.advance(11 * 60);
      await run('end-overdue-waits');
      const ended = await thread(body.conversationId);
      expect(ended.conversation).toMatchObject({ state: 'human', missedAt: null, unread: 1 });
      expect(ended.messages.at(-1)?.text).toBe(farewell);
      await visitor.ask('When can I come?');
      await visitor.ask(farewell);
      app.clock.advance(11 * 60);
      await run('end-overdue-waits');
      const missed = (await thread(body.conversationId)).conversation;
      expect(missed).toMatchObject({ state: 'bot', missedAt: expect.any(String) });
    },
  );

  test('outside opening hours gives the contact form at once', async () => {
    const day: { from: string; to: string }[] = [];
    const closed = {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
      sunday: day,
    };
    const own = await createShop({ app, settings: { openingHours: closed } });
    const visitor = visit(own);
    const response = await visitor.request('handoff', { json: {} });
    expect(await response.json()).toMatchObject({ mode: 'contact', state: 'bot' });
  });

  test('while the chatbot was still thinking is not talked over', async () => {
    const visitor = visit();
    const { body } = await visitor.ask('Hello');
    const [asked] = await Promise.all([
      visitor.ask('When is the bakery open on weekdays?'),
      act(body.conversationId, 'takeover'),
    ]);
    const { messages } = await thread(body.conversationId);
    const joined = messages.findIndex(({ text }) => text.includes('has joined'));
    expect(messages.slice(joined + 1).filter(({ role }) => role === 'bot')).toHaveLength(0);
    expect(['bot', 'human']).toContain(asked.body.state);
  });
});

describe('a reply to someone who is away', () => {
  test('reaches the address they left, once, and no one who has read it', async () => {
    const visitor = visit();
    const { body } = await visitor.ask('Do you repair bicycles?', { page: 'https://shop.test/x' });
    const id = body.conversationId;
    const fields = { name: 'Mia', email: 'Mia@visitor.test', message: '=HYPERLINK("x")' };
    const lead = await visitor.request('lead', { json: { fields, consent: true } });
    expect(lead.status).toBe(201);
    await act(id, 'reply', { text: 'We do, from May on.' });
    await act(id, 'reply', { text: 'Shall I write you down?' });
    const data = { workspaceId: shop.workspaceId, conversationId: id };
    await run('mail-unseen-reply', data);
    await run('mail-unseen-reply', data);
    const sent = await mailsTo('mia@visitor.test', 'human-reply');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.props).toMatchObject({
      replies: ['We do, from May on.', 'Shall I write you down?'],
      link: 'https://shop.test/x',
      replyTo: shop.email,
    });
    await act(id, 'reply', { text: 'Seen?' });
    await visitor.request('history');
    await run('mail-unseen-reply', data);
    expect(await mailsTo('mia@visitor.test', 'human-reply')).toHaveLength(1);
  });

  test('leads are listed, marked, mailed and exported without formulas', async () => {
    const answer = await shop.browser.call('/api/leads?search=mia');
    const body = leadsResponse.parse(answer.body);
    expect(body.items).toMatchObject([{ name: 'Mia', email: 'mia@visitor.test', isDone: false }]);
    expect(await mailsTo(shop.email, 'new-lead')).toHaveLength(1);
    const csv = await (await shop.browser.request('/api/leads.csv')).text();
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    const [lead] = body.items;
    const path = `/api/leads/${lead?.id}`;
    const done = await shop.browser.call(path, { isDone: true }, { method: 'PATCH' });
    expect(done.body).toMatchObject({ isDone: true, status: 'contacted' });
    const foreign = await other.browser.call(path, { isDone: true }, { method: 'PATCH' });
    expect(foreign.status).toBe(404);
    const bad = visit();
    const json = { fields: { email: 'nobody' }, consent: true };
    expect((await bad.request('lead', { json })).status).toBe(400);
    const silent = await bad.request('lead', { json: { fields: { email: 'a@b.test' } } });
    expect(silent.status).toBe(400);
  });

  test('a lead goes from new to won with a note, and back', async () => {
    const leads = async (query: string) =>
      leadsResponse.parse((await shop.browser.call(`/api/leads?${query}`)).body);
    const [lead] = (await leads('search=mia')).items;
    const path = `/api/leads/${lead?.id}`;
    const change = (body: object) => shop.browser.call(path, body, { method: 'PATCH' });
    const before = await leads('');
    expect((await change({ status: 'won', note: '  Booked for June.  ' })).body).toMatchObject({
      status: 'won',
      note: 'Booked for June.',
      isDone: true,
    });
    const after = await leads('status=won&search=booked');
    expect(after.items.map(({ id }) => id)).toEqual([lead?.id]);
    expect(after.counts.won).toBe(before.counts.won + 1);
    const csv = await (await shop.browser.request('/api/leads.csv?status=won')).text();
    expect(csv).toContain('won,Booked for June.');
    // A program that only knows "done" changes nothing about a lead that was won.
    expect((await change({ isDone: true })).body).toMatchObject({ status: 'won' });
    expect((await change({ status: 'new' })).body).toMatchObject({ isDone: false });
    for (const wrong of [{}, { status: 'sold' }, { note: 'x'.repeat(2_001) }])
      expect((await change(wrong)).status).toBe(400);
    expect((await leads('search=mia')).items).toMatchObject([{ note: 'Booked for June.' }]);
  });
});

describe('the inbox', () => {
  test('can be searched and paged, and is no one else’s', async () => {
    for (const name of ['Zoe', 'Yan', 'Xia']) {
      app.clock.advance(1);
      await visit().ask(`Hello from 100%_${name}`, { visitor: { name } });
    }
    const first = await list('?limit=2&search=100%25_');
    expect(first.items.map(({ visitor }) => visitor.name)).toEqual(['Xia', 'Yan']);
    const next = await list(`?limit=2&search=100%25_&cursor=${first.nextCursor}`);
    expect(next.items.map(({ visitor }) => visitor.name)).toEqual(['Zoe']);
    expect((await list('?search=yan')).items).toHaveLength(1);
    expect((await list('', other)).items).toHaveLength(0);
    const id = first.items[0]?.id ?? '';
    const before = await thread(id);
    const foreign: [string, object | undefined, string][] = [
      ['', undefined, 'GET'],
      ['', undefined, 'DELETE'],
      ['/seen', {}, 'POST'],
      ['/takeover', {}, 'POST'],
      ['/reply', { text: 'x' }, 'POST'],
      ['/typing', {}, 'POST'],
      ['/handback', {}, 'POST'],
      ['/close', {}, 'POST'],
      ['/note', { text: 'x' }, 'POST'],
      ['/block', { blocked: true }, 'POST'],
      ['/visitor', undefined, 'GET'],
      ['/visitor', undefined, 'DELETE'],
    ];
    for (const [path, json, method] of foreign) {
      const address = `/api/conversations/${id}${path}`;
      expect((await other.browser.call(address, json, { method })).status, path).toBe(404);
      const stranger = await app.request(address, { method, ...(json && { json }) });
      expect(stranger.status, path).toBe(401);
    }
    expect(await thread(id)).toEqual(before);
    await shop.browser.request(`/api/conversations/${id}/seen`, { method: 'POST' });
    expect((await thread(id)).conversation.unread).toBe(0);
  });

  test('notes stay with the owner; closing and writing again opens', async () => {
    const visitor = visit();
    const { body } = await visitor.ask('Hello');
    const id = body.conversationId;
    expect((await act(id, 'note', { text: 'regular customer' })).status).toBe(201);
    expect((await thread(id)).messages.at(-1)).toMatchObject({ role: 'note' });
    const history = await (await visitor.request('history')).text();
    expect(history).not.toContain('regular customer');
    expect((await act(id, 'close')).body.state).toBe('closed');
    expect((await visitor.ask('Hello again')).body).toMatchObject({
      conversationId: id,
      state: 'bot',
    });
  });

  test('a blocked visitor cannot write, neither by token nor as someone new', async () => {
    const visitor = visit();
    const { body } = await visitor.ask('Hello');
    await act(body.conversationId, 'block', { blocked: true });
    expect((await visitor.ask('Hello?')).status).toBe(403);
    visitor.token = null;
    expect((await visitor.ask('Hello?')).status).toBe(403);
    await act(body.conversationId, 'block', { blocked: false });
    expect((await visitor.ask('Hello?')).status).toBe(200);
  });

  test('one person’s data can be taken out and erased, over all their conversations', async () => {
    const details = { visitor: { email: 'gone@visitor.test' } };
    const { body } = await visit().ask('Hello', details);
    await visit().ask('Hello again', details);
    const path = `/api/conversations/${body.conversationId}/visitor`;
    const data = (await shop.browser.call<{ messages: unknown[] }>(path)).body;
    expect(data.messages).toHaveLength(4);
    const erased = await shop.browser.call(path, undefined, { method: 'DELETE' });
    expect(erased.body).toEqual({ conversations: 2 });
    expect((await list('?search=gone@visitor')).items).toHaveLength(0);
  });

  test('conversations are deleted by age where the owner wishes so', async () => {
    const { orm } = app.deps.database;
    await visit(other).ask('Hello');
    await visit().ask('Hello');
    await orm.update(chatbots).set({ retentionDays: 30 }).where(eq(chatbots.id, other.chatbotId));
    app.clock.advance(31 * 86_400);
    await run('delete-old-conversations');
    const left = await orm.select().from(conversations);
    expect(left.filter(({ chatbotId }) => chatbotId === other.chatbotId)).toHaveLength(0);
    expect(left.filter(({ chatbotId }) => chatbotId === shop.chatbotId)).not.toHaveLength(0);
  });
});

test('the end of a browser’s clock is kept as the visitor’s time zone, and a long page address is cut', async () => {
  const visitor = {
    timeZone: 'Mon Mar 02 2026 16:12:00 GMT+0100 (Central European Standard Time)',
  };
  const page = `https://shop.test/${'x'.repeat(5000)}`;
  const { status, body } = await visit().ask('Hello', { visitor, page });
  expect(status).toBe(200);
  const { conversation } = await thread(body.conversationId);
  expect(conversation.visitor.timeZone).toBe('GMT+0100 (Central European Standard Time)');
  expect(conversation.pageUrl).toBe(page.slice(0, 2000));
});
