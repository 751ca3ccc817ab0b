/** Requests a second of the smallest API answer, beside a bare node:http server in the same run. */
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { findFreePort } from '../scripts/testing/find-free-port.ts';
import { startApp } from '../scripts/testing/start-app.ts';

const seconds = 5;
const connections = 50;

const app = await startApp({ LOG_LEVEL: 'error', RATE_LIMIT_REQUESTS: '100000000' });
const port = await findFreePort();
const bare = spawn(process.execPath, [
  '-e',
  `require('node:http').createServer((_, res) => { res.setHeader('content-type', 'application/json'); res.end('{"status":"ok"}'); }).listen(${port}, '127.0.0.1', () => console.log('ready'))`,
]);
await new Promise((resolve) => bare.stdout.once('data', resolve));

try {
  // Alternating, because the machine's speed drifts.
  const rates = { askwell: [] as number[], bare: [] as number[] };
  for (let round = 0; round < 3; round++) {
    rates.askwell.push(await measure(`${app.address}/healthz`));
    rates.bare.push(await measure(`http://127.0.0.1:${port}/`));
  }
  const [askwell, floor] = [Math.max(...rates.askwell), Math.max(...rates.bare)];
  console.log(`${connections} connections, best of 3 × ${seconds} s`);
  console.log(
    `Askwell ${askwell.toFixed(0)}/s, bare node:http ${floor.toFixed(0)}/s: ${(floor / askwell).toFixed(2)} × the floor's time`,
  );
} finally {
  bare.kill();
  await app.stop();
}

async function measure(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const visitor = async () => {
    while (performance.now() < until) {
      await get({ url, agent });
      answered++;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return answered / seconds;
}

function get({ url, agent }: { url: string; agent: Agent }): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    sent.once('error', reject).end();
  });
}
