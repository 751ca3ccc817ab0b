import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Log } from '#server/config/log.ts';
import { projectRoot } from '#server/config/paths.ts';
import { lockFolder } from './folder-lock.ts';
import type { ClusterMessage, ClusterOptions } from './run-cluster.ts';

export type EmbeddedServer = {
  /** What node-postgres connects to. */
  connection: { host: string; port: number; password: string | undefined };
  countSyncs(): number;
  /** Ends the database's thread as a crash would; it comes back by itself. */
  crash(): Promise<void>;
  close(): Promise<void>;
};

/** A longer path does not fit into a socket address. */
const longestSocketPath = 100;
const port = 5432;

export async function startEmbedded(o: {
  dataDir: string;
  statementTimeoutMs: number;
  log: Log;
}): Promise<EmbeddedServer> {
  const folder = join(o.dataDir, 'database');
  makePrivateFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const cluster = join(folder, 'cluster');
    if (!existsSync(cluster)) await createInOwnProcess({ cluster, log: o.log });
    const socket = chooseSocket(folder);
    const server = await supervise({ ...o, cluster, socket });
    lock.announce({
      pid: process.pid,
      startedAt: new Date().toISOString(),
      listens: { ...server.connection, password: server.connection.password ?? null },
    });
    return {
      ...server,
      async close() {
        await server.close();
        socket.remove();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

type SocketChoice = {
  listen: ClusterOptions['listen'];
  host: string;
  password: string | null;
  remove(): void;
};

function chooseSocket(folder: string): SocketChoice {
  if (process.platform === 'win32') {
    // Any program on the machine can reach a port, so here a password stands in for the folder's permissions.
    const host = '127.0.0.1';
    return {
      listen: { host, port: 0 },
      host,
      password: randomBytes(32).toString('hex'),
      remove() {},
    };
  }
  const fits = Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestSocketPath;
  const host = fits ? folder : mkdtempSync(join(tmpdir(), 'askwell-'));
  const path = join(host, `.s.PGSQL.${port}`);
  return {
    listen: { path },
    host,
    password: null,
    remove: () => rmSync(fits ? path : host, { recursive: true, force: true }),
  };
}

async function supervise(o: {
  cluster: string;
  socket: SocketChoice;
  statementTimeoutMs: number;
  log: Log;
}): Promise<EmbeddedServer> {
  const gauges = new BigInt64Array(new SharedArrayBuffer(16));
  let closed = false;
  let restarting: Promise<void> | null = null;
  let worker = await startThread();
  const { port: firstPort } = worker;

  async function startThread() {
    if ('path' in o.socket.listen) rmSync(o.socket.listen.path, { force: true });
    const started = await startWorker({ ...o, gauges });
    started.exited.then((reason) => {
      restarting = restart(reason);
    });
    return started;
  }

  async function restart(reason: string) {
    Atomics.store(gauges, 0, 0n);
    for (let delay = 250; !closed; delay = Math.min(delay * 2, 5_000)) {
      o.log.error({ reason }, 'the embedded database stopped and is started again');
      try {
        worker = await startThread();
        o.log.info('the embedded database is back');
        return;
      } catch (error) {
        reason = (error as Error).message;
        await wait(delay);
      }
    }
  }

  // PGlite knows no statement_timeout, and a thread that computes hears nothing: only ending it from outside helps.
  const watch = setInterval(() => {
    const since = Number(Atomics.load(gauges, 0));
    if (since > 0 && Date.now() - since > o.statementTimeoutMs)
      worker.end('a statement took too long');
  }, 500);
  watch.unref();

  return {
    connection: {
      host: o.socket.host,
      port: firstPort ?? port,
      password: o.socket.password ?? undefined,
    },
    countSyncs: () => Number(Atomics.load(gauges, 1)),
    crash: () => worker.end('asked to'),
    async close() {
      closed = true;
      clearInterval(watch);
      await restarting;
      await worker.close();
    },
  };
}

type DatabaseThread = {
  port: number | null;
  exited: Promise<string>;
  end(reason: string): Promise<void>;
  close(): Promise<void>;
};

async function startWorker(o: {
  cluster: string;
  socket: SocketChoice;
  statementTimeoutMs: number;
  gauges: BigInt64Array;
  log: Log;
}): Promise<DatabaseThread> {
  const options: ClusterOptions = {
    folder: o.cluster,
    listen: o.socket.listen,
    password: o.socket.password,
    transactionIdleLimitMs: o.statementTimeoutMs,
    gauges: o.gauges,
  };
  const worker = new Worker(findEntry(), { workerData: options });
  let reason = 'its thread ended';
  const exited = new Promise<string>((resolve) => worker.once('exit', () => resolve(reason)));
  worker.on('error', (error) => {
    reason = String(error);
  });
  const ready = new Promise<number | null>((resolve) => {
    worker.on('message', (message: ClusterMessage) => {
      if (message.type === 'ready') resolve(message.port);
      else if (message.type === 'failed') reason = message.reason;
      else o.log.debug({ line: message.line }, 'embedded database');
    });
  });
  const failed = exited.then((why): never => {
    throw new Error(`The embedded database in ${o.cluster} does not start: ${why}`);
  });
  const port = await Promise.race([ready, failed]);
  failed.catch(() => {});
  return {
    port,
    exited,
    async end(why) {
      reason = why;
      await worker.terminate();
    },
    async close() {
      worker.postMessage('close');
      const limit = setTimeout(() => worker.terminate(), 10_000);
      await exited;
      clearTimeout(limit);
    },
  };
}

/** In its own process, because creating takes 150 MB more than running, and a process gives all of it back. */
async function createInOwnProcess(o: { cluster: string; log: Log }): Promise<void> {
  o.log.info({ folder: o.cluster }, 'creating the embedded database');
  try {
    await promisify(execFile)(process.execPath, [fileURLToPath(findEntry()), o.cluster]);
  } catch (error) {
    throw new Error(`The embedded database cannot be created in ${o.cluster}.`, { cause: error });
  }
}

/** Beside this file's folder when run from source, its own bundle when built. */
function findEntry(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('../embedded-database.ts', import.meta.url)
    : new URL(`file://${projectRoot}/dist/server/embedded-database.js`);
}

function makePrivateFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
