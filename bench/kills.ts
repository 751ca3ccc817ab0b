/** The whole server killed 200 times (or as often as named) while people use it: what it had confirmed must be there afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../scripts/testing/find-free-port.ts';
import { type App, spawnApp, startApp } from '../scripts/testing/start-app.ts';
import { findLosses } from './kills/find-losses.ts';
import {
  type Ledger,
  type Owner,
  openLedger,
  openOwner,
  unlimited,
  visitUntilGone,
} from './kills/visit-shop.ts';

const rounds = Number(process.argv[2] ?? 200);
const dataDir = mkdtempSync(join(tmpdir(), 'askwell-kills-'));
const variables = {
  DATA_DIR: dataDir,
  // The same address each time: cookies and the check of origins depend on it.
  PORT: String(await findFreePort()),
  LOG_LEVEL: 'fatal',
  ...unlimited,
};
const ledger = openLedger();

try {
  const first = await startApp(variables);
  const owner = await openOwner(first.address);
  await first.stop();
  const begun = performance.now();
  for (let round = 1; round <= rounds; round++) {
    // Every fourth dies somewhere in its start, that is in recovery from the kill before.
    if (round % 4 === 0) await killAfter(await spawnApp(variables), 1_500);
    else await killInUse(owner, round);
    if (round % 20 === 0) console.log(`${round} kills, ${count(ledger)} confirmed writes`);
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  const last = await startApp(variables);
  const losses = await findLosses({ owner, ledger });
  await last.stop();
  for (const loss of losses.slice(0, 20)) console.log(`lost: ${loss}`);
  console.log(
    `${rounds} kills in ${seconds} s, ${count(ledger)} confirmed writes: ${losses.length} lost (at most 0)`,
  );
  if (losses.length > 0) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function killInUse(owner: Owner, round: number): Promise<void> {
  const app = await startApp(variables);
  const use = visitUntilGone({ owner, ledger, round });
  await killAfter(app, 3_000);
  await use;
}

async function killAfter(app: App, milliseconds: number): Promise<void> {
  await sleep(Math.random() * milliseconds);
  app.child.kill('SIGKILL');
  await app.stop();
}

function count(written: Ledger): number {
  return Object.values(written).reduce((sum, list) => sum + list.length, 0);
}
