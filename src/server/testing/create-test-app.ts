import type { Hono } from 'hono';
import { createMailer } from '#server/adapters/mail/mailer.ts';
import { createEmbedderSource } from '#server/adapters/models/embedder-source.ts';
import { createGuardedFetch } from '#server/adapters/outbound/guarded-fetch.ts';
import { createFileStorage } from '#server/adapters/storage/create-file-storage.ts';
import { createTelemetry } from '#server/adapters/telemetry/create-telemetry.ts';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { createProcessMemory } from '#server/config/process-memory.ts';
import { traceQueries } from '#server/db/trace-queries.ts';
import type { Deps } from '#server/deps.ts';
import { createQuestionTurns } from '#server/engine/retrieve/question-turns.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { createEventStreams } from '#server/http/stream-places.ts';
import { createQueue } from '#server/jobs/queue.ts';
import { callApp, type TestRequest } from './call-app.ts';
import { createTestDatabase } from './create-test-database.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { quickPasswords } from './quick-passwords.ts';

export type TestApp = {
  app: Hono<HttpEnv>;
  deps: Deps;
  clock: FakeClock;
  /** Calls the app as a browser on its own pages would. */
  request(path: string, init?: TestRequest): Promise<Response>;
  close(): Promise<void>;
};

/** The whole app on a database of its own. `variables` are those of the environment, `deps` replaces parts. */
export async function createTestApp({
  variables,
  deps: replaced,
}: {
  variables?: Record<string, string>;
  deps?: Partial<Deps>;
} = {}): Promise<TestApp> {
  const { database, env: databaseEnv, close } = await createTestDatabase();
  const env = {
    ...readEnv({ NODE_ENV: 'test', EMBEDDING_MODEL: 'off', ...variables }),
    ...databaseEnv,
  };
  const log = createLog('silent');
  const clock = createFakeClock();
  const queue = await createQueue({ database, log });
  const secrets = { authSecret: 's'.repeat(48), metricsToken: 'm'.repeat(48) };
  const mailer = createMailer(env);
  const telemetry = await createTelemetry({ env, log });
  if (telemetry.isTracing) traceQueries(database.pool);
  const deps: Deps = {
    env,
    secrets,
    log,
    clock,
    database,
    queue,
    mailer,
    storage: createFileStorage({ env, pool: database.pool }),
    passwords: quickPasswords,
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
    web: null,
    ...replaced,
  };
  const app = createApp(deps);
  return {
    app,
    deps,
    clock,
    request: (path, init) => callApp({ app, path, init }),
    async close() {
      mailer.close();
      await queue.close();
      await telemetry.close();
      await close();
    },
  };
}
