/**
 * One PostgreSQL for everything: the one DATABASE_URL names, or the embedded one. Both are met through the same driver,
 * and nothing outside this folder knows which of the two it is.
 */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Env } from '#server/config/env.ts';
import type { Log } from '#server/config/log.ts';
import { createDatabaseEvents, createLocalEvents, type DatabaseEvents } from './database-events.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { applicationName } from './other-servers.ts';
import { createReplica, type Replica } from './replica.ts';
import * as schema from './schema/index.ts';
import { traceQueries } from './trace-queries.ts';
import { createLocalWork, createSharedWork, type WorkUnderWay } from './work-under-way.ts';

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a query runs on, inside a transaction or outside of one. */
export type Connection = Db | Transaction;
export type Database = {
  kind: 'embedded' | 'postgres';
  orm: Db;
  pool: pg.Pool;
  /**
   * For heavy reads of the dashboard that may be some seconds old, one statement at a time: the replica where there is
   * one that can be used, else the same as `orm`.
   */
  reading: Db;
  replica: Replica | null;
  events: DatabaseEvents;
  underWay: WorkUnderWay;
  /** Whether the database answers right now; quick, and never throws. */
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
};
type Options = {
  env: Pick<Env, 'dataDir' | 'database'> & { version?: string };
  log: Log;
  /** Queries are counted and timed for the span they belong to. */
  isTraced?: boolean;
};

const healthLimitMs = 2_000;

/** Opens the database; the tables are `migrate`'s work. */
export async function openDatabase(input: Options): Promise<Database> {
  const { url } = input.env.database;
  const database = await (url ? openPostgres(input, url) : openEmbedded(input));
  if (input.isTraced) traceQueries(database.pool);
  if (input.isTraced && database.replica) traceQueries(database.replica.pool);
  return database;
}

async function openPostgres({ env, log }: Options, url: string): Promise<Database> {
  const { poolMax, statementTimeoutMs } = env.database;
  const config: pg.PoolConfig = {
    connectionString: url,
    // Other servers see the version in the list of connections.
    application_name: applicationName(env.version),
    max: poolMax,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    // The server cannot report its own time-out over a dead connection, so the client has one a little later.
    query_timeout: statementTimeoutMs + 5_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  };
  const pool = createPool({ config, log });
  try {
    await assertSupportedVersion(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const events = createDatabaseEvents({ config, pool, log });
  const underWay = createSharedWork({ config, pool, log });
  const replica = openReplica({ url: env.database.replicaUrl, config, primary: pool, log });
  return assemble({
    kind: 'postgres',
    pool,
    replica,
    events,
    underWay,
    async close() {
      await events.close();
      await underWay.close();
      await replica?.pool.end();
      await pool.end();
    },
  });
}

function openReplica({
  url,
  config,
  primary,
  log,
}: {
  url: string | null;
  config: pg.PoolConfig;
  primary: pg.Pool;
  log: Log;
}): Replica | null {
  if (!url) return null;
  const own: pg.PoolConfig = {
    ...config,
    connectionString: url,
    // Not counted among the servers that use the database.
    application_name: 'askwell-replica',
    // A replica refuses to write by nature; this keeps an address that names the primary from writing too.
    options: '-c default_transaction_read_only=on',
  };
  return createReplica({ pool: createPool({ config: own, log }), primary, log });
}

async function openEmbedded({ env, log }: Options): Promise<Database> {
  const { poolMax, statementTimeoutMs } = env.database;
  const server = await startEmbedded({ dataDir: env.dataDir, statementTimeoutMs, log });
  const config: pg.PoolConfig = {
    ...server.connection,
    user: 'postgres',
    database: 'postgres',
    application_name: applicationName(env.version),
    max: poolMax,
    // A turn may wait behind others', each as long as a statement is allowed to take.
    query_timeout: 2 * statementTimeoutMs,
    // It is a thread of this process: slow to answer on a slow machine, but never unreachable.
    connectionTimeoutMillis: statementTimeoutMs,
  };
  const pool = createPool({ config, log });
  return assemble({
    kind: 'embedded',
    pool,
    replica: null,
    events: createLocalEvents(),
    underWay: createLocalWork(),
    async close() {
      await pool.end();
      await server.close();
    },
  });
}

function createPool({ config, log }: { config: pg.PoolConfig; log: Log }): pg.Pool {
  const pool = new pg.Pool(config);
  // A lost connection fails its statement and is replaced at the next one. It is also an event of its client, of the
  // pool too when the client was idle, and an error event that no one hears would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // Only the message is logged: the error carries the client, and that its password.
    client.on('error', (error) => {
      log.warn({ reason: error.message }, 'a database connection was lost');
    });
  });
  return pool;
}

function assemble(input: Omit<Database, 'orm' | 'reading' | 'isHealthy'>): Database {
  let closing: Promise<void> | null = null;
  const orm = drizzle(input.pool, { schema });
  return {
    ...input,
    orm,
    // Single statements are all that drizzle asks of a pool outside of transactions.
    reading: input.replica ? drizzle({ client: input.replica.reading as pg.Pool, schema }) : orm,
    isHealthy: createHealthCheck(input.pool),
    close() {
      closing ??= input.close();
      return closing;
    },
  };
}

/** Askers share one question, so that a database which does not answer is not buried in health checks. */
function createHealthCheck(pool: pg.Pool): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  async function ask(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, healthLimitMs, false);
    });
    const answer = pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    const healthy = await Promise.race([answer, tooLate]);
    clearTimeout(timer);
    return healthy;
  }
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

const oldestSupported = 15;

/** Asked once at the start, so that an old or unreachable server is one clear sentence and not a failing statement later. */
async function assertSupportedVersion(pool: pg.Pool): Promise<void> {
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
