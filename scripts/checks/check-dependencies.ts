import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import type { CheckResult } from './check-result.ts';

type Cruise = {
  modules: { source: string }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
};

/** The arrow rule by dependency-cruiser. Without a parser it reads nothing and passes, so every source file must have been read. */
export async function checkDependencies(root: string): Promise<CheckResult> {
  const folders = ['src', 'scripts', 'tests', 'bench'].filter((name) =>
    existsSync(join(root, name)),
  );
  const { output } = await runCommand({
    script: 'node_modules/.bin/depcruise',
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders],
    root,
  });
  if (!output.startsWith('{')) return { ok: false, output };
  const cruise = JSON.parse(output) as Cruise;
  const problems = [
    ...cruise.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...findUnread({ root, cruise }).map((path) => `not read by dependency-cruiser: ${path}`),
  ];
  return { ok: problems.length === 0, output: problems.join('\n') };
}

function findUnread({ root, cruise }: { root: string; cruise: Cruise }): string[] {
  const read = new Set(cruise.modules.map(({ source }) => source));
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `src/${path}`)
    .filter((path) => !read.has(path));
}
