import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from '#server/adapters/mail/mailer.ts';
import { mails } from '#server/db/schema/mail.ts';
import { deliverMails } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { type SmtpDouble, startSmtpDouble } from '#server/testing/smtp-double.ts';
import { createWorker } from '#server/worker.ts';
import { outboxResponse } from '#shared/contract/accounts.ts';
import { sendMail } from './queue-mail.ts';

let smtp: SmtpDouble;
let app: TestApp;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  app = await createTestApp({
    variables: { SMTP_URL: smtp.url, MAIL_FROM: 'Askwell <hello@askwell.test>' },
  });
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});

const secret = 'https://askwell.test/auth/callback?code=very-secret';
const mailTo = (to: string, name = 'Ada') => ({
  userId: null,
  to,
  template: 'confirm-email',
  props: { name, link: secret },
});
const rowsTo = (to: string) =>
  app.deps.database.orm.select().from(mails).where(eq(mails.recipient, to));

test('the worker sends what was written down, as text and as HTML, and forgets the links', async () => {
  const to = 'worker@example.com';
  const arrived = smtp.waitForMail(to);
  await sendMail({ deps: app.deps, mail: mailTo(to), budget: 'links' });
  const worker = await createWorker(app.deps);
  const mail = await arrived;
  await worker.stop();
  expect(mail.subject).toBe('Confirm your email for Askwell');
  expect(mail.text).toContain(secret);
  expect(mail.raw).toMatch(/^From: Askwell <hello@askwell.test>\r$/m);
  expect(mail.raw).toMatch(/content-type: text\/html/i);
  expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated\r$/im);
  const [row] = await rowsTo(to);
  expect(row).toMatchObject({ status: 'sent', props: null, html: null, text: null });
});

test('a mail server that is busy loses nothing: the mail waits for the next try', async () => {
  const to = 'busy@example.com';
  await sendMail({ deps: app.deps, mail: mailTo(to), budget: 'links' });
  smtp.refuseOnce();
  await expect(deliverMails(app)).rejects.toThrow(/Try again later/);
  expect((await rowsTo(to))[0]).toMatchObject({ status: 'queued' });
  await deliverMails(app);
  expect(smtp.mails.filter((mail) => mail.to === to)).toHaveLength(1);
  await deliverMails(app);
  expect(smtp.mails.filter((mail) => mail.to === to)).toHaveLength(1);
});

test('one recipient gets at most ten mails an hour', async () => {
  const to = 'bombed@example.com';
  for (let n = 0; n < 14; n++)
    await sendMail({ deps: app.deps, mail: mailTo(to), budget: 'links' });
  expect(await rowsTo(to)).toHaveLength(10);
  app.clock.advance(3601);
  await sendMail({ deps: app.deps, mail: mailTo(to), budget: 'links' });
  expect(await rowsTo(to)).toHaveLength(11);
});

test('a name can neither add headers nor markup', async () => {
  const to = 'injected@example.com';
  const name = 'Ada\r\nBcc: evil@example.com\r\n<script>alert(1)</script>';
  await sendMail({ deps: app.deps, mail: mailTo(to, name), budget: 'links' });
  await deliverMails(app);
  const mail = smtp.mails.find((received) => received.to === to);
  expect(mail?.raw.split('\r\n\r\n')[0]).not.toContain('evil@example.com');
  const html = mail?.raw.split(/content-type: text\/html/i)[1];
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>');
  expect(smtp.mails.some((received) => received.to === 'evil@example.com')).toBe(false);
});

test('without a mail server mails stay readable here, in the browser only with devTools', async () => {
  const local = await createTestApp({ variables: { FLAG_DEV_TOOLS: 'true' } });
  await sendMail({ deps: local.deps, mail: mailTo('kept@example.com'), budget: 'links' });
  await deliverMails(local);
  const response = await local.request('/api/dev/outbox');
  expect(outboxResponse.parse(await response.json())).toMatchObject({
    mails: [
      {
        to: 'kept@example.com',
        subject: 'Confirm your email for Askwell',
        text: expect.stringContaining(secret),
        html: expect.stringContaining('Confirm email'),
      },
    ],
  });
  await local.close();
  expect((await app.request('/api/dev/outbox')).status).toBe(404);
});

test('a mail server that is not there is an error, not a silence', async () => {
  const gone = await startSmtpDouble();
  await gone.stop();
  const mailer = createMailer({ mail: { smtpUrl: gone.url, from: 'hello@askwell.test' } });
  const mail = { id: '1', to: 'a@example.com', subject: 's', html: 'h', text: 't' };
  await expect(mailer.deliver(mail)).rejects.toThrow();
  mailer.close();
});
