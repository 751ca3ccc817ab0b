import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { mails } from '#server/db/schema/mail.ts';
import { rateLimits } from '#server/db/schema/rate-limits.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { ConversationState } from '#shared/chat-events.ts';
import { mailReplyJob, mailUnseenReply } from './reply-mail.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await createShop({ app, settings: { allowedDomains: ['shop.test'] } });
});
afterAll(() => app.close());

let people = 0;
/** Someone who wrote once, and what a reply to them does. */
async function visit({
  text = 'Hello',
  ...more
}: {
  text?: string;
  visitor?: object;
  page?: string;
} = {}) {
  people += 1;
  const init = { from: `203.0.113.${people}`, headers: { origin: 'https://shop.test' } };
  const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId, init });
  const { body } = await visitor.ask(text, more);
  const data = { workspaceId: shop.workspaceId, conversationId: body.conversationId };
  return {
    visitor,
    id: body.conversationId,
    leave: (email: string) =>
      visitor.request('lead', { json: { fields: { email, message: 'Hi' }, consent: true } }),
    reply: (said = 'We do.') =>
      shop.browser.call(`/api/conversations/${body.conversationId}/reply`, { text: said }),
    mail: () => mailUnseenReply({ deps: app.deps, data }),
  };
}

const mailsTo = (to: string) =>
  app.deps.database.orm
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, to), eq(mails.template, 'human-reply')));

test('an address that a page or a program claims is not mailed; one left in the chat is', async () => {
  const claimed = await visit({ visitor: { email: 'claimed@victim.test' } });
  await claimed.reply();
  await claimed.mail();
  expect(await mailsTo('claimed@victim.test')).toHaveLength(0);

  const written = await visit({
    text: 'Please write to Written@home.test',
    visitor: { email: 'written@home.test' },
  });
  await written.reply();
  await written.mail();
  expect(await mailsTo('written@home.test')).toHaveLength(1);

  const left = await visit();
  await left.leave('left@home.test');
  await left.reply();
  await left.mail();
  expect(await mailsTo('left@home.test')).toHaveLength(1);
});

test('a workspace mails only so many; the rest waits and is not taken for seen', async () => {
  const first = await visit();
  await first.leave('first@home.test');
  await first.reply();
  await first.mail();
  await app.deps.database.orm
    .update(rateLimits)
    .set({ count: 60 })
    .where(like(rateLimits.key, 'reply-mail-hour:%'));
  const next = await visit();
  await next.leave('next@home.test');
  await next.reply('Come by on Monday.');
  // The queue has taken it up.
  await app.deps.database.pool.query('delete from pgboss.job where name = $1', [mailReplyJob]);
  await next.mail();
  expect(await mailsTo('next@home.test')).toHaveLength(0);
  const { rows } = await app.deps.database.pool.query(
    `select start_after > now() + interval '30 minutes' as later from pgboss.job
      where name = $1 and data->>'conversationId' = $2 order by start_after desc limit 1`,
    [mailReplyJob, next.id],
  );
  expect(rows).toEqual([{ later: true }]);
  app.clock.advance(3601);
  await next.mail();
  expect((await mailsTo('next@home.test'))[0]?.props).toMatchObject({
    replies: ['Come by on Monday.'],
  });
});

test('a reply after hundreds of other messages is mailed', async () => {
  const talkative = await visit();
  await talkative.leave('talkative@home.test');
  const { workspaceId, chatbotId } = shop;
  const row = { workspaceId, chatbotId, conversationId: talkative.id, createdAt: app.clock.now() };
  await app.deps.database.orm.insert(messages).values(
    Array.from({ length: 250 }, (_, n) => ({
      ...row,
      role: 'visitor' as const,
      text: `Message ${n}`,
      state: 'complete' as const,
      sources: [],
    })),
  );
  await talkative.reply('Here is your answer.');
  await talkative.mail();
  expect((await mailsTo('talkative@home.test'))[0]?.props).toMatchObject({
    replies: ['Here is your answer.'],
  });
});

test('the button leads to the shop’s own pages only, whatever page a visitor claims', async () => {
  for (const [page, link] of [
    ['https://shop.test/cakes', 'https://shop.test/cakes'],
    ['https://evil.test/login', `http://localhost:3000/chat/${shop.chatbotId}`],
    ['javascript:alert(1)', `http://localhost:3000/chat/${shop.chatbotId}`],
  ]) {
    const one = await visit({ page });
    const email = `page-${people}@home.test`;
    expect((await one.leave(email)).status).toBe(201);
    await app.deps.database.orm
      .update(conversations)
      .set({ pageUrl: page, state: 'bot' satisfies ConversationState })
      .where(eq(conversations.id, one.id));
    expect((await one.reply()).status).toBeLessThan(300);
    await one.mail();
    expect((await mailsTo(email))[0]?.props).toMatchObject({ link });
  }
});

test('a page says nothing where a shop has named no sites', async () => {
  const open = await createShop({ app });
  const visitor = new TestVisitor({ app, chatbotId: open.chatbotId });
  const { body } = await visitor.ask('Hello', { page: 'https://evil.test/' });
  const { conversationId } = body;
  const fields = { email: 'open@home.test', message: 'Hi' };
  await visitor.request('lead', { json: { fields, consent: true } });
  await open.browser.call(`/api/conversations/${conversationId}/reply`, { text: 'Yes.' });
  await mailUnseenReply({
    deps: app.deps,
    data: { workspaceId: open.workspaceId, conversationId },
  });
  const [mail] = await mailsTo('open@home.test');
  expect(mail?.props).toMatchObject({ link: `http://localhost:3000/chat/${open.chatbotId}` });
});

test('the email tells the language that the visitor wrote in', async () => {
  const german = await visit({ text: 'Guten Tag, haben Sie am Samstag geöffnet?' });
  await german.leave('hanna@home.test');
  await german.reply('Ja, ab neun.');
  await german.mail();
  const [mail] = await mailsTo('hanna@home.test');
  expect(mail?.props).toMatchObject({ visitorLanguage: 'de' });
});
