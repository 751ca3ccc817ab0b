/**
 * `npm run dev`: one address with hot reload. Vite serves the pages and passes /api on; the server is rebuilt and
 * restarted when its sources change. With `-- --stripe` a stand-in for Stripe takes the payments.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { watch } from 'rolldown';
import { root, say } from './bootstrap.mjs';
import { serverBundle } from './build/server-bundle.ts';
import { findFreePort } from './testing/find-free-port.ts';

const port = process.env.PORT ?? '3000';
const serverPort = String(await findFreePort());
const address = `http://localhost:${port}`;
const bundle = join(root, '.cache/dev-server');
const stripe = process.argv.includes('--stripe') ? await startStripe() : null;

let server: ChildProcess | undefined;
let stopping = false;

// With the condition given here React Router needs no second process of its own, which a stop would not reach.
const reactRouter = [
  '--conditions=development',
  join(root, 'node_modules/@react-router/dev/bin.cjs'),
  'dev',
];
const pages = spawn(process.execPath, [...reactRouter, '--port', port, '--strictPort'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'development', SERVER_PORT: serverPort },
});
pages.once('exit', (code) => {
  if (!stopping) stop(code ?? 1);
});

const options = serverBundle(root);
const watcher = watch({ ...options, output: { ...options.output, dir: bundle } });
watcher.on('event', async (event) => {
  if (event.code === 'BUNDLE_END') {
    await event.result.close();
    await restartServer();
  }
  // The last good server keeps running until the mistake is mended.
  if (event.code === 'ERROR') console.error(event.error.message);
});
say(`development server: ${address}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));

async function restartServer(): Promise<void> {
  await end(server);
  if (stopping) return;
  server = spawn(process.execPath, ['--enable-source-maps', join(bundle, 'main.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      FLAG_DEV_TOOLS: 'true',
      ...process.env,
      ...stripe?.variables,
      NODE_ENV: 'development',
      PORT: serverPort,
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL ?? address,
    },
  });
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([watcher.close(), end(pages), end(server), stripe?.close()]);
  process.exit(code);
}

/** It forgets everything when it stops. */
async function startStripe() {
  const { startStripeDouble } = await import('../tests/doubles/stripe.ts');
  const double = await startStripeDouble();
  double.webhookUrl = `http://127.0.0.1:${serverPort}/api/stripe/webhook`;
  return double;
}

/** The data folder is locked by the running server: the next one may start only when it is gone. */
function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
