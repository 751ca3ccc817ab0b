/**
 * How many of the practice businesses can be asked whether they are open on each day of the week:
 * `npm run bench -- hours [--show] [FILE…]`, by default all files of bench/judge/practice.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FactsOfDocument, openFacts } from '#server/engine/facts/open-facts.ts';
import { answerSchedule } from '#server/engine/facts/schedules/answer-schedule.ts';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { readBytes } from '#server/engine/ingest/read/read-bytes.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false } },
});

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const practice = join(import.meta.dirname, 'judge', 'practice');
const files =
  positionals.length > 0
    ? positionals
    : readdirSync(practice)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => join(practice, name));

/** "@ Document > Heading | text" */
const unit = /^@ ([^|>\n]+?)(?: > ([^|\n]+?))? \| (.+)$/gm;

let asked = 0;
let answered = 0;
for (const file of files)
  for (const business of readFileSync(file, 'utf8').split(/^= /m).slice(1)) {
    const sources = readSources(business);
    if (![...sources].some(([name, lines]) => /hour|open/i.test(`${name} ${lines.join(' ')}`)))
      continue;
    const facts = openFacts(await Promise.all([...sources].map(readSource)));
    const ask = (question: string): string | null =>
      answerSchedule({
        question,
        previous: [],
        schedules: [...facts.schedules],
        now: new Date(),
        timeZone: 'UTC',
        language: 'en',
      })?.text ?? null;
    const missing = days.filter((day) => ask(`are you open on ${day}?`) === null);
    asked += 1;
    if (missing.length === 0) answered += 1;
    if (!options.show) continue;
    console.log(
      `${missing.length === 0 ? 'all days' : `not ${missing.join(', ')}`}: ${business.split('\n')[0]}`,
    );
    console.log(`  ${ask('what are your opening hours?')}`);
  }
console.log(
  `${answered} of ${asked} businesses tell whether they are open on each day of the week`,
);

/** The lines of each document but its tables, with a heading's marks. */
function readSources(business: string): Map<string, string[]> {
  const sources = new Map<string, string[]>();
  for (const [, name = '', heading = '', text = ''] of business.matchAll(unit)) {
    if (/\.csv$/.test(name)) continue;
    const lines = sources.get(name) ?? [`# ${name.replace(/\.\w+$/, '')}`];
    sources.set(name, [...lines, ...(heading ? [`## ${heading}`] : []), text]);
  }
  return sources;
}

async function readSource([name, lines]: [string, string[]]): Promise<FactsOfDocument> {
  const document = await readBytes({
    bytes: Buffer.from(lines.join('\n\n')),
    name: `${name}.md`,
    maxPages: 1,
  });
  const { facts, passages } = prepareDocument({ document, name });
  return {
    documentId: name,
    title: name,
    facts,
    passageIds: passages.map((_, at) => `${name} ${at}`),
  };
}
