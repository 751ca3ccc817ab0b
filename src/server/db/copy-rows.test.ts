import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/create-test-database.ts';
import { copyRows } from './copy-rows.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await createTestDatabase();
  await t.database.pool.query(
    'CREATE TABLE copied (number int GENERATED ALWAYS AS IDENTITY, text text, bytes bytea, list text[], at timestamptz)',
  );
});
afterAll(() => t.close());

const columns = ['number', '"text"', 'bytes', 'list', 'at'];

async function copy(rows: (string | null)[][]): Promise<void> {
  const client = await t.database.pool.connect();
  try {
    await copyRows({ client, table: 'copied', columns, rows });
  } finally {
    client.release();
  }
}

test('values come back as they were, whatever signs they have', async () => {
  const texts = [
    'plain',
    '',
    'tab\there',
    'line\nbreak\r\nand another',
    'back\\slash, \\N and \\.',
    '\\.',
    'NULL',
    '“ünï” 🥐 \u0001\b\f\v',
    null,
  ];
  await copy(
    texts.map((text, n) => [`${n + 1}`, text, '\\x00ff5c0a', '{"a,b",NULL,"c\\\\d"}', 'infinity']),
  );
  const { rows } = await t.database.pool.query(
    'SELECT number, text, bytes, list, at::text AS at FROM copied ORDER BY number',
  );
  expect(rows.map(({ text }) => text)).toEqual(texts);
  expect(rows.map(({ number }) => number)).toEqual(texts.map((_, n) => n + 1));
  for (const row of rows) {
    expect([...row.bytes]).toEqual([0, 255, 92, 10]);
    expect(row.list).toEqual(['a,b', null, 'c\\d']);
    expect(row.at).toBe('infinity');
  }
});

test('a batch larger than a socket chunk arrives whole', async () => {
  await t.database.pool.query('TRUNCATE copied');
  const rows = Array.from({ length: 3_000 }, (_, n) => [`${n}`, 'x'.repeat(n), null, null, null]);
  await copy(rows);
  const { rows: found } = await t.database.pool.query(
    'SELECT count(*)::int AS rows, sum(length(text))::int AS characters FROM copied',
  );
  expect(found).toEqual([{ rows: 3_000, characters: (3_000 * 2_999) / 2 }]);
});

test('a value that does not fit is an error, stores nothing and leaves the connection usable', async () => {
  await t.database.pool.query('TRUNCATE copied');
  const client = await t.database.pool.connect();
  try {
    const rows = [
      ['1', 'one', null, null, null],
      ['two', 'two', null, null, null],
    ];
    await expect(copyRows({ client, table: 'copied', columns, rows })).rejects.toThrow(/integer/);
    const { rows: left } = await client.query('SELECT count(*)::int AS rows FROM copied');
    expect(left).toEqual([{ rows: 0 }]);
    await copyRows({ client, table: 'copied', columns, rows: rows.slice(0, 1) });
  } finally {
    client.release();
  }
  const { rows: stored } = await t.database.pool.query('SELECT text FROM copied');
  expect(stored).toEqual([{ text: 'one' }]);
});
