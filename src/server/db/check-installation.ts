/** What only goes wrong between servers that share a database is found at the start of each. */
import { createHmac } from 'node:crypto';
import type { Clock } from '#server/config/clock.ts';
import type { Log } from '#server/config/log.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Database } from './client.ts';

type Input = {
  database: Pick<Database, 'kind' | 'pool'>;
  secrets: Pick<Secrets, 'authSecret'>;
  clock: Clock;
  log: Log;
};

/** Leases, limits and sessions are compared with times that other servers wrote. */
const mostSkewMs = 5_000;
/** Written at every start, so no sign that a database is in use. */
export const fingerprintKey = 'auth-secret-fingerprint';

export class InstallationError extends Error {
  override readonly name = 'InstallationError';
}

/** Right after the migrations, while this process has a single connection. */
export async function checkInstallation(input: Input): Promise<void> {
  await checkSecret(input);
  if (input.database.kind === 'postgres') await checkClock(input);
}

/** With another secret, sessions and stored secrets of one server are worth nothing to the others. */
async function checkSecret({ database, secrets, log }: Input): Promise<void> {
  const fingerprint = createHmac('sha256', secrets.authSecret).update('fingerprint').digest('hex');
  const { rows } = await database.pool.query<{ value: string }>(
    `INSERT INTO installation (key, value) VALUES ($1, to_jsonb($2::text))
     ON CONFLICT (key) DO UPDATE SET value = installation.value RETURNING value #>> '{}' AS value`,
    [fingerprintKey, fingerprint],
  );
  if (rows[0]?.value === fingerprint) return;
  const others = await countOthers(database);
  if (others > 0) {
    throw new InstallationError(
      'Another Askwell server uses this database with a different AUTH_SECRET. People would be signed out at random, ' +
        'and stored secrets could not be read. Set the same AUTH_SECRET on every server. To change it, stop all of them first.',
    );
  }
  log.warn(
    'AUTH_SECRET is not the one this database was last used with: everyone has to sign in again, and secrets stored with ' +
      'the old one cannot be read. If you did not change it, set AUTH_SECRET to the old value, the same on every server.',
  );
  await database.pool.query('UPDATE installation SET value = to_jsonb($2::text) WHERE key = $1', [
    fingerprintKey,
    fingerprint,
  ]);
}

async function countOthers({ pool }: Input['database']): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = current_setting('application_name') AND pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

async function checkClock({ database, clock, log }: Input): Promise<void> {
  const before = clock.now().getTime();
  const { rows } = await database.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const after = clock.now().getTime();
  const there = rows[0]?.now.getTime() ?? before;
  const skewMs = there < before ? before - there : Math.max(there - after, 0);
  if (skewMs <= mostSkewMs) return;
  log.warn(
    { seconds: Math.round(skewMs / 1000) },
    'the clock of this server differs from that of the database: sessions, limits and jobs that servers share go wrong. Synchronize the clocks (NTP)',
  );
}
