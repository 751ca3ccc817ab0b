/** A year of one workspace: p50, p95 and p99 of every dashboard call, and a visitor's question beside them (--messages 1000000, --postgres). */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readEnv } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { reachDatabase } from '#server/db/reach-database.ts';
import * as schema from '#server/db/schema/index.ts';
import { updateCounts } from '#server/features/counts/index.ts';
import { root } from '../scripts/bootstrap.mjs';
import { startPostgres } from '../scripts/testing/start-postgres.ts';
import { openShop, percentile, productOf, readCpuMs, type Shop } from './chat/shop.ts';
import { fillYear } from './scale/fill-year.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '10' },
    postgres: { type: 'boolean', default: false },
  },
});
const messages = Number(values.messages);
const rounds = Number(values.rounds);
const questions = 30;
const searchPath = '/api/conversations?search=nothing-like-it';

const postgres = values.postgres ? await startPostgres(root) : null;
const database = postgres && { DATABASE_URL: postgres.url };
const shop = await openShop({
  passages: 200,
  // Slow calls are to be measured, not ended.
  variables: { ...database, DATABASE_STATEMENT_TIMEOUT_MS: '600000' },
});
try {
  const alone = await askSome(shop);
  await fill();
  console.log(
    `${messages} messages of one workspace, ${postgres ? 'PostgreSQL' : 'embedded database'}, ${rounds} calls each, in ms; the CPU is that of the server and its embedded database`,
  );
  for (const [name, path] of await listCalls()) await measure(name, path);
  report('a question, empty installation', alone);
  report('a question, filled', await askSome(shop));
  const busy = await askWhile(['/api/analytics?days=90', '/api/analytics/advanced?days=90']);
  report('a question while analytics is read', busy);
  report('a question while the inbox is searched', await askWhile([searchPath]));
  console.log(
    `question p95 ${percentile(busy, 95)} ms while analytics is read, ${percentile(alone, 95)} ms on an idle, empty installation`,
  );
} finally {
  await shop.app.stop();
  await postgres?.stop();
}

async function fill(): Promise<void> {
  const env = readEnv({ DATA_DIR: shop.app.dataDir, ...database });
  const reached = await reachDatabase({ env, log: createLog('error') });
  const { chatbotId } = shop;
  const found = await reached.pool.query<{ id: string }>(
    'SELECT workspace_id AS id FROM chatbots WHERE id = $1',
    [chatbotId],
  );
  const [workspace] = found.rows;
  if (!workspace) throw new Error('The chatbot is not there');
  const started = performance.now();
  await fillYear({ pool: reached.pool, workspaceId: workspace.id, chatbotId, messages });
  console.log(`filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const before = performance.now();
  // All at once is quicker than adding up a year of changes.
  await reached.pool.query('UPDATE workspaces SET is_counted = false');
  await updateCounts({ database: { orm: drizzle(reached.pool, { schema }) } });
  console.log(`counted in ${((performance.now() - before) / 1000).toFixed(0)} s`);
  await reached.pool.query('ANALYZE');
  await reached.close();
}

async function listCalls(): Promise<[name: string, path: string][]> {
  const inbox = await shop.call('/api/conversations');
  const { items } = (await inbox.json()) as { items: { id: string }[] };
  const chatbot = `chatbotId=${shop.chatbotId}`;
  const day = (offset: number) =>
    new Date(Date.now() - offset * 86_400_000).toISOString().slice(0, 10);
  const year = `from=${day(364)}&to=${day(0)}`;
  return [
    ['home', '/api/home'],
    ['analytics, 30 days', '/api/analytics'],
    ['analytics, 90 days', '/api/analytics?days=90'],
    ['analytics, a year', `/api/analytics?${year}`],
    ['analytics, a chatbot and a year', `/api/analytics?${chatbot}&${year}`],
    ['advanced, 30 days', '/api/analytics/advanced'],
    ['advanced, 90 days', '/api/analytics/advanced?days=90'],
    ['advanced, a year', `/api/analytics/advanced?${year}`],
    ['unanswered questions, 90 days', '/api/analytics/gaps?days=90'],
    ['topics, 90 days', '/api/analytics/topics?days=90'],
    ['answered since', '/api/analytics/closed-gaps'],
    ['questions as a file, 30 days', '/api/analytics.csv'],
    ['inbox', '/api/conversations'],
    ['inbox, waiting', '/api/conversations?state=waiting'],
    ['inbox, search for what is common', '/api/conversations?search=winter'],
    ['inbox, search for what is rare', '/api/conversations?search=item%204000%20cost'],
    ['inbox, search for what is not there', searchPath],
    ['a conversation', `/api/conversations/${items[0]?.id}`],
    ['leads', '/api/leads'],
    ['documents', '/api/documents'],
    ['chatbots', '/api/chatbots'],
    [
      'questions used',
      `/api/messages?count=1&since=${new Date(Date.now() - 30 * 86_400_000).toISOString()}`,
    ],
  ];
}

async function measure(name: string, path: string): Promise<void> {
  const times: number[] = [];
  await read(path);
  const cpuBefore = readCpuMs(shop);
  for (let round = 0; round < rounds; round += 1) times.push(await time(() => read(path)));
  const cpuMs = (readCpuMs(shop) - cpuBefore) / rounds;
  console.log(`${describe(name, times)}  server CPU ${cpuMs.toFixed(0).padStart(5)}`);
}

async function read(path: string): Promise<void> {
  const response = await shop.call(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await response.arrayBuffer();
}

async function askWhile(paths: readonly string[]): Promise<number[]> {
  let isOver = false;
  const reading = (async () => {
    while (!isOver) for (const path of paths) await read(path);
  })();
  const times = await askSome(shop);
  isOver = true;
  await reading;
  return times;
}

/** One visitor after the other, each with one question. */
async function askSome({ app, chatbotId }: Shop): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < questions; n += 1) {
    const body = JSON.stringify({
      text: `How much does the ${productOf((n * 7) % 200)} cost?`,
      clientKey: randomUUID(),
    });
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${n}.${Math.floor(Math.random() * 250)}`,
    };
    const asked = async () => {
      const url = `${app.address}/api/chat/${chatbotId}/messages`;
      const answer = await (await fetch(url, { method: 'POST', headers, body })).text();
      if (!answer.includes('event: done')) throw new Error(`No answer: ${answer}`);
    };
    times.push(await time(asked));
  }
  return times;
}

async function time(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function report(name: string, times: readonly number[]): void {
  console.log(describe(name, times));
}

function describe(name: string, times: readonly number[]): string {
  const [p50, p95, p99] = [50, 95, 99].map((share) => percentile(times, share).padStart(9));
  return `${name.padEnd(42)} p50 ${p50}  p95 ${p95}  p99 ${p99}`;
}
