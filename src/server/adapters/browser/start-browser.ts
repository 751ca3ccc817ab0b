import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** A running Chromium, spoken to in its DevTools protocol over a pair of pipes that only this process has. */
export type Browser = {
  /** The result of a command; rejects where the browser refuses it or ends. */
  send(command: Command): Promise<Record<string, unknown>>;
  /** Told of every event until the function that is returned is called. */
  listen(listener: (event: BrowserEvent) => void): () => void;
  close(): void;
};
export type Command = { method: string; params?: object; sessionId?: string };
export type BrowserEvent = {
  method: string;
  params: Record<string, unknown>;
  sessionId?: string;
};

type Message = Partial<BrowserEvent> & {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
};
type Waiting = { resolve: (result: Record<string, unknown>) => void; reject: (e: Error) => void };

const longestMessage = 64 * 1024 * 1024;
const megabytesPerPage = 256;
/** A user without rights on any Unix: Chromium's sandbox doesn't work for root. */
const userNobody = 65_534;

/**
 * Requests that no one answers must not reach any network: there is no proxy at this address and no name is ever
 * looked up, so what doesn't go through us fails.
 */
const noNetwork = [
  '--proxy-server=http://refused.invalid:80',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-pings',
];

/** Always with Chromium's own sandbox. */
export function startBrowser({ path, userAgent }: { path: string; userAgent: string }): Browser {
  const profile = mkdtempSync(join(tmpdir(), 'askwell-browser-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(profile, userNobody, userNobody);
  const child = spawn(
    path,
    [
      ...['--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
      ...['--disable-gpu', '--disable-extensions', '--no-first-run', '--mute-audio'],
      ...noNetwork,
      `--js-flags=--max-old-space-size=${megabytesPerPage}`,
      `--user-agent=${userAgent}`,
    ],
    {
      // Nothing of the server's environment: pages have no use for its secrets.
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: profile },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      // A group of its own, so that all its processes can be ended with it.
      detached: true,
      ...(isRoot && { uid: userNobody, gid: userNobody }),
    },
  );
  return followBrowser({ child, profile });
}

function followBrowser({ child, profile }: { child: ChildProcess; profile: string }): Browser {
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(event: BrowserEvent) => void>();
  let lastId = 0;
  let isOver = false;

  const end = (error?: Error): void => {
    if (isOver) return;
    isOver = true;
    killGroup(child);
    // Its processes may write to it for a moment longer. What can't be removed lies in the system's temporary folder.
    rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
    const reason = error ?? new Error('The browser has ended.');
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    listeners.clear();
  };
  const take = ({ id, result, error, method, params, sessionId }: Message): void => {
    if (id === undefined) {
      const event = { method: method ?? '', params: params ?? {}, ...(sessionId && { sessionId }) };
      for (const listener of listeners) listener(event);
      return;
    }
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result ?? {});
  };
  child.once('error', end);
  child.once('exit', () => end());
  input.on('error', end);
  output.on('error', end);
  output.on('close', () => end());
  readMessages({ output, take, fail: end });

  return {
    send({ method, params = {}, sessionId }) {
      if (isOver) return Promise.reject(new Error('The browser has ended.'));
      lastId += 1;
      const id = lastId;
      const answered = new Promise<Record<string, unknown>>((resolve, reject) =>
        waiting.set(id, { resolve, reject }),
      );
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
      return answered;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: end,
  };
}

/** Messages are JSON, each with a NUL behind it. */
function readMessages({
  output,
  take,
  fail,
}: {
  output: Readable;
  take: (message: Message) => void;
  fail: (error: Error) => void;
}): void {
  let parts: Buffer[] = [];
  let length = 0;
  output.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, from)) {
      const message = Buffer.concat([...parts, chunk.subarray(from, at)]).toString('utf8');
      parts = [];
      length = 0;
      from = at + 1;
      take(JSON.parse(message) as Message);
    }
    parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > longestMessage) fail(new Error('The browser sent too much.'));
  });
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
