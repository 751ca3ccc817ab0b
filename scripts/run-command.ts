import { type ChildProcess, spawn } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';

export type CommandResult = { ok: boolean; code: number | null; output: string };

const running = new Set<ChildProcess>();
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** Runs a script on this Node and keeps what it prints. It gets a process group of its own, which ends with this process whatever ends it. */
export function runCommand({
  script,
  args = [],
  root,
  env = {},
  timeLimitSeconds = 300,
}: {
  script: string;
  args?: readonly string[];
  root: string;
  env?: Record<string, string>;
  timeLimitSeconds?: number;
}): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [resolvePath(root, script), ...args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    remember(child);
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const limit = setTimeout(() => {
      output.push(Buffer.from(`\n${script} was ended after ${timeLimitSeconds} s`));
      endGroup(child);
    }, timeLimitSeconds * 1000);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      forget(child);
      resolve({ ok: code === 0, code, output: Buffer.concat(output).toString().trim() });
    });
  });
}

function remember(child: ChildProcess): void {
  if (running.size === 0) {
    process.on('exit', endAll);
    for (const signal of Object.keys(signals)) process.on(signal, leave);
  }
  running.add(child);
}

/** Without commands the signals are no one's business here: `npm start` goes on to become the server. */
function forget(child: ChildProcess): void {
  running.delete(child);
  if (running.size > 0) return;
  process.off('exit', endAll);
  for (const signal of Object.keys(signals)) process.off(signal, leave);
}

function leave(signal: keyof typeof signals): never {
  process.exit(128 + signals[signal]);
}

function endAll(): void {
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
