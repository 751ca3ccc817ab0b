/** npm run restore -- FILE [--replace]: puts a backup into the database that the settings name, embedded or PostgreSQL. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openPlaces } from '#server/adapters/storage/create-file-storage.ts';
import { loadEnvironment } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { openDatabase } from '#server/db/client.ts';
import { restoreBackup } from '#server/db/restore.ts';
import { installQueue } from '#server/jobs/queue.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});

try {
  const [name] = positionals;
  if (!name) throw new Error('Name the backup: npm run restore -- FILE');
  const env = loadEnvironment();
  // Checking all references at the end is one statement, and may take longer than a request may.
  env.database.statementTimeoutMs = 60 * 60 * 1000;
  const log = createLog('error');
  const database = await openDatabase({ env, log });
  try {
    const places = openPlaces({ env, pool: database.pool });
    const report = await restoreBackup({
      database,
      bucket: places.bucket,
      fileTables: places.database,
      dataDir: env.dataDir,
      file: resolve(name),
      replace: values.replace,
      installQueue,
      log,
    });
    console.log(
      `Restored ${report.rows} rows and ${report.files} files of a backup from the ${report.from} database into the ${database.kind} one.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
