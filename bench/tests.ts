/** What tests hold back; how long 50 and 500 of them take, and how long visitors wait meanwhile. `edits`: only the first. */
import { setTimeout as pause } from 'node:timers/promises';
import type { TestRunReport, TestsResponse } from '#shared/contract/answer-tests.ts';
import { converse } from './chat/converse.ts';
import { readCpuMs } from './chat/read-cpu.ts';
import { openShop, percentile, productOf } from './chat/shop.ts';
import { benchEdits } from './edits/bench-edits.ts';

const passages = 1000;
const visitors = 10;
/** A person reads before asking again. */
const thinkingMs = 1_000;
const quietMs = 8_000;

await benchEdits();
if (process.argv.includes('edits')) process.exit();

const shop = await openShop({ passages });
const path = `/api/chatbots/${shop.chatbotId}/tests`;
try {
  await talk(2_000);
  const alone = await talk(quietMs);
  report('no tests running', alone);
  for (const count of [50, 500]) {
    await add(count);
    const cpuBefore = readCpuMs(shop);
    const seconds = await measureRun();
    const cpu = (readCpuMs(shop) - cpuBefore) / count;
    console.log(
      `${count} tests: ${seconds.toFixed(1)} s without visitors, server CPU ${cpu.toFixed(1)} ms a test, all threads`,
    );
    const times: number[] = [];
    let isDone = false;
    const run = measureRun().finally(() => {
      isDone = true;
    });
    while (!isDone) times.push(...(await talk(2_000)));
    console.log(`${count} tests: ${(await run).toFixed(1)} s with ${visitors} visitors`);
    report(`while ${count} tests run`, times);
  }
} finally {
  await shop.app.stop();
}

function talk(forMs: number): Promise<number[]> {
  return converse({ shop, passages, visitors, pauseMs: thinkingMs, forMs });
}

function report(name: string, times: readonly number[]): void {
  console.log(
    `visitors, ${name}: ${times.length} messages, p50 ${percentile(times, 50)} ms, p95 ${percentile(times, 95)} ms`,
  );
}

/** Tests that the first ones add up to this many; waits until the run that saving starts is over. */
async function add(count: number): Promise<void> {
  const items = Array.from({ length: count }, (_, at) => ({
    question: `How much does the ${productOf(at)} cost?`,
  }));
  const response = await shop.call(`${path}/bulk`, { method: 'POST', json: { items } });
  if (!response.ok) throw new Error(await response.text());
  await waitForRuns();
}

async function measureRun(): Promise<number> {
  const started = performance.now();
  const response = await shop.call(`${path}/run`, { method: 'POST', json: {} });
  if (!response.ok) throw new Error(await response.text());
  const { id } = (await response.json()) as TestRunReport;
  const [run] = (await waitForRuns()).filter((one) => one.id === id);
  if (run?.failed) throw new Error(`${run.failed} tests failed`);
  return (performance.now() - started) / 1000;
}

async function waitForRuns(): Promise<TestsResponse['runs']> {
  for (;;) {
    const { runs } = (await (await shop.call(path)).json()) as TestsResponse;
    if (runs.every(({ state }) => state === 'done')) return runs;
    await pause(500);
  }
}
