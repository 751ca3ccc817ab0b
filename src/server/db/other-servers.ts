import type pg from 'pg';

/** How a server is named in PostgreSQL's list of connections. */
export const applicationName = (version?: string): string =>
  version ? `askwell ${version}` : 'askwell';

export type OtherServers = {
  connections: number;
  /** Empty for servers that don't tell. */
  versions: string[];
};

/** Connections to this database that aren't the one that asks. Ask with the only connection of a process. */
export async function findOtherServers(pool: pg.Pool): Promise<OtherServers> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND (application_name = 'askwell' OR application_name LIKE 'askwell %')
       AND pid <> pg_backend_pid() GROUP BY 1 ORDER BY 1`,
  );
  return {
    connections: rows.reduce((sum, { count }) => sum + count, 0),
    versions: rows.map(({ name }) => name.replace(/^askwell ?/, '')),
  };
}
