/** npm run move-files [-- --to folder|database|bucket] [--delete-old]: copies uploaded files to where the settings want them, or to the place named. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  choosePlace,
  type FilePlace,
  filePlaces,
  openPlaces,
} from '#server/adapters/storage/create-file-storage.ts';
import { loadEnvironment } from '#server/config/env.ts';
import { type MoveReport, moveFiles } from '#server/features/documents/files/move-files.ts';
import { withTables } from './operator/with-tables.ts';

const { values } = parseArgs({
  options: { to: { type: 'string' }, 'delete-old': { type: 'boolean', default: false } },
});

const needs: Record<FilePlace, string> = {
  bucket: 'Set STORAGE_URL to the address of the bucket.',
  database: 'The embedded database keeps files in the data folder. Set DATABASE_URL first.',
  folder: '',
};

await withTables(async (orm) => {
  const env = loadEnvironment();
  const name = filePlaces.find((place) => place === (values.to ?? choosePlace(env)));
  if (!name) throw new Error(`Files can go to ${filePlaces.join(', ')}.`);
  const places = openPlaces({ env, pool: orm.$client });
  const to = places[name];
  if (!to) throw new Error(needs[name]);
  const from = filePlaces.flatMap((place) => (place === name ? [] : (places[place] ?? [])));
  const deleteOld = values['delete-old'];
  const folder = join(env.dataDir, 'incoming');
  const report = await moveFiles({ connection: orm, to, from, folder, deleteOld });
  if (report.missing.length + report.damaged.length > 0) process.exitCode = 1;
  return describe({ report, name, deleteOld });
});

function describe({
  report: { copied, skipped, deleted, missing, damaged },
  name,
  deleteOld,
}: {
  report: MoveReport;
  name: FilePlace;
  deleteOld: boolean;
}): string {
  const lines = [
    `${copied} files copied to the ${name} and checked, ${skipped} were there already.`,
  ];
  if (deleteOld) lines.push(`${deleted} old copies deleted.`);
  else if (copied + skipped > 0) {
    lines.push(
      'The old copies are kept. Once all servers run with the new setting: npm run move-files -- --delete-old',
    );
  }
  if (missing.length > 0) {
    lines.push(
      `${missing.length} files were found in none of the places. If another server has them in its data folder, run this command there too.`,
      ...missing.map((key) => `  ${key}`),
    );
  }
  if (damaged.length > 0) {
    lines.push(
      `${damaged.length} files are not what was uploaded and were left where they are. Upload them again or restore a backup.`,
      ...damaged.map((key) => `  ${key}`),
    );
  }
  return lines.join('\n');
}
