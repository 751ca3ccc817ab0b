import { expect, test } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { createTestDatabase } from '#server/testing/create-test-database.ts';
import { createQueue } from './queue.ts';

test('several instances may start at once on a database without a queue', async () => {
  const t = await createTestDatabase();
  await t.database.pool.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
  const start = () => createQueue({ database: t.database, log: createLog('silent') });
  const queues = await Promise.all([start(), start(), start(), start()]);
  await queues[3]?.enqueue({ name: 'after', data: {} });
  const { rows } = await t.database.pool.query(`SELECT 1 FROM pgboss.job WHERE name = 'after'`);
  expect(rows).toHaveLength(1);
  for (const queue of queues) await queue.close();
  await t.close();
});
