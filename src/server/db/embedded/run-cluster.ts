import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { startHousekeeping } from './housekeeping.ts';
import { loadStatements, saveStatements } from './known-statements.ts';
import { SyncedFileSystem } from './synced-file-system.ts';
import { createWireServer, type Session } from './wire-server.ts';

export type ClusterOptions = {
  folder: string;
  listen: { path: string } | { host: string; port: number };
  password: string | null;
  transactionIdleLimitMs: number;
  /** [0] when the running turn began (0: idle), [1] how often the disk was synced; shared with the watching thread. */
  gauges: BigInt64Array;
};
export type ClusterMessage =
  | { type: 'ready'; port: number | null }
  | { type: 'log'; line: string }
  | { type: 'failed'; reason: string };

/** PGlite leaves its main loop with these two on purpose; any other way out means that the database is gone. */
const returnCodes = new Set([99, 100]);

export async function runCluster(input: ClusterOptions & { parent: MessagePort }): Promise<void> {
  const say = (message: ClusterMessage) => input.parent.postMessage(message);
  let lastError = '';
  // A server process would clear what a killed one left here; the single-user mode that PGlite runs does not.
  rmSync(join(input.folder, 'base/pgsql_tmp'), { recursive: true, force: true });
  const fail = (error: unknown): never => {
    say({ type: 'failed', reason: lastError || String(error) });
    process.exit(1);
  };
  const database = await PGlite.create({
    fs: new SyncedFileSystem({
      folder: input.folder,
      onSync: () => {
        Atomics.add(input.gauges, 1, 1n);
      },
    }),
    startParams: startParameters(),
    onStderr: (line) => {
      if (/FATAL|PANIC/.test(line)) lastError = line;
      say({ type: 'log', line });
      return false;
    },
  }).catch(fail);
  const module = database.Module;
  const loopOnce = module._PostgresMainLoopOnce;
  // PGlite swallows every error here and would go on with a database that has aborted, for example on a full disk.
  module._PostgresMainLoopOnce = () => {
    try {
      loopOnce();
    } catch (error) {
      if (!returnCodes.has((error as { status?: number }).status ?? -1)) fail(error);
      throw error;
    }
  };

  const session: Session = {
    async run({ messages, onAnswer }) {
      Atomics.store(input.gauges, 0, BigInt(Date.now()));
      try {
        await database.execProtocolRawStream(messages, { onRawData: onAnswer });
      } finally {
        Atomics.store(input.gauges, 0, 0n);
      }
    },
    isInTransaction: () => database.isInTransaction(),
  };
  const wire = createWireServer({ ...input, session });
  wire.server.listen(input.listen);
  await once(wire.server, 'listening');
  const address = wire.server.address() as AddressInfo | string;
  say({ type: 'ready', port: typeof address === 'string' ? null : address.port });

  const housekeeping = startHousekeeping({ database, whenFree: wire.whenFree });
  const knownStatements = keepStatements({ wire, path: `${input.folder}-statements.json` });

  input.parent.once('message', async () => {
    housekeeping.stop();
    knownStatements.stop();
    await wire.close();
    await database.close();
    process.exit(0);
  });
}

/** The server's own first statements come before. */
const readAheadAfterMs = 1_500;
const saveStatementsEveryMs = 5 * 60_000;

/** Prepares for what was asked in the last run, and notes what is asked in this one. */
function keepStatements({
  wire,
  path,
}: {
  wire: ReturnType<typeof createWireServer>;
  path: string;
}): { stop(): void } {
  let isStopped = false;
  const save = () => saveStatements({ path, keys: wire.listStatements() });
  const prepare = async () => {
    // The last used first.
    for (const key of loadStatements(path).reverse()) if (!isStopped) await wire.readAhead(key);
  };
  // It only makes the first questions quicker: a failure means that they aren't.
  const preparing = setTimeout(() => prepare().catch(() => {}), readAheadAfterMs);
  const saving = setInterval(save, saveStatementsEveryMs);
  return {
    stop() {
      isStopped = true;
      clearTimeout(preparing);
      clearInterval(saving);
      save();
    },
  };
}

/** PGlite's own, but with syncing on. Its default sync call, fdatasync, does nothing in this build; fsync does. */
function startParameters(): string[] {
  const defaults = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const ours = [
    'wal_sync_method=fsync',
    'shared_buffers=16MB',
    'min_wal_size=32MB',
    'max_wal_size=64MB',
    // No replica reads the log, so tables that are created and filled in one transaction are synced instead of logged.
    'wal_level=minimal',
    'max_wal_senders=0',
  ];
  return [...defaults, ...ours.flatMap((setting) => ['-c', setting])];
}
