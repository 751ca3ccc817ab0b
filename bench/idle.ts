/** 2,000 open event streams: what they hold of memory, and how quick the dashboard stays meanwhile. */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openShop, percentile } from './chat/shop.ts';

const streams = 2000;
const conversations = 250;
const seconds = 20;

const shop = await openShop({ passages: 50 });
let tokens: string[] = [];
try {
  tokens = await Promise.all(Array.from({ length: conversations }, (_, n) => begin(n)));
  const idle = await watchDashboard(5_000);
  const before = residentMb();
  const agent = new Agent({ keepAlive: false, maxSockets: streams });
  let open = 0;
  for (let n = 0; n < streams; n += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => follow({ at: (n + at) % conversations, agent })),
    );
    open += 50;
  }
  const busy = await watchDashboard(seconds * 1000);
  await sleep(1_000);
  const after = residentMb();
  console.log(`dashboard before: p50 ${percentile(idle, 50)} ms, p95 ${percentile(idle, 95)} ms`);
  console.log(`memory: ${before} MB before, ${after} MB with ${open} streams`);
  console.log(
    `${(((after - before) * 1024) / open).toFixed(1)} kB a stream; dashboard p95 ${percentile(busy, 95)} ms (at most 1000)`,
  );
  agent.destroy();
} finally {
  await shop.app.stop();
}

async function begin(n: number): Promise<string> {
  const answer = await fetch(`${shop.app.address}/api/chat/${shop.chatbotId}/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-forwarded-for': `10.0.1.${n}`,
    },
    body: JSON.stringify({ text: 'Hello' }),
  });
  return ((await answer.json()) as { visitorToken: string }).visitorToken;
}

/** Resolves with the first event. */
function follow({ at, agent }: { at: number; agent: Agent }): Promise<void> {
  const url = `${shop.app.address}/api/chat/${shop.chatbotId}/events`;
  // Each visitor at an address of their own, because one address may open only so many.
  const headers = { authorization: `Bearer ${tokens[at]}`, 'x-forwarded-for': `10.0.1.${at}` };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`refused with ${response.statusCode}`));
      response.once('data', () => resolve()).on('error', () => {});
    });
    sent.once('error', reject).end();
  });
}

async function watchDashboard(forMs: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    const started = performance.now();
    await (await shop.call('/api/conversations')).text();
    times.push(performance.now() - started);
    await sleep(50);
  }
  return times;
}

function residentMb(): number {
  const status = readFileSync(`/proc/${shop.app.child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
