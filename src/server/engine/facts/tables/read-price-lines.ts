import type { Block } from '#server/engine/ingest/document.ts';
import { currencyAfter } from '#server/engine/language/currencies.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { endsInCents } from './cut-bare-line.ts';
import { cutItems, type LineItem, splitLines } from './cut-items.ts';
import type { FactRow, FactTable } from './fact-table.ts';
import { capitalize, longestName } from './item-name.ts';
import { cutDetails } from './read-price-series.ts';
import { readSizedLines } from './read-sized-lines.ts';

/** Fewer lines than this are read as text: one price in a paragraph is no price list. */
const fewestLines = 2;
/** Lines that say something else may stand between two prices, as long as they are few. */
const widestGap = 2;

/** Price lists written as lines: "Wardrobe box - $14.50", "Late return: $15 for every half hour", "Padlock key 5.50". */
export function readPriceLines({
  blocks,
  title,
}: {
  blocks: readonly Block[];
  title: string;
}): FactTable[] {
  const tables: FactTable[] = [];
  // "SOUPS", two lines, "MAINS", three lines: a list of prices in parts of any length.
  const isMenu = countCents(blocks) >= fewestOfMenu;
  const isInCurrency = blocks.some(
    ({ kind, ...block }) => kind !== 'row' && 'text' in block && inCurrency.test(block.text),
  );
  const parents: { text: string; level: number }[] = [];
  // "Price list", with "Lessons" and "Hire" below it.
  const isPriceList = (): boolean =>
    [title, ...parents.map(({ text }) => text)].some((text) => ofPricesFirst.test(text.trim()));
  let heading = title;
  let lead = '';
  let open: OpenRow[] = [];
  let last = 0;
  const close = (): void => {
    const rows = withDetails(withoutDoubtful(open, isMenu)).map(toRow);
    const reductions = open.filter(({ doubt }) => doubt === 'reduction').length;
    const isList = rows.length + reductions >= (isMenu ? 1 : fewestLines);
    if (isList && rows.length > 0)
      tables.push(
        toTable(
          lead || heading,
          rows.map((row, at) => ({ ...row, row: at + 1 })),
        ),
      );
    open = [];
  };
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      close();
      while ((parents.at(-1)?.level ?? 0) >= block.level) parents.pop();
      parents.push(block);
      heading = block.text;
      lead = '';
      continue;
    }
    if (block.kind === 'row') continue;
    if (at - last > widestGap) {
      close();
      lead = '';
    }
    for (const text of splitLines(block.text)) {
      const isOfPrices = ofPrices.test(lead || heading) || isPriceList();
      const found = cutItems({ line: text, isOfPrices, isInCurrency });
      if (found === 'elsewhere') continue;
      const rows = found.items.map((item, nth) => ({ ...item, block: at, row: nth + 1 }));
      if (found.lead !== '')
        tables.push(toTable(`${heading}: ${found.lead}`, withoutDoubtful(rows, true).map(toRow)));
      else if (rows.length > 0) {
        open.push(...rows);
        last = at;
      } else if (text.endsWith(':') && text.length <= longestName) {
        close();
        lead = text.slice(0, -1);
        last = at;
      }
    }
  }
  close();
  return [...tables, ...readSizedLines({ blocks, title })];
}

type OpenRow = FactRow & LineItem;

const toRow = ({ block, row, cells }: FactRow): FactRow => ({ block, row, cells });

const fewestBare = 3;
const fewestSmall = 3;
const fewestBelowFree = 2;

/** Leaves out what only looks like a line of a price list where its neighbors don't confirm it. */
function withoutDoubtful(rows: readonly OpenRow[], isMenu: boolean): OpenRow[] {
  const count = (...doubts: LineItem['doubt'][]): number =>
    rows.filter(({ doubt }) => doubts.includes(doubt)).length;
  const sure = count(null);
  // Numbers without a sign are prices where many lines end in one.
  const isPriced = isMenu || count('number') >= fewestBare;
  const isSmall = count(null, 'case') >= fewestSmall;
  const kept = rows.filter(
    ({ doubt }) =>
      doubt !== 'reduction' && (doubt !== 'number' || isPriced) && (doubt !== 'case' || isSmall),
  );
  // "Wifi: free" above one price is no beginning of a list.
  const start = kept.findIndex(({ doubt }) => doubt !== 'free');
  if (start < 0) return [];
  return sure + count('case') + (isPriced ? count('number') : 0) >= fewestBelowFree
    ? kept
    : kept.slice(start);
}

const fewestOfMenu = 5;

/** Lines that end in a number with cents. */
function countCents(blocks: readonly Block[]): number {
  const lines = blocks.flatMap((block) => (block.kind === 'row' ? [] : block.text.split('\n')));
  return lines.filter((line) => endsInCents(line.trim())).length;
}

/** What stands behind a name becomes a note, unless it tells two rows apart. */
function withDetails<Row extends FactRow>(rows: readonly Row[]): Row[] {
  const cut = rows.map(({ cells: [name = ''] }) => cutDetails(name));
  return rows.map((row, at) => {
    const { name = '', details = '' } = cut[at] ?? {};
    const isShared = cut.some((other, index) => index !== at && other.name === name);
    if (details === '' || isShared) return row;
    const [, price = '', note = ''] = row.cells;
    const full = note === '' ? details : `${details.replace(/[.;,]$/, '')}. ${capitalize(note)}`;
    return { ...row, cells: [name, price, full] };
  });
}

/** "Prices in rand": numbers without a sign are in it. */
const inCurrency = withLanguages(
  'prices-in-currency',
  new RegExp(
    `(?<!\\p{L})(?:prices?|preise|precios|prix|prezzi|preços|prijzen|ceny)(?:\\s\\p{L}{1,12}){0,2}\\s(?:in|en|em|w)\\s(?:${currencyAfter}|pounds)(?!\\p{L})`,
    'iu',
  ),
);

const ofPricesFirst =
  /^(?:our |the |unsere |nuestr[oa]s )?(?:price(?:s|\s?list)?|pricing|fees?|rates?|charges?|tariffs?|preise?|preisliste|gebühren|tarife?|precios?|lista de precios|tarifas?|prix|tarifs|prezzi|tariffe|listino|preços|prijzen|prijslijst|tarieven|ceny|cennik)(?!\p{L})/iu;
const ofPrices =
  /(?<!\p{L})(?:prices?|pricing|costs?|fees?|rates?|charges?|tariffs?|preise?|kosten|gebühren|tarife?|precios?|tarifas?|prix|tarifs|prezzi|tariffe|preços|prijzen|tarieven|ceny|cennik|(?:per|pro|por|par|je)\s(?:week|night|day|hour|month|person|head|woche|nacht|tag|stunde|monat|semana|noche|día|hora|mes|persona|semaine|nuit|jour|heure|mois|personne))(?!\p{L})|[€£$]/iu;

const toTable = (title: string, rows: FactRow[]): FactTable => ({
  title,
  columns: [
    { name: '', role: 'name', unit: '' },
    { name: '', role: 'price', unit: '' },
    { name: '', role: 'note', unit: '' },
  ],
  rows,
});
