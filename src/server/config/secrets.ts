import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Env } from './env.ts';

const secretsFile = z.object({ authSecret: z.string().min(32), metricsToken: z.string().min(32) });

export type Secrets = z.infer<typeof secretsFile>;

/** Secrets from the environment, else made once with 384 random bits each and kept in the data folder, readable by its owner only. */
export function loadSecrets(env: Pick<Env, 'dataDir' | 'authSecret' | 'metricsToken'>): Secrets {
  const kept = readOrCreate(env.dataDir);
  return {
    authSecret: env.authSecret ?? kept.authSecret,
    metricsToken: env.metricsToken ?? kept.metricsToken,
  };
}

function readOrCreate(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'secrets.json');
  try {
    return secretsFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new Error(
        `${path} cannot be read. It signs every session: restore it from a backup, or remove it and everyone signs in again.`,
        { cause: error },
      );
    }
  }
  const made = {
    authSecret: randomBytes(48).toString('base64url'),
    metricsToken: randomBytes(48).toString('base64url'),
  };
  // Written beside and renamed, so that a crash never leaves half a file.
  writeFileSync(`${path}.new`, JSON.stringify(made, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return made;
}
