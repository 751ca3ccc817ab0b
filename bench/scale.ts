/** A year of messages: p50, p95 and p99 of every dashboard call, and a visitor's question beside them (--messages 1000000, --postgres, and with it --workspaces 1000 --chatbots 10000 --big 1000000). */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readEnv } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { reachDatabase } from '#server/db/reach-database.ts';
import * as schema from '#server/db/schema/index.ts';
import { updateCounts } from '#server/features/counts/index.ts';
import { root } from '../scripts/bootstrap.mjs';
import { findFreePort } from '../scripts/testing/find-free-port.ts';
import { startApp } from '../scripts/testing/start-app.ts';
import { startPostgres } from '../scripts/testing/start-postgres.ts';
import { joinShop, openShop, percentile, productOf, readCpuMs, type Shop } from './chat/shop.ts';
import { listCalls, searchPath } from './scale/dashboard-calls.ts';
import { fillWorkspaces } from './scale/fill-workspaces.ts';
import { fillYear, type Place } from './scale/fill-year.ts';
import { crawlWebsite, readPages, startWebsite, uploadDocuments } from './scale/keep-busy.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '10' },
    questions: { type: 'string', default: '60' },
    postgres: { type: 'boolean', default: false },
    workspaces: { type: 'string', default: '2' },
    chatbots: { type: 'string', default: '2' },
    big: { type: 'string', default: '1000000' },
  },
});
const messages = Number(values.messages);
const rounds = Number(values.rounds);
const questions = Number(values.questions);
const workspaces = Number(values.workspaces);
/** Messages of the big workspace: with many others, more than most shops ever have. */
const bigMessages = workspaces > 2 ? Math.min(Number(values.big), messages / 2) : messages;
const starts = 5;
const passages = 200;
const modelOpensMs = 15_000;
const mostAnalyticsMs = 50;
const mostTimesIdle = 1.5;

