import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Log } from '#server/config/log.ts';
import { projectRoot } from '#server/config/paths.ts';
import type { ClusterMessage, ClusterOptions } from './run-cluster.ts';

export type DatabaseThread = {
  /** Where it listens, if on a port. */
  port: number | null;
  /** Resolves with the reason when the thread is gone. */
  exited: Promise<string>;
  end(reason: string): void;
  close(): Promise<void>;
};

const closeLimitMs = 10_000;

/** Resolves when the database accepts connections; rejects with its own last words when it cannot start. */
export async function startDatabaseThread({
  options,
  log,
}: {
  options: ClusterOptions;
  log: Log;
}): Promise<DatabaseThread> {
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
      else log.debug({ line: message.line }, 'embedded database');
    });
  });
  const failed = exited.then((why): never => {
    throw new Error(`The embedded database in ${options.folder} does not start: ${why}`);
  });
  const port = await Promise.race([ready, failed]);
  failed.catch(() => {});
  return {
    port,
    exited,
    end(why) {
      reason = why;
      void worker.terminate();
    },
    async close() {
      worker.postMessage('close');
      const limit = setTimeout(() => worker.terminate(), closeLimitMs);
      await exited;
      clearTimeout(limit);
    },
  };
}

/** In its own process, because creating takes 150 MB more than running, and a process gives all of it back. */
export async function createClusterInOwnProcess({
  log,
  folder,
}: {
  folder: string;
  log: Log;
}): Promise<void> {
  log.info({ folder }, 'creating the embedded database');
  try {
    await promisify(execFile)(process.execPath, [fileURLToPath(findEntry()), folder]);
  } catch (error) {
    const said = /ENOSPC|EACCES|EROFS|No space left/.exec(String(error))?.[0] ?? 'see the cause';
    throw new Error(`The embedded database cannot be created in ${folder}: ${said}.`, {
      cause: error,
    });
  }
}

/** Beside this folder when run from source, a bundle of its own when built. */
function findEntry(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('../embedded-database.ts', import.meta.url)
    : pathToFileURL(join(projectRoot, 'dist/server/embedded-database.js'));
}
