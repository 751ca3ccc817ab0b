import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, signUp } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { Profile } from '#shared/contract/accounts.ts';
import { saveAccount, updateSuperuser, updateSuspension } from './operator-queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a superuser is made and unmade by address; no one else is touched', async () => {
  const { orm } = app.deps.database;
  const boss = await signUp(app, { email: 'boss@example.com' });
  const other = await signUp(app, { email: 'other@example.com' });
  const isSuper = async ({ browser }: typeof boss) =>
    (await browser.call<Profile>('/api/profiles/me')).body.is_superuser;

  expect(await updateSuperuser({ orm, email: 'BOSS@example.com', isSuperuser: true })).toBe(true);
  expect([await isSuper(boss), await isSuper(other)]).toEqual([true, false]);
  expect(await updateSuperuser({ orm, email: 'boss@example.com', isSuperuser: false })).toBe(true);
  expect(await isSuper(boss)).toBe(false);
  expect(await updateSuperuser({ orm, email: 'no@example.com', isSuperuser: true })).toBe(false);
});

test('a suspended account is shut out and let in again; no one else is touched', async () => {
  const { orm } = app.deps.database;
  const rude = await signUp(app, { email: 'rude@example.com' });
  const kind = await signUp(app, { email: 'kind@example.com' });
  const statusOf = async ({ browser }: typeof rude) =>
    (await browser.call('/api/profiles/me')).status;
  const suspend = (suspendedAt: Date | null, email = 'Rude@example.com') =>
    updateSuspension({ orm, email, suspendedAt });
  expect(await suspend(app.clock.now())).toBe(true);
  expect([await statusOf(rude), await statusOf(kind)]).toEqual([401, 200]);
  expect((await signIn(app, { email: 'rude@example.com' })).status).toBe(401);
  expect(await suspend(null)).toBe(true);
  expect(await statusOf(rude)).toBe(200);
  expect(await suspend(app.clock.now(), 'no@example.com')).toBe(false);
});

test('the demo account is made once and gets a new password after that', async () => {
  const { orm } = app.deps.database;
  const account = { orm, email: 'demo@example.com', name: 'Demo Owner' };
  const save = async (password: string) =>
    saveAccount({ ...account, passwordHash: await app.deps.passwords.hash(password) });
  expect(await save('First-password-1')).toEqual({ isNew: true });
  const { browser } = await signIn(app, { email: account.email, password: 'First-password-1' });
  const { body } = await browser.call<Profile>('/api/profiles/me');
  expect(body).toMatchObject({ email_verified: true, effective_plan: 'starter' });
  expect(await save('Second-password-2')).toEqual({
    isNew: false,
  });
  const old = await signIn(app, { email: account.email, password: 'First-password-1' });
  expect(old.status).toBe(401);
  const fresh = await signIn(app, { email: account.email, password: 'Second-password-2' });
  expect(fresh.status).toBe(200);
});