const dataDir = mkdtempSync(join(tmpdir(), 'askwell-scale-'));
const site = await startWebsite();
const postgres = values.postgres ? await startPostgres(root) : null;
const database = postgres && { DATABASE_URL: postgres.url };
const settings = {
  // The same after each start, because cookies belong to it.
  PORT: String(await findFreePort()),
  // The model that ships.
  EMBEDDING_MODEL: '',
  WEBSITE_TRUSTED_ORIGINS: site.origin,
  LOG_LEVEL: 'error',
  PLAN_WITHOUT_PAYMENTS: 'enterprise',
  ADDRESS_REQUESTS_PER_MINUTE: '100000000',
  RATE_LIMIT_REQUESTS: '100000000',
  TRUSTED_PROXIES: '127.0.0.1',
  // Slow calls are to be measured, not ended.
  DATABASE_STATEMENT_TIMEOUT_MS: '600000',
};
const variables = { ...settings, ...database, DATA_DIR: dataDir };
let shop = await openShop({ passages, variables });
let { app } = shop;
try {
  const small = await joinShop({ app, passages, email: 'small@shop.test' });
  await untilEmbedded(shop);
  await untilEmbedded(small);
  await askSome();
  const idleBefore = await askSome();
  await fill(small);
  console.log(
    `${messages} messages of ${workspaces} workspaces, ${bigMessages} of them of the big one, with ${values.chatbots} chatbots, ${postgres ? 'PostgreSQL' : 'embedded database'}, ${rounds} calls each, in ms; the CPU is that of the server and its embedded database`,
  );
  const slow = [...(await measureCalls({ of: shop, name: 'big' }))];
  if (workspaces > 2) slow.push(...(await measureCalls({ of: small, name: 'small' })));
  report('a question, empty installation', idleBefore);
  report('a question, the first after a start', await askCold());
  // The model is opened after a start; until then answers are made without it, which takes less time.
  await sleep(modelOpensMs);
  await askSome();
  const asked = new Map<string, number[]>();
  const analytics = ['/api/analytics?days=90', '/api/analytics/advanced?days=90'];
  asked.set('filled', await askSome());
  asked.set('while analytics is read', await askWhile(readPages({ shop, paths: analytics })));
  asked.set(
    'while the inbox is searched',
    await askWhile(readPages({ shop, paths: [searchPath] })),
  );
  const noisy = { ...small, app };
  asked.set('while files are read and embedded', await askWhile(uploadDocuments(noisy)));
  asked.set(
    'while a website is read',
    await askWhile(crawlWebsite({ shop: noisy, origin: site.origin })),
  );
  for (const [name, times] of asked) report(`a question, ${name}`, times);
  // Machines aren't as quick all the time.
  await app.stop();
  const idleAfter = await askEmpty();
  report('a question, another empty installation', idleAfter);
  const idle = [...idleBefore, ...idleAfter];
  const ratios = [...asked].map(([name, times]) => ({ name, ratio: p95(times) / p95(idle) }));
  for (const name of slow) console.log(`over ${mostAnalyticsMs} ms: ${name}`);
  console.log(
    `question p95 as a multiple of an idle, empty installation (at most ${mostTimesIdle}): ${ratios.map(({ name, ratio }) => `${ratio.toFixed(2)} ${name}`).join(', ')}; ${slow.length} analytics calls over ${mostAnalyticsMs} ms at p50 (at most 0)`,
  );
} finally {
  await app.stop();
  await postgres?.stop();
  site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function untilEmbedded({ call }: Shop): Promise<void> {
  for (;;) {
    const { items } = (await (await call('/api/documents')).json()) as {
      items: { state: string }[];
    };
    if (items.every(({ state }) => state === 'ready')) return;
    await sleep(500);
  }
}

async function fill(small: Shop): Promise<void> {
  const env = readEnv({ DATA_DIR: dataDir, ...database });
  const reached = await reachDatabase({ env, log: createLog('error') });
  const placeOf = async ({ chatbotId }: Shop): Promise<Place> => {
    const found = await reached.pool.query<{ id: string }>(
      'SELECT workspace_id AS id FROM chatbots WHERE id = $1',
      [chatbotId],
    );
    return { chatbotId, workspaceId: found.rows[0]?.id ?? '' };
  };
  const places = { big: await placeOf(shop), small: await placeOf(small) };
  const started = performance.now();
  if (workspaces > 2 && postgres) {
    const chatbots = Number(values.chatbots);
    await fillWorkspaces({
      url: postgres.url,
      ...places,
      ...{ workspaces, chatbots, messages, bigMessages },
    });
  } else {
    await fillYear({
      pool: reached.pool,
      places: [places.big],
      first: 0,
      messages,
      conversationsAtOnce: 2_000,
    });
  }
  console.log(`filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const before = performance.now();
  // All at once is quicker than adding up a year of changes.
  await reached.pool.query('UPDATE workspaces SET is_counted = false');
  await reached.pool.query('ANALYZE');
  await updateCounts({ database: { orm: drizzle(reached.pool, { schema }) } });
  // The server counts too.
  const left = 'SELECT FROM workspaces WHERE NOT is_counted';
  while ((await reached.pool.query(left)).rowCount) await sleep(200);
  console.log(`counted in ${((performance.now() - before) / 1000).toFixed(0)} s`);
  await reached.pool.query('VACUUM ANALYZE');
  const { rows } = await reached.pool.query<{ size: string }>(
    'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
  );
  console.log(`the database has ${rows[0]?.size}`);
  await reached.close();
}

/** A question in an installation of its own. */
async function askEmpty(): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-scale-'));
  const own = postgres && (await startPostgres(root));
  try {
    shop = await openShop({
      passages,
      variables: { ...settings, ...(own && { DATABASE_URL: own.url }), DATA_DIR: folder },
    });
    app = shop.app;
    await untilEmbedded(shop);
    await askSome();
    return await askSome();
  } finally {
    await app.stop();
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the calls of analytics that take too long. */
async function measureCalls({ of, name }: { of: Shop; name: string }): Promise<string[]> {
  console.log(`the ${name} workspace`);
  const slow: string[] = [];
  for (const [what, path] of await listCalls(of)) {
    const times: number[] = [];
    await read({ of, path });
    const cpuBefore = readCpuMs({ app });
    for (let round = 0; round < rounds; round += 1) {
      times.push(await time(() => read({ of, path })));
    }
    const cpuMs = (readCpuMs({ app }) - cpuBefore) / rounds;
    console.log(`${describe(what, times)}  server CPU ${cpuMs.toFixed(0).padStart(5)}`);
    const isAnalytics = /^\/api\/(analytics(?!\.csv)|home)/.test(path);
    if (isAnalytics && Number(percentile(times, 50)) > mostAnalyticsMs) {
      slow.push(`${what} of the ${name} workspace`);
    }
  }
  return slow;
}

async function read({ of, path }: { of: Shop; path: string }): Promise<void> {
  const response = await of.call(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await response.arrayBuffer();
}

/** The server is started anew before each. */
async function askCold(): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < starts; n += 1) {
    await app.stop();
    app = await startApp(variables);
    shop = { ...shop, app };
    times.push(await time(() => ask(n)));
  }
  return times;
}

async function askWhile(work: (isOver: () => boolean) => Promise<void>): Promise<number[]> {
  let isOver = false;
  const working = work(() => isOver);
  await sleep(1_000);
  const times = await askSome();
  isOver = true;
  await working;
  return times;
}

/** One visitor after the other, each with one question. */
async function askSome(): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < questions; n += 1) times.push(await time(() => ask(n)));
  return times;
}

async function ask(n: number): Promise<void> {
  const response = await fetch(`${app.address}/api/chat/${shop.chatbotId}/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${n % 250}.${Math.floor(Math.random() * 250)}`,
    },
    body: JSON.stringify({
      text: `How much does the ${productOf((n * 7) % passages)} cost?`,
      clientKey: randomUUID(),
    }),
  });
  const answer = await response.text();
  if (!answer.includes('event: done')) throw new Error(`No answer: ${answer}`);
}

async function time(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function report(name: string, times: readonly number[]): void {
  console.log(describe(name, times));
}

function p95(times: readonly number[]): number {
  return Number(percentile(times, 95));
}

function describe(name: string, times: readonly number[]): string {
  const at = (share: number) => percentile(times, share).padStart(9);
  return `${name.padEnd(42)} p50 ${at(50)}  p95 ${at(95)}  p99 ${at(99)}`;
}
