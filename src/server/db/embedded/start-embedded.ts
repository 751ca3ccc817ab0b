/** The embedded PostgreSQL: locks its folder, creates it the first time, runs it in a thread and starts that again when it dies. */
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#server/config/log.ts';
import { chooseSocket, port, type SocketChoice } from './choose-socket.ts';
import { createClusterInOwnProcess, startDatabaseThread } from './database-thread.ts';
import { lockFolder } from './folder-lock.ts';
import type { ClusterOptions } from './run-cluster.ts';

export type EmbeddedServer = {
  /** What node-postgres connects to. */
  connection: { host: string; port: number; password: string | undefined };
  /** How often a file was synced to disk so far. */
  countSyncs(): number;
  close(): Promise<void>;
};

export async function startEmbedded(input: {
  dataDir: string;
  statementTimeoutMs: number;
  log: Log;
}): Promise<EmbeddedServer> {
  const folder = embeddedFolder(input.dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const lock = await lockFolder(folder);
  try {
    const cluster = join(folder, 'cluster');
    if (!existsSync(cluster)) await createClusterInOwnProcess({ folder: cluster, log: input.log });
    const socket = chooseSocket(folder);
    const server = await supervise({ ...input, cluster, socket });
    lock.announce(server.connection);
    let closing: Promise<void> | null = null;
    const close = async () => {
      await server.close();
      socket.remove();
      lock.release();
    };
    return {
      ...server,
      close() {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

async function supervise({
  cluster,
  socket,
  statementTimeoutMs,
  log,
}: {
  cluster: string;
  socket: SocketChoice;
  statementTimeoutMs: number;
  log: Log;
}): Promise<EmbeddedServer> {
  const gauges = new BigInt64Array(new SharedArrayBuffer(16));
  const options: ClusterOptions = {
    folder: cluster,
    listen: socket.listen,
    password: socket.password,
    transactionIdleLimitMs: statementTimeoutMs,
    gauges,
  };
  let closed = false;
  let restarting: Promise<void> | null = null;
  let thread = await start();
  const listens = thread.port ?? port;
  // The address must outlive a restart, because the pool keeps it.
  if ('port' in options.listen) options.listen = { ...options.listen, port: listens };

  async function start() {
    if ('path' in options.listen) rmSync(options.listen.path, { force: true });
    const started = await startDatabaseThread({ options, log });
    started.exited.then((reason) => {
      restarting = restart(reason);
    });
    return started;
  }

  /** Until it works: a full disk may have space again at any time. */
  async function restart(reason: string) {
    let why = reason;
    for (let delay = 250; !closed; delay = Math.min(delay * 2, 5_000)) {
      log.error({ reason: why }, 'the embedded database stopped and is started again');
      Atomics.store(gauges, 0, 0n);
      try {
        thread = await start();
        log.info('the embedded database is back');
        return;
      } catch (error) {
        why = (error as Error).message;
        await wait(delay);
      }
    }
  }

  // PGlite knows no statement_timeout, and a thread that computes hears nothing: only ending it from outside helps.
  const watch = setInterval(() => {
    const since = Number(Atomics.load(gauges, 0));
    if (since > 0 && Date.now() - since > statementTimeoutMs)
      thread.end('a statement took too long');
  }, 250);
  watch.unref();

  return {
    connection: { host: socket.host, port: listens, password: socket.password ?? undefined },
    countSyncs: () => Number(Atomics.load(gauges, 1)),
    async close() {
      closed = true;
      clearInterval(watch);
      await restarting;
      await thread.close();
    },
  };
}
