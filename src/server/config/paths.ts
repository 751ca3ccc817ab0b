import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. Searched for, because the same code runs from src/ in tests and from dist/ in production. */
export const projectRoot = findProjectRoot(dirname(fileURLToPath(import.meta.url)));

export const migrationsFolder = join(projectRoot, 'migrations');
export const manualFolder = join(projectRoot, 'content/docs');
export const demoShopsFolder = join(projectRoot, 'content/demo-shops');
export const installsFolder = join(projectRoot, 'installs');
/** Where `npm run build` puts the embedding model. */
export const builtModelFolder = join(projectRoot, 'dist/model');
export const webFolder = join(projectRoot, 'dist/web/client');

function findProjectRoot(start: string): string {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  throw new Error(`No package.json above ${start}`);
}
