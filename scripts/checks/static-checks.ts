/** Everything that can be said about the code without running it. Each check takes the folder to look at, so that its own test can plant a violation elsewhere. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import { checkConventions } from './check-conventions.ts';
import { checkDependencies } from './check-dependencies.ts';
import { checkLanguages } from './check-languages.ts';
import { checkMap } from './check-map.ts';
import { checkPackages } from './check-packages.ts';
import type { CheckResult } from './check-result.ts';
import { checkWords } from './check-words.ts';

export type StaticCheck = { name: string; run(root: string): Promise<CheckResult> };

export function listStaticChecks(root: string): StaticCheck[] {
  return [
    { name: 'format and lint', run: checkFormatAndLint },
    ...listTypeRoots(root).map((folder) => ({
      name: `types of ${folder === '.' ? 'scripts, tests and bench' : folder}`,
      run: (at: string) => checkTypes({ root: at, folder }),
    })),
    { name: 'arrow rule and no circles', run: checkDependencies },
    { name: 'unused code', run: checkUnusedCode },
    { name: 'names, sizes and lockfile', run: checkConventions },
    { name: 'files that ARCHITECTURE.md and CONTRIBUTING.md name', run: checkMap },
    { name: 'plain words', run: checkWords },
    { name: 'texts in every language', run: checkLanguages },
    { name: 'licences and safe versions of packages', run: checkPackages },
  ];
}

export function checkFormatAndLint(root: string): Promise<CheckResult> {
  return runCommand({
    script: 'node_modules/.bin/biome',
    args: ['ci', '--error-on-warnings', '--colors=off'],
    root,
  });
}

export async function checkTypes({
  root,
  folder,
}: {
  root: string;
  folder: string;
}): Promise<CheckResult> {
  if (folder === 'src/web') {
    const generated = await runCommand({
      script: 'node_modules/.bin/react-router',
      args: ['typegen'],
      root,
    });
    if (!generated.ok) return generated;
  }
  return runCommand({ script: 'node_modules/.bin/tsc', args: ['-p', folder], root });
}

export function checkUnusedCode(root: string): Promise<CheckResult> {
  return runCommand({
    script: 'node_modules/.bin/knip',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
    root,
  });
}

/** Every folder of src with a tsconfig of its own, and the root for all the rest. */
function listTypeRoots(root: string): string[] {
  const folders = readdirSync(join(root, 'src')).map((name) => `src/${name}`);
  return [...folders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json'))), '.'];
}
