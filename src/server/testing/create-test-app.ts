import type { Hono } from 'hono';
import { createMailer } from '#server/adapters/mail/mailer.ts';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { createQueue } from '#server/jobs/queue.ts';
import { createTestDatabase } from './create-test-database.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';

export type TestApp = {
  app: Hono<HttpEnv>;
  deps: Deps;
  clock: FakeClock;
  /** Calls the app as a browser on its own pages would. `json` becomes the body, `from` the caller's address. */
  request(path: string, init?: TestRequest): Promise<Response>;
  close(): Promise<void>;
};

export type TestRequest = RequestInit & { json?: unknown; from?: string };

/** The whole app on a database of its own. `variables` are those of the environment, `deps` replaces parts. */
export async function createTestApp({
  variables,
  deps: replaced,
}: {
  variables?: Record<string, string>;
  deps?: Partial<Deps>;
} = {}): Promise<TestApp> {
  const { database, env: databaseEnv, close } = await createTestDatabase();
  const env = { ...readEnv({ NODE_ENV: 'test', ...variables }), ...databaseEnv };
  const log = createLog('silent');
  const clock = createFakeClock();
  const queue = await createQueue({ database, log });
  const secrets = { authSecret: 's'.repeat(48), metricsToken: 'm'.repeat(48) };
  const mailer = createMailer(env);
  const deps: Deps = { env, secrets, log, clock, database, queue, mailer, web: null, ...replaced };
  const app = createApp(deps);
  return {
    app,
    deps,
    clock,
    request: (path, init) => callApp({ app, path, init }),
    async close() {
      mailer.close();
      await queue.close();
      await close();
    },
  };
}

/** For apps that need no database; `createTestApp` gives the same as `request`. */
export async function callApp({
  app,
  path,
  init: { json, from = '127.0.0.1', ...init } = {},
}: {
  app: Hono<HttpEnv>;
  path: string;
  init?: TestRequest;
}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (json !== undefined && !headers.has('content-type')) {
    headers.set('content-type', 'application/json');
  }
  const isBrowserHeaderGiven = headers.has('sec-fetch-site') || headers.has('origin');
  if (!isBrowserHeaderGiven) headers.set('sec-fetch-site', 'same-origin');
  const body = json === undefined ? init.body : JSON.stringify(json);
  const bindings = { incoming: { socket: { remoteAddress: from } } } as HttpEnv['Bindings'];
  return await app.request(
    path,
    { method: json === undefined ? 'GET' : 'POST', ...init, headers, body },
    bindings,
  );
}
