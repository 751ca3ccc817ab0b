import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { createTestPlace, type DatabaseEnv } from '#server/testing/create-test-database.ts';
import { openDatabase } from './client.ts';

const log = createLog('silent');
let place: { env: DatabaseEnv; remove(): Promise<void> };
beforeEach(async () => {
  place = await createTestPlace({ migrated: true });
});
afterEach(() => place.remove());

test('says when the database is away, and reconnects to it', async () => {
  const outage = place.env.database.url ? await lineToPostgres() : endlessStatement();
  const database = await openDatabase({ env: outage.env, log });
  const heard: string[] = [];
  await database.events.subscribe('changes', (payload) => heard.push(payload));
  expect(await database.isHealthy()).toBe(true);
  // Held open over the outage, as a request in the middle of its transaction would.
  const held = await database.pool.connect();

  await outage.begin(database.pool);
  await vi.waitFor(async () => expect(await database.isHealthy()).toBe(false), 120_000);
  await outage.end();
  await vi.waitFor(async () => expect(await database.isHealthy()).toBe(true), 120_000);

  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await vi.waitFor(async () => {
    await database.events.publish('changes', 'back');
    expect(heard).toContain('back');
  }, 120_000);
  held.release(true);
  await database.close();
  await outage.end();
});

test('a PostgreSQL that is not there stops the start with one sentence that keeps the password', async () => {
  const env = {
    ...place.env,
    database: { ...place.env.database, url: 'postgres://askwell:hush@127.0.0.1:9/askwell' },
  };
  const failure = await openDatabase({ env, log }).catch((error: Error) => error);
  expect(String(failure)).toMatch(
    /DATABASE_URL names a PostgreSQL that cannot be used.*ECONNREFUSED/,
  );
  expect(String(failure)).not.toContain('hush');
});

function endlessStatement() {
  const env = { ...place.env, database: { ...place.env.database, statementTimeoutMs: 3_000 } };
  return {
    env,
    async begin(pool: { query(text: string): Promise<unknown> }) {
      pool.query('SELECT count(*) FROM generate_series(1, 1e12)').catch(() => {});
    },
    async end() {},
  };
}

/** PostgreSQL behind a line that can be cut. */
async function lineToPostgres() {
  const real = new URL(place.env.database.url ?? '');
  const sockets = new Set<Socket>();
  const open = async (port: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = connect(Number(real.port || 5432), real.hostname);
      for (const socket of [near, far]) sockets.add(socket.on('error', () => {}));
      near.pipe(far).pipe(near);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const cut = async () => {
    line.close();
    for (const socket of sockets) socket.destroy();
  };
  let line = await open(0);
  const { port } = line.address() as { port: number };
  const url = new URL(real);
  url.host = `127.0.0.1:${port}`;
  let isCut = false;
  return {
    env: { ...place.env, database: { ...place.env.database, url: url.href } },
    async begin() {
      isCut = true;
      await cut();
    },
    /** Mends a cut line, and takes a whole one away. */
    async end() {
      if (isCut) line = await open(port);
      else await cut();
      isCut = false;
    },
  };
}
