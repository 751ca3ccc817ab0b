import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClusterOptions } from './run-cluster.ts';

export type SocketChoice = {
  listen: ClusterOptions['listen'];
  host: string;
  password: string | null;
  remove(): void;
};

/** node-postgres finds a socket by its folder and this number. */
export const port = 5432;
/** A longer path does not fit into a socket address. */
const longestPath = 100;

/** A socket in the database's own folder, which only its owner may enter; elsewhere only where that is impossible. */
export function chooseSocket(folder: string): SocketChoice {
  if (process.platform === 'win32') {
    // Any program on the machine can reach a port, so here a password stands in for the folder's permissions.
    const host = '127.0.0.1';
    return {
      listen: { host, port: 0 },
      host,
      password: randomBytes(32).toString('hex'),
      remove() {},
    };
  }
  const fits = Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestPath;
  const host = fits ? folder : mkdtempSync(join(tmpdir(), 'askwell-'));
  const path = join(host, `.s.PGSQL.${port}`);
  return {
    listen: { path },
    host,
    password: null,
    remove: () => rmSync(fits ? path : host, { recursive: true, force: true }),
  };
}
