/** What only goes wrong between servers that share a database is found at the start of each. */
import { createHmac } from 'node:crypto';
import type { Clock } from '#server/config/clock.ts';
import type { Log } from '#server/config/log.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Database } from './client.ts';
import { findOtherServers } from './other-servers.ts';

type Input = {
  database: Pick<Database, 'kind' | 'pool'>;
  secrets: Pick<Secrets, 'authSecret'>;
  clock: Clock;
  /** Of this server. */
  version?: string;
  log: Log;
};

/** Leases, limits and sessions are compared with times that other servers wrote. */
export const mostSkewSeconds = 5;
/** Written at every start, so no sign that a database is in use. */
export const fingerprintKey = 'auth-secret-fingerprint';

export class InstallationError extends Error {
  override readonly name = 'InstallationError';
}

/** Right after the migrations, while this process has a single connection. */
export async function checkInstallation(input: Input): Promise<void> {
  await checkSecret(input);
  if (input.database.kind === 'embedded') return;
  await checkClock(input);
  await checkVersions(input);
}

/** Tells whether two servers have the same secret without telling the secret. */
export const fingerprintOf = ({ authSecret }: Pick<Secrets, 'authSecret'>): string =>
  createHmac('sha256', authSecret).update('fingerprint').digest('hex');

/** With another secret, sessions and stored secrets of one server are worth nothing to the others. */
async function checkSecret({ database, secrets, log }: Input): Promise<void> {
  const fingerprint = fingerprintOf(secrets);
  const { rows } = await database.pool.query<{ value: string }>(
    `INSERT INTO installation (key, value) VALUES ($1, to_jsonb($2::text))
     ON CONFLICT (key) DO UPDATE SET value = installation.value RETURNING value #>> '{}' AS value`,
    [fingerprintKey, fingerprint],
  );
  if (rows[0]?.value === fingerprint) return;
  if ((await findOtherServers(database.pool)).connections > 0) {
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

async function checkClock({ database, clock, log }: Input): Promise<void> {
  const seconds = await readClockSkew({ database, clock });
  if (seconds <= mostSkewSeconds) return;
  log.warn(
    { seconds },
    'the clock of this server differs from that of the database: sessions, limits and jobs that servers share go wrong. Synchronize the clocks (NTP)',
  );
}

/** How far the clocks are apart; the time that asking takes doesn't count. */
export async function readClockSkew({
  database,
  clock,
}: Pick<Input, 'clock'> & { database: Pick<Database, 'pool'> }): Promise<number> {
  const before = clock.now().getTime();
  const { rows } = await database.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const after = clock.now().getTime();
  const there = rows[0]?.now.getTime() ?? before;
  return Math.round((there < before ? before - there : Math.max(there - after, 0)) / 1000);
}

/** Two versions side by side are fine for the minutes of a deploy. */
async function checkVersions({ database, version, log }: Input): Promise<void> {
  const { versions } = await findOtherServers(database.pool);
  const others = versions.filter((other) => other !== version);
  if (!version || others.length === 0) return;
  log.warn(
    { version, others },
    'other servers on this database run another version of Askwell. That works during an update; afterwards, all of them should run the same',
  );
}
