/** npm run backup [-- FILE] [--without-secrets]: one file with everything, also while Askwell serves. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createFileStorage } from '#server/adapters/storage/create-file-storage.ts';
import { loadEnvironment } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import { takeBackup } from '#server/db/backup.ts';
import { reachDatabase } from '#server/db/reach-database.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-secrets': { type: 'boolean', default: false } },
});
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const file = resolve(positionals[0] ?? `askwell-${stamp}.backup`);

try {
  const env = loadEnvironment();
  const database = await reachDatabase({ env, log: createLog('error') });
  const withSecrets = !values['without-secrets'];
  const { dataDir } = env;
  const storage = createFileStorage({ env, pool: database.pool });
  const report = await takeBackup({ database, storage, dataDir, file, withSecrets });
  await database.close();
  const size = (statSync(file).size / 1024 / 1024).toFixed(1);
  console.log(
    `${file}: ${size} MB, ${report.tables} tables, ${report.rows} rows, ${report.files} files.`,
  );
  if (report.missing.length > 0) {
    console.log(
      `${report.missing.length} documents have no file in the storage, so the backup has none either.`,
    );
  }
  if (database.isServing) {
    console.log(`Askwell kept serving; its database waited ${report.databaseMs} ms for the copy.`);
  }
  if (withSecrets) console.log('It holds the secrets that sign sessions: keep it private.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
