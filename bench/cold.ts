/** The first answer after a start, with an index built from rows, read from snapshots and loaded at the start (--passages 10000, --each 1000, --postgres). */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readEnv } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { reachDatabase } from '#server/db/reach-database.ts';
import { root } from '../scripts/bootstrap.mjs';
import { type App, startApp } from '../scripts/testing/start-app.ts';
import { startPostgres } from '../scripts/testing/start-postgres.ts';
import { startEmbeddingApiDouble } from '../tests/doubles/embedding-api.ts';
import { openShop, productOf, readCpuMs } from './chat/shop.ts';
import { fillPassages } from './cold/fill-passages.ts';
import { dimensions } from './retrieval/synthetic-documents.ts';

const { values } = parseArgs({
  options: {
    passages: { type: 'string', default: '10000' },
    each: { type: 'string', default: '1000' },
    postgres: { type: 'boolean', default: false },
  },
});
const passages = Number(values.passages);
const metricsToken = randomBytes(36).toString('base64url');

const postgres = values.postgres ? await startPostgres(root) : null;
const model = await startEmbeddingApiDouble({ dimensions });
const dataDir = mkdtempSync(join(tmpdir(), 'askwell-bench-'));
const variables = {
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  // Empty is the same as not set.
  EMBEDDING_MODEL: '',
  EMBEDDING_API_URL: model.url,
  EMBEDDING_API_KEY: 'key-1',
  EMBEDDING_API_MODEL: 'bench',
  METRICS_TOKEN: metricsToken,
  TRUSTED_PROXIES: '127.0.0.1',
  ...(postgres && { DATABASE_URL: postgres.url }),
};

try {
  const shop = await openShop({ passages: 200, variables });
  await untilReady(shop.call);
  await shop.app.stop();
  const empty = await ask(shop.chatbotId, 'the handbook alone');
  await fill(shop.chatbotId);
  const built = await ask(shop.chatbotId, 'built from rows', untilSaved);
  // As if other chatbots had been asked before the restart.
  rmSync(join(dataDir, 'recent-chatbots.json'), { force: true });
  const read = await ask(shop.chatbotId, 'read from snapshots', untilSaved);
  const loaded = await ask(shop.chatbotId, 'loaded at the start');
  console.log(
    `first answer after a start, ${passages} passages in documents of ${values.each}, ${postgres ? 'PostgreSQL' : 'embedded database'}: ` +
      `${read.first}; ${loaded.first} when it was asked before the restart, ${built.first} from rows, ${empty.first} with 200 passages`,
  );
} finally {
  await model.close();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function fill(chatbotId: string): Promise<void> {
  const env = readEnv(variables);
  const reached = await reachDatabase({ env, log: createLog('error') });
  const started = performance.now();
  await fillPassages({ pool: reached.pool, chatbotId, passages, each: Number(values.each) });
  await reached.pool.query('ANALYZE');
  await reached.close();
  console.log(`filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** A new server, the model at hand, and then three questions. */
async function ask(
  chatbotId: string,
  name: string,
  after?: (app: App) => Promise<void>,
): Promise<{ first: string }> {
  const calls = model.calls.length;
  const app = await startApp(variables);
  // It is asked at the start; a question before that is answered by words.
  while (model.calls.length === calls) await sleep(20);
  await untilIdle(app);
  const times: number[] = [];
  const cpus: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const started = performance.now();
    const cpuBefore = readCpuMs({ app });
    const response = await fetch(`${app.address}/api/chat/${chatbotId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${n}` },
      body: JSON.stringify({
        text: `How much does the ${productOf(n * 7)} cost?`,
        clientKey: crypto.randomUUID(),
      }),
    });
    const answer = await response.text();
    if (!answer.includes('event: done')) throw new Error(`No answer: ${answer}`);
    times.push(performance.now() - started);
    cpus.push(readCpuMs({ app }) - cpuBefore);
  }
  const [first = '', second, third] = times.map((time) => time.toFixed(0));
  console.log(
    `${name.padEnd(22)} first ${first} ms, then ${second} and ${third} ms; processor time ${cpus.join(', ')} ms`,
  );
  await after?.(app);
  console.log((await readMetrics(app)).filter((line) => line.startsWith('index_')).join('  '));
  await app.stop();
  return { first: `${first} ms (${cpus[0]} ms of processor time)` };
}

/** What a start does in the background is over. */
async function untilIdle(app: App): Promise<void> {
  for (let before = -1; ; ) {
    const now = readCpuMs({ app });
    if (before >= 0 && now - before < 60) return;
    before = now;
    await sleep(1_000);
  }
}

/** Until no index waits to be written. */
async function untilSaved(app: App): Promise<void> {
  const isWaiting = (line: string) =>
    line.startsWith('jobs{name="save-snapshot"') && !line.includes('completed');
  do await sleep(500);
  while ((await readMetrics(app)).some(isWaiting));
}

async function readMetrics({ address }: App): Promise<string[]> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  return (await (await fetch(`${address}/metrics`, { headers })).text()).split('\n');
}

async function untilReady(call: (path: string) => Promise<Response>): Promise<void> {
  for (;;) {
    const { items } = (await (await call('/api/documents')).json()) as {
      items: { state: string }[];
    };
    if (items.every(({ state }) => state === 'ready')) return;
    await sleep(300);
  }
}
