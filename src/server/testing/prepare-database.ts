/** Vitest's global setup: makes one migrated database that every test file gets a copy of. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createLog } from '#server/config/log.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { installQueue } from '#server/jobs/queue.ts';

/** What is copied: a data folder, or a database on the server that TEST_DATABASE_URL names. */
export type DatabaseTemplate =
  | { kind: 'embedded'; folder: string }
  | { kind: 'postgres'; serverUrl: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-template-'));
  const serverUrl = process.env.TEST_DATABASE_URL;
  const template: DatabaseTemplate = serverUrl
    ? { kind: 'postgres', serverUrl, name: `askwell_template_${randomBytes(6).toString('hex')}` }
    : { kind: 'embedded', folder };
  if (template.kind === 'postgres') await onServer(template, `CREATE DATABASE ${template.name}`);

  const url = template.kind === 'postgres' ? addressOf(template) : null;
  const log = createLog('error');
  const database = await openDatabase({
    env: {
      dataDir: folder,
      database: { url, replicaUrl: null, poolMax: 2, statementTimeoutMs: 30_000 },
    },
    log,
  });
  await migrate({ database, log });
  await installQueue({ database, log });
  await database.close();
  project.provide('databaseTemplate', template);

  return async () => {
    if (template.kind === 'postgres') {
      await onServer(template, `DROP DATABASE IF EXISTS ${template.name} WITH (FORCE)`);
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

export function addressOf({ serverUrl, name }: { serverUrl: string; name: string }): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(
  { serverUrl }: { serverUrl: string },
  statement: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
