/** npm run doctor: what it says about a deployment that works and about each thing that can be wrong. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { readEnv } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { checkInstallation } from '#server/db/check-installation.ts';
import { openDatabase } from '#server/db/client.ts';
import { createTestPlace, type DatabaseEnv } from '#server/testing/create-test-database.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { startEmbeddingApiDouble } from '../../../tests/doubles/embedding-api.ts';
import { startCollectorDouble } from '../../../tests/doubles/otlp-collector.ts';
import { describeFindings, examine } from './examine.ts';

const isPostgres = inject('databaseTemplate').kind === 'postgres';
const authSecret = createHash('sha256').update('doctor').digest('base64');
const log = createLog('silent');
let place: { env: DatabaseEnv; remove(): Promise<void> };
beforeEach(async () => {
  place = await createTestPlace({ migrated: true });
});
afterEach(() => place.remove());

const variables = (more: Record<string, string> = {}) => ({
  DATA_DIR: place.env.dataDir,
  ...(place.env.database.url && { DATABASE_URL: place.env.database.url }),
  AUTH_SECRET: authSecret,
  EMBEDDING_MODEL: 'off',
  ...more,
});

async function look(more: Record<string, string> = {}, skewSeconds = 0) {
  const clock = createFakeClock(new Date(Date.now() + skewSeconds * 1000));
  const findings = await examine(() => readEnv(variables(more)), clock);
  const of = (subject: string) => findings.find((one) => one.subject === subject);
  return { findings, of };
}

async function onDatabase(
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>,
) {
  const database = await openDatabase({ env: { ...place.env, version: '1.0.0' }, log });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

const useSecret = (secret: string) =>
  onDatabase((database) =>
    checkInstallation({
      database,
      secrets: { authSecret: secret },
      clock: createFakeClock(new Date()),
      log,
    }),
  );

test('a deployment that works has nothing that failed, and is left as it was', async () => {
  await useSecret(authSecret);
  const { findings, of } = await look();
  expect(findings.filter(({ state }) => state === 'failed')).toEqual([]);
  for (const subject of ['Settings', 'Data folder', 'Disk', 'Database', 'Tables', 'Files'])
    expect(of(subject), subject).toMatchObject({ state: 'ok' });
  expect(of('AUTH_SECRET')).toMatchObject({ state: 'ok' });
  expect(of('Email')).toMatchObject({ state: 'warning' });
  expect(of('Embedding model')).toMatchObject({ state: 'warning' });
  expect(existsSync(join(place.env.dataDir, 'secrets.json'))).toBe(false);
  const files = join(place.env.dataDir, 'files');
  const left = existsSync(files)
    ? readdirSync(files, { recursive: true, withFileTypes: true })
    : [];
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
  expect(describeFindings(findings)).toContain('Askwell can run; 2 of');
});

test('settings that can’t be read are the only finding', async () => {
  const { findings } = await look({ PORT: 'many' });
  expect(findings).toEqual([
    { subject: 'Settings', state: 'failed', text: expect.stringContaining('PORT') },
  ]);
  expect(describeFindings(findings)).toContain('1 of 1 checks failed');
});

test('another AUTH_SECRET than the one the database knows is named', async () => {
  await useSecret('b'.repeat(48));
  const { of } = await look();
  expect(of('AUTH_SECRET')).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('on every server'),
  });
});

test('tables of a newer version and missing migrations are told apart', async () => {
  await onDatabase(({ pool }) =>
    pool.query(
      `DELETE FROM schema_migrations WHERE version = (SELECT max(version) FROM schema_migrations)`,
    ),
  );
  expect((await look()).of('Tables')).toMatchObject({
    state: 'warning',
    text: expect.stringContaining('1 migrations'),
  });
  await onDatabase(({ pool }) =>
    pool.query(`INSERT INTO schema_migrations (version, checksum) VALUES ('9999_future', 'x')`),
  );
  expect((await look()).of('Tables')).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('newer Askwell'),
  });
});

test('a data folder that can’t be written is named', async () => {
  const path = join(place.env.dataDir, 'a-file');
  writeFileSync(path, '');
  const { of, findings } = await look({ DATA_DIR: path });
  expect(of('Data folder')).toMatchObject({ state: 'failed' });
  expect(findings).toHaveLength(2);
});

test('an unused data folder gets no database', async () => {
  const dataDir = join(place.env.dataDir, 'new');
  mkdirSync(dataDir);
  const findings = await examine(() => readEnv({ DATA_DIR: dataDir, EMBEDDING_MODEL: 'off' }));
  expect(findings.find(({ subject }) => subject === 'Database')).toMatchObject({
    state: 'warning',
    text: expect.stringContaining('first npm start'),
  });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a PostgreSQL, a bucket, a mail server and a browser that don’t answer are named', async () => {
  const { of } = await look({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'shop@example.test',
    CRAWL_BROWSER: '/bin/false',
  });
  expect(of('Database')).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('DATABASE_URL'),
  });
  expect(of('Email')).toMatchObject({ state: 'failed', text: expect.stringContaining('SMTP_URL') });
  expect(of('Browser')).toMatchObject({ state: 'failed' });
});

test('the embedding service is asked with its key', async () => {
  const double = await startEmbeddingApiDouble();
  const api = {
    EMBEDDING_MODEL: '',
    EMBEDDING_API_URL: double.url,
    EMBEDDING_API_MODEL: 'm',
  };
  try {
    const right = await look({ ...api, EMBEDDING_API_KEY: 'key-1' });
    expect(right.of('Embedding model')).toMatchObject({ state: 'ok' });
    const wrong = await look({ ...api, EMBEDDING_API_KEY: 'key-2' });
    expect(wrong.of('Embedding model')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('status 401'),
    });
  } finally {
    await double.close();
  }
});

test('the collector of traces and metrics is asked, where one is named', async () => {
  expect((await look()).of('Traces')).toBeUndefined();
  const collector = await startCollectorDouble();
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=key-1',
  };
  const right = await look(settings);
  expect(right.of('Traces')).toMatchObject({ state: 'ok' });
  expect(right.of('Metrics')).toMatchObject({ state: 'ok' });
  expect(collector.calls.map(({ path }) => path).sort()).toEqual(['/v1/metrics', '/v1/traces']);
  expect(collector.calls[0]?.headers).toMatchObject({ 'api-key': 'key-1' });
  collector.refuse(403);
  expect((await look(settings)).of('Metrics')).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('status 403'),
  });
  await collector.close();
  const down = await look({ ...settings, OTEL_METRICS_EXPORTER: 'none' });
  expect(down.of('Traces')).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT'),
  });
  expect(down.of('Metrics')).toBeUndefined();
});

test.runIf(isPostgres)('a replica is examined, where one is named', async () => {
  expect((await look()).of('Replica')).toBeUndefined();
  const same = await look({ DATABASE_REPLICA_URL: place.env.database.url ?? '' });
  expect(same.of('Replica')).toMatchObject({
    state: 'warning',
    text: expect.stringContaining('same server'),
  });
  const other = await createTestPlace({ migrated: true });
  const wrong = await look({ DATABASE_REPLICA_URL: other.env.database.url ?? '' });
  await other.remove();
  expect(wrong.of('Replica')).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('does not name a replica'),
  });
  const down = await look({ DATABASE_REPLICA_URL: 'postgres://shop@127.0.0.1:1/none' });
  expect(down.of('Replica')).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('DATABASE_REPLICA_URL'),
  });
});

test.runIf(isPostgres)(
  'a clock that is a minute off and servers of another version are named',
  async () => {
    await useSecret(authSecret);
    const other = await openDatabase({ env: { ...place.env, version: '1.0.0' }, log });
    const held = await other.pool.connect();
    try {
      const { of } = await look({}, 60);
      expect(of('Clock')).toMatchObject({ state: 'failed', text: expect.stringContaining('NTP') });
      expect(of('Servers')).toMatchObject({
        state: 'warning',
        text: expect.stringContaining('1.0.0'),
      });
    } finally {
      held.release();
      await other.close();
    }
  },
);
