/**
 * What every command needs before it can do its own work: the locked packages and a Node new enough for them.
 * Plain JavaScript without dependencies that parses on Node 20, because on a fresh clone nothing else is there.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const installed = join(root, 'node_modules/.package-lock.json');
const bundledNode = join(root, 'node_modules/node/bin/node');

/** Returns only in a process that may go on: the packages are there and this Node can run them. */
export async function bootstrap() {
  process.chdir(root);
  if (!dependenciesMatch()) {
    await withLock({ name: 'install', waiting: 'another install is running' }, installDependencies);
  }
  if (!isNewEnough(process.versions.node)) await continueOnNewerNode();
}

/** @param {string} line */
export function say(line) {
  console.log(`▸ ${line}`);
}

/** @param {string} line @returns {never} */
export function stop(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}

/**
 * npm's own record of what it put into node_modules against the lockfile, so that a change of the lockfile, a
 * missing folder and an interrupted install are all noticed, and an install done by hand is not repeated.
 */
function dependenciesMatch() {
  if (!existsSync(installed)) return false;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional);
  });
}

async function installDependencies() {
  if (dependenciesMatch()) return;
  say('installing the locked packages (npm ci, about a minute) …');
  rmSync(installed, { force: true });
  const started = Date.now();
  // npm names its own script, so that the npm which runs this command also installs.
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('js') ? [process.execPath, npm] : ['npm'];
  // Warnings about this Node's age would frighten for nothing: a newer one is among the packages.
  const quietly = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await run(command, [...first, 'ci', ...quietly]);
  if (code !== 0) {
    rmSync(installed, { force: true });
    stop('npm ci failed (its message is above). Check the network, then run the command again.');
  }
  say(`packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

async function continueOnNewerNode() {
  if (!existsSync(bundledNode)) {
    stop(
      `Node ${process.versions.node} is too old and the packaged Node 24 could not be installed here: install Node 24 (nodejs.org) and run the command again.`,
    );
  }
  const { code, signal } = await run(bundledNode, [...process.execArgv, ...process.argv.slice(1)]);
  if (signal) process.kill(process.pid, signal);
  process.exit(code ?? 1);
}

/**
 * Runs a command in this terminal and passes on what a service manager sends. Ctrl-C reaches the whole
 * foreground group; sending it on as well would stop the child twice.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: root });
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      resolve({ code, signal });
    });
  });
}
