/** No one comes within the minutes the owner set: the whole way by mail, through a mail server, and back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer, type Mailer } from '#server/adapters/mail/mailer.ts';
import { conversationEmails } from '#server/features/conversations/emails.tsx';
import { conversationJobs } from '#server/features/conversations/jobs.ts';
import { leadEmails } from '#server/features/leads/emails.tsx';
import { deliverMails } from '#server/testing/account-fixtures.ts';
import { createShop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { type SmtpDouble, startSmtpDouble } from '#server/testing/smtp-double.ts';
import type { ThreadResponse } from '#shared/contract/conversations.ts';

let smtp: SmtpDouble;
let mailer: Mailer;
let app: TestApp;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  mailer = createMailer({ mail: { smtpUrl: smtp.url, from: 'Askwell <hello@askwell.test>' } });
  // Only the way out is a real one: with SMTP_URL the owner would have to confirm an address first.
  app = await createTestApp({ deps: { mailer } });
});
afterAll(async () => {
  mailer.close();
  await app.close();
  await smtp.stop();
});

/** What the queue does each minute, or a minute after a reply. */
const run = (name: string, data: unknown = {}) =>
  conversationJobs(app.deps)
    .find((job) => job.name === name)
    ?.handle(data, new AbortController().signal);
const lastMailTo = async (address: string) => {
  const { deps } = app;
  await deliverMails({ deps, templates: { ...conversationEmails, ...leadEmails } });
  return smtp.mails.filter(({ to }) => to === address).at(-1);
};

test('a visitor waits the set minutes, leaves an address, and has the owner’s reply in the mail', async () => {
  const shop = await createShop({
    app,
    settings: { humanWaitMinutes: 1, allowedDomains: ['shop.test'] },
  });
  const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId });
  const page = 'https://shop.test/cakes';

  const { body } = await visitor.ask('Can I talk to a human?', { page });
  expect(body.state).toBe('waiting');
  expect((await lastMailTo(shop.email))?.subject).toMatch(/is waiting in Bakery$/);
  const live = await visitor.follow();

  app.clock.advance(59);
  await run('end-overdue-waits');
  const path = `/api/conversations/${body.conversationId}`;
  const { conversation } = (await shop.browser.call<ThreadResponse>(path)).body;
  expect(conversation.state).toBe('waiting');
  app.clock.advance(2);
  await run('end-overdue-waits');
  await live.next((event) => event.type === 'state' && event.mode === 'contact');
  await live.close();
  expect(await lastMailTo(shop.email)).toMatchObject({
    subject: expect.stringMatching(/^Missed: .* waited in Bakery$/),
    text: expect.stringContaining(`/app/inbox/${body.conversationId}`),
  });

  const fields = { name: 'Mia', email: 'mia@home.test', message: 'A cake with my photo?' };
  const left = await visitor.request('lead', { json: { fields, consent: true } });
  expect(left.status).toBe(201);
  const text = 'Yes, we do. Send us the picture.';
  expect((await shop.browser.call(`${path}/reply`, { text })).status).toBeLessThan(300);

  const { workspaceId } = shop;
  await run('mail-unseen-reply', { workspaceId, conversationId: body.conversationId });
  const mail = await lastMailTo('mia@home.test');
  expect(mail?.subject).toBe('Reply from Bakery');
  expect(mail?.text).toContain(text);
  expect(mail?.text).toContain(page);
  expect(mail?.raw).toMatch(new RegExp(`^Reply-To: <?${shop.email}>?\\r$`, 'm'));
});

test('a wait that ends without its email being queued has not ended', async () => {
  const shop = await createShop({ app, settings: { humanWaitMinutes: 1 } });
  const visitor = new TestVisitor({ app, chatbotId: shop.chatbotId });
  const { body } = await visitor.ask('Can I talk to a human?');
  await lastMailTo(shop.email);
  app.clock.advance(61);
  const enqueue = async () => {
    throw new Error('crashed');
  };
  const broken = { ...app.deps, queue: { ...app.deps.queue, enqueue } };
  const job = conversationJobs(broken).find(({ name }) => name === 'end-overdue-waits');
  await expect(job?.handle({}, new AbortController().signal)).rejects.toThrow('crashed');
  const path = `/api/conversations/${body.conversationId}`;
  expect((await shop.browser.call<ThreadResponse>(path)).body.conversation.state).toBe('waiting');
  await run('end-overdue-waits');
  expect((await lastMailTo(shop.email))?.subject).toMatch(/^Missed: /);
});

test('a visitor who says goodbye while waiting is not missed, one who says okay still waits', async () => {
  const shop = await createShop({ app, settings: { humanWaitMinutes: 1 } });
  const [leaving, staying] = [0, 1].map(() => new TestVisitor({ app, chatbotId: shop.chatbotId }));
  const ids = await Promise.all(
    [leaving, staying].map(
      async (visitor) => (await visitor?.ask('Can I talk to a human?'))?.body.conversationId,
    ),
  );
  const left = await leaving?.ask('Thanks, bye!');
  expect(left?.body.state).toBe('bot');
  expect((await staying?.ask('Okay'))?.body.state).toBe('waiting');
  app.clock.advance(61);
  await run('end-overdue-waits');
  const missed = await Promise.all(
    ids.map(async (id) => {
      const path = `/api/conversations/${id}`;
      return (await shop.browser.call<ThreadResponse>(path)).body.conversation.missedAt !== null;
    }),
  );
  expect(missed).toEqual([false, true]);
});
