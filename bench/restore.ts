/** How long a backup of many messages takes, and putting it into an embedded database (--messages 100000). */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDiskStorage } from '#server/adapters/storage/disk-storage.ts';
import { type Env, readEnv } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { takeBackup } from '#server/db/backup.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { restoreBackup } from '#server/db/restore.ts';
import { updateCounts } from '#server/features/counts/index.ts';
import { installQueue } from '#server/jobs/queue.ts';
import { openShop } from './chat/shop.ts';
import { fillYear } from './scale/fill-year.ts';

const { values } = parseArgs({ options: { messages: { type: 'string', default: '100000' } } });
const messages = Number(values.messages);
const log = createLog('error');
const folder = mkdtempSync(join(tmpdir(), 'askwell-bench-'));
const envOf = (name: string): Env =>
  readEnv({ DATA_DIR: join(folder, name), DATABASE_STATEMENT_TIMEOUT_MS: '3600000' });

try {
  const source = envOf('source');
  const shop = await openShop({ passages: 50, variables: { DATA_DIR: source.dataDir } });
  await shop.app.stop();
  const file = join(folder, 'backup');
  await within(source, async (database) => {
    await fill(database, shop.chatbotId);
    const storage = createDiskStorage({ folder: join(source.dataDir, 'files') });
    const of = { database, storage, dataDir: source.dataDir, file, withSecrets: true };
    await time('backup', () => takeBackup(of));
  });
  console.log(`${(statSync(file).size / 2 ** 20).toFixed(0)} MB`);
  const target = envOf('target');
  const seconds = await within(target, (database) =>
    time('restore', () =>
      restoreBackup({
        database,
        bucket: null,
        fileTables: null,
        dataDir: target.dataDir,
        file,
        replace: false,
        installQueue,
        log,
      }),
    ),
  );
  const million = (seconds * 1_000_000) / messages;
  console.log(
    `restore of ${messages} messages into the embedded database: ${seconds.toFixed(1)} s (${million.toFixed(0)} s for a million, at this rate)`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function fill({ pool, orm }: Database, chatbotId: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT workspace_id AS id FROM chatbots WHERE id = $1',
    [chatbotId],
  );
  const workspaceId = rows[0]?.id ?? '';
  await time('fill', () =>
    fillYear({
      pool,
      places: [{ workspaceId, chatbotId }],
      first: 0,
      messages,
      conversationsAtOnce: 2_000,
    }),
  );
  // All at once is quicker than adding up a year of changes.
  await pool.query('UPDATE workspaces SET is_counted = false');
  await time('count', () => updateCounts({ database: { orm } }));
}

async function within<T>(env: Env, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ env, log });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function time(name: string, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const report = await work();
  const seconds = (performance.now() - started) / 1000;
  const used = process.cpuUsage(cpu);
  const cpuSeconds = (used.user + used.system) / 1e6;
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor time`,
    report ?? '',
  );
  return seconds;
}
