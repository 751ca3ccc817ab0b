import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { killWhileWriting } from '#server/testing/kill-while-writing.ts';
import { type EmbeddedServer, startEmbedded } from './start-embedded.ts';

const template = inject('databaseTemplate');

// Only about the embedded database: with TEST_DATABASE_URL there is no template folder to copy, and nothing new to learn.
describe.runIf(template.kind === 'embedded')('the embedded database', () => {
  let dataDir: string;
  const cleanUp: (() => Promise<unknown>)[] = [];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'askwell-embedded-'));
    if (template.kind === 'embedded') cpSync(template.folder, dataDir, { recursive: true });
  });
  afterEach(async () => {
    for (const undo of cleanUp.splice(0).reverse()) await undo();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start({
    folder,
    statementTimeoutMs,
  }: {
    statementTimeoutMs?: number;
    folder?: string;
  } = {}) {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const server = await startEmbedded({
      dataDir: folder ?? dataDir,
      statementTimeoutMs: statementTimeoutMs ?? 15_000,
      log: pino({ level: 'debug' }, { write }),
    });
    cleanUp.push(server.close);
    return { server, lines };
  }

  function connect(server: EmbeddedServer): pg.Pool {
    const pool = new pg.Pool({ ...server.connection, user: 'postgres', database: 'postgres' });
    pool.on('error', () => {});
    cleanUp.push(() => pool.end());
    return pool;
  }

  test('syncs the disk once for every commit, and not for reading', async () => {
    const { server } = await start();
    const pool = connect(server);
    await pool.query('CREATE TABLE notes (n int)');
    const before = server.countSyncs();
    for (let n = 0; n < 20; n++) await pool.query('INSERT INTO notes VALUES ($1)', [n]);
    expect(server.countSyncs() - before).toBe(20);
    for (let n = 0; n < 20; n++) await pool.query('SELECT * FROM notes WHERE n = $1', [n]);
    expect(server.countSyncs() - before).toBe(20);
  });

  test('a second start on its folder is refused and told who holds it', async () => {
    await start();
    const message = new RegExp(`${dataDir}.*process ${process.pid},`);
    await expect(start()).rejects.toThrow(message);
    const failure = await runWriter(1).catch((error) => error);
    expect(failure.stderr).toMatch(message);
  });

  test('of two processes starting at the same moment one is refused, also after a kill', async () => {
    const killed = startedWriter(1);
    await killed.firstLine;
    killed.kill();
    await killed.failed;
    const [one, two] = [startedWriter(1_000_000), startedWriter(2_000_000)];
    const refused = await Promise.race([one.failed, two.failed]);
    const winner = refused.pid === one.pid ? two : one;
    expect(refused.stderr).toMatch(`process ${winner.pid},`);
    await winner.firstLine;
    winner.kill();
    await winner.failed;
  });

  test('a clean stop needs no recovery', async () => {
    const first = await start();
    await connect(first.server).query('CREATE TABLE notes (n int)');
    for (const undo of cleanUp.splice(0).reverse()) await undo();
    const second = await start();
    expect(second.lines.join()).not.toMatch(/not properly shut down/);
  });

  test('what was asked before a restart is read ahead after it, and no value is written down', async () => {
    const first = connect((await start()).server);
    await first.query('SELECT $1::text AS said', ['a secret']);
    for (const undo of cleanUp.splice(0).reverse()) await undo();
    const saved = readFileSync(join(dataDir, 'database/cluster-statements.json'), 'utf8');
    expect(saved).toContain('SELECT $1::text AS said');
    expect(saved).not.toContain('secret');
    const second = connect((await start()).server);
    await vi.waitFor(async () => {
      const { rows } = await second.query('SELECT statement FROM pg_prepared_statements');
      expect(rows).toEqual([{ statement: 'SELECT $1::text AS said' }]);
    }, 60_000);
  });

  // Three while writing, one while recovering from the third, and one after that; `npm run bench -- durability` kills it 200 times.
  test('five kills at random moments lose no acknowledged row and tear no pair', async () => {
    const report = await killWhileWriting({ dataDir, rounds: 5 });
    expect(report.acknowledged).toBeGreaterThan(5);
    expect(report).toMatchObject({ rounds: 5, lost: [], torn: [] });
  }, 240_000);

  test('a statement without end is ended, and the next ones are answered again', async () => {
    const { server, lines } = await start({ statementTimeoutMs: 1_000 });
    const pool = connect(server);
    await pool.query('CREATE TABLE notes (n int)');
    await pool.query('INSERT INTO notes VALUES (1)');
    await expect(pool.query('SELECT count(*) FROM generate_series(1, 1e12)')).rejects.toThrow();
    await vi.waitFor(async () => {
      expect((await pool.query('SELECT n FROM notes')).rows).toEqual([{ n: 1 }]);
    }, 120_000);
    expect(lines.join()).toMatch(/a statement took too long.*not properly shut down/s);
  });

  test('a transaction that is left alone is rolled back and lets the others go on', async () => {
    const { server } = await start({ statementTimeoutMs: 1_000 });
    const pool = connect(server);
    await pool.query('CREATE TABLE notes (n int)');
    const forgotten = await pool.connect();
    forgotten.on('error', () => {});
    await forgotten.query('BEGIN');
    await forgotten.query('INSERT INTO notes VALUES (1)');
    expect((await pool.query('SELECT n FROM notes')).rows).toEqual([]);
    await expect(forgotten.query('COMMIT')).rejects.toThrow();
    forgotten.release(true);
  });

  test('a client that vanishes in a transaction leaves nothing of it', async () => {
    const { server } = await start();
    const pool = connect(server);
    await pool.query('CREATE TABLE notes (n int)');
    const vanishing = await pool.connect();
    await vanishing.query('BEGIN');
    await vanishing.query('INSERT INTO notes VALUES (1)');
    vanishing.release(true);
    expect((await pool.query('SELECT n FROM notes')).rows).toEqual([]);
  });

  test('only its owner may enter its folder, and a path too long for a socket is no obstacle', async () => {
    const folder = join(dataDir, 'x'.repeat(90));
    if (template.kind === 'embedded') cpSync(template.folder, folder, { recursive: true });
    const { server } = await start({ folder });
    const { host } = server.connection;
    expect(host.startsWith(folder)).toBe(false);
    for (const place of [host, join(folder, 'database')]) {
      expect(statSync(place).mode & 0o777).toBe(0o700);
    }
    expect((await connect(server).query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    for (const undo of cleanUp.splice(0).reverse()) await undo();
    expect(existsSync(host)).toBe(false);
    const left = readdirSync(join(folder, 'database')).sort();
    expect(left.filter((name) => !name.endsWith('.json'))).toEqual(['cluster', 'lock']);
  });

  const writer = fileURLToPath(new URL('../../testing/write-rows.ts', import.meta.url));
  const runWriter = (firstNumber: number) =>
    promisify(execFile)(process.execPath, [writer, dataDir, String(firstNumber)]);

  function startedWriter(firstNumber: number) {
    const running = runWriter(firstNumber);
    const { child } = running;
    const failed = running.then(
      () => ({ pid: child.pid, stderr: '' }),
      (error) => ({ pid: child.pid, stderr: String(error.stderr) }),
    );
    const firstLine = new Promise((resolve) => child.stdout?.once('data', resolve));
    return { pid: child.pid, failed, firstLine, kill: () => child.kill('SIGKILL') };
  }
});

test('a folder that cannot be written is one clear sentence', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'askwell-embedded-'));
  const starting = startEmbedded({
    dataDir: join(fileURLToPath(import.meta.url), 'below-a-file'),
    statementTimeoutMs: 1_000,
    log: createLog('silent'),
  });
  await expect(starting).rejects.toThrow(/ENOTDIR/);
  rmSync(dataDir, { recursive: true });
});
