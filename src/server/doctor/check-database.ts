/** Reads only: the tables, secrets and files stay as they are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Clock } from '#server/config/clock.ts';
import type { Env } from '#server/config/env.ts';
import type { Log } from '#server/config/log.ts';
import { migrationsFolder } from '#server/config/paths.ts';
import { loadSecrets } from '#server/config/secrets.ts';
import {
  fingerprintKey,
  fingerprintOf,
  mostSkewSeconds,
  readClockSkew,
} from '#server/db/check-installation.ts';
import { embeddedFolder } from '#server/db/embedded/start-embedded.ts';
import { describeReplica } from '#server/db/examine-replica.ts';
import { assertHistory, readMigrations } from '#server/db/migrate.ts';
import { findOtherServers } from '#server/db/other-servers.ts';
import { reachDatabase } from '#server/db/reach-database.ts';
import type { Replica } from '#server/db/replica.ts';
import { type Finding, fail, good, warn } from './finding.ts';

type Input = {
  env: Pick<Env, 'dataDir' | 'database' | 'authSecret' | 'metricsToken' | 'version'>;
  clock: Clock;
  log: Log;
};

/** With what else needs the database, if it can be reached. */
export async function checkDatabase({
  within,
  ...input
}: Input & { within: (pool: pg.Pool) => Promise<Finding[]> }): Promise<Finding[]> {
  const { env, log } = input;
  if (!env.database.url && !existsSync(embeddedFolder(env.dataDir))) {
    return [
      warn(
        'Database',
        'There is no embedded database in the data folder yet. It is created by the first npm start.',
      ),
    ];
  }
  let reached: Awaited<ReturnType<typeof reachDatabase>>;
  try {
    reached = await reachDatabase({ env, log });
  } catch (error) {
    const todo = env.database.url
      ? 'Check DATABASE_URL, and that the server runs and lets this machine in.'
      : 'If Askwell ran before, restore the folder "database" of the data folder from a backup.';
    return [fail('Database', `The database can't be reached: ${(error as Error).message} ${todo}`)];
  }
  try {
    const { kind, pool, replica } = reached;
    const found = [await describeServer({ pool, kind }), await checkSchema(pool)];
    if (found.some(({ state }) => state === 'failed')) return found;
    found.push(await checkSecret({ ...input, pool }));
    if (kind === 'postgres') found.push(await checkClock({ ...input, pool }));
    if (kind === 'postgres') found.push(await checkVersions({ ...input, pool }));
    if (replica) found.push(await checkReplica(replica));
    return [...found, ...(await within(pool))];
  } finally {
    await reached.close();
  }
}

async function describeServer({
  pool,
  kind,
}: {
  pool: pg.Pool;
  kind: 'embedded' | 'postgres';
}): Promise<Finding> {
  const { rows } = await pool.query<{ version: string; megabytes: string }>(
    `SELECT current_setting('server_version') AS version,
      round(pg_database_size(current_database()) / 1048576.0)::text AS megabytes`,
  );
  const name = kind === 'embedded' ? 'The embedded PostgreSQL' : 'PostgreSQL';
  const [{ version, megabytes } = { version: '', megabytes: '' }] = rows;
  return good(
    'Database',
    `${name} ${version} answers. It has ${megabytes} MB and needs no extension.`,
  );
}

async function checkSchema(pool: pg.Pool): Promise<Finding> {
  const known = readMigrations(migrationsFolder);
  const { rows } = await pool.query<{ exists: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS exists`,
  );
  if (!rows[0]?.exists)
    return warn('Tables', 'The database is empty. The tables are created by the first npm start.');
  const { rows: applied } = await pool.query<{ version: string; checksum: string }>(
    'SELECT version, checksum FROM schema_migrations ORDER BY version',
  );
  try {
    assertHistory({ applied, known });
  } catch (error) {
    return fail('Tables', (error as Error).message);
  }
  const missing = known.filter(({ version }) => !applied.some((row) => row.version === version));
  if (missing.length === 0)
    return good('Tables', `All ${known.length} migrations of this version are applied.`);
  return warn(
    'Tables',
    `${missing.length} migrations of this version aren't applied yet. The next npm start applies them; make a backup first.`,
  );
}

async function checkSecret({ env, pool }: Input & { pool: pg.Pool }): Promise<Finding> {
  const subject = 'AUTH_SECRET';
  const { rows } = await pool
    .query<{ value: string }>(`SELECT value #>> '{}' AS value FROM installation WHERE key = $1`, [
      fingerprintKey,
    ])
    .catch(() => ({ rows: [] as { value: string }[] }));
  const hasSecret = env.authSecret !== null || existsSync(join(env.dataDir, 'secrets.json'));
  if (!hasSecret && rows.length === 0)
    return good(subject, 'No secret is set. The first npm start creates one in the data folder.');
  // Only a file that is there is read: a missing one would be created.
  const readSecret = () => env.authSecret ?? loadSecrets(env).authSecret;
  if (!hasSecret || rows[0]?.value !== fingerprintOf({ authSecret: readSecret() }))
    return rows.length === 0
      ? good(subject, 'The secret is set. No server has used this database yet.')
      : fail(
          subject,
          'AUTH_SECRET is not the one this database is used with: sessions end and stored secrets can’t be read. Set it to the same value on every server.',
        );
  if (env.database.url && env.authSecret === null)
    return warn(
      subject,
      'The secret is only in the data folder of this server. Set AUTH_SECRET to the same value on every server before you add another one.',
    );
  return good(subject, 'The secret is the one this database is used with.');
}

async function checkClock({ clock, pool }: Input & { pool: pg.Pool }): Promise<Finding> {
  const seconds = await readClockSkew({ database: { pool }, clock });
  if (seconds <= mostSkewSeconds) return good('Clock', 'The clock agrees with the database.');
  return fail(
    'Clock',
    `The clock of this server differs from that of the database by ${seconds} seconds. Synchronize both with NTP.`,
  );
}

async function checkVersions({ env, pool }: Input & { pool: pg.Pool }): Promise<Finding> {
  const { versions, connections } = await findOtherServers(pool);
  const others = versions.filter((version) => version !== env.version);
  if (connections === 0) return good('Servers', 'No server uses this database at the moment.');
  if (others.length === 0)
    return good('Servers', `All running servers have version ${env.version}.`);
  const names = others.map((version) => version || 'an older one').join(', ');
  return warn(
    'Servers',
    `Running servers have other versions (${names}) than this one (${env.version}). Finish the update on all of them.`,
  );
}

async function checkReplica(replica: Replica): Promise<Finding> {
  const state = await replica.examine();
  const subject = 'Replica';
  if (state.kind !== 'usable') {
    const text = `${describeReplica(state)} The primary is used instead.`;
    return state.kind === 'behind' ? warn(subject, text) : fail(subject, text);
  }
  return state.isPrimary
    ? warn(
        subject,
        'DATABASE_REPLICA_URL names the same server as DATABASE_URL, so it takes no work off it. Name a streaming replica, or remove the setting.',
      )
    : good(subject, 'The replica follows the database.');
}
