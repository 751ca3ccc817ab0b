import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileContents } from '#server/db/schema/documents.ts';
import type { Deps } from '#server/deps.ts';

/** The keys of all files that are really there, in the data folder or in the tables. */
export async function listContents({ env, database }: Deps): Promise<string[]> {
  const folder = join(env.dataDir, 'files');
  const entries = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  const inFolder = entries.flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name).slice(folder.length + 1) : [],
  );
  const inTables = await database.orm.select({ key: fileContents.key }).from(fileContents);
  return [...inFolder, ...inTables.map(({ key }) => key)].sort();
}
