/** Two web servers and a worker on PostgreSQL, one of them killed every 10 s for 5 minutes while people use them (--minutes, --every, --visitors). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../scripts/bootstrap.mjs';
import { findFreePort } from '../scripts/testing/find-free-port.ts';
import { type App, spawnApp, startApp } from '../scripts/testing/start-app.ts';
import { startPostgres } from '../scripts/testing/start-postgres.ts';
import { percentile } from './chat/shop.ts';
import { askUntilAnswered } from './fleet/ask-until-answered.ts';
import { startBalancer } from './fleet/start-balancer.ts';
import { type Delivery, talkLive } from './fleet/talk-live.ts';
import { findLosses } from './kills/find-losses.ts';
import { openLedger, openOwner, unlimited, visitUntil } from './kills/visit-shop.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    every: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '10' },
    talks: { type: 'string', default: '6' },
  },
});
const forMs = Number(values.minutes) * 60_000;
const everyMs = Number(values.every) * 1_000;
/** First without a kill: the same load on the same machine. */
const calmMs = 30_000;
/** What a live reply may take. */
const liveMs = 1_000;

const folder = mkdtempSync(join(tmpdir(), 'askwell-fleet-'));
const postgres = await startPostgres(root);
const ports = [await findFreePort(), await findFreePort()];
const balancer = await startBalancer({ ports });
const variables = {
  DATABASE_URL: postgres.url,
  AUTH_SECRET: 'one secret that all servers of this fleet have in common',
  PUBLIC_URL: balancer.address,
  LOG_LEVEL: 'error',
  ...unlimited,
};
type Member = { name: string; app: App; start(): Promise<App> };
const members: Member[] = [];
const ledger = openLedger();
const times: number[] = [];
/** Replies that were sent before the first kill, for comparison. */
let calmUntil = 0;
const unanswered: string[] = [];
let retried = 0;
let isOver = false;
const killed: { name: string; at: number }[] = [];

try {
  for (const [index, port] of ports.entries()) {
    const name = `web ${index + 1}`;
    const own = { ...variables, SERVICES: 'web', PORT: String(port), DATA_DIR: folderOf(name) };
    await enlist({ name, start: () => startApp(own) });
  }
  const own = { ...variables, SERVICES: 'worker', DATA_DIR: folderOf('worker') };
  await enlist({ name: 'worker', start: () => spawnApp(own) });
  const owner = await openOwner(balancer.address);
  const shop = { address: balancer.address, chatbotId: owner.chatbotId };

  const use = visitUntil({ owner, ledger, round: 1, isOver: () => isOver });
  const visits = Array.from({ length: Number(values.visitors) }, (_, n) => visit({ shop, n }));
  const talks = Array.from({ length: Number(values.talks) }, (_, n) =>
    talkLive({ owner, ledger, isOver: () => isOver, name: `${n}` }),
  );
  const using = Promise.all([use, Promise.all(visits), Promise.all(talks)]);
  // Something that is refused ends the run at once, not after minutes.
  const kills = await Promise.race([killInTurn(), using.then(() => 0)]);
  isOver = true;
  const [, , talked] = await using;
  const losses = await findLosses({ owner, ledger });
  report({ kills, losses, talked });
} finally {
  for (const { app } of members) await app.stop();
  balancer.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function enlist({ name, start }: Omit<Member, 'app'>): Promise<void> {
  members.push({ name, start, app: await start() });
}

function folderOf(name: string): string {
  return join(folder, name.replace(' ', '-'));
}

async function killInTurn(): Promise<number> {
  await sleep(calmMs);
  calmUntil = performance.now();
  const until = Date.now() + forMs;
  let kills = 0;
  while (Date.now() + everyMs <= until) {
    await sleep(everyMs);
    const member = members[kills % members.length];
    if (!member) throw new Error('There is a member for each turn.');
    killed.push({ name: member.name, at: performance.now() });
    member.app.child.kill('SIGKILL');
    await member.app.stop();
    const started = performance.now();
    kills += 1;
    // As a supervisor does: at once. The next kill doesn't wait for it.
    void member.start().then((app) => {
      member.app = app;
      const ms = Math.round(performance.now() - started);
      if (kills % 6 === 0) console.log(`${kills} kills; ${member.name} was back after ${ms} ms`);
    });
  }
  // The last one comes back.
  await sleep(everyMs);
  return kills;
}

/** Asks, reads, thinks and asks again; now and then it's a new visitor. */
async function visit({
  shop,
  n,
}: {
  shop: { address: string; chatbotId: string };
  n: number;
}): Promise<void> {
  let token: string | null = null;
  for (let count = 0; !isOver; count += 1) {
    if (count % 10 === 0) token = null;
    const text = `Does visitor ${n} get cake number ${count}?`;
    const visitorAddress = `10.8.${n}.${count % 250}`;
    const started = performance.now();
    const answered = await askUntilAnswered({ shop, text, token, visitorAddress });
    if (answered) {
      times.push(performance.now() - started);
      if (answered.attempts > 1) retried += 1;
      token = answered.visitorToken;
      ledger.questions.push({ visitorToken: token, text });
    } else unanswered.push(text);
    await sleep(500 + Math.random() * 1_000);
  }
}

function report({
  kills,
  losses,
  talked,
}: {
  kills: number;
  losses: string[];
  talked: { deliveries: Delivery[]; missing: string[] }[];
}): void {
  const all = talked.flatMap((talk) => talk.deliveries);
  const deliveries = all.filter(({ sentAt }) => sentAt >= calmUntil);
  const calm = all.filter(({ sentAt }) => sentAt < calmUntil).map(({ ms }) => ms);
  const missing = talked.flatMap((talk) => talk.missing);
  const writes = Object.values(ledger).reduce((sum, list) => sum + list.length, 0);
  for (const loss of losses.slice(0, 20)) console.log(`lost: ${loss}`);
  for (const text of unanswered.slice(0, 20)) console.log(`unanswered: ${text}`);
  for (const text of missing.slice(0, 20)) console.log(`not delivered: ${text}`);
  console.log(describe('a question with its retries', times));
  const msOf = (wasCut: boolean) => deliveries.filter((d) => d.wasCut === wasCut).map((d) => d.ms);
  console.log(describe('a live reply before the first kill', calm));
  console.log(describe('a live reply', msOf(false)));
  console.log(describe('a live reply whose connection was killed', msOf(true)));
  const lateOnes = deliveries.filter(({ ms }) => ms > liveMs);
  for (const { ms, sentAt, wasCut } of lateOnes.slice(0, 20)) {
    const kill = killed.findLast(({ at }) => at < sentAt + ms);
    const before = kill ? `${Math.round(sentAt - kill.at)} ms after ${kill.name} was killed` : '';
    const cut = wasCut ? ', whose connection was killed' : '';
    console.log(`late: ${Math.round(ms)} ms for one sent ${before}${cut}`);
  }
  const late = lateOnes.length + missing.length;
  console.log(
    `${kills} kills of two servers and a worker: ${losses.length} of ${writes} confirmed writes lost (at most 0), ${unanswered.length} of ${times.length + unanswered.length} questions unanswered (at most 0; ${retried} were sent again), ${late} of ${deliveries.length + missing.length} live replies later than 1 s (at most 0)`,
  );
  if (losses.length + unanswered.length + late > 0) process.exitCode = 1;
}

function describe(name: string, list: readonly number[]): string {
  const [p50, p95, most] = [50, 95, 100].map((share) => percentile(list, share).padStart(8));
  return `${name.padEnd(42)} ${String(list.length).padStart(5)} times  p50 ${p50}  p95 ${p95}  most ${most} ms`;
}
