/** Sign-ins a second and their p99 at 20 at once, and how fast pages stay meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { termsVersion } from '#shared/contract/accounts.ts';
import { startApp } from '../scripts/testing/start-app.ts';

const atOnce = 20;
const seconds = 15;
/** An account takes ten sign-ins in five minutes, so there must be enough of them. */
const accounts = 120;
const password = 'Correct-horse-1';

const app = await startApp({
  LOG_LEVEL: 'error',
  RATE_LIMIT_REQUESTS: '100000000',
  ADDRESS_REQUESTS_PER_MINUTE: '100000000',
});

try {
  const emails = Array.from({ length: accounts }, (_, n) => `bench${n}@example.com`);
  // Everybody comes back with the browser they signed up with: unknown ones would each send a mail.
  const cookies = new Map<string, string>();
  await inTurns(emails, async (email) => {
    const person = { name: 'Bench Owner', email, password, termsVersion };
    const response = await post({ path: '/api/auth/sign-up/email', body: person });
    cookies.set(email, response.headers.getSetCookie().map(cutCookie).join('; '));
  });
  const idle = await watchPages(3000);
  let turn = 0;
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const visitor = async () => {
    while (performance.now() < until && turn < accounts * 9) {
      const email = emails[turn++ % accounts] ?? '';
      const body = { email, password };
      const cookie = cookies.get(email);
      times.push(await timed(() => post({ path: '/api/auth/sign-in/email', body, cookie })));
    }
  };
  const started = performance.now();
  const [busy] = await Promise.all([
    watchPages(seconds * 1000),
    ...Array.from({ length: atOnce }, visitor),
  ]);
  const rate = times.length / ((performance.now() - started) / 1000);
  console.log(`pages while idle: p95 ${percentile(idle, 95)} ms, p99 ${percentile(idle, 99)} ms`);
  console.log(`pages meanwhile:  p95 ${percentile(busy, 95)} ms, p99 ${percentile(busy, 99)} ms`);
  console.log(
    `${atOnce} at once: ${rate.toFixed(1)} sign-ins/s, p50 ${percentile(times, 50)} ms, p99 ${percentile(times, 99)} ms`,
  );
} finally {
  await app.stop();
}

async function post({
  path,
  body,
  cookie = '',
}: {
  path: string;
  body: object;
  cookie?: string;
}): Promise<Response> {
  const response = await fetch(app.address + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return response;
}

function cutCookie(line: string): string {
  return line.split(';', 1)[0] ?? '';
}

/** Times of the landing page, asked for again and again by one visitor. */
async function watchPages(ms: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + ms;
  while (performance.now() < until) {
    times.push(await timed(async () => (await fetch(`${app.address}/`)).arrayBuffer()));
    await sleep(10);
  }
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const take = async () => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
  };
  await Promise.all([1, 2, 3, 4].map(take));
}

function percentile(times: number[], percent: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100));
  return (sorted[at] ?? 0).toFixed(0);
}
