import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Env } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { addressOf, onServer } from './prepare-database.ts';

export type DatabaseEnv = Pick<Env, 'dataDir' | 'database'>;
export type TestDatabase = {
  database: Database;
  /** What opens the same database again, also from another process. */
  env: DatabaseEnv;
  close(): Promise<void>;
};

/** A migrated database of its own, on whichever kind the tests run; closed and removed with `close`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const place = await createTestPlace({ migrated: true });
  const database = await openDatabase({ env: place.env, log: createLog('silent') });
  return {
    database,
    env: place.env,
    async close() {
      await database.close();
      await place.remove();
    },
  };
}

/** Only the place for a database: for tests that open and close it themselves, or need it empty. */
export async function createTestPlace({
  migrated,
}: {
  migrated: boolean;
}): Promise<{ env: DatabaseEnv; remove(): Promise<void> }> {
  const template = inject('databaseTemplate');
  const dataDir = mkdtempSync(join(tmpdir(), 'askwell-test-'));
  const settings = { replicaUrl: null, poolMax: 5, statementTimeoutMs: 15_000 };
  if (template.kind === 'embedded') {
    if (migrated) {
      cpSync(template.folder, dataDir, { recursive: true });
    }
    return {
      env: { dataDir, database: { url: null, ...settings } },
      async remove() {
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
  const name = `askwell_test_${randomBytes(8).toString('hex')}`;
  const { serverUrl } = template;
  await onServer(
    template,
    `CREATE DATABASE ${name}${migrated ? ` TEMPLATE ${template.name}` : ''}`,
  );
  return {
    env: { dataDir, database: { url: addressOf({ serverUrl, name }), ...settings } },
    async remove() {
      await onServer(template, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
