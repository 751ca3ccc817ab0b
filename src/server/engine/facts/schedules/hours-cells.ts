import type { Block, Cell } from '#server/engine/ingest/document.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';
import { writeDaysOfCell } from './write-days-of-cell.ts';

type Row = Extract<Block, { kind: 'row' }>;

/** Rows as the reader of hours needs them: without ages, group sizes, codes and section names that it would take for times or names. */
export function withHoursCells({
  blocks,
  lexicon,
}: {
  blocks: readonly Block[];
  lexicon: Lexicon;
}): Block[] {
  const tables = new Map<number, Row[]>();
  for (const block of blocks) {
    if (block.kind !== 'row') continue;
    const rows = tables.get(block.table);
    if (rows) rows.push(block);
    else tables.set(block.table, [block]);
  }
  const known = new Map([...tables].map(([table, rows]) => [table, readWholeTable(rows)]));
  return blocks.map((block) => {
    if (block.kind !== 'row') return block;
    const table = known.get(block.table) ?? readWholeTable([]);
    const cells = block.cells
      .filter((cell) => !isCount(cell))
      .map((cell) => writeDaysOfCell({ cell, language: lexicon.language }));
    const coded = withoutCode({ cells: withDaily({ cells, lexicon }), table, lexicon });
    const kept = withoutSection({ cells: coded, table, lexicon });
    return kept.length > 0 ? { ...block, cells: kept } : block;
  });
}

/** What only all rows of a table tell. */
type WholeTable = {
  /** How many values of each column look like codes, and how many different ones. */
  codes: ReadonlyMap<string, { all: number; distinct: ReadonlySet<string> }>;
  /** Under which titles each value of a column stands. */
  titles: ReadonlyMap<string, ReadonlySet<string>>;
};

function readWholeTable(rows: readonly Row[]): WholeTable {
  const codes = new Map<string, { all: number; distinct: Set<string> }>();
  const titles = new Map<string, Set<string>>();
  for (const { cells } of rows) {
    const [title, ...others] = cells;
    for (const { column, value } of cells) {
      if (!codeLike.test(value.trim())) continue;
      const some = codes.get(column) ?? { all: 0, distinct: new Set() };
      codes.set(column, some);
      some.all += 1;
      some.distinct.add(value.trim());
    }
    for (const cell of title ? others : []) {
      const some = titles.get(keyOf(cell));
      if (some) some.add(title?.value ?? '');
      else titles.set(keyOf(cell), new Set([title?.value ?? '']));
    }
  }
  return { codes, titles };
}

const keyOf = ({ column, value }: Cell): string => `${column}\n${value}`;

