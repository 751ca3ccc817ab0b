/** Heavy reads on a replica. The tests have one server at most, so pools that answer as we like stand for most of it. */
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { createTestPlace } from '#server/testing/create-test-database.ts';
import { openDatabase } from './client.ts';
import { createReplica } from './replica.ts';

const isPostgres = inject('databaseTemplate').kind === 'postgres';
let lines: Record<string, unknown>[];
const log = createLog('info', {
  write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
});
beforeEach(() => {
  lines = [];
});

type Answer = (text: string) => object[];
const server = { system: '1', database: 'shop', startedAt: '1', isReplica: false, position: '0/1' };
/** A pool that answers each statement as it's told. */
function createPool(answer: Answer) {
  const asked: string[] = [];
  const query = async (text: string) => {
    asked.push(text);
    return { rows: answer(text) };
  };
  return { asked, pool: { query } as unknown as pg.Pool };
}
const isFacts = (text: string) => text.includes('system_identifier');
const isLag = (text: string) => text.includes('pg_last_wal_replay_lsn');

function follow({ there = {}, lag = () => 0 }: { there?: object; lag?: () => number } = {}) {
  const primary = createPool((text) => [isFacts(text) ? server : { from: 'primary' }]);
  let failure: Error | null = null;
  const replica = createPool((text) => {
    if (failure) throw failure;
    if (isFacts(text)) return [{ ...server, startedAt: '2', isReplica: true, ...there }];
    return [isLag(text) ? { seconds: lag() } : { from: 'replica' }];
  });
  let time = 0;
  const { reading, examine } = createReplica({
    pool: replica.pool,
    primary: primary.pool,
    log,
    now: () => time,
  });
  return {
    replica,
    examine,
    read: async () => ((await reading.query('SELECT 1')).rows[0] as { from: string }).from,
    fail(error: Error | null) {
      failure = error;
    },
    later() {
      time += 5_000;
    },
  };
}
const databaseError = (code: string) =>
  Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });

