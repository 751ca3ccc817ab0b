import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../bootstrap.mjs';
import { runCommand } from '../run-command.ts';
import { hashBuildInputs } from './hash-build-inputs.ts';

export const buildStamp = join(root, 'dist/build-stamp.txt');

/** Brings dist/ up to date with the sources; does nothing when it is. Tests and measurements need no model. */
export async function buildIfChanged({ withModel = false } = {}): Promise<void> {
  if (isUpToDate()) return;
  say('building server and pages …');
  const started = Date.now();
  // In a process of its own: the bundlers' memory must not stay in the server that starts afterwards.
  const args = ['--if-changed', ...(withModel ? [] : ['--without-model'])];
  const { ok, output } = await runCommand({ script: 'scripts/build.ts', args, root });
  if (!ok) throw new Error(`the build failed:\n${output}`);
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
