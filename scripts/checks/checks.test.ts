/** Each check is shown one violation: a check that cannot fail says nothing when it passes. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { root as repository } from '../bootstrap.mjs';
import { budgets } from '../build/budgets.ts';
import { checkBudgets, describeBudget } from '../build/check-budgets.ts';
import { checkConventions } from './check-conventions.ts';
import { checkDependencies } from './check-dependencies.ts';
import { checkLanguages } from './check-languages.ts';
import { checkMap } from './check-map.ts';
import { checkPackages } from './check-packages.ts';
import { checkWords } from './check-words.ts';
import { checkFormatAndLint, checkTypes, checkUnusedCode } from './static-checks.ts';

const settings = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  'biome.json',
  'knip.jsonc',
  'package.json',
  'tsconfig.base.json',
];
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A throwaway repository with the real settings and only the planted files. */
function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'askwell-planted-'));
  folders.push(root);
  for (const name of settings) cpSync(join(repository, name), join(root, name));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const [path, text] of Object.entries({ 'package-lock.json': '{}\n', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const value = (name: string) => `export const ${name} = 1;\n`;
const uses = (...paths: string[]) => paths.map((path) => `import '${path}';\n`).join('');

test.concurrent('lets a house in order pass', { timeout: 120_000 }, async () => {
  const root = plant({
    'src/shared/plans.ts': value('plans'),
    'src/server/http/session.ts': uses('#shared/plans.ts'),
    'src/server/features/chat/answer-visitor.ts': uses(
      '#server/http/session.ts',
      '#server/features/leads/index.ts',
    ),
    'src/server/features/leads/index.ts': `import type { leads } from '#server/db/schema/leads.ts';\n${uses('./lead-queries.ts')}`,
    'src/server/features/leads/lead-queries.ts': uses('#server/db/schema/leads.ts', 'drizzle-orm'),
    'src/server/db/schema/leads.ts': value('leads'),
    'src/web/pages/home.tsx': uses('#web/features/chat/chat.tsx'),
    'src/web/features/chat/chat.tsx': uses('#shared/plans.ts'),
  });
  expect(await checkDependencies(root)).toEqual({ ok: true, output: '' });
});

test.concurrent('every arrow that points the wrong way is named', {
  timeout: 120_000,
}, async () => {
  const root = plant({
    'src/shared/first.ts': uses('./second.ts'),
    'src/shared/second.ts': uses('./first.ts'),
    'src/shared/reads-files.ts': uses('node:fs'),
    'src/shared/uses-react.ts': uses('react'),
    'src/web/pages/reaches-server.ts': uses('#server/http/session.ts'),
    'src/widget/reaches-web.ts': uses('#web/pages/reaches-server.ts'),
    'src/server/http/session.ts': uses('#server/features/chat/answer-visitor.ts'),
    'src/server/db/too-high.ts': uses('#server/jobs/queue.ts'),
    'src/server/jobs/queue.ts': value('queue'),
    'src/server/testing/factory.ts': value('factory'),
    'src/server/features/chat/answer-visitor.ts': uses('#server/features/leads/queries.ts'),
    'src/server/features/chat/routes.ts': uses('#server/testing/factory.ts'),
    'src/server/features/leads/lead-routes.ts': uses('./queries.ts'),
    'src/server/features/leads/queries.ts': value('listLeads'),
    'src/server/features/leads/create-lead.ts': uses('drizzle-orm', '#server/db/schema/leads.ts'),
    'src/server/db/schema/leads.ts': value('leads'),
    'src/server/app.ts': uses('./nowhere.ts'),
    'src/web/features/chat/chat.ts': uses('#web/features/leads/leads.ts'),
    'src/web/features/leads/leads.ts': value('leads'),
    'src/web/ui/button.ts': uses('#web/features/leads/leads.ts'),
  });
  const { ok, output } = await checkDependencies(root);
  expect(ok).toBe(false);
  expect(
    output
      .replaceAll(/\S*node_modules\//g, '')
      .split('\n')
      .sort(),
  ).toEqual(
    [
      'no-circles: src/shared/first.ts → src/shared/second.ts',
      'shared-does-no-io: src/shared/reads-files.ts → fs',
      'shared-is-pure: src/shared/uses-react.ts → react/index.js',
      'web-knows-only-shared: src/web/pages/reaches-server.ts → src/server/http/session.ts',
      'widget-knows-only-shared: src/widget/reaches-web.ts → src/web/pages/reaches-server.ts',
      'server-http-reaches-too-far: src/server/http/session.ts → src/server/features/chat/answer-visitor.ts',
      'server-db-reaches-too-far: src/server/db/too-high.ts → src/server/jobs/queue.ts',
      'features-meet-at-the-door: src/server/features/chat/answer-visitor.ts → src/server/features/leads/queries.ts',
      'sql-lives-in-queries: src/server/features/leads/create-lead.ts → drizzle-orm/index.d.ts',
      'sql-lives-in-queries: src/server/features/leads/create-lead.ts → src/server/db/schema/leads.ts',
      'routes-ask-no-database: src/server/features/leads/lead-routes.ts → src/server/features/leads/queries.ts',
      'testing-is-for-tests: src/server/features/chat/routes.ts → src/server/testing/factory.ts',
      'not-found: src/server/app.ts → ./nowhere.ts',
      'web-features-stay-apart: src/web/features/chat/chat.ts → src/web/features/leads/leads.ts',
      'web-ui-knows-no-feature: src/web/ui/button.ts → src/web/features/leads/leads.ts',
    ].sort(),
  );
});

test.concurrent('files that dependency-cruiser did not read are a failure', {
  timeout: 120_000,
}, async () => {
  const root = plant({
    'src/server/main.ts': value('main'),
    'src/server/skipped.ts': value('skipped'),
  });
  const config = join(root, '.dependency-cruiser.mjs');
  writeFileSync(config, "export default { options: { exclude: { path: 'skipped' } } };\n");
  expect(await checkDependencies(root)).toEqual({
    ok: false,
    output: 'not read by dependency-cruiser: src/server/skipped.ts',
  });
});

test.concurrent('format and lint', { timeout: 120_000 }, async () => {
  const root = plant({
    'src/server/badly-formatted.ts': 'export const a = {b:1}\n',
    'src/server/http/reads-environment.ts': 'export const port = process.env.PORT;\n',
    'src/server/prints.ts': "console.log('hello');\n",
  });
  const { ok, output } = await checkFormatAndLint(root);
  expect(ok).toBe(false);
  expect(output).toMatch(/badly-formatted\.ts format/);
  expect(output).toMatch(/reads-environment\.ts:\S+ lint\/style\/noProcessEnv/);
  expect(output).toMatch(/prints\.ts:\S+ lint\/suspicious\/noConsole/);
});

test.concurrent('types', { timeout: 120_000 }, async () => {
  const root = plant({
    'src/shared/wrong.ts': "export const count: number = 'three';\n",
    'src/shared/tsconfig.json': '{ "extends": "../../tsconfig.base.json", "include": ["."] }\n',
  });
  const { ok, output } = await checkTypes({ root, folder: 'src/shared' });
  expect(ok).toBe(false);
  expect(output).toContain('src/shared/wrong.ts(1,14): error TS2322');
});

test.concurrent('unused code', { timeout: 120_000 }, async () => {
  const root = plant({
    'src/server/main.ts': "import { used } from './parts.ts';\nused();\n",
    'src/server/parts.ts': 'export function used() {}\nexport function forgotten() {}\n',
    'src/server/orphan.ts': value('orphan'),
  });
  const { ok, output } = await checkUnusedCode(root);
  expect(ok).toBe(false);
  expect(output).toMatch(/Unused files[\s\S]*src\/server\/orphan\.ts/);
  expect(output).toMatch(/Unused exports[\s\S]*forgotten/);
});

test.concurrent('names, sizes and lockfile', async () => {
  const root = plant({
    'src/server/utils.ts': value('everything'),
    'src/server/NotKebab.ts': value('notKebab'),
    'src/server/endless.ts': '\n'.repeat(401),
    'src/server/features/leads/create-lead.ts':
      "export const all = () => pool.query('select 1');\n",
    'src/server/features/leads/queries.ts': "export const all = () => pool.query('select 1');\n",
    'src/server/http/climbs.ts': "import { everything } from '../utils.ts';\n",
    'package-lock.json': '{ "resolved": "https://registry.example/x.tgz" }\n',
  });
  const { ok, output } = await checkConventions(root);
  expect(ok).toBe(false);
  expect(output).toMatch(/utils\.ts: the name says nothing/);
  expect(output).toMatch(/NotKebab\.ts: file names are kebab-case/);
  expect(output).toMatch(/endless\.ts: 401 lines/);
  expect(output).toMatch(/leads\/create-lead\.ts: SQL belongs/);
  expect(output).not.toMatch(/leads\/queries\.ts/);
  expect(output).toMatch(/climbs\.ts: import from another folder/);
  expect(output).toMatch(/package-lock\.json names 1 registry address/);
});

test('a first view over its budget, counted through what its scripts import', () => {
  const noise = Buffer.from(
    Array.from({ length: budgets.firstViewScript.maxGzipBytes * 2 }, () => Math.random() * 256),
  ).toString('base64');
  const root = plant({
    'index.html': '<link rel="modulepreload" href="/assets/entry.js">',
    'assets/entry.js': 'import{a}from"./heavy.js";a();',
    'assets/heavy.js': `export const a="${noise}";`,
    'assets/lazy.js': noise,
  });
  const [result] = checkBudgets(root);
  expect(result?.ok).toBe(false);
  expect(result?.bytes).toBeGreaterThanOrEqual(gzipSync(noise).length);
  expect(result?.bytes).toBeLessThan(gzipSync(noise).length * 2);
  expect(result && describeBudget(result)).toMatch(/gzip, OVER the limit of 150\.0 KB/);
});

test('packages under other terms and unsafe versions are named', async () => {
  const packages = {
    '': {},
    'node_modules/fine': { version: '1.0.0', license: '(MIT OR GPL-3.0)' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/greedy': { version: '1.0.0', license: 'GPL-3.0' },
    'node_modules/a/node_modules/mammoth': { version: '1.9.0', license: 'BSD-2-Clause' },
    'node_modules/xlsx': { version: '0.18.5', license: 'Apache-2.0' },
  };
  const root = plant({ 'package-lock.json': JSON.stringify({ packages }) });
  expect((await checkPackages(root)).output.split('\n')).toEqual([
    'greedy: licence "GPL-3.0" is not among those we may ship',
    'mammoth 1.9.0: 1.12.2 or newer is safe',
    'xlsx: no version in the registry is safe',
  ]);
  expect(await checkPackages(repository)).toEqual({ ok: true, output: '' });
});

test.concurrent('finds words that read like a translation, but not in what visitors may say', async () => {
  const root = plant({
    'src/web/ui/empty.tsx': `export const text = 'Nothing heard yet';\n`,
    'src/web/ui/wrapped.tsx': 'export const Note = () => (\n  <p>Asked in\n  vain</p>\n);\n',
    'content/docs/inbox.md': 'Whoever is there answers.\n',
    'src/server/engine/language/en/words.ts': `export const words = ['somebody'];\n`,
    'src/web/ui/empty.test.tsx': `expect('nobody').toBe('nobody');\n`,
  });
  expect(await checkWords(root)).toEqual({
    ok: false,
    output: [
      'src/web/ui/empty.tsx:1: say it plainly instead of “Nothing heard yet”',
      'src/web/ui/wrapped.tsx:2: say it plainly instead of “in vain”',
      'content/docs/inbox.md:1: say it plainly instead of “Whoever”',
    ].join('\n'),
  });
});

const inTwoLanguages = (texts: Record<string, string>) =>
  Object.fromEntries(
    ['de', 'es'].flatMap((language) => [
      [`content/languages/${language}/all.json`, JSON.stringify(texts)],
      [`content/languages/${language}/more.json`, '{"Free @plans.ts":"Gratis"}'],
    ]),
  );

test.concurrent('texts that a language lacks, breaks or no longer needs are named', async () => {
  const root = plant({
    'src/shared/plans.ts': "export const plans = ['Free'];\n",
    'src/web/home.tsx':
      'export const Home = () => <p title="Askwell">You have {count} files</p>;\n',
    'src/server/http/limit.ts': "throw new AppError('conflict', 'Not twice.');\n",
    'content/languages/same.json': '["Askwell", "Unused"]',
    ...inTwoLanguages({
      'You have {count} files': 'Sie haben Dateien',
      'Free @plans.ts': 'Kostenlos',
      'Long gone': 'Lange vorbei',
    }),
  });
  const { ok, output } = await checkLanguages(root);
  expect(ok).toBe(false);
  expect(output.split('\n').filter((line) => !line.startsWith('es:'))).toEqual([
    'de: not translated: "Not twice." (src/server/http/limit.ts)',
    'de: other values or elements than in English: You have {count} files',
    'de: no longer used: Long gone',
    'de: in two files: Free @plans.ts',
    'same.json: no longer used: Unused',
  ]);
});

const path = [
  '1. `a/ask.ts` asks.',
  '2. `b/find.ts` finds.',
  '3. `b/write.ts` writes.',
  '4. `c/send.ts` (by the queue) sends.',
].join('\n');
const calling = (...calls: string[]) =>
  [
    "import { find } from '#server/b/find.ts';",
    "import { write } from '#server/b/index.ts';",
    ...calls,
  ].join('\n');
const called = {
  'src/server/b/find.ts': 'export function find() {}\n',
  'src/server/b/write.ts': 'export function write() {}\n',
  'src/server/b/index.ts': "export { write } from './write.ts';\n",
  'src/server/c/send.ts': value('send'),
};

test.concurrent('files that the map names are there and call each other in its order', async () => {
  const house = { 'ARCHITECTURE.md': path, ...called };
  const good = plant({ ...house, 'src/server/a/ask.ts': calling('find();', 'write();') });
  expect(await checkMap(good)).toEqual({ ok: true, output: '' });
  const turned = plant({ ...house, 'src/server/a/ask.ts': calling('write();', 'find();') });
  expect((await checkMap(turned)).output).toBe(
    'ARCHITECTURE.md: b/write.ts is used before what is listed above it',
  );
  const silent = plant({ ...house, 'src/server/a/ask.ts': calling('write();') });
  expect((await checkMap(silent)).output).toBe(
    'ARCHITECTURE.md: nothing that is listed above b/find.ts imports it',
  );
  const gone = plant({ 'ARCHITECTURE.md': 'See `a/gone.ts`.\n' });
  expect((await checkMap(gone)).output).toBe("ARCHITECTURE.md names a/gone.ts, which isn't there");
  const recipe = plant({ 'ARCHITECTURE.md': '', 'CONTRIBUTING.md': 'Change `a/gone.ts`.\n' });
  expect((await checkMap(recipe)).output).toBe(
    "CONTRIBUTING.md names a/gone.ts, which isn't there",
  );
  const short = plant({ 'ARCHITECTURE.md': 'See `server/b`, `b/find` and `b/gone`.\n', ...called });
  expect((await checkMap(short)).output).toBe("ARCHITECTURE.md names b/gone, which isn't there");
});

test.concurrent('each question of the map leads to one file and a name in it', async () => {
  const ask = (...cells: string[]) =>
    `## Where to look\n\n| ${['Who asks?', ...cells].join(' | ')} |\n\n## Next\n`;
  const files = { 'src/server/a/ask.ts': value('ask'), 'src/web/a/ask.ts': value('ask') };
  const read = async (map: string) =>
    (await checkMap(plant({ 'ARCHITECTURE.md': map, ...files }))).output;
  expect(await read(ask('`server/a/ask.ts`', '`ask`'))).toBe('');
  expect(await read(ask('`server/a/ask.ts`', '`find`'))).toBe(
    "ARCHITECTURE.md: “Who asks?” names find, which isn't in src/server/a/ask.ts",
  );
  expect(await read(ask('`a/ask.ts`', '`ask`'))).toBe(
    'ARCHITECTURE.md: a/ask.ts may be src/server/a/ask.ts or src/web/a/ask.ts',
  );
  const two = ask('`server/a/ask.ts`, `web/a/ask.ts`', '`ask`');
  expect(await read(two)).toMatch(/^ARCHITECTURE\.md: one file and one name, please: /);
});
