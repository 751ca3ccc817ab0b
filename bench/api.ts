/** Requests a second and p99 of the public API at 50 at once, beside a bare node:http server in the same run. */
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { findFreePort } from '../scripts/testing/find-free-port.ts';
import { openShop, percentile } from './chat/shop.ts';

const seconds = 5;
const connections = 50;

const shop = await openShop({ passages: 10, variables: { API_REQUESTS_PER_MINUTE: '100000000' } });
const json = { name: 'Bench', scopes: ['read'] };
const made = await shop.call('/api/api-keys', { method: 'POST', json });
const { key } = (await made.json()) as { key: string };
const port = await findFreePort();
const bare = spawn(process.execPath, [
  '-e',
  `require('node:http').createServer((_, res) => { res.setHeader('content-type', 'application/json'); res.end('{"status":"ok"}'); }).listen(${port}, '127.0.0.1', () => console.log('ready'))`,
]);
await new Promise((resolve) => bare.stdout.once('data', resolve));

try {
  const floor = `http://127.0.0.1:${port}/`;
  const calls = {
    'one chatbot': `${shop.app.address}/api/v1/chatbots/${shop.chatbotId}`,
    'list of documents': `${shop.app.address}/api/v1/documents`,
  };
  await measure(calls['one chatbot']);
  const bareTimes = await measure(floor);
  report('bare node:http', bareTimes);
  const rates = [];
  for (const [name, url] of Object.entries(calls)) {
    const times = await measure(url);
    report(name, times);
    rates.push({ name, perSecond: times.length / seconds, p99: percentile(times, 99) });
  }
  const [first] = rates;
  console.log(
    `API ${first?.perSecond.toFixed(0)}/s, p99 ${first?.p99} ms at ${connections} at once; bare node:http ${(bareTimes.length / seconds).toFixed(0)}/s, p99 ${percentile(bareTimes, 99)} ms`,
  );
} finally {
  bare.kill();
  await shop.app.stop();
}

function report(name: string, times: readonly number[]): void {
  console.log(
    `${name}: ${(times.length / seconds).toFixed(0)}/s, p50 ${percentile(times, 50)} ms, p99 ${percentile(times, 99)} ms`,
  );
}

async function measure(url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const program = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      await get({ url, agent });
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, program));
  agent.destroy();
  return times;
}

function get({ url, agent }: { url: string; agent: Agent }): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` };
    const sent = request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    sent.once('error', reject).end();
  });
}
