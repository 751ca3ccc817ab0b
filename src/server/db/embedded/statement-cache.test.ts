import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readAhead } from './known-statements.ts';
import { createStatementCache } from './statement-cache.ts';

const template = inject('databaseTemplate');
const folder = mkdtempSync(join(tmpdir(), 'askwell-statements-'));
let database: PGlite;
let now = 0;
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true });
});

const cache = createStatementCache({ now: () => now });

function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

/** As node-postgres asks; what comes back is the letters of the answers and all text in them. */
async function ask(text: string, value: string, of = cache) {
  const size = Buffer.alloc(4);
  size.writeInt32BE(value.length);
  const { bytes, readAnswer } = of.rewrite([
    message('P', Buffer.from(`\0${text}\0\0\0`)),
    message(
      'B',
      Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 1]), size, Buffer.from(`${value}\0\0`)]),
    ),
    message('D', Buffer.from('P\0')),
    message('E', Buffer.from([0, 0, 0, 0, 0])),
    message('S', Buffer.alloc(0)),
  ]);
  const parts: Buffer[] = [];
  const onRawData = (part: Uint8Array) => void parts.push(readAnswer(part));
  await database.execProtocolRawStream(bytes, { onRawData });
  const answer = Buffer.concat(parts);
  let letters = '';
  for (let at = 0; at < answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    letters += String.fromCharCode(answer[at] ?? 0);
  }
  return { letters, isParsed: bytes.includes(text), text: answer.toString('latin1') };
}

const run: Parameters<typeof readAhead>[0]['run'] = async ({ messages, onAnswer }) => {
  await database.execProtocolRawStream(messages, { onRawData: onAnswer });
};

async function countKept(): Promise<number> {
  const { rows } = await database.query<{ kept: number }>(
    `SELECT count(*)::int AS kept FROM pg_prepared_statements WHERE name LIKE 'askwell%'`,
  );
  return rows[0]?.kept ?? -1;
}

// With TEST_DATABASE_URL there is no embedded database to ask, and nothing new to learn.
describe.runIf(template.kind === 'embedded')('a statement', () => {
  beforeAll(async () => {
    if (template.kind === 'embedded') cpSync(template.folder, folder, { recursive: true });
    database = await PGlite.create({ dataDir: join(folder, 'database/cluster') });
    await database.exec('CREATE TABLE notes (n int); INSERT INTO notes VALUES (7)');
  });

  test('is read once by its text, and the client cannot tell', async () => {
    const text = 'SELECT n FROM notes WHERE n = $1';
    const first = await ask(text, '7');
    expect(first).toMatchObject({ isParsed: true, letters: '12TDCZ' });
    const second = await ask(text, '7');
    expect(second).toEqual({ ...first, isParsed: false });
    expect((await ask(text, '8')).letters).toBe('12TCZ');
  });

  test('is read again after a minute, and the old reading is let go', async () => {
    const kept = await countKept();
    now += 61_000;
    const again = await ask('SELECT n FROM notes WHERE n = $1', '7');
    expect(again).toMatchObject({ isParsed: true, letters: '12TDCZ' });
    expect(await countKept()).toBe(kept);
  });

  test('that is refused, as after a change of its table, is read again the next time', async () => {
    const text = 'SELECT * FROM notes WHERE n = $1';
    await ask(text, '7');
    await database.exec('ALTER TABLE notes ADD COLUMN more text');
    expect((await ask(text, '7')).text).toContain('must not change result type');
    expect(await ask(text, '7')).toMatchObject({ isParsed: true, letters: '12TDCZ' });
    expect(await ask('SELECT nothing FROM notes WHERE n = $1', '7')).toMatchObject({
      letters: 'EZ',
    });
    expect(await ask(text, '7')).toMatchObject({ isParsed: false, letters: '12TDCZ' });
  });

  test('is let go when too many were used since', async () => {
    for (let n = 0; n < 200; n += 1) {
      await ask(`SELECT ${n} FROM notes WHERE n = $1`, '7');
      await ask('SELECT 0 FROM notes WHERE n = $1', '7');
    }
    expect(await countKept()).toBeLessThanOrEqual(151);
    expect((await ask('SELECT 0 FROM notes WHERE n = $1', '7')).isParsed).toBe(false);
    expect((await ask('SELECT 1 FROM notes WHERE n = $1', '7')).isParsed).toBe(true);
  });

  test('of an earlier run is read and planned ahead, and then only run', async () => {
    const text = 'SELECT n, more FROM notes WHERE n = $1';
    await ask(text, '7');
    const keys = cache.list();
    const later = createStatementCache({ now: () => now });
    await database.exec('DEALLOCATE ALL');
    for (const key of keys) await readAhead({ statements: later, key, run });
    const { rows } = await database.query<{ plans: string }>(
      'SELECT generic_plans::text AS plans FROM pg_prepared_statements WHERE statement = $1',
      [text],
    );
    expect(rows).toEqual([{ plans: '1' }]);
    // However long it was until a client used it.
    now += 3_600_000;
    expect(await ask(text, '7', later)).toMatchObject({ isParsed: false, letters: '12TDCZ' });
    expect((await database.query('SELECT count(*)::int AS rows FROM notes')).rows).toEqual([
      { rows: 1 },
    ]);
  });

  test('of an earlier run that no longer fits the tables is forgotten', async () => {
    const later = createStatementCache({ now: () => now });
    const key = 'SELECT gone FROM notes WHERE n = $1\0\0\0';
    await readAhead({ statements: later, key, run });
    expect(later.list()).toEqual([]);
  });
});

test('whatever else a client sends passes as it is', () => {
  const query = message('Q', Buffer.from('begin\0'));
  const named = message('P', Buffer.from('own\0SELECT 1\0\0\0'));
  const sync = message('S', Buffer.alloc(0));
  expect(cache.rewrite([query]).bytes).toEqual(query);
  expect(cache.rewrite([named, sync]).bytes).toEqual(Buffer.concat([named, sync]));
});
