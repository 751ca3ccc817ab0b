import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goodPassword, readLink, signIn, signUp } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { type Mailbox, mailbox } from '#server/testing/mailbox.ts';
import { type SmtpDouble, startSmtpDouble } from '#server/testing/smtp-double.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import type { Profile } from '#shared/contract/accounts.ts';

let smtp: SmtpDouble;
let app: TestApp;
let mails: Mailbox;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  app = await createTestApp({
    variables: { SMTP_URL: smtp.url, MAIL_FROM: 'Askwell <hello@askwell.test>' },
  });
  mails = mailbox({ app, smtp });
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});

let email: string;
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`;
});

const exchange = (code: unknown, browser = new TestBrowser(app)) =>
  browser.call('/api/auth/exchange-code', { code });

test('with a mail server the address is confirmed first; the link in the mail signs in', async () => {
  const { browser, status, body } = await signUp(app, { email });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { user: { email, emailVerified: false }, signedIn: false },
  });
  expect(browser.cookies.size).toBe(0);

  const early = await signIn(app, { email });
  expect(early.status).toBe(403);
  expect(early.body).toMatchObject({
    error: {
      code: 'email_not_verified',
      message: 'Please check your email and click the confirmation link to activate your account.',
    },
  });

  const mail = await mails.latest(email);
  expect(mail.subject).toBe('Confirm your email for Askwell');
  expect(mail.text).toContain('http://localhost:3000/auth/callback?code=');
  const opened = new TestBrowser(app);
  const response = await exchange(readLink(mail, 'code'), opened);
  expect(response.body).toMatchObject({ user: { email, emailVerified: true }, signedIn: true });
  expect((await opened.call<Profile>('/api/profiles/me')).body.email_verified).toBe(true);
  expect((await signIn(app, { email })).status).toBe(200);
});

test('a wrong password says nothing about an unconfirmed account', async () => {
  await signUp(app, { email });
  const response = await signIn(app, { email, password: 'Wrong-horse-1' });
  expect(response.status).toBe(401);
});

test('a code works once, also when tried many times at once', async () => {
  await signUp(app, { email });
  const code = readLink(await mails.latest(email), 'code');
  const tries = await Promise.all([1, 2, 3, 4].map(() => exchange(code)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  const again = await exchange(code);
  expect(again.status).toBe(400);
  expect(again.body).toMatchObject({
    error: {
      code: 'code_used',
      message: 'This authentication code has already been used. Please try signing in again.',
    },
  });
});

test('a code expires after a day', async () => {
  await signUp(app, { email });
  const code = readLink(await mails.latest(email), 'code');
  app.clock.advance(24 * 3600 + 1);
  const late = await exchange(code);
  expect(late.status).toBe(400);
  expect(late.body).toMatchObject({
    error: {
      code: 'code_expired',
      message: 'The authentication code has expired. Please try signing in again.',
    },
  });
  expect((await signIn(app, { email })).status).toBe(403);
});

test.each([
  ['', 400],
  [null, 400],
  [undefined, 400],
  [[], 400],
  [{}, 400],
  ['x'.repeat(5000), 400],
])('the code %j is refused', async (code, status) => {
  expect((await exchange(code)).status).toBe(status);
});

test('an invented code is invalid', async () => {
  expect((await exchange('made-up')).body).toMatchObject({
    error: {
      code: 'code_invalid',
      message: 'The authentication code is invalid. Please try signing in again.',
    },
  });
});

test('neither codes nor reset tokens stand in the database, and sent mails keep no links', async () => {
  await signUp(app, { email });
  const code = readLink(await mails.latest(email), 'code');
  await new TestBrowser(app).call('/api/auth/request-password-reset', { email });
  const token = readLink(await mails.latest(email), 'token');
  const { rows } = await app.deps.database.pool.query<{ all: string }>(
    `SELECT query_to_xml('SELECT m.*, c.*, v.* FROM mails m, confirmation_codes c, verifications v', true, true, '')::text AS all`,
  );
  expect(rows[0]?.all).toContain(email);
  expect(rows[0]?.all).not.toContain(code);
  expect(rows[0]?.all).not.toContain(token);
});

test('asking for another confirmation mail is answered alike for everyone, and limited', async () => {
  await signUp(app, { email });
  await mails.latest(email);
  const ask = (address: string) =>
    new TestBrowser(app).call('/api/auth/send-verification-email', { email: address });
  const known = await ask(email);
  const unknown = await ask(`nobody-${email}`);
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(readLink(await mails.latest(email), 'code')).toBeTruthy();
  expect(await mails.count(`nobody-${email}`)).toBe(0);

  for (const address of [email, `nobody-${email}`]) {
    const answers = [await ask(address), await ask(address), await ask(address)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.body).toMatchObject({
      error: {
        message: 'Email rate limit exceeded. Please wait a few minutes before trying again.',
      },
    });
  }
});

test('an older link says that it was used once the address is confirmed by a newer one', async () => {
  await signUp(app, { email });
  const older = readLink(await mails.latest(email), 'code');
  await new TestBrowser(app).call('/api/auth/send-verification-email', { email });
  const newer = readLink(await mails.latest(email), 'code');
  const browser = new TestBrowser(app);
  expect((await exchange(newer, browser)).status).toBe(200);
  expect((await exchange(older)).body).toMatchObject({ error: { code: 'code_used' } });
});

test('an account made before the mail server came signs in, is asked to confirm, and can', async () => {
  await signUp(app, { email });
  await mails.latest(email);
  await app.deps.database.orm.execute(
    sql`UPDATE users SET verification_waived = true WHERE email = ${email}`,
  );
  const { browser, status } = await signIn(app, { email });
  expect(status).toBe(200);
  const before = await browser.call<Profile>('/api/profiles/me');
  expect(before.body.needs_email_confirmation).toBe(true);
  await browser.call('/api/auth/send-verification-email', { email });
  const code = readLink(await mails.latest(email), 'code');
  expect((await exchange(code, browser)).status).toBe(200);
  const after = await browser.call<Profile>('/api/profiles/me');
  expect(after.body.needs_email_confirmation).toBe(false);
});

async function confirmedAccount() {
  await signUp(app, { email });
  const browser = new TestBrowser(app);
  await exchange(readLink(await mails.latest(email), 'code'), browser);
  return browser;
}

test('a new address counts once it is confirmed; the old one is told', async () => {
  const browser = await confirmedAccount();
  const newEmail = `new-${email}`;
  const change = (password?: string) =>
    browser.call('/api/auth/change-email', { newEmail, password });
  expect((await change()).body).toMatchObject({
    error: { fields: { password: expect.any(String) } },
  });
  expect((await change('Wrong-horse-1')).status).toBe(400);
  expect((await change(goodPassword)).body).toEqual({ changed: false });
  expect((await browser.call<Profile>('/api/profiles/me')).body.email).toBe(email);

  const code = readLink(await mails.latest(newEmail), 'code');
  expect((await exchange(code, browser)).body).toMatchObject({ user: { email: newEmail } });
  expect((await browser.call<Profile>('/api/profiles/me')).body).toMatchObject({
    email: newEmail,
    email_verified: true,
  });
  const notice = await mails.latest(email);
  expect(notice.subject).toBe('Your Askwell email was changed');
  expect(notice.text).toContain(newEmail);
  expect((await signIn(app, { email })).status).toBe(401);
  expect((await signIn(app, { email: newEmail })).status).toBe(200);
});

test('an address that another account has, or gets meanwhile, cannot be taken', async () => {
  const browser = await confirmedAccount();
  const taken = `taken-${email}`;
  await browser.call('/api/auth/change-email', { newEmail: taken, password: goodPassword });
  const code = readLink(await mails.latest(taken), 'code');
  await signUp(app, { email: taken });
  const late = await exchange(code, browser);
  expect(late.status).toBe(409);
  const again = { newEmail: taken.toUpperCase(), password: goodPassword };
  expect((await browser.call('/api/auth/change-email', again)).status).toBe(409);
  expect((await browser.call<Profile>('/api/profiles/me')).body.email).toBe(email);
});

test('a link to a new address opened where someone else is signed in changes its own account', async () => {
  const browser = await confirmedAccount();
  const newEmail = `moved-${email}`;
  await browser.call('/api/auth/change-email', { newEmail, password: goodPassword });
  const code = readLink(await mails.latest(newEmail), 'code');
  email = `other-${email}`;
  const other = await confirmedAccount();
  expect((await exchange(code, other)).body).toMatchObject({ user: { email: newEmail } });
  expect((await other.call<Profile>('/api/profiles/me')).body.email).toBe(newEmail);
  expect((await signIn(app, { email })).status).toBe(200);
});
