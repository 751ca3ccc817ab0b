import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../bootstrap.mjs';
import { findFreePort } from './find-free-port.ts';

export type App = {
  address: string;
  port: number;
  dataDir: string;
  child: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  stop(): Promise<number | null>;
};

/**
 * For a server of a test: it ends before it pays to optimize the embedded database's WebAssembly, which is half the work
 * of a start.
 */
export const shortLived = ['--liftoff-only'] as const;

/** The built server as a process of its own, on a free port and a throwaway data folder, once it answers. */
export async function startApp(
  env: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): Promise<App> {
  const app = await spawnApp(env, nodeOptions);
  while (!(await answers(app.address))) {
    if (app.child.exitCode !== null || app.child.signalCode !== null) {
      throw new Error(`The server ended before it answered:\n${app.output()}`);
    }
    await sleep(25);
  }
  return app;
}

/** The same without waiting, for starts that are meant to fail. */
export async function spawnApp(
  env: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): Promise<App> {
  const port = Number(env.PORT ?? (await findFreePort()));
  const temporary = env.DATA_DIR ? null : mkdtempSync(join(tmpdir(), 'askwell-data-'));
  const dataDir = env.DATA_DIR ?? temporary ?? '';
  const options = ['--v8-pool-size=1', '--max-semi-space-size=8', ...nodeOptions];
  const child = spawn(process.execPath, [...options, join(root, 'dist/server/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      // As `npm start` does.
      MALLOC_TRIM_THRESHOLD_: '131072',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      // Tests fetch nothing; those about search by meaning say where the model lies.
      EMBEDDING_MODEL: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const cleanUp = () => {
    child.kill('SIGKILL');
    if (temporary) rmSync(temporary, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    child,
    output: () => printed,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended(child);
      process.off('exit', cleanUp);
      cleanUp();
      return code;
    },
  };
}

export function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('close', resolve));
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/healthz`)).ok;
  } catch {
    return false;
  }
}
