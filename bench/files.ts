/** Ugly files, each read as its rule in manifest.json says: `npm run bench -- files DIR [BIG_DIR]`; pdftotext, where installed, gives the pace. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreparedDocument } from '#server/engine/ingest/prepare-document.ts';
import { ReadFailure } from '#server/engine/ingest/read/read-failure.ts';
import { readFile } from '#server/engine/ingest/read/read-file.ts';
import { comparePdfPace } from './files/pdf-pace.ts';
import { watchChildren } from './files/watch-children.ts';

type Expected = {
  file: string;
  expect: 'text' | 'refuse' | 'no-text' | 'safe';
  text_contains?: string[];
  text_contains_any?: string[];
};

const [folder, bigFolder] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder that holds manifest.json and its files.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
  files: Expected[];
};
const children = watchChildren();
const tally = new Map<string, { right: number; all: number }>();
let broken = 0;
let slowest = { file: '', seconds: 0 };

for (const expected of manifest.files) {
  const outcome = await read(join(folder, expected.file), expected.file);
  const verdict = judge(expected, outcome);
  const counted = tally.get(expected.expect) ?? { right: 0, all: 0 };
  tally.set(expected.expect, {
    right: counted.right + (verdict === null ? 1 : 0),
    all: counted.all + 1,
  });
  if (verdict !== null) console.log(`WRONG ${expected.file}: ${verdict}`);
}
for (const name of bigFolder ? readdirSync(bigFolder).sort() : []) {
  const outcome = await read(join(bigFolder ?? '', name), name);
  const said = outcome.document
    ? `${outcome.document.passages.length} passages`
    : outcome.failure?.message;
  console.log(`big ${name}: ${said} (${outcome.seconds.toFixed(1)} s)`);
}
children.stop();

for (const [rule, { right, all }] of tally) console.log(`${rule.padEnd(8)} ${right}/${all}`);
console.log(
  `slowest ${slowest.file} ${slowest.seconds.toFixed(1)} s, peak memory of a reader ${children.peakMegabytes().toFixed(0)} MB`,
);
if (hasPdftotext()) {
  const pdfs = manifest.files
    .filter((one) => one.file.endsWith('.pdf') && one.expect === 'text')
    .map((one) => join(folder, one.file))
    .filter(existsSync);
  console.log(await comparePdfPace(pdfs));
}
const right = [...tally.values()].reduce((sum, one) => sum + one.right, 0);
console.log(
  `${right}/${manifest.files.length} files as their rule says, ${broken} crashes or hangs`,
);

type Outcome = {
  document?: PreparedDocument;
  failure?: ReadFailure;
  crash?: unknown;
  seconds: number;
};

async function read(path: string, name: string): Promise<Outcome> {
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1_000;
  const finish = (outcome: Omit<Outcome, 'seconds'>): Outcome => {
    if (seconds() > slowest.seconds) slowest = { file: name, seconds: seconds() };
    return { ...outcome, seconds: seconds() };
  };
  try {
    return finish({ document: await readFile({ path, name }) });
  } catch (error) {
    if (error instanceof ReadFailure && error.code !== 'too-slow')
      return finish({ failure: error });
    broken += 1;
    return finish({ crash: error });
  }
}

function judge(expected: Expected, outcome: Outcome): string | null {
  if (outcome.crash) return `crashed or hung: ${String(outcome.crash)}`;
  if (expected.expect === 'safe') return null;
  if (expected.expect === 'refuse') return outcome.failure ? null : 'was accepted';
  if (expected.expect === 'no-text') {
    return outcome.failure && ['no-text', 'dynamic-form'].includes(outcome.failure.code)
      ? null
      : 'is not told as without text';
  }
  if (!outcome.document) return `was refused: ${outcome.failure?.message}`;
  const text = fold(outcome.document.passages.map((passage) => passage.text).join(' '));
  const missing = (expected.text_contains ?? []).filter((part) => !text.includes(fold(part)));
  const any = expected.text_contains_any;
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  return !any || any.some((part) => text.includes(fold(part))) ? null : 'lacks the text';
}

function fold(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ');
}

function hasPdftotext(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
