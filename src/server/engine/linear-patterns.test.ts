/**
 * Every pattern of the engine meets text of visitors, documents and models, so none may take more than linear time:
 * each is fed 100 kB of what is worst for it, made from its own signs and words. A pattern that backtracks needs
 * seconds for that instead of a fraction of a millisecond, and is stopped.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import vm from 'node:vm';
import { parseSync } from '@swc/core';
import { expect, test, vi } from 'vitest';

const size = 100_000;
/** Hundreds of times what a linear pattern needs. A busy machine may still take it away once, so it gets a second try. */
const stopAfterMs = 2_000;

/** Patterns whose text the code beside them cuts to so many characters first. */
const cutBefore: Record<string, number> = {
  // cutColumns returns at longestLine.
  'ingest/read/text-columns.ts': 400,
};

type Pattern = { source: string; flags: string };

function readPatterns(file: string): Pattern[] {
  const found: Pattern[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each);
    else if (node && typeof node === 'object') {
      const { type, pattern, flags } = node as { type?: string; pattern?: string; flags?: string };
      if (type === 'RegExpLiteral') found.push({ source: pattern ?? '', flags: flags ?? '' });
      else for (const each of Object.values(node)) walk(each);
    }
  };
  walk(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'esnext' }).body);
  return found;
}

/** The pattern's own signs and words, alone and in turns, and an end that lets the match fail. */
function worstTexts({ source }: Pattern, length: number): string[] {
  const signs = new Set([' ', 'a', '1', '\n', 'A']);
  for (const [, escaped, plain] of source.matchAll(/\\(.)|([^\\[\](){}*+?|^$.\w])/gu)) {
    if (plain) signs.add(plain);
    else if (escaped && !/\w/.test(escaped)) signs.add(escaped);
  }
  const units = [...signs].slice(0, 16);
  const words = [...new Set(source.match(/[a-z]{2,}/gi) ?? [])].slice(0, 8);
  const turns = units.slice(0, 9).flatMap((a) => ['a', ' ', '1'].map((b) => a + b));
  return [...units, ...turns, ...words.map((word) => `${word} `)].map(
    (unit) => `${unit.repeat(length / unit.length)}\u0000`,
  );
}

const context = vm.createContext({ pattern: null, texts: [] });
const run = new vm.Script('for (const text of texts) text.replace(pattern, "")');

function isLinear(pattern: Pattern, length: number): boolean {
  // What repeats nothing has nothing to backtrack over.
  if (!/[*+{]/.test(pattern.source)) return true;
  const flags = pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`;
  context.pattern = new RegExp(pattern.source, flags);
  const texts = worstTexts(pattern, length);
  // Together first: each run that can be stopped starts a thread, which takes longer than most patterns.
  return isDoneInTime(texts) || texts.every((text) => isDoneInTime([text]) || isDoneInTime([text]));
}

function isDoneInTime(texts: readonly string[]): boolean {
  context.texts = texts;
  try {
    run.runInContext(context, { timeout: stopAfterMs });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}

const files = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
  .map((file) => ({ file, patterns: readPatterns(join(import.meta.dirname, file)) }))
  .filter(({ patterns }) => patterns.length > 0);
const folders = [...new Set(files.map(({ file }) => dirname(file)))].sort();

/** Many patterns are written in several files. */
const knownAsLinear = new Set<string>();

test.each(folders)('patterns of %s', { timeout: 120_000 }, (folder) => {
  const slow = files.flatMap(({ file, patterns }) =>
    (dirname(file) === folder ? patterns : [])
      .filter((pattern) => {
        const length = cutBefore[file] ?? size;
        const key = `${length} /${pattern.source}/${pattern.flags}`;
        if (knownAsLinear.has(key)) return false;
        if (!isLinear(pattern, length)) return true;
        knownAsLinear.add(key);
        return false;
      })
      .map(({ source }) => `${file}: /${source}/`),
  );
  expect(slow).toEqual([]);
});

/** Patterns that are put together from word lists when a module is loaded. */
async function collectComposed(): Promise<Pattern[]> {
  const found: Pattern[] = [];
  const { RegExp: original } = globalThis;
  globalThis.RegExp = new Proxy(original, {
    construct(target, args) {
      const made: RegExp = Reflect.construct(target, args);
      const isOurs = new Error().stack?.split('\n')[2]?.includes('/engine/');
      if (isOurs) found.push({ source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    // Modules that another test has loaded would compose nothing again.
    vi.resetModules();
    for (const { file } of files) await import(join(import.meta.dirname, file));
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}

test('composed patterns', { timeout: 120_000 }, async () => {
  const patterns = await collectComposed();
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => !isLinear(pattern, size))).toEqual([]);
});

test('a pattern that backtracks is found', () => {
  expect(isLinear({ source: '\\s+$', flags: '' }, size)).toBe(false);
  expect(isLinear({ source: '(?<!\\s)\\s+$', flags: '' }, size)).toBe(true);
});
