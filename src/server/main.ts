/** The process: environment → database → web server and worker, and all of it in reverse on the way out. */

import { setTimeout as sleep } from 'node:timers/promises';
import { describeStart } from '#server/config/describe-start.ts';
import { type Env, loadEnvironment } from '#server/config/env.ts';
import { createLog, type Log } from '#server/config/log.ts';
import { prepareDataFolder } from '#server/config/prepare-data-folder.ts';
import { warmUp } from '#server/engine/warm-up.ts';
import { keepRecentChatbots } from '#server/features/chat/index.ts';
import { prepareIndexes } from '#server/features/documents/index.ts';
import { listen } from '#server/http/listen.ts';
import { createApp } from './app.ts';
import { closeDeps, createDeps, type Deps } from './deps.ts';
import { createServerMetrics } from './server-metrics.ts';
import { createWorker } from './worker.ts';

const graceMs = 10_000;
/** The pages that are asked for right after a start come first. */
const warmUpAfterMs = 1_000;
/** A terminal and npm may both deliver the same Ctrl-C. */
const sameSignalMs = 500;

try {
  const env = loadEnvironment({ argv: process.argv.slice(2) });
  prepareDataFolder(env.dataDir);
  const log = createLog(env.logLevel);
  const starting = start({ env, log });
  // It answers before everything has started: a stop in between waits for the rest, so that all of it ends cleanly.
  stopOnSignals({ stop: async () => (await starting).stop(), log });
  const { port } = await starting;
  process.stdout.write(describeStart({ env, port }));
} catch (error) {
  process.stderr.write(`\nAskwell could not start.\n${explain(error)}\n`);
  process.exit(1);
}

async function start({ env, log }: { env: Env; log: Log }) {
  const deps = await createDeps({ env, log });
  const parts: (() => Promise<void>)[] = [];
  // Requests and jobs finish side by side, within one time; the database they use closes after both.
  const stop = async () => {
    await Promise.all(parts.map((end) => end()));
    await closeDeps(deps);
  };
  try {
    // Where other servers can answer meanwhile, visitors don't meet one that is still slow.
    const isWarm = env.services.web && Boolean(env.database.url) && (await tryToWarmUp({ log }));
    // Visitors first: what they cause waits in the queue until the worker has started.
    const web = env.services.web
      ? await listen({ app: createApp(deps), streams: deps.streams, ...env.http })
      : null;
    if (web) parts.push(() => web.close(graceMs));
    // Without a web server no one reads /metrics, but a collector gets the same figures.
    else if (deps.telemetry.figures) createServerMetrics(deps);
    if (env.services.worker) {
      const worker = await createWorker(deps);
      parts.push(() => worker.stop());
    }
    if (web) parts.push(warmUpLater({ deps, log, isWarm }));
    return { port: web?.port ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns what ends it. */
function warmUpLater({
  deps,
  log,
  isWarm,
}: {
  deps: Deps;
  log: Log;
  isWarm: boolean;
}): () => Promise<void> {
  const stopping = new AbortController();
  let recent: ReturnType<typeof keepRecentChatbots> | null = null;
  const work = async () => {
    await sleep(warmUpAfterMs, undefined, { ref: false, signal: stopping.signal });
    prepareIndexes(deps);
    if (!isWarm) await tryToWarmUp({ log, signal: stopping.signal, isServing: true });
    if (!stopping.signal.aborted) recent = keepRecentChatbots(deps);
  };
  const working = work().catch((err: unknown) => {
    if (!stopping.signal.aborted) log.warn({ err }, 'the indexes could not be prepared');
  });
  return async () => {
    stopping.abort();
    await working;
    await recent?.stop();
  };
}

/** A server that isn't warm answers as well, only more slowly at first. */
async function tryToWarmUp({
  log,
  ...options
}: { log: Log } & Parameters<typeof warmUp>[0]): Promise<boolean> {
  try {
    await warmUp(options);
    return true;
  } catch (err) {
    if (!options.signal?.aborted) log.warn({ err }, 'the engine could not be warmed up');
    return false;
  }
}

/** The first signal finishes what is under way, a second one does not wait. A broken process is stopped as well. */
function stopOnSignals({ stop, log }: { stop: () => Promise<void>; log: Log }): void {
  let stoppingSince = 0;
  const finish = async (exitCode: number) => {
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), 2 * graceMs).unref();
    try {
      await stop();
      log.info('stopped');
      process.exit(exitCode);
    } catch (error) {
      log.fatal({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince === 0) {
        log.info({ signal }, 'stopping');
        void finish(0);
      } else if (Date.now() - stoppingSince > sameSignalMs) process.exit(1);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, event);
      if (stoppingSince === 0) void finish(1);
    });
  }
}

/** The messages are written for the operator; a mistake of ours shows where it was made as well. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs = /^(Type|Range|Reference|Syntax|Zod)Error$/.test(error.name);
  return isOurs ? (error.stack ?? error.message) : error.message;
}
