import pg from 'pg';
import type { Log } from '#server/config/log.ts';

/** Which pieces of work are under way, on any server. A server that is killed has none from that moment on. */
export type WorkUnderWay = {
  /** Returns what ends it. Other servers see it a moment later. */
  begin(name: string): () => void;
  has(name: string): Promise<boolean>;
};

/** The embedded database serves one process. */
export function createLocalWork(): WorkUnderWay {
  const running = new Map<string, number>();
  return {
    begin(name) {
      running.set(name, (running.get(name) ?? 0) + 1);
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        const left = (running.get(name) ?? 0) - 1;
        if (left > 0) running.set(name, left);
        else running.delete(name);
      };
    },
    async has(name) {
      return running.has(name);
    },
  };
}

/**
 * Advisory locks of a session: PostgreSQL frees them when the connection ends, however the server ended. They need a
 * connection of their own, opened at the first piece of work and again when it was lost.
 */
export function createSharedWork({
  config,
  pool,
  log,
}: {
  config: pg.ClientConfig;
  pool: pg.Pool;
  log: Log;
}): WorkUnderWay & { close(): Promise<void> } {
  const own = createLocalWork();
  let session: Promise<pg.Client> | null = null;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(config);
    client.on('error', (error) =>
      log.warn({ reason: error.message }, 'the connection for work under way was lost'),
    );
    client.on('end', () => {
      session = null;
    });
    await client.connect();
    return client;
  }

  /** Never fails the work: without it, another server takes the work for ended. */
  async function run(statement: string, name: string): Promise<void> {
    session ??= connect();
    try {
      await (await session).query(statement, [name]);
    } catch (error) {
      session = null;
      log.warn({ reason: (error as Error).message }, 'other servers do not see what is under way');
    }
  }

  return {
    begin(name) {
      const endOwn = own.begin(name);
      let locking: Promise<void> | null = run(`SELECT pg_try_advisory_lock(${key})`, name);
      return () => {
        endOwn();
        void locking?.then(() => run(`SELECT pg_advisory_unlock(${key})`, name));
        locking = null;
      };
    },
    async has(name) {
      if (await own.has(name)) return true;
      const { rows } = await pool.query<{ free: boolean }>(
        `SELECT pg_try_advisory_xact_lock(${key}) AS free`,
        [name],
      );
      return rows[0]?.free === false;
    },
    async close() {
      const open = await session?.catch(() => null);
      await open?.end();
    },
  };
}

/** 64 bits of the name: two names with the same ones are as likely as never. */
const key = 'hashtextextended($1, 0)';
