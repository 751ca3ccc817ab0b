/** Everything with a side effect, made once and passed down: tests hand in their own. */
import { createMailer, type Mailer } from '#server/adapters/mail/mailer.ts';
import {
  createEmbedderSource,
  type EmbedderSource,
} from '#server/adapters/models/embedder-source.ts';
import { createGuardedFetch, type GuardedFetch } from '#server/adapters/outbound/guarded-fetch.ts';
import {
  createPasswordHashing,
  type PasswordHashing,
} from '#server/adapters/passwords/password-hashing.ts';
import {
  createFileStorage,
  hasFilesLeftBehind,
} from '#server/adapters/storage/create-file-storage.ts';
import type { FileStorage } from '#server/adapters/storage/file-storage.ts';
import { createTelemetry } from '#server/adapters/telemetry/create-telemetry.ts';
import { type Clock, systemClock } from '#server/config/clock.ts';
import { warnOfDiskSpace } from '#server/config/disk-space.ts';
import type { Env } from '#server/config/env.ts';
import type { Log } from '#server/config/log.ts';
import { webFolder } from '#server/config/paths.ts';
import { createProcessMemory, type ProcessMemory } from '#server/config/process-memory.ts';
import { loadSecrets, type Secrets } from '#server/config/secrets.ts';
import type { Telemetry } from '#server/config/telemetry.ts';
import { checkInstallation } from '#server/db/check-installation.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { finishRestore } from '#server/db/unfinished-restore.ts';
import { createQuestionTurns, type QuestionTurns } from '#server/engine/retrieve/question-turns.ts';
import { loadStaticFiles, type StaticFiles } from '#server/http/static-files.ts';
import { createEventStreams, type EventStreams } from '#server/http/stream-places.ts';
import { createQueue, type JobQueue } from '#server/jobs/queue.ts';

export type Deps = {
  env: Env;
  secrets: Secrets;
  log: Log;
  clock: Clock;
  database: Database;
  queue: JobQueue;
  mailer: Mailer;
  storage: FileStorage;
  /** Slow on purpose, which is why tests bring their own. */
  passwords: PasswordHashing;
  embedding: EmbedderSource;
  /** To receivers of webhooks. */
  outbound: GuardedFetch;
  /** To the websites that owners import. */
  websites: GuardedFetch;
  /** What is open to visitors and dashboards at this moment. */
  streams: EventStreams;
  /** Whose question is searched for next. */
  questionTurns: QuestionTurns;
  memory: ProcessMemory;
  /** Traces and metrics for a collector; off unless the operator names one. */
  telemetry: Telemetry;
  /** The built web app, or `null` where it is not built. */
  web: StaticFiles | null;
};

export async function createDeps({ env, log }: { env: Env; log: Log }): Promise<Deps> {
  const { publicUrl } = env.http;
  const web = env.services.web ? loadStaticFiles({ folder: webFolder, publicUrl }) : null;
  const telemetry = await createTelemetry({ env, log });
  const database = await openDatabase({ env, log, isTraced: telemetry.isTracing });
  try {
    await finishRestore({ database, dataDir: env.dataDir });
    const secrets = loadSecrets(env);
    await migrate({ database, log });
    const { version } = env;
    await checkInstallation({ database, secrets, clock: systemClock, version, log });
    // Says in the log what is wrong with it; the start doesn't depend on it.
    await database.replica?.examine();
    warnOfDiskSpace({ dataDir: env.dataDir, log });
    const queue = await createQueue({ database, log });
    if (hasFilesLeftBehind(env)) {
      log.warn(
        { dataDir: env.dataDir },
        'uploaded files are in the data folder, where other servers cannot read them: move them with npm run move-files',
      );
    }
    return {
      env,
      secrets,
      log,
      clock: systemClock,
      database,
      queue,
      mailer: createMailer(env),
      storage: createFileStorage({ env, pool: database.pool }),
      passwords: createPasswordHashing(),
      embedding: createEmbedderSource({ env, log }),
      outbound: createGuardedFetch({ trustedOrigins: env.webhookTrustedOrigins }),
      websites: createGuardedFetch({
        trustedOrigins: env.websiteTrustedOrigins,
        isForWebsites: true,
      }),
      streams: createEventStreams(),
      questionTurns: createQuestionTurns(),
      memory: createProcessMemory(),
      telemetry,
      web,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export async function closeDeps(
  deps: Pick<Deps, 'queue' | 'database' | 'mailer' | 'embedding' | 'telemetry'>,
): Promise<void> {
  deps.mailer.close();
  await deps.embedding.close();
  await deps.queue.close();
  // The last figures are read from the database.
  await deps.telemetry.close();
  await deps.database.close();
}
