import type pg from 'pg';

const oldestSupported = 15;

/** Asked once at the start, so that an old or unreachable server is one clear sentence and not a failing statement later. */
export async function assertSupportedVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ server_version_num: string; server_version: string }>(
      `SELECT current_setting('server_version_num') AS server_version_num, current_setting('server_version') AS server_version`,
    )
    .catch((error: Error) => {
      throw new Error(
        `DATABASE_URL names a PostgreSQL that cannot be used right now: ${error.message || 'no answer'}.`,
        { cause: error },
      );
    });
  const [row] = rows;
  if (row && Math.floor(Number(row.server_version_num) / 10_000) >= oldestSupported) return;
  throw new Error(
    `DATABASE_URL names PostgreSQL ${row?.server_version}. Askwell needs PostgreSQL ${oldestSupported} or newer.`,
  );
}
