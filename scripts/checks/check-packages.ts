import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from './check-result.ts';

/** Licences that let us ship a package inside the product without opening its own source. */
const permissive = new Set(
  '0BSD AFL-2.1 Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 OFL-1.1 Unlicense'.split(
    ' ',
  ),
);

/** Terms without a standard name, read by a person and found permissive. */
const readByHand: Record<string, string> = {
  'dictionary-en': '(MIT AND BSD)',
  // Asks for the source of changes to its own files; we change none.
  'web-push': 'MPL-2.0',
};

/** Build tools only: nothing of them is shipped, and this licence asks for the source of changes to their own files. */
const buildTools = /(^|\/)lightningcss(-|$)/;

/** Below these versions lie known holes; `null` is a package that has no good version in the registry. */
const floors: Record<string, string | null> = {
  mammoth: '1.12.2',
  'pdfjs-dist': '6.2.108',
  'better-auth': '1.4.17',
  xlsx: null,
};

type Locked = { packages?: Record<string, { version?: string; license?: string; dev?: boolean }> };

/** What the lockfile brings in: under which terms, and in no version that is known to be unsafe. */
export async function checkPackages(root: string): Promise<CheckResult> {
  const { packages = {} } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ) as Locked;
  const problems = Object.entries(packages).flatMap(([path, { version = '0', license, dev }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (name === '') return [];
    const floor = floors[name];
    return [
      floor === null && `${name}: no version in the registry is safe`,
      floor && isBelow({ version, floor }) && `${name} ${version}: ${floor} or newer is safe`,
      !dev &&
        !buildTools.test(name) &&
        !isPermissive(license ?? '') &&
        readByHand[name] !== license &&
        `${name}: licence "${license ?? 'none'}" is not among those we may ship`,
    ].filter((problem) => typeof problem === 'string');
  });
  return { ok: problems.length === 0, output: problems.join('\n') };
}

/** "(A OR B)" needs one of them, "A AND B" all. */
function isPermissive(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((term) => permissive.has(term)));
}

function isBelow({ version, floor }: { version: string; floor: string }): boolean {
  const numbers = (text: string) => text.split(/[.-]/).map(Number);
  const [have, need] = [numbers(version), numbers(floor)];
  const at = need.findIndex((part, index) => part !== have[index]);
  return at !== -1 && (have[at] ?? 0) < (need[at] ?? 0);
}
