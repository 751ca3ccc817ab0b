import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckResult } from './check-result.ts';

type Source = { path: string; text: string };
type Step = { path: string; isHandedOver: boolean };

/**
 * ARCHITECTURE.md names files and says in which order they call each other, CONTRIBUTING.md which to change for what.
 * Every file must be there, and in a numbered list of ARCHITECTURE.md each must be imported by one above it and used
 * after those that are listed before it. "(over HTTP)", "(by the queue)" and "(by Stripe)" say where no import leads on.
 * In "Where to look", each question has one file and a name in it.
 */
export async function checkMap(root: string): Promise<CheckResult> {
  const map = join(root, 'ARCHITECTURE.md');
  if (!existsSync(map)) return { ok: true, output: '' };
  const text = readFileSync(map, 'utf8');
  const paths = folders.flatMap((folder) => listFiles(root, folder));
  const find = (name: string): string[] => paths.filter((path) => `/${path}`.endsWith(`/${name}`));
  const missing = ['ARCHITECTURE.md', 'CONTRIBUTING.md']
    .filter((page) => existsSync(join(root, page)))
    .flatMap((page) =>
      listNamedFiles(readFileSync(join(root, page), 'utf8'))
        .filter((name) =>
          [name, `${name}.ts`, `${name}.tsx`].every((path) => find(path).length === 0),
        )
        .map((name) => `${page} names ${name}, which isn't there`),
    );
  const broken = listPaths(text).flatMap((steps) => checkSteps({ root, steps, find }));
  const problems = [...missing, ...broken, ...checkQuestions({ root, text, find })];
  return { ok: problems.length === 0, output: problems.join('\n') };
}

const folders = ['src', 'scripts', 'tests', 'installs', 'content', 'bench', 'docs'];

const listFiles = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        `${folder}/${path}`.replaceAll('\\', '/'),
      )
    : [];

/** Names with an ending, and those with a folder: `api/resources` may be a folder or `resources.ts`. */
const listNamedFiles = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/`([\w./-]+\.tsx?|[\w-]+(?:\/[\w-]+)+)`/g)].map(([, name = '']) => name),
  ),
];

/** A newcomer opens the map and one file, and finds what the map promises there. */
function checkQuestions({
  root,
  text,
  find,
}: {
  root: string;
  text: string;
  find(name: string): string[];
}): string[] {
  const [, section = ''] = /^## Where to look\n(.*?)(?=^## )/ms.exec(text) ?? [];
  return section
    .split('\n')
    .filter((line) => line.includes('? |'))
    .flatMap((line) => {
      const [, question, path, name] =
        /^\| (.+\?) \| `([\w./-]+\.tsx?)` \| `(\w+)` \|$/.exec(line) ?? [];
      if (!path) return [`ARCHITECTURE.md: one file and one name, please: ${line}`];
      const [found, other] = find(path);
      if (other) return [`ARCHITECTURE.md: ${path} may be ${found} or ${other}`];
      if (!found) return [];
      const declared = new RegExp(`\\b(?:function\\*?|const|let|type) ${name}\\b`);
      return declared.test(readFileSync(join(root, found), 'utf8'))
        ? []
        : [`ARCHITECTURE.md: “${question}” names ${name}, which isn't in ${found}`];
    });
}

/** The numbered lists whose items begin with a file. */
function listPaths(text: string): Step[][] {
  const lists: Step[][] = [];
  for (const line of text.split('\n')) {
    const [, number, path, handedOver] =
      /^(\d+)\. `([\w./-]+\.tsx?)`( \((?:over HTTP|by the queue|by Stripe)\))?/.exec(line) ?? [];
    if (!path) continue;
    if (Number(number) === 1) lists.push([]);
    lists.at(-1)?.push({ path, isHandedOver: handedOver !== undefined });
  }
  return lists;
}

function checkSteps({
  root,
  steps,
  find,
}: {
  root: string;
  steps: readonly Step[];
  find(name: string): string[];
}): string[] {
  const problems: string[] = [];
  const above: Source[] = [];
  const lastUse = new Map<string, number>();
  for (const { path, isHandedOver } of steps) {
    const [found, other] = find(path);
    if (other) problems.push(`ARCHITECTURE.md: ${path} may be ${found} or ${other}`);
    if (!found || other) continue;
    if (above.length > 0 && !isHandedOver) {
      const uses = above.flatMap((caller) => {
        const at = findUse({ root, caller, used: found });
        return at === null ? [] : [{ caller: caller.path, at }];
      });
      if (uses.length === 0)
        problems.push(`ARCHITECTURE.md: nothing that is listed above ${path} imports it`);
      const isInOrder = uses.some(({ caller, at }) => at > (lastUse.get(caller) ?? -1));
      if (uses.length > 0 && !isInOrder)
        problems.push(`ARCHITECTURE.md: ${path} is used before what is listed above it`);
      for (const { caller, at } of uses) lastUse.set(caller, at);
    }
    above.push({ path: found, text: readFileSync(join(root, found), 'utf8') });
  }
  return problems;
}

/** Where a file first uses what it imports from another one, directly or through one that passes it on. */
function findUse({
  root,
  caller,
  used,
}: {
  root: string;
  caller: Source;
  used: string;
}): number | null {
  for (const { names, from } of listImports(caller)) {
    const isDirect = from === used;
    if (!isDirect && !passesOn({ root, from, used })) continue;
    const passed = isDirect ? names : names.filter((name) => exports({ root, name, path: used }));
    const body = caller.text.replace(importLines, (lines) => ' '.repeat(lines.length));
    const places = passed
      .map((name) => body.search(new RegExp(`\\b${name}\\b`)))
      .filter((at) => at >= 0);
    if (places.length > 0) return Math.min(...places);
  }
  return null;
}

const importLines = /^(?:import|export) (?:type )?\{[^}]*\} from '[^']+';/gm;

function listImports({ path, text }: Source): { names: string[]; from: string }[] {
  return [...text.matchAll(importLines)].map(([line]) => {
    const [, names = '', specifier = ''] = /\{([^}]*)\} from '([^']+)'/.exec(line) ?? [];
    const from = specifier.startsWith('#')
      ? `src/${specifier.slice(1)}`
      : join(dirname(path), specifier).replaceAll('\\', '/');
    return { from, names: names.split(',').flatMap((name) => /[\w$]+$/.exec(name.trim()) ?? []) };
  });
}

function passesOn({ root, from, used }: { root: string; from: string; used: string }): boolean {
  if (!from.endsWith('/index.ts') || !existsSync(join(root, from))) return false;
  const text = readFileSync(join(root, from), 'utf8');
  return listImports({ path: from, text }).some((one) => one.from === used);
}

const exports = ({ root, name, path }: { root: string; name: string; path: string }): boolean =>
  new RegExp(`^export .*\\b${name}\\b`, 'm').test(readFileSync(join(root, path), 'utf8'));
