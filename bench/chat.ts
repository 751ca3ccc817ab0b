/** Platform time of a visitor's message at 1, 50 and 200 visitors, and what streaming costs beside bare node:http. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openShop, percentile, productOf, readCpuMs, type Shop } from './chat/shop.ts';

const seconds = 8;
const passages = 1000;
/** A person reads before asking again; without this, visitors only measure their own queue. */
const thinkingMs = 2_000;
/** A longer talk than most. One without end would be over what it may quote, and measure the call for a human. */
const questionsEach = 20;
/** Of streaming. Until both servers run compiled code, the one with more of it looks slow. */
const warmingRounds = 5;
const countedRounds = 15;

// Before anything else of ours runs: two processes of equal load are compared.
const ratio = await compareStreaming();
const shop = await openShop({ passages });
try {
  await converse({ shop, visitors: 1, pauseMs: 0, forMs: 2_000 });
  const cpuBefore = readCpuMs(shop);
  const alone = await converse({ shop, visitors: 1, pauseMs: 0, forMs: seconds * 1000 });
  const cpu = (readCpuMs(shop) - cpuBefore) / alone.length;
  report('1 visitor', alone);
  console.log(`server CPU ${cpu.toFixed(1)} ms a message, all threads`);
  for (const visitors of [50, 200]) {
    const times = await converse({ shop, visitors, pauseMs: thinkingMs, forMs: seconds * 1000 });
    report(`${visitors} visitors, one message every ${thinkingMs / 1000} s each`, times);
  }
  console.log(`streaming: ${ratio.toFixed(2)} × the CPU of bare node:http (at most 1.3)`);
  console.log(
    `platform p50 ${percentile(alone, 50)} ms a message at ${passages} passages (at most 15)`,
  );
} finally {
  await shop.app.stop();
}

function report(name: string, times: readonly number[]): void {
  console.log(
    `${name}: ${times.length} messages, p50 ${percentile(times, 50)} ms, p99 ${percentile(times, 99)} ms`,
  );
}

/** Each visitor asks, reads the whole answer, waits and asks again. Any failure ends the run. */
async function converse({
  forMs,
  visitors,
  pauseMs,
  shop,
}: {
  shop: Shop;
  visitors: number;
  pauseMs: number;
  forMs: number;
}): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const visitor = async (_: unknown, index: number) => {
    let token: string | null = null;
    let address = '';
    await pause(Math.random() * pauseMs);
    for (let count = 0; performance.now() < until; count += 1) {
      if (count % questionsEach === 0) {
        token = null;
        address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`;
      }
      const asked = index + count * 7;
      const text = `How much does the ${productOf(asked % passages)} cost?`;
      const started = performance.now();
      const answer = await ask({ shop, agent, text, token, address });
      times.push(performance.now() - started);
      token = /"visitorToken":"([^"]+)"/.exec(answer)?.[1] ?? token;
      if (!answer.includes('event: done')) throw new Error(`No answer: ${answer}`);
      await pause(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  agent.destroy();
  return times;
}

function ask(input: {
  shop: Shop;
  agent: Agent;
  text: string;
  token: string | null;
  address: string;
}): Promise<string> {
  const url = `${input.shop.app.address}/api/chat/${input.shop.chatbotId}/messages`;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': input.address,
    ...(input.token && { authorization: `Bearer ${input.token}` }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent: input.agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.once('end', () => resolve(text));
    });
    sent.once('error', reject).end(JSON.stringify({ text: input.text, clientKey: randomUUID() }));
  });
}

/** Alternating, because the machine's speed drifts: each round compares neighbours, and the median round counts. */
async function compareStreaming(): Promise<number> {
  const start = (kind: string) => fork(join(import.meta.dirname, 'chat/stream-server.ts'), [kind]);
  const servers = { bare: start('bare'), askwell: start('askwell') };
  const ports = { bare: await hear(servers.bare), askwell: await hear(servers.askwell) };
  const ratios: number[] = [];
  for (let round = 0; round < warmingRounds + countedRounds; round += 1) {
    const bare = await measure({ server: servers.bare, port: ports.bare });
    const askwell = await measure({ server: servers.askwell, port: ports.askwell });
    if (round >= warmingRounds) ratios.push(askwell / bare);
  }
  servers.bare.kill();
  servers.askwell.kill();
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN;
}

async function measure({ server, port }: { server: ChildProcess; port: number }): Promise<number> {
  const cpu = () => {
    server.send('cpu');
    return hear(server);
  };
  const before = await cpu();
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => read({ port, agent })));
  }
  agent.destroy();
  return (await cpu()) - before;
}

function read({ port, agent }: { port: number; agent: Agent }): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume().once('end', resolve);
    });
    sent.once('error', reject).end();
  });
}

function hear(server: ChildProcess): Promise<number> {
  return new Promise((resolve) => server.once('message', (value) => resolve(Number(value))));
}
