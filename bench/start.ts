/** Time from starting the bundled server to its first 200 on the embedded database, and its memory when idle on both kinds. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/bootstrap.mjs';
import { type App, startApp } from '../scripts/testing/start-app.ts';
import { startPostgres } from '../scripts/testing/start-postgres.ts';

const rounds = 5;
const dataDir = mkdtempSync(join(tmpdir(), 'askwell-bench-'));

try {
  const first = await measureStart();
  console.log(`first start, database created: ${first.milliseconds.toFixed(0)} ms`);
  await first.app.stop();

  const times: number[] = [];
  let idle = 0;
  for (let round = 1; round <= rounds; round++) {
    const { app, milliseconds } = await measureStart();
    times.push(milliseconds);
    if (round === rounds) idle = await idleMegabytes(app);
    await app.stop();
  }
  times.sort((a, b) => a - b);
  console.log(`later starts: ${times.map((time) => `${time.toFixed(0)} ms`).join(', ')}`);
  console.log(`idle on PostgreSQL: ${await idleOnPostgres()} MB (limit 200)`);
  console.log(
    `start to first 200: median ${times[Math.floor(rounds / 2)]?.toFixed(0)} ms (limit 3000), idle after 10 s: ${idle} MB (limit 300)`,
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureStart(): Promise<{ app: App; milliseconds: number }> {
  const started = performance.now();
  const app = await startApp({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  return { app, milliseconds: performance.now() - started };
}

async function idleOnPostgres(): Promise<number> {
  const postgres = await startPostgres(root);
  try {
    const app = await startApp({ DATABASE_URL: postgres.url, LOG_LEVEL: 'error' });
    const megabytes = await idleMegabytes(app);
    await app.stop();
    return megabytes;
  } finally {
    await postgres.stop();
  }
}

async function idleMegabytes({ child }: App): Promise<number> {
  await sleep(10_000);
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
}
