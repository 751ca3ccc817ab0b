import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Log } from '#server/config/log.ts';

/** Events between parts of Askwell, and between its instances where there are several. Events may be lost, rows are not: listeners read the rows again. */
export type DatabaseEvents = {
  publish(channel: string, payload: string): Promise<void>;
  subscribe(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
};

/** The embedded database serves one process, and its one session cannot notify others. */
export function createLocalEvents(): DatabaseEvents {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    async publish(channel, payload) {
      emitter.emit(channel, payload);
    },
    async subscribe(channel, listener) {
      emitter.on(channel, listener);
      return async () => {
        emitter.off(channel, listener);
      };
    },
  };
}

/** LISTEN needs a connection of its own; it is opened at the first subscription and again, with growing pauses, when lost. */
export function createDatabaseEvents({
  config,
  log,
  pool,
}: {
  config: pg.ClientConfig;
  pool: pg.Pool;
  log: Log;
}): DatabaseEvents & { close(): Promise<void> } {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: Promise<pg.Client> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...config, statement_timeout: false });
    fresh.on('notification', ({ channel, payload }) => emitter.emit(channel, payload ?? ''));
    fresh.on('error', (error) =>
      log.warn({ reason: error.message }, 'the events connection was lost'),
    );
    await fresh.connect();
    fresh.on('end', () => reconnectAfter(1_000));
    for (const channel of emitter.eventNames()) await fresh.query(listen(String(channel)));
    return fresh;
  }

  function reconnectAfter(delay: number) {
    client = null;
    if (closed || emitter.eventNames().length === 0) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      client = connect();
      client.catch(() => reconnectAfter(Math.min(delay * 2, 30_000)));
    }, delay);
  }

  return {
    async publish(channel, payload) {
      await pool.query('SELECT pg_notify($1, $2)', [channel, payload]);
    },
    async subscribe(channel, listener) {
      emitter.on(channel, listener);
      client ??= connect();
      try {
        await (await client).query(listen(channel));
      } catch {
        reconnectAfter(1_000);
      }
      return async () => {
        emitter.off(channel, listener);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      const open = await client?.catch(() => null);
      await open?.end();
    },
  };
}

function listen(channel: string): string {
  return `LISTEN ${pg.escapeIdentifier(channel)}`;
}
