import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/create-test-database.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { checkInstallation } from './check-installation.ts';
import { openDatabase } from './client.ts';

const isPostgres = inject('databaseTemplate').kind === 'postgres';
let warnings: string[];
let opened: TestDatabase;
beforeEach(async () => {
  warnings = [];
  opened = await createTestDatabase();
});
afterEach(() => opened.close());

function check({ letter, skewSeconds = 0 }: { letter: string; skewSeconds?: number }) {
  const log = createLog('silent');
  log.warn = ((...said: unknown[]) => warnings.push(String(said.at(-1)))) as typeof log.warn;
  const clock = createFakeClock(new Date(Date.now() + skewSeconds * 1000));
  const { database } = opened;
  return checkInstallation({ database, secrets: { authSecret: letter.repeat(48) }, clock, log });
}

test('the same secret is fine at every start, another one is a warning once', async () => {
  await check({ letter: 'a' });
  await check({ letter: 'a' });
  expect(warnings).toEqual([]);
  await check({ letter: 'b' });
  expect(warnings).toEqual([expect.stringContaining('AUTH_SECRET')]);
  await check({ letter: 'b' });
  expect(warnings).toHaveLength(1);
});

test.runIf(isPostgres)('another secret is refused while a server uses the first one', async () => {
  await check({ letter: 'a' });
  const other = await openDatabase({ env: opened.env, log: createLog('silent') });
  try {
    const held = await other.pool.connect();
    await expect(check({ letter: 'b' })).rejects.toThrow(
      'Set the same AUTH_SECRET on every server',
    );
    held.release();
  } finally {
    await other.close();
  }
  await check({ letter: 'a' });
  expect(warnings).toEqual([]);
});

test.runIf(isPostgres)('a clock that is a minute off is a warning', async () => {
  await check({ letter: 'a', skewSeconds: 1 });
  expect(warnings).toEqual([]);
  await check({ letter: 'a', skewSeconds: -60 });
  await check({ letter: 'a', skewSeconds: 60 });
  expect(warnings).toEqual([expect.stringContaining('clock'), expect.stringContaining('clock')]);
});
