import type { Block, Cell } from '#server/engine/ingest/document.ts';
import { isHoursLine } from './line-shape.ts';

/** Facts a page states for search engines (schema.org), in plain words and only where its visible text leaves them out. */
export function readJsonLd({
  scripts,
  blocks,
  table,
}: {
  scripts: readonly string[];
  blocks: readonly Block[];
  table: number;
}): Block[] {
  const things = scripts.slice(0, mostScripts).flatMap(parseThings);
  if (things.length === 0) return [];
  const said = new Visible(blocks);
  return [
    ...readBusiness({ things, said }),
    ...readQuestions({ things, said }),
    ...readOffers({ things, said, table }),
  ];
}

const mostScripts = 20;
const longestScript = 300_000;
const mostThings = 3_000;
const deepest = 12;
const longestText = 5_000;

type Thing = Record<string, unknown>;

/** All objects of one script, outermost first. */
function parseThings(script: string): Thing[] {
  if (script.length > longestScript) return [];
  let root: unknown;
  try {
    root = JSON.parse(script);
  } catch {
    return [];
  }
  const things: Thing[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (depth > deepest || things.length >= mostThings || typeof value !== 'object' || !value)
      return;
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1);
    else {
      things.push(value as Thing);
      for (const one of Object.values(value)) visit(one, depth + 1);
    }
  };
  visit(root, 0);
  return things;
}

const textOf = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string'
    ? value
        .slice(0, longestText)
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
};
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const hasType = (thing: Thing, pattern: RegExp): boolean =>
  listOf(thing['@type']).some((type) => typeof type === 'string' && pattern.test(type));
const lastPart = (value: unknown): string => textOf(value).replace(/^.*[/#]/, '');

/** What the page says anyway, compared letter by letter without spaces and signs. */
class Visible {
  readonly #text: string;
  readonly hours: boolean;

  constructor(blocks: readonly Block[]) {
    const texts = blocks.map((block) =>
      block.kind === 'row' ? block.cells.map((cell) => cell.value).join(' ') : block.text,
    );
    this.#text = plain(texts.join(' '));
    this.hours = texts.some((text) => text.split('\n').some(isHoursLine));
  }

  has(text: string): boolean {
    return this.#text.includes(plain(text));
  }

  hasPhone(text: string): boolean {
    return this.#text.includes(text.replace(/\D/g, '').slice(-7)) || this.has(text);
  }
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '');

function readBusiness({ things, said }: { things: readonly Thing[]; said: Visible }): Block[] {
  const blocks: Block[] = [];
  for (const thing of things) {
    const isPlace =
      thing.openingHours ?? thing.openingHoursSpecification ?? thing.telephone ?? thing.address;
    if (isPlace === undefined || hasType(thing, /Person|ContactPoint|Event/)) continue;
    const lines: string[] = [];
    const phone = textOf(thing.telephone);
    const email = textOf(thing.email).replace(/^mailto:/i, '');
    const address = addressOf(thing.address);
    const range = textOf(thing.priceRange);
    if (phone && !said.hasPhone(phone)) lines.push(`Phone: ${phone}`);
    if (email && !said.has(email)) lines.push(`Email: ${email}`);
    if (address && !said.has(textOf((thing.address as Thing).streetAddress) || address))
      lines.push(`Address: ${address}`);
    if (range && /[\p{L}\p{N}]/u.test(range) && !said.has(range))
      lines.push(`Price range: ${range}`);
    if (!said.hours) lines.push(...hoursOf(thing));
    if (lines.length === 0) continue;
    const name = textOf(thing.name);
    if (name) blocks.push({ kind: 'heading', text: name, level: 2 });
    for (const text of lines) blocks.push({ kind: 'paragraph', text });
  }
  return blocks;
}

function addressOf(value: unknown): string {
  if (typeof value === 'string') return textOf(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const { streetAddress, postalCode, addressLocality, addressRegion } = value as Thing;
  const town = [postalCode, addressLocality, addressRegion].map(textOf).filter(Boolean).join(' ');
  return [textOf(streetAddress), town].filter(Boolean).join(', ');
}

function hoursOf(thing: Thing): string[] {
  const specified = listOf(thing.openingHoursSpecification).flatMap((spec) => {
    if (typeof spec !== 'object' || spec === null) return [];
    const { dayOfWeek, opens, closes, validFrom, validThrough } = spec as Thing;
    const from = textOf(opens).slice(0, 5);
    const to = textOf(closes).slice(0, 5);
    if (!from || !to) return [];
    const days = joinDays(listOf(dayOfWeek).map(lastPart));
    const season = [textOf(validFrom), textOf(validThrough)].filter(Boolean).join(' – ');
    const hours = from === to ? 'closed' : `${from} – ${to}`;
    if (!days && !season) return [];
    return [`${[days, season].filter(Boolean).join(', ')}: ${hours}`];
  });
  if (specified.length > 0) return specified;
  return listOf(thing.openingHours)
    .map(textOf)
    .filter((line) => /\d/.test(line))
    .map(spellDays);
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Three or more days in a row are written as a range. */
function joinDays(days: readonly string[]): string {
  const numbers = days.map((day) => week.indexOf(day));
  const inRow = numbers.every(
    (number, at) => number >= 0 && (at === 0 || number === (numbers[at - 1] ?? 0) + 1),
  );
  return inRow && days.length > 2 ? `${days[0]} – ${days.at(-1)}` : days.join(', ');
}

const spellDays = (line: string): string =>
  line
    .replace(
      /\b(Mo|Tu|We|Th|Fr|Sa|Su)\b/g,
      (day) => week.find((name) => name.startsWith(day)) ?? day,
    )
    .replace(/(\p{L})-(\p{L})/gu, '$1 – $2')
    .replace(/(\d)-(\d)/g, '$1 – $2');

function readQuestions({ things, said }: { things: readonly Thing[]; said: Visible }): Block[] {
  return things
    .filter((thing) => hasType(thing, /^Question$/))
    .flatMap((thing): Block[] => {
      const question = textOf(thing.name ?? thing.text);
      const [accepted] = listOf(thing.acceptedAnswer ?? thing.suggestedAnswer);
      const answer =
        typeof accepted === 'object' && accepted !== null ? textOf((accepted as Thing).text) : '';
      if (!question || !answer || said.has(answer)) return [];
      return [
        { kind: 'heading', text: question, level: 3 },
        { kind: 'paragraph', text: answer },
      ];
    });
}

function readOffers({
  things,
  said,
  table,
}: {
  things: readonly Thing[];
  said: Visible;
  table: number;
}): Block[] {
  const rows: Block[] = [];
  for (const thing of things) {
    const name = textOf(thing.name);
    if (!name || hasType(thing, /Person|Organization|Place/)) continue;
    const price = listOf(thing.offers).map(priceOf).find(Boolean) ?? priceOf(thing);
    // A page shows what a thing is called, but often not what it costs.
    if (!price || (said.has(name) && said.has(price.replace(/\s.*$|[.,]0+\b/g, '')))) continue;
    const cells: Cell[] = [{ column: 'Name', value: name }];
    const about = textOf(thing.description);
    if (about) cells.push({ column: 'Description', value: about });
    cells.push({ column: 'Price', value: price });
    rows.push({ kind: 'row', row: rows.length + 1, table, cells });
  }
  return rows;
}

function priceOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const offer = value as Thing;
  const price = textOf(offer.price);
  if (!/\d/.test(price)) return '';
  return [price, textOf(offer.priceCurrency)].filter(Boolean).join(' ');
}
