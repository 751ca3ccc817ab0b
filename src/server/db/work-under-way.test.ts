import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/create-test-database.ts';
import { openDatabase } from './client.ts';

const isShared = inject('databaseTemplate').kind === 'postgres';
const patience = { timeout: 10_000 };

let t: TestDatabase;
beforeAll(async () => {
  t = await createTestDatabase();
});
afterAll(() => t.close());

test('work is under way until the last who began it has ended it', async () => {
  const { underWay } = t.database;
  expect(await underWay.has('a question')).toBe(false);
  const endFirst = underWay.begin('a question');
  const endSecond = underWay.begin('a question');
  endFirst();
  endFirst();
  expect(await underWay.has('a question')).toBe(true);
  expect(await underWay.has('another question')).toBe(false);
  endSecond();
  await vi.waitFor(async () => expect(await underWay.has('a question')).toBe(false), patience);
});

test.runIf(isShared)('other servers see it, until it ends or the server does', async () => {
  const open = () => openDatabase({ env: t.env, log: createLog('silent') });
  const other = await open();
  const see = (name: string, expected: boolean) =>
    vi.waitFor(async () => expect(await t.database.underWay.has(name)).toBe(expected), patience);
  const end = other.underWay.begin('first');
  other.underWay.begin('second');
  await see('first', true);
  await see('second', true);
  end();
  await see('first', false);
  expect(await t.database.underWay.has('second')).toBe(true);
  await other.close();
  await see('second', false);
});
