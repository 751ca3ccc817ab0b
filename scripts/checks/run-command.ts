import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export type CommandResult = { ok: boolean; code: number | null; output: string };

const running = new Set<ChildProcess>();

/** Runs a program of node_modules/.bin, keeps what it prints, and takes its whole process group down with this process. */
export function runCommand({
  bin,
  args = [],
  root,
  env = {},
  timeLimitSeconds = 300,
}: {
  bin: string;
  args?: readonly string[];
  root: string;
  env?: Record<string, string>;
  timeLimitSeconds?: number;
}): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/.bin', bin), ...args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const limit = setTimeout(() => {
      output.push(Buffer.from(`\n${bin} was ended after ${timeLimitSeconds} s`));
      endGroup(child);
    }, timeLimitSeconds * 1000);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ ok: code === 0, code, output: Buffer.concat(output).toString().trim() });
    });
  });
}

export function endRunningCommands(): void {
  for (const child of running) endGroup(child);
}

function endGroup(child: ChildProcess): void {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