const ages = withLanguages(
  'ages-above-hours',
  /^(?:ages?|alter|altersgruppen?|edad(?:es)?|âges?|età|idades?|leeftijd(?:en)?|wiek)(?:\s?\(\p{L}{1,8}\))?$/iu,
);
const people = withLanguages(
  'people-above-hours',
  /^(?:who|for|for whom|(?:group |class )?sizes?|max(?:imum)?|(?:people|persons|places|seats|spaces|spots)|für|für wen|wer|gruppengröße|teilnehmer|personen|plätze|quién|para|para quién|plazas|personas|pour|pour qui|places|personnes|chi|per|per chi|posti|persone|quem|para quem|lugares|pessoas|voor|voor wie|wie|plaatsen|dla|dla kogo|kto|miejsca|osoby)(?!\p{L})/iu,
);
const clock = /\d[:.h]\d\d|[ap]\.?m(?!\p{L})|\d\s?(?:uhr|o'clock)|\d\d:\d\d/iu;
const bareCount = /^\d{1,3}(?:[.,]5)?(?:\s?(?:-|–|to|bis|a|à|tot|do)\s?\d{1,3})?$/u;

/** "Ages: 7–11", "Who: 4 to 6", "Group size: 1–10": numbers that say for whom something is. */
const isCount = ({ column, value }: Cell): boolean =>
  !clock.test(value) &&
  bareCount.test(value.trim()) &&
  (ages.test(column.trim()) || people.test(column.trim()));

/** "Seal cruise | all year; not Mon | 10:00": every day, where no other cell names days. */
function withDaily({
  cells,
  lexicon,
}: {
  cells: readonly Cell[];
  lexicon: Lexicon;
}): readonly Cell[] {
  const itemsOf = ({ value }: Cell) => scanText({ text: value.slice(0, 80), lexicon });
  // A number or a price begins no such words, and most cells are one.
  const whole = cells.find(
    (cell) => /^\s*\p{L}/u.test(cell.value) && isSense(itemsOf(cell)[0], 'all-year'),
  );
  if (!whole) return cells;
  const [first, ...others] = itemsOf(whole);
  const isPlain = others.every(
    (item) => item.kind === 'mark' || item.kind === 'weekday' || isSense(item, 'no', 'except'),
  );
  const hasDays = cells.some(
    (cell) =>
      cell !== whole &&
      itemsOf(cell).some((item) => item.kind === 'weekday' || isSense(item, 'daily')),
  );
  if (!first || !isPlain || hasDays) return cells;
  const off = others.flatMap((item) => (item.kind === 'weekday' ? [item.day] : []));
  const value =
    off.length === 0
      ? (lexicon.words.senses.daily[0] ?? '')
      : lexicon.words.weekdays
          .flatMap(([name = ''], day) => (off.includes(day) ? [] : [name]))
          .join(', ');
  return cells.map((cell) => (cell === whole ? { ...cell, value } : cell));
}

const codeHeader = withLanguages(
  'code-above-hours',
  /^(?:code|course code|sku|no\.?|nr\.?|id|ref\.?|reference|referencia|código|codice|número|numer|nummer|nº|#|pos\.?|lp\.?|kod|kürzel)$/iu,
);
const codeLike = /^(?:\p{Lu}{1,4}[-.]?\d{0,3}|\d{1,3}\p{L}?)$/u;
const fewestCodes = 3;

/** "B4 | Ballet | Monday": the code names the row for the shop only. */
function withoutCode({
  cells,
  table,
  lexicon,
}: {
  cells: readonly Cell[];
  table: WholeTable;
  lexicon: Lexicon;
}): readonly Cell[] {
  const at = cells.findIndex(({ column }) => !isSectionColumn(column));
  const [code, next] = [cells[at], cells[at + 1]];
  if (!code || !next) return cells;
  const codes = table.codes.get(code.column);
  const isCode =
    codeHeader.test(code.column.trim()) ||
    (codeLike.test(code.value.trim()) &&
      codes !== undefined &&
      codes.all >= fewestCodes &&
      codes.distinct.size === codes.all &&
      !isWhen({ text: code.value, lexicon }));
  return isCode && isName({ cell: next, lexicon }) ? cells.filter((cell) => cell !== code) : cells;
}

/** The column in which the reader of tables puts the titles between the rows. */
export const isSectionColumn = (column: string): boolean => /^(?:Category|Section)$/.test(column);

/** "EVENINGS" above a row is no name where the row has one; a name that comes back under another title needs it. */
function withoutSection({
  cells,
  table,
  lexicon,
}: {
  cells: readonly Cell[];
  table: WholeTable;
  lexicon: Lexicon;
}): Cell[] {
  const [section, ...others] = cells;
  if (!section || !isSectionColumn(section.column)) return [...cells];
  const days = others.findIndex(({ value }) => isWhen({ text: value, lexicon }));
  const before = days < 0 ? others.slice(0, 1) : others.slice(0, days);
  const name = before.find((cell) => isName({ cell, lexicon }));
  if (!name) return [...cells];
  const under = table.titles.get(keyOf(name)) ?? new Set();
  const isTwice = under.size > 1 || (under.size === 1 && !under.has(section.value));
  return others.map((cell) =>
    cell === name && isTwice ? { ...cell, value: `${cell.value}, ${section.value}` } : cell,
  );
}

/** "Mon, Wed (long evening)", not "Easter camp" or "Saturday club". */
function isWhen({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean {
  const items = scanText({ text: text.slice(0, 120).replace(/\([^()]{0,60}\)/g, ' '), lexicon });
  const next = readWhen({ items, at: 0 })?.next;
  return (
    next !== undefined && !items.slice(next).some(({ kind }) => kind === 'word' || kind === 'topic')
  );
}

function isName({ cell, lexicon }: { cell: Cell; lexicon: Lexicon }): boolean {
  const items = scanText({ text: cell.value.slice(0, 120), lexicon });
  return (
    /\p{L}{3}/u.test(cell.value) &&
    items.some(({ kind }) => kind === 'word' || kind === 'topic' || kind === 'meal') &&
    !items.some((item) => item.kind === 'time' && item.strength !== 'bare') &&
    !isWhen({ text: cell.value, lexicon })
  );
}
