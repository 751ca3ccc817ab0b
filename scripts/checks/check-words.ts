import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from './check-result.ts';

/** Words that make a text read like a translation, and phrases that were replaced by plainer ones. */
const avoided: RegExp[] = [
  /\b(?:whoever|somebody)\b/i,
  // Servers run programs as the user nobody.
  /(?<!user [*_`]{0,2})\bnobody\b/i,
  /\bby itself\b/i,
  /\bin vain\b/i,
  /\bis none yet\b/i,
  /\bcalls you in when\b/i,
  /\bGood questions\b/,
  /\bYours is not here\b/,
  /\bterms of their own\b/i,
  /\bPick your trade\b/,
  /\bGive it something to read\b/,
  /\bpolite line\b/i,
  /\bStands in the empty field\b/,
  /\bdocuments do not say\b/i,
  /\bNothing goes by\b/,
  /\bputs the answers into words\b/,
  /\bthe provider.s usual one\b/i,
  /\bIt does not work\b/,
  /\bNothing heard yet\b/,
  /\bNeeded to answer\b/,
  /\bThey come before the documents\b/,
  /\bto come back to\b/i,
  /\bof 100 within\b/,
  /\bholds the address\b/,
  /\bYou have tried a lot\b/,
  /\bnothing at this address\b/i,
  /\bWe write to you when\b/,
  /\btakes application\/json only\b/,
];

const places = [
  ...['src', 'content', 'docs', 'scripts', 'installs'],
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
];
/** Visitors of shops may use any word, so the engine and tests may too. The spec gives some texts word for word. */
const free =
  /^src\/server\/engine\/|\.test\.tsx?$|\/check-words\.ts$|^src\/shared\/(?:industry-starters|contract\/chatbots)\.ts$|^content\/docs\/configuration\.md$|^scripts\/testing\/start-postgres\.ts$/;

/** Screens, emails, docs and comments are written in plain American English. */
export async function checkWords(root: string): Promise<CheckResult> {
  const problems = places
    .flatMap((place) => listFiles({ root, place }))
    .filter((path) => /\.(?:tsx?|mjs|md)$/.test(path) && !free.test(path))
    .flatMap((path) => findWords({ root, path }));
  return { ok: problems.length === 0, output: problems.join('\n') };
}

function listFiles({ root, place }: { root: string; place: string }): string[] {
  const at = join(root, place);
  if (!existsSync(at)) return [];
  if (statSync(at).isFile()) return [place];
  return readdirSync(at, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${place}/${path.replaceAll('\\', '/')}`,
  );
}

function findWords({ root, path }: { root: string; path: string }): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return anywhere.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line}: say it plainly instead of “${found.replace(/\s+/g, ' ')}”`;
    }),
  );
}

/** Also where a line ends between two words. */
const anywhere = avoided.map(
  ({ source, flags }) => new RegExp(source.replaceAll(' ', '\\s+(?:[*/]+\\s+)?'), `${flags}g`),
);
