import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CheckResult } from './check-result.ts';

const maxLines = 400;
const vagueName = /^(utils?|helpers?|misc|common|types)\./;
/** SQL that needs neither a table nor Drizzle to be imported, so that the arrow rule does not see it. */
const sqlByHand = /\bpool\.query\(|\borm\.(query\.|\$count\(|execute\()/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

/** What no tool on the shelf checks: file names and sizes, imports that climb, and addresses in the lockfile. */
export async function checkConventions(root: string): Promise<CheckResult> {
  const files = ['src', 'scripts', 'tests', 'bench']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => /\.(tsx?|mjs)$/.test(path));
  const problems = [
    ...files.flatMap((path) => findFileProblems({ root, path })),
    ...findLockfileProblems(root),
  ];
  return { ok: problems.length === 0, output: problems.join('\n') };
}

function findFileProblems({ root, path }: { root: string; path: string }): string[] {
  const name = basename(path);
  const source = readFileSync(join(root, path), 'utf8');
  const lines = source.split('\n').length - 1;
  return [
    !kebabCase.test(name) && `${path}: file names are kebab-case`,
    vagueName.test(name) && `${path}: the name says nothing; name the file for its main export`,
    lines > maxLines && `${path}: ${lines} lines, at most ${maxLines}`,
    path.startsWith('src/') &&
      /from '\.\.\/(?!.*\/tests\/doubles\/)/.test(source) &&
      `${path}: import from another folder by #server, #web, #widget or #shared`,
    /^src\/server\/(features|engine|adapters|http)\//.test(path) &&
      !/([/-]queries|\.test)\.ts$/.test(path) &&
      sqlByHand.test(source) &&
      `${path}: SQL belongs in queries.ts`,
  ].filter((problem) => problem !== false);
}

/** Addresses would tie every clone to the registry of the machine that wrote them. */
function findLockfileProblems(root: string): string[] {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const count = lockfile.match(/"resolved":/g)?.length ?? 0;
  return count > 0
    ? [
        `package-lock.json names ${count} registry addresses: run npm install --omit-lockfile-registry-resolved`,
      ]
    : [];
}
