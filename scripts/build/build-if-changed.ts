import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say, stop } from '../bootstrap.mjs';
import { hashBuildInputs } from './hash-build-inputs.ts';

export const buildStamp = join(root, 'dist/build-stamp.txt');

/** Brings dist/ up to date with the sources; does nothing when it is. */
export async function buildIfChanged(): Promise<void> {
  if (isUpToDate()) return;
  say('building server and pages …');
  const started = Date.now();
  const { code, output } = await runBuild();
  if (code !== 0) stop(`the build failed:\n${output}`);
  say(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

export function isUpToDate(): boolean {
  try {
    return readFileSync(buildStamp, 'utf8') === hashBuildInputs(root);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** In a process of its own: the bundlers' memory must not stay in the server that starts afterwards. */
function runBuild(): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/build.ts'), '--if-changed'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ code, output: Buffer.concat(output).toString() });
    });
  });
}
