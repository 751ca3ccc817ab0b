import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and files whose contents decide what the build makes. */
const inputs = [
  'src',
  'content',
  'scripts/build',
  'scripts/build.ts',
  'scripts/model',
  'scripts/prepare-model.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];

/** Contents, not times: a fresh checkout or a switched branch that changes nothing rebuilds nothing. */
export function hashBuildInputs(root: string): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const path of inputs.flatMap((input) => listFiles({ root, path: input }))) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function listFiles({ root, path }: { root: string; path: string }): string[] {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}
