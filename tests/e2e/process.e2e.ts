/** The server as a process: what an operator meets when something around it is wrong. */

import { spawn } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { root } from '../../scripts/bootstrap.mjs';
import { buildStamp } from '../../scripts/build/build-if-changed.ts';
import { findFreePort } from '../../scripts/testing/find-free-port.ts';
import { ended, shortLived, spawnApp, startApp } from '../../scripts/testing/start-app.ts';
import { copyPreparedData } from './harness/prepared-data.ts';

function temporaryFolder(): string {
  const folder = copyPreparedData();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startAndFail(env: Record<string, string>): Promise<string> {
  const app = await spawnApp(env, shortLived);
  onTestFinished(async () => void (await app.stop()));
  expect(await ended(app.child)).toBe(1);
  expect(app.output(), 'a sentence, not a stack').not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  return app.output();
}

test('half a service stops the start and names the missing variable', async () => {
  const output = await startAndFail({ STRIPE_SECRET_KEY: 'sk_test_x', SMTP_URL: 'smtp://x' });
  expect(output).toContain('STRIPE_WEBHOOK_SECRET is missing');
  expect(output).toContain('MAIL_FROM is missing');
});

test('a setting of the wrong kind is named', async () => {
  expect(await startAndFail({ RATE_LIMIT_REQUESTS: 'many' })).toContain('RATE_LIMIT_REQUESTS');
});

test('a data folder that cannot be written is named', async () => {
  // Below a device, because root may write into any ordinary folder.
  expect(await startAndFail({ DATA_DIR: '/dev/null/askwell' })).toContain('/dev/null/askwell');
});

test('a taken port is named', async () => {
  const port = await findFreePort();
  const holder = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void holder.close());
  expect(await startAndFail({ PORT: String(port), DATA_DIR: temporaryFolder() })).toContain(
    String(port),
  );
});

test('a second process on the same data folder is refused and told who holds it', async () => {
  const output = await startAndFail({ DATA_DIR: inject('dataDir') });
  expect(output).toContain(String(inject('processId')));
  expect((await fetch(`${inject('address')}/readyz`)).status).toBe(200);
});

test('a stop signal ends it cleanly, twice in a row as a terminal sends it; secrets are made once and readable by their owner only', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'secrets.json');
  const made = readFileSync(path, 'utf8');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const app = await startApp({ DATA_DIR: folder }, shortLived);
  app.child.kill('SIGINT');
  app.child.kill('SIGINT');
  expect(await app.stop()).toBe(0);
  expect(readFileSync(path, 'utf8')).toBe(made);
});

test('npm start with nothing changed rebuilds nothing and stops when told', async () => {
  const built = statSync(buildStamp).mtimeMs;
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: temporaryFolder() },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const answering = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(`:${port}`)) resolve();
    });
  });
  await answering;
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(output).not.toMatch(/building|installing/);
  expect(statSync(buildStamp).mtimeMs).toBe(built);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
});
