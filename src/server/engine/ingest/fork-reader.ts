import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';

/** Where the processors are busy, visitors' answers get three times as much of them. */
const politePriority = 5;

/** A process that reads what others made: whatever a hostile file does to a parser, it does it there. */
export function forkReader({
  url,
  heapMegabytes,
}: {
  url: URL;
  heapMegabytes: number;
}): ChildProcess {
  const child = fork(url, {
    // Nothing of the server's environment: a parser has no use for its secrets.
    env: {},
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--disable-proto=throw', '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, politePriority);
  } catch {
    // It has ended already, which its listeners are told.
  }
  return child;
}
