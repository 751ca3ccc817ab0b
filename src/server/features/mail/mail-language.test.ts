import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mails } from '#server/db/schema/mail.ts';
import { deliverMails, goodPassword } from '#server/testing/account-fixtures.ts';
import { createShop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { type SmtpDouble, startSmtpDouble } from '#server/testing/smtp-double.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { type Profile, termsVersion } from '#shared/contract/accounts.ts';

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

const signUpWith = ({ email, locale }: { email: string; locale?: string }) => {
  const browser = new TestBrowser(app);
  const input = { name: 'Ada', email, password: goodPassword, termsVersion, locale };
  return browser.call('/api/auth/sign-up/email', input);
};

async function subjectsTo(to: string): Promise<string[]> {
  await deliverMails(app);
  return smtp.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
}

const languageOfMailTo = async (to: string) => {
  const rows = await app.deps.database.orm.select().from(mails).where(eq(mails.recipient, to));
  return rows.map(({ language }) => language);
};

test('the first email is in the language of the page that someone signs up on', async () => {
  const { status } = await signUpWith({ email: 'anna@example.com', locale: 'de' });
  expect(status).toBe(200);
  expect(await subjectsTo('anna@example.com')).toEqual(['E-Mail-Adresse für Askwell bestätigen']);
});

test('a later email follows the language of the account', async () => {
  await signUpWith({ email: 'luis@example.com', locale: 'es-MX' });
  const browser = new TestBrowser(app);
  await browser.call('/api/auth/request-password-reset', { email: 'luis@example.com' });
  expect(await subjectsTo('luis@example.com')).toEqual([
    'Confirma tu correo para Askwell',
    'Restablece tu contraseña de Askwell',
  ]);
});

test('without a language, or with one that we do not have, emails are English', async () => {
  await signUpWith({ email: 'none@example.com' });
  await signUpWith({ email: 'tolkien@example.com', locale: 'qya' });
  for (const email of ['none@example.com', 'tolkien@example.com'])
    expect(await subjectsTo(email)).toEqual(['Confirm your email for Askwell']);
});

test('what is no language at all is refused', async () => {
  const { status, body } = await signUpWith({ email: 'bad@example.com', locale: '../etc' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { fields: { locale: 'Please choose a language' } } });
  expect(await languageOfMailTo('bad@example.com')).toEqual([]);
});

test('people without an account are written to in the language of the workspace’s owner', async () => {
  const local = await createTestApp();
  const shop = await createShop({ app: local, settings: { notifyEmails: ['desk@shop.test'] } });
  const me = (await shop.browser.call<Profile>('/api/profiles/me')).body;
  expect(me.locale).toBeNull();
  await shop.browser.call('/api/rpc/secure_update_user_profile', {
    user_uuid: me.id,
    profile_data: { locale: 'de' },
  });
  const visitor = new TestVisitor({ app: local, chatbotId: shop.chatbotId });
  await visitor.ask('Hello');
  await visitor.request('lead', {
    json: { fields: { email: 'mia@visitor.test', message: 'Hi' }, consent: true },
  });
  const rows = await local.deps.database.orm
    .select()
    .from(mails)
    .where(eq(mails.recipient, 'desk@shop.test'));
  expect(rows.map(({ template, language }) => [template, language])).toEqual([['new-lead', 'de']]);
  await local.close();
});
