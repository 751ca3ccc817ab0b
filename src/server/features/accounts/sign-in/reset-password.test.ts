import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goodPassword, readLink, signIn, signUp } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { type Mailbox, mailbox } from '#server/testing/mailbox.ts';
import { type SmtpDouble, startSmtpDouble } from '#server/testing/smtp-double.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';

let smtp: SmtpDouble;
let app: TestApp;
let mails: Mailbox;
let email: string;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  app = await createTestApp({
    variables: { SMTP_URL: smtp.url, MAIL_FROM: 'hello@askwell.test' },
  });
  mails = mailbox({ app, smtp });
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
});
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`;
});

const newPassword = 'Battery-staple-2';
const ask = (address: string) =>
  new TestBrowser(app).call('/api/auth/request-password-reset', { email: address });
const reset = (token: unknown, password: unknown = newPassword) =>
  new TestBrowser(app).call('/api/auth/reset-password', { token, newPassword: password });

async function confirmedAccount() {
  await signUp(app, { email });
  const browser = new TestBrowser(app);
  const code = readLink(await mails.latest(email), 'code');
  await browser.call('/api/auth/exchange-code', { code });
  return browser;
}

test('the link sets a new password once and ends every session', async () => {
  const browser = await confirmedAccount();
  await ask(email);
  const mail = await mails.latest(email);
  expect(mail.text).toContain('http://localhost:3000/auth/reset-password?token=');
  const token = readLink(mail, 'token');
  // 24 characters of 62: more than the 128 bits a token must have.
  expect(token).toMatch(/^[A-Za-z0-9]{24}$/);
  expect((await reset(token)).status).toBe(200);
  expect((await browser.call('/api/profiles/me')).status).toBe(401);
  expect((await signIn(app, { email })).status).toBe(401);
  expect((await signIn(app, { email, password: newPassword })).status).toBe(200);

  const again = await reset(token, 'Third-password-3');
  expect(again.status).toBe(400);
  expect(again.body).toMatchObject({ error: { code: 'code_invalid' } });
  expect((await signIn(app, { email, password: newPassword })).status).toBe(200);
});

test('no empty, missing or odd token changes a password, whether or not a reset was asked for', async () => {
  await confirmedAccount();
  const odd = ['', null, undefined, [], {}, ['x'], { $ne: '' }, 0, true, 'x'];
  for (const token of odd) expect((await reset(token)).status).toBe(400);
  await ask(email);
  for (const token of odd) expect((await reset(token)).status).toBe(400);
  const inQuery = await new TestBrowser(app).call('/api/auth/reset-password?token=', {
    newPassword,
  });
  expect(inQuery.status).toBe(400);
  expect((await signIn(app, { email })).status).toBe(200);
});

test('a token that is over an hour old is worth nothing', async () => {
  await confirmedAccount();
  await ask(email);
  const token = readLink(await mails.latest(email), 'token');
  await app.deps.database.pool.query(
    `UPDATE verifications SET expires_at = expires_at - interval '61 minutes'`,
  );
  expect((await reset(token)).status).toBe(400);
  expect((await signIn(app, { email })).status).toBe(200);
});

test('a weak new password is refused and the link still works', async () => {
  await confirmedAccount();
  await ask(email);
  const token = readLink(await mails.latest(email), 'token');
  for (const weak of ['short-1', 'onlyletters', '']) {
    expect((await reset(token, weak)).body).toMatchObject({ error: { code: 'invalid_input' } });
  }
  expect((await reset(token)).status).toBe(200);
});

test('the answer does not tell whether an address has an account', async () => {
  await confirmedAccount();
  const known = await ask(email);
  const unknown = await ask(`nobody-${email}`);
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await mails.count(`nobody-${email}`)).toBe(0);
});

test('a link that was used ends every other link that was asked for', async () => {
  await confirmedAccount();
  await ask(email);
  const first = readLink(await mails.latest(email), 'token');
  await ask(email);
  const second = readLink(await mails.latest(email), 'token');
  expect(second).not.toBe(first);
  expect((await reset(second)).status).toBe(200);
  expect((await reset(first, 'Third-password-3')).status).toBe(400);
  expect((await signIn(app, { email, password: newPassword })).status).toBe(200);
});

test('a reset proves the address of an account that was never confirmed', async () => {
  await signUp(app, { email });
  await mails.latest(email);
  await ask(email);
  await reset(readLink(await mails.latest(email), 'token'));
  expect((await signIn(app, { email, password: newPassword })).status).toBe(200);
});

test('changing the password ends all other sessions and the links under way', async () => {
  const browser = await confirmedAccount();
  const { browser: elsewhere } = await signIn(app, { email });
  await ask(email);
  const token = readLink(await mails.latest(email), 'token');
  const change = (currentPassword: string) =>
    browser.call('/api/auth/change-password', { currentPassword, newPassword });

  expect((await change('Wrong-horse-1')).status).toBe(400);
  expect((await elsewhere.call('/api/profiles/me')).status).toBe(200);

  const oldCookie = browser.cookies.get('askwell.session_token') ?? '';
  expect((await change(goodPassword)).status).toBe(200);
  expect((await browser.call('/api/profiles/me')).status).toBe(200);
  expect((await elsewhere.call('/api/profiles/me')).status).toBe(401);
  const replayed = new TestBrowser(app);
  replayed.cookies.set('askwell.session_token', oldCookie);
  expect((await replayed.call('/api/profiles/me')).status).toBe(401);
  expect((await reset(token, 'Third-password-3')).status).toBe(400);
});

test('a thousand requests do not become a thousand mails', async () => {
  await confirmedAccount();
  let refused = 0;
  for (let n = 0; n < 10; n++) {
    // Every window anew, from a new address each time: only the cap on the recipient is left to hold.
    app.clock.advance(301);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((m) =>
        new TestBrowser(app).call(
          '/api/auth/request-password-reset',
          { email },
          { from: `203.0.113.${n * 4 + m}` },
        ),
      ),
    );
    refused += answers.filter(({ status }) => status === 429).length;
  }
  expect(refused).toBe(10);
  expect(await mails.count(email)).toBe(10);
  // No one can keep a warning away by using up the budget first.
  expect((await signIn(app, { email })).status).toBe(200);
  expect((await mails.latest(email)).subject).toBe('New sign-in to your Askwell account');
});
