import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '../../scripts/testing/find-chromium.ts';

/** Lighthouse speaks to a browser by its debugging port. */
export async function startBrowser(): Promise<{ port: number; stop(): void }> {
  const profile = mkdtempSync(join(tmpdir(), 'askwell-lighthouse-'));
  const child = spawn(
    findChromium({ whole: true }),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  for await (const line of createInterface({ input: child.stderr })) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    const stop = () => {
      child.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    return { port: Number(port), stop };
  }
  throw new Error('The browser ended before it could be used');
}
