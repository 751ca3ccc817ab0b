/**
 * A language is added in three places: its lines in `languages.ts`, its folder beside it and its file in src/shared/chat-texts.
 * So no other file may list languages: it would be one more place, which no one thinks of.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { languageCodes, spokenOnly } from './language-code.ts';

const root = join(import.meta.dirname, '../../../..');

const mayList = [
  'src/server/engine/language/languages.ts',
  // Languages in which texts are searched by their words, most of them neither read nor spoken.
  'src/server/engine/language/common-words.ts',
  'src/server/engine/language/text-language.ts',
];

/** Names in one list, one object or one type. */
type Names = readonly string[];

function listNames({ code, tsx = false }: { code: string; tsx?: boolean }): Names[] {
  const found: Names[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each);
    else if (node && typeof node === 'object') {
      found.push(namesOf(node as Record<string, unknown>));
      for (const each of Object.values(node)) walk(each);
    }
  };
  walk(parseSync(code, { syntax: 'typescript', tsx, target: 'esnext' }).body);
  return found;
}

type Part = { key?: Part; expression?: Part; literal?: Part; value?: unknown };

function namesOf({ type, properties, elements, types }: Record<string, unknown>): Names {
  const nameOf = (part: Part | null): string => String(part?.value ?? '');
  if (type === 'ObjectExpression')
    return (properties as Part[]).map((part) => nameOf((part.key ?? part) as Part));
  if (type === 'ArrayExpression')
    return (elements as (Part | null)[]).map((part) => nameOf(part?.expression ?? null));
  if (type === 'TsUnionType') return (types as Part[]).map((part) => nameOf(part.literal ?? null));
  return [];
}

const most = (codes: Names) => (names: Names) =>
  names.filter((name) => codes.includes(name)).length > codes.length / 2;

test('finds lists, objects and types that name most languages', () => {
  const quoted = languageCodes.map((code) => `'${code}'`);
  const lists = [
    `const a = [${quoted}]`,
    `const a = { ${languageCodes.map((code) => `${code}: 1`)} }`,
    `const a = { ${languageCodes} }`,
    `type A = ${quoted.join(' | ')}`,
  ];
  expect(lists.filter((code) => !listNames({ code }).some(most(languageCodes)))).toEqual([]);
  const few = listNames({ code: "const a = ['en', 'de', 'es']" });
  expect(few.some(most(languageCodes))).toBe(false);
});

test('languages.ts is the only list of languages', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.ts'], { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !file.endsWith('.test.ts') && !/\/language\/[a-z]{2,3}\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const listing = files.filter((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    // Only files that quote or name a code need to be parsed.
    if (!languageCodes.some((each) => new RegExp(`\\b${each}\\b`).test(code))) return false;
    return listNames({ code, tsx: file.endsWith('x') }).some(
      (names) => most(languageCodes)(names) || most(spokenOnly)(names),
    );
  });
  expect(listing.filter((file) => !mayList.includes(file))).toEqual([]);
});