describe('statements', () => {
  test('go to a replica that follows', async () => {
    const { examine, read } = follow();
    expect(await examine()).toEqual({ kind: 'usable', isPrimary: false });
    expect(await read()).toBe('replica');
    expect(lines).toEqual([]);
  });

  test('go to the primary while the replica is down, with one warning, and back when it answers', async () => {
    const { examine, read, fail, later, replica } = follow();
    await examine();
    fail(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    expect(await read()).toBe('primary');
    const asked = replica.asked.length;
    expect(await read()).toBe('primary');
    expect(replica.asked).toHaveLength(asked);
    later();
    expect(await read()).toBe('primary');
    await examine();
    expect(lines).toMatchObject([{ level: 40, state: 'down' }]);
    expect(String(lines[0]?.msg)).toContain('DATABASE_REPLICA_URL');
    fail(null);
    later();
    await read();
    await examine();
    expect(await read()).toBe('replica');
    expect(lines).toMatchObject([{ level: 40 }, { level: 30 }]);
  });

  test.each(['57P01', '53300', '08006', '28P01', '3D000'])(
    'leave a replica that refuses with %s',
    async (code) => {
      const { examine, read, fail } = follow();
      await examine();
      fail(databaseError(code));
      expect(await read()).toBe('primary');
      expect(lines).toHaveLength(1);
    },
  );

  test.each(['40001', '42P01', '42703'])(
    'that end with %s are asked of the primary, and the replica stays',
    async (code) => {
      const { examine, read, fail } = follow();
      await examine();
      fail(databaseError(code));
      expect(await read()).toBe('primary');
      fail(null);
      expect(await read()).toBe('replica');
      expect(lines).toEqual([]);
    },
  );

  test.each(['57014', '25006', '22012'])(
    'that fail with %s fail: the primary would not do better',
    async (code) => {
      const { examine, read, fail } = follow();
      await examine();
      fail(databaseError(code));
      await expect(read()).rejects.toThrow('refused');
    },
  );
});

test('transactions are refused', async () => {
  const { pool } = createPool(() => []);
  const { reading } = createReplica({ pool, primary: pool, log });
  const orm = drizzle({ client: reading as pg.Pool });
  await expect(orm.transaction(async () => {})).rejects.toMatchObject({
    cause: { message: expect.stringContaining('use the primary') },
  });
});

describe('a replica', () => {
  test('that is more than 30 seconds behind is not used until it has caught up', async () => {
    let seconds = 31;
    const { examine, read } = follow({ lag: () => seconds });
    expect(await examine()).toEqual({ kind: 'behind', seconds: 31 });
    expect(await read()).toBe('primary');
    expect(lines).toMatchObject([{ level: 40, state: 'behind' }]);
    seconds = 0;
    expect(await examine()).toMatchObject({ kind: 'usable' });
    expect(await read()).toBe('replica');
  });

  test('that only lacks what happened while it was asked is used', async () => {
    const lags = [3_600, 0];
    const { examine } = follow({ lag: () => lags.shift() ?? 0 });
    expect(await examine()).toMatchObject({ kind: 'usable' });
    expect(lines).toEqual([]);
  });

  test.each([
    ['of another cluster', { system: '2' }],
    ['of another database', { database: 'other' }],
    ['that was promoted', { isReplica: false }],
  ])('%s is not used, and the log says why', async (_, there) => {
    const { examine, read } = follow({ there });
    expect(await examine()).toEqual({ kind: 'other' });
    expect(await read()).toBe('primary');
    expect(lines).toMatchObject([{ level: 40, state: 'other' }]);
    expect(String(lines[0]?.msg)).toContain('does not name a replica');
  });

  test('that is the primary itself is used', async () => {
    const { examine } = follow({ there: { isReplica: false, startedAt: '1' } });
    expect(await examine()).toEqual({ kind: 'usable', isPrimary: true });
  });
});

test.skipIf(isPostgres)('the embedded database reads from itself', async () => {
  const place = await createTestPlace({ migrated: true });
  const database = await openDatabase({ env: place.env, log });
  expect(database.reading).toBe(database.orm);
  expect(database.replica).toBeNull();
  await database.close();
  await place.remove();
});

describe.runIf(isPostgres)('on PostgreSQL', () => {
  /** A way to the server that can be cut. */
  async function createWay(url: string) {
    const target = new URL(url);
    const sockets = new Set<Socket>();
    const way = createServer((socket) => {
      const far = dial(Number(target.port || 5432), target.hostname);
      for (const each of [socket, far]) {
        sockets.add(each);
        each.on('error', () => {});
        each.on('close', () => sockets.delete(each));
      }
      socket.pipe(far).pipe(socket);
    });
    const listen = (port: number) =>
      new Promise<void>((resolve) => way.listen(port, '127.0.0.1', resolve));
    await listen(0);
    const { port } = way.address() as AddressInfo;
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(port);
    const cut = () =>
      new Promise<void>((resolve) => {
        way.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      });
    onTestFinished(cut);
    return { url: through.href, cut, mend: () => listen(port) };
  }

  async function open(choose: (url: string) => Promise<string>) {
    const place = await createTestPlace({ migrated: true });
    const url = place.env.database.url ?? '';
    const replicaUrl = await choose(url);
    const env = { ...place.env, database: { ...place.env.database, replicaUrl } };
    const database = await openDatabase({ env, log });
    onTestFinished(async () => {
      await database.close();
      await place.remove();
    });
    const nameOf = async () => {
      const name = sql`SELECT current_setting('application_name') AS name`;
      const { rows } = await database.reading.execute<{ name: string }>(name);
      return rows[0]?.name;
    };
    return { database, nameOf };
  }

  test('reads go through connections of their own, which write nothing', async () => {
    const { database, nameOf } = await open(async (url) => url);
    expect(await database.replica?.examine()).toEqual({ kind: 'usable', isPrimary: true });
    expect(await nameOf()).toBe('askwell-replica');
    const write = database.reading.execute(sql`CREATE TABLE written (id int)`);
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
    expect(await database.orm.execute(sql`SELECT 1`)).toMatchObject({ rowCount: 1 });
  });

  test('a replica that is gone is replaced by the primary, and used again when it is back', async () => {
    let way: Awaited<ReturnType<typeof createWay>> | undefined;
    const { database, nameOf } = await open(async (url) => {
      way = await createWay(url);
      return way.url;
    });
    expect(await nameOf()).toBe('askwell-replica');
    await way?.cut();
    expect(await nameOf()).toBe('askwell');
    expect(await nameOf()).toBe('askwell');
    expect(lines.filter(({ state }) => state === 'down')).toHaveLength(1);
    await way?.mend();
    expect(await database.replica?.examine()).toMatchObject({ kind: 'usable' });
    expect(await nameOf()).toBe('askwell-replica');
  });

  test('another database on the same server is told from a replica', async () => {
    const other = await createTestPlace({ migrated: true });
    onTestFinished(() => other.remove());
    const { database, nameOf } = await open(async () => other.env.database.url ?? '');
    expect(await database.replica?.examine()).toEqual({ kind: 'other' });
    expect(await nameOf()).toBe('askwell');
  });
});
