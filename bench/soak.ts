/** Half an hour of 50 visitors who ask, read, rate, leave details and call for a person: whether memory stays flat, and questions quick (--minutes 30, --visitors 50). */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openShop, percentile, productOf } from './chat/shop.ts';
import { askUntilAnswered } from './fleet/ask-until-answered.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    visitors: { type: 'string', default: '50' },
  },
});
const minutes = Number(values.minutes);
const passages = 500;
const metricsToken = 'a token that only this measurement knows';
/** What someone takes to read an answer and to type the next question. */
const [shortestPauseMs, longestPauseMs] = [4_000, 20_000];
const windowMinutes = 5;

type Sample = { minute: number; residentMb: number; heapMb: number };
const samples: Sample[] = [];
/** Of each window of five minutes. */
const times: number[][] = [];
const errors: string[] = [];
let isOver = false;

const variables = {
  METRICS_TOKEN: metricsToken,
  // The model that ships, with its judges.
  EMBEDDING_MODEL: '',
};
const shop = await openShop({ passages, variables });
const { app, chatbotId } = shop;
const begun = performance.now();
try {
  const visits = Array.from({ length: Number(values.visitors) }, (_, n) => visit(n));
  const desk = replyToThoseWhoWait();
  await watchMemory();
  isOver = true;
  await Promise.all([...visits, desk]);
  report();
} finally {
  await app.stop();
}

/** The least of a minute: what is left after garbage was collected. */
async function watchMemory(): Promise<void> {
  for (let minute = 1; minute <= minutes; minute += 1) {
    const least = { minute, residentMb: Infinity, heapMb: Infinity };
    while (performance.now() - begun < minute * 60_000) {
      least.heapMb = Math.min(least.heapMb, await readHeapMb());
      for (let n = 0; n < 5; n += 1) {
        await sleep(1_000);
        least.residentMb = Math.min(least.residentMb, readResidentMb());
      }
    }
    samples.push(least);
    const asked = times.reduce((sum, list) => sum + list.length, 0);
    console.log(
      `minute ${String(minute).padStart(3)}: ${least.residentMb.toFixed(0)} MB resident, ${least.heapMb.toFixed(1)} MB heap, ${asked} questions, ${errors.length} errors`,
    );
  }
}

function readResidentMb(): number {
  const status = readFileSync(`/proc/${app.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function readHeapMb(): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${app.address}/metrics`, { headers })).text();
  const [, bytes] = /^nodejs_heap_size_used_bytes (\d+)/m.exec(text) ?? [];
  if (!bytes) throw new Error(`No heap among the metrics:\n${text}`);
  return Number(bytes) / 1024 / 1024;
}

/** One visitor after the other at the same place: a few questions each, and now and then what people do besides. */
async function visit(place: number): Promise<void> {
  // Not all at once.
  await pause();
  for (let count = 0; !isOver; count += 1) {
    const visitorAddress = `10.${place}.${Math.floor(count / 250)}.${count % 250}`;
    try {
      await talk({ place, count, visitorAddress });
    } catch (error) {
      errors.push(String(error));
    }
  }
}

async function talk({
  place,
  count,
  visitorAddress,
}: {
  place: number;
  count: number;
  visitorAddress: string;
}): Promise<void> {
  const questions = 2 + ((place + count) % 5);
  let token: string | null = null;
  for (let n = 0; n < questions && !isOver; n += 1) {
    const product = productOf((place * 31 + count * 7 + n) % passages);
    const text = n % 4 === 3 ? `Do you repair a ${product}?` : `How much does the ${product} cost?`;
    const started = performance.now();
    const shopAddress = { address: app.address, chatbotId };
    const answered = await askUntilAnswered({ shop: shopAddress, text, token, visitorAddress });
    if (!answered) throw new Error(`No answer to ${text}`);
    if (answered.attempts > 1) errors.push(`${answered.attempts} attempts for ${text}`);
    note(performance.now() - started);
    token = answered.visitorToken;
    await pause();
    if (n === 1 && answered.messageId && count % 3 === 0) {
      const feedback = count % 2 ? 'up' : 'down';
      await send({ path: 'feedback', token, json: { messageId: answered.messageId, feedback } });
    }
  }
  if (isOver || !token) return;
  if (count % 10 === 5) {
    const fields = { name: 'Guest', email: `guest-${place}-${count}@home.test` };
    await send({ path: 'lead', token, json: { fields, consent: true } });
  }
  if (count % 10 === 7) {
    await send({ path: 'handoff', token, json: {} });
    await listen({ token, visitorAddress });
  }

  async function send(call: { path: string; token: string; json: unknown }): Promise<void> {
    const response = await fetch(`${app.address}/api/chat/${chatbotId}/${call.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${call.token}`,
        'x-forwarded-for': visitorAddress,
      },
      body: JSON.stringify(call.json),
    });
    const body = await response.text();
    if (!response.ok) throw new Error(`${call.path}: ${response.status} ${body}`);
  }
}

/** Keeps the stream open for a while, as a chat does that waits for a person. */
async function listen(visitor: { token: string; visitorAddress: string }): Promise<void> {
  const line = new AbortController();
  const response = await fetch(`${app.address}/api/chat/${chatbotId}/events`, {
    signal: line.signal,
    headers: {
      authorization: `Bearer ${visitor.token}`,
      'x-forwarded-for': visitor.visitorAddress,
    },
  });
  if (!response.ok) throw new Error(`events: ${response.status} ${await response.text()}`);
  await pause();
  line.abort();
}

/** The owner, who has the inbox open. */
async function replyToThoseWhoWait(): Promise<void> {
  while (!isOver) {
    await sleep(10_000);
    const inbox = await shop.call('/api/conversations?state=waiting');
    const { items } = (await inbox.json()) as { items: { id: string }[] };
    for (const { id } of items.slice(0, 3)) {
      const path = `/api/conversations/${id}`;
      const reply = { method: 'POST', json: { text: 'We will call you back.' } };
      const calls = [
        await shop.call(`${path}/reply`, reply),
        await shop.call(`${path}/close`, { method: 'POST', json: {} }),
      ];
      for (const call of calls) if (!call.ok) errors.push(`inbox: ${call.status}`);
    }
  }
}

function pause(): Promise<void> {
  return sleep(shortestPauseMs + Math.random() * (longestPauseMs - shortestPauseMs));
}

function note(ms: number): void {
  const at = Math.floor((performance.now() - begun) / (windowMinutes * 60_000));
  times[at] = [...(times[at] ?? []), ms];
}

function report(): void {
  for (const [at, list] of times.entries()) {
    console.log(
      `minutes ${at * windowMinutes} to ${(at + 1) * windowMinutes}: ${list.length} questions, p50 ${percentile(list, 50)} ms, p95 ${percentile(list, 95)} ms`,
    );
  }
  for (const error of errors.slice(0, 10)) console.log(error);
  const half = samples.slice(Math.floor(samples.length / 2));
  const resident = slopeOf(half.map(({ minute, residentMb }) => [minute / 60, residentMb]));
  const heap = slopeOf(half.map(({ minute, heapMb }) => [minute / 60, heapMb]));
  console.log(
    `${values.visitors} visitors for ${minutes} minutes: ${resident.toFixed(1)} MB an hour resident and ${heap.toFixed(1)} MB an hour of heap over the second half; ${errors.length} errors (at most 0)`,
  );
  if (errors.length > 0) process.exitCode = 1;
}

/** Of the line with the least squares. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const below = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
