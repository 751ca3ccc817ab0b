import { expect, test } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { deliverMails, goodPassword, signIn, signUp } from '#server/testing/account-fixtures.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import type { OutboxMail } from '#shared/contract/accounts.ts';

test('the log names no password, cookie, link or address, even where things fail', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const app = await createTestApp({ variables: { FLAG_DEV_TOOLS: 'true' }, deps: { log } });
  const email = 'private@example.com';
  const { browser } = await signUp(app, { email });
  await signUp(app, { email });
  await signIn(app, { email, password: 'Wrong-horse-1' });
  await browser.call('/api/auth/request-password-reset', { email });
  await deliverMails(app);
  const { body } = await browser.call<{ mails: OutboxMail[] }>('/api/dev/outbox');
  const token = /token=(\w+)/.exec(body.mails[0]?.text ?? '')?.[1] ?? '';
  expect(token).toHaveLength(24);
  await new TestBrowser(app).call('/api/auth/reset-password', { token, newPassword: 'weak' });
  await browser.call('/api/auth/callback/google?code=google-secret&state=x');

  // A statement that fails quotes its values in the error.
  await app.deps.database.pool.query('ALTER TABLE sessions RENAME TO sessions_away');
  const failed = await signIn(app, { email });
  await app.deps.database.pool.query('ALTER TABLE sessions_away RENAME TO sessions');
  expect(failed.status).toBeGreaterThanOrEqual(500);

  const written = lines.join('');
  expect(written).toContain('/api/auth/sign-in/email');
  const cookies = [...browser.cookies.values()].map((value) => value.split('.')[0] ?? '');
  for (const secret of [goodPassword, 'Wrong-horse-1', token, 'google-secret', email, ...cookies]) {
    expect(written, secret).not.toContain(secret);
  }
  await app.close();
});
