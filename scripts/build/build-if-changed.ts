import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say, stop } from '../bootstrap.mjs';
import { withLock } from '../lock.mjs';
import { hashBuildInputs } from './hash-build-inputs.ts';

export const buildStamp = join(root, 'dist/build-stamp.txt');

/** Brings dist/ up to date with the sources and says whether anything had to be done. */
export async function buildIfChanged(): Promise<'unchanged' | 'built'> {
  if (isUpToDate()) return 'unchanged';
  return withLock({ name: 'build', waiting: 'another build is running' }, async () => {
    if (isUpToDate()) return 'unchanged';
    say('building server and pages …');
    const started = Date.now();
    const result = await runBuild();
    if (result.code !== 0) stop(`the build failed:\n${result.output}`);
    say(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return 'built';
  });
}

function isUpToDate(): boolean {
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
    const child = spawn(process.execPath, [join(root, 'scripts/build.ts')], {
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
