import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/create-test-database.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await createTestDatabase();
});
afterAll(() => t.close());

test('answers each of many clients with its own rows, also when a parameter is larger than a socket chunk', async () => {
  const ask = async (client: number) => {
    for (let round = 0; round < 20; round++) {
      const { rows } = await t.database.pool.query(
        `SELECT ${client}::int AS client, $1::int AS round, length($2::text) AS length`,
        [round, 'y'.repeat(client * 60_000)],
      );
      expect(rows).toEqual([{ client, round, length: client * 60_000 }]);
    }
  };
  await Promise.all([0, 1, 2, 3, 4].map(ask));
});

test('keeps concurrent transactions apart', async () => {
  await t.database.orm.execute(sql`CREATE TABLE counters (id int PRIMARY KEY, value int NOT NULL)`);
  await t.database.orm.execute(sql`INSERT INTO counters VALUES (1, 0)`);
  const add = () =>
    t.database.orm.transaction(async (tx) => {
      const { rows } = await tx.execute<{ value: number }>(
        sql`SELECT value FROM counters WHERE id = 1 FOR UPDATE`,
      );
      await tx.execute(sql`UPDATE counters SET value = ${(rows[0]?.value ?? 0) + 1} WHERE id = 1`);
    });
  const fail = () =>
    t.database.orm.transaction(async (tx) => {
      await tx.execute(sql`UPDATE counters SET value = 1000 WHERE id = 1`);
      throw new Error('undone');
    });
  const ends = await Promise.allSettled(
    Array.from({ length: 40 }, (_, i) => (i % 4 === 0 ? fail() : add())),
  );
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  expect(reasons).toEqual(Array(10).fill('Error: undone'));
  const { rows } = await t.database.pool.query('SELECT value FROM counters');
  expect(rows).toEqual([{ value: 30 }]);
});

test('a failing statement leaves its connection usable', async () => {
  await expect(t.database.pool.query('SELECT $1::int', ['x'])).rejects.toThrow(/integer/);
  await expect(t.database.pool.query('SELEC 1')).rejects.toThrow(/syntax/);
  expect((await t.database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('brings events to the subscribers of its channel only, until they leave', async () => {
  const heard: string[] = [];
  const leave = await t.database.events.subscribe('changes', (payload) => heard.push(payload));
  await t.database.events.publish('other', 'not mine');
  await t.database.events.publish('changes', 'first');
  await vi.waitFor(() => expect(heard).toEqual(['first']), 10_000);
  await leave();
  const later: string[] = [];
  await t.database.events.subscribe('changes', (payload) => later.push(payload));
  await t.database.events.publish('changes', 'second');
  await vi.waitFor(() => expect(later).toEqual(['second']), 10_000);
  expect(heard).toEqual(['first']);
});
