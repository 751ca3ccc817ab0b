/** What visitors of one shop notice while another one uploads, is flooded with questions, runs tests or sends webhooks to a receiver that hangs (--questions 40, --model). */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  joinShop,
  openShop,
  percentile,
  productOf,
  readThreadsCpuMs,
  type Shop,
  writeHandbook,
} from './chat/shop.ts';

const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '40' },
    model: { type: 'boolean', default: false },
  },
});
const questions = Number(values.questions);

const hanging = createServer(() => {});
await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
const receiver = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;

const quiet = await openShop({
  passages: 200,
  variables: {
    WEBHOOK_TRUSTED_ORIGINS: receiver,
    // Empty: the model that ships, with its judges.
    ...(values.model && { EMBEDDING_MODEL: '' }),
  },
});
const { app } = quiet;
try {
  const noisy = await joinShop({ app, passages: 200, email: 'noisy@shop.test' });
  const attacks: [name: string, attack: (isOver: () => boolean) => Promise<void>][] = [
    ['uploads: documents of 300 sections', (isOver) => upload(noisy, isOver)],
    ['questions: 60 at once', (isOver) => flood(noisy, isOver)],
    ['tests: 300 questions, again and again', (isOver) => runTests(noisy, isOver)],
    ['webhooks: a receiver that hangs', (isOver) => sendWebhooks(noisy, isOver)],
  ];
  await measure('warming up', 60);
  const ratios: { time: number; processor: number }[] = [];
  for (const [name, attack] of attacks) {
    // Right before each, because other work on the machine comes and goes.
    const idle = await measure('idle', questions);
    let isOver = false;
    const attacking = attack(() => isOver);
    await sleep(1_000);
    const busy = await measure(name, questions);
    isOver = true;
    await attacking;
    await untilSettled();
    ratios.push({ time: busy.time / idle.time, processor: busy.processor / idle.processor });
  }
  const list = (of: (ratio: (typeof ratios)[number]) => number) =>
    ratios.map((ratio) => of(ratio).toFixed(1)).join(', ');
  console.log(
    `p95 of the quiet shop's questions, as a multiple of idle: ${list(({ time }) => time)} (uploads, questions, tests, webhooks); ` +
      `of what the server computed meanwhile: ${list(({ processor }) => processor)}`,
  );
} finally {
  hanging.closeAllConnections();
  hanging.close();
  await app.stop();
}

/**
 * Time, and what the server's threads computed while the question was answered: the question itself and all that came
 * in between, which other work on the machine doesn't change.
 */
async function measure(name: string, count: number): Promise<{ time: number; processor: number }> {
  const times: number[] = [];
  const computed: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const started = performance.now();
    const before = readThreadsCpuMs({ app });
    const response = await ask(quiet, n);
    computed.push(readThreadsCpuMs({ app }) - before);
    if (!response.includes('event: done')) throw new Error(`No answer: ${response}`);
    times.push(performance.now() - started);
    await sleep(50);
  }
  const describe = (list: readonly number[]) =>
    [50, 95].map((share) => `p${share} ${percentile(list, share).padStart(7)} ms`).join('  ');
  console.log(`${name.padEnd(40)} ${describe(times)}; computed ${describe(computed)}`);
  return { time: Number(percentile(times, 95)), processor: Number(percentile(computed, 95)) };
}

/** What an attack left behind is over: documents are read and tests are answered. */
async function untilSettled(): Promise<void> {
  for (let before = Number.NaN; ; ) {
    const now = readThreadsCpuMs({ app });
    if (now - before < 150) return;
    before = now;
    await sleep(1_000);
  }
}

async function ask({ chatbotId }: Shop, n: number): Promise<string> {
  const response = await fetch(`${app.address}/api/chat/${chatbotId}/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${Math.floor(Math.random() * 250)}.${n % 250}.${Math.floor(Math.random() * 250)}`,
    },
    body: JSON.stringify({
      text: `How much does the ${productOf((n * 7) % 200)} cost?`,
      clientKey: randomUUID(),
    }),
  });
  return response.text();
}

async function upload(shop: Shop, isOver: () => boolean): Promise<void> {
  const text = writeHandbook(300);
  for (let n = 0; !isOver(); n += 1) {
    const form = new FormData();
    form.set('chatbotIds', shop.chatbotId);
    form.set('file', new Blob([`Copy ${n}\n\n${text}`]), `copy-${n}.md`);
    const headers = { cookie: shop.cookie, origin: app.address };
    const response = await fetch(`${app.address}/api/documents`, {
      method: 'POST',
      headers,
      body: form,
    });
    if (!response.ok) throw new Error(`Upload: ${await response.text()}`);
    await response.arrayBuffer();
    await sleep(200);
  }
}

async function flood(shop: Shop, isOver: () => boolean): Promise<void> {
  const visitor = async (first: number) => {
    for (let n = first; !isOver(); n += 1) await ask(shop, n);
  };
  await Promise.all(Array.from({ length: 60 }, (_, first) => visitor(first * 100)));
}

async function runTests(shop: Shop, isOver: () => boolean): Promise<void> {
  const path = `/api/chatbots/${shop.chatbotId}/tests`;
  const items = Array.from({ length: 300 }, (_, n) => ({
    question: `How much does the ${productOf(n % 200)} cost on day ${n}?`,
  }));
  await shop.call(`${path}/bulk`, { method: 'POST', json: { items } });
  while (!isOver()) {
    await shop.call(`${path}/run`, { method: 'POST', json: {} });
    await sleep(500);
  }
}

async function sendWebhooks(shop: Shop, isOver: () => boolean): Promise<void> {
  const endpoint = { name: 'Hanging', url: receiver, events: ['conversation.started'] };
  const made = await shop.call('/api/webhooks', { method: 'POST', json: endpoint });
  if (!made.ok) console.log(`webhooks could not be set up: ${await made.text()}`);
  for (let n = 0; !isOver(); n += 1) {
    await ask(shop, n);
    await sleep(100);
  }
}
