import type { Block, Cell } from '#server/engine/ingest/document.ts';
import type { ColumnSet, GridRow } from './grid-row.ts';
import {
  countRepeated,
  findHeader,
  isGroupRow,
  isTitleRow,
  joinHeaders,
  nameColumns,
} from './table-header.ts';

/** How much text may be repeated into other rows, so that a small file cannot grow without end. */
export type RepeatBudget = { left: number };

const longestCategory = 80;
const longestColumn = 120;
const mostTitles = 6;
const totals =
  /^(?:grand |sub)?-?\s?totals?(?:e|es|general)?:?$|^(?:gesamt|zwischen|end)?summe:?$|^gesamt(?:betrag|preis)?:?$|^(?:sub)?totaal:?$|^suma(?: total)?:?$|^somme:?$|^razem:?$|^somma:?$/i;
const noteMark = /^(?:\*+|†|‡|[¹²³]|\d\)|note:|hinweis:|nota:|remarque :|uwaga:|let op:)/i;

/** Turns a laid-out table into rows that name their columns; titles, notes and totals around the rows become text again. */
export function readTable({
  rows,
  table,
  budget,
  level = 6,
  strict = true,
}: {
  rows: readonly GridRow[];
  table: number;
  budget: RepeatBudget;
  level?: number;
  /** Asks for more evidence before the first row is taken for a header. */
  strict?: boolean;
}): Block[] {
  const filled = rows.filter((row) => row.cells.some((cell) => cell !== ''));
  const width = filled.reduce((most, row) => Math.max(most, countFilled(row)), 0);
  const start = width > 1 ? countTitles(filled) : 0;
  const body = filled.slice(start);
  const heads = findHeader({ rows: body, strict });
  const titles = filled.slice(0, start);
  const columns =
    heads > 0
      ? nameColumns(joinHeaders(body.slice(0, heads)).map((name) => name.slice(0, longestColumn)))
      : null;
  const reader = { table, columns, width, budget, category: null as Cell | null };
  const lead = heads === 0 ? titles.at(-1) : undefined;
  const [category] = lead ? filledOf(lead) : [];
  const opens =
    category !== undefined && body.some((row, at) => at > 0 && isLone(row)) && !isNote(category);
  if (opens) reader.category = { column: 'Category', value: category };
  const before = (opens ? titles.slice(0, -1) : titles).map((row) => titleBlock(row, level));
  const header = heads === 1 ? body[0]?.cells.join('\n') : null;
  const rest = body.slice(heads).filter((row) => row.cells.join('\n') !== header);
  if (rest.length === 0)
    return [
      ...before,
      ...body.flatMap((row) => rowBlocks({ row, sets: null, category: null, table })),
    ];
  return [...before, ...rest.flatMap((row, index) => readRow(reader, { row, index, rest }))];
}

const filledOf = (row: GridRow): string[] => row.cells.filter((cell) => cell !== '');
const isLone = (row: GridRow): boolean => countFilled(row) === 1;

/** Rows above the columns' names: titles, "valid from" and the like fill far fewer cells than the table does. */
function countTitles(rows: readonly GridRow[]): number {
  const counts = rows
    .slice(0, 60)
    .map(countFilled)
    .sort((a, b) => a - b);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  let start = 0;
  for (; start < Math.min(mostTitles, rows.length - 1); start += 1) {
    const row = rows[start];
    const next = rows[start + 1];
    if (!row || !next || row.header) break;
    if (countFilled(row) > 1 && isTitleRow(row, next) && countFilled(row) < countFilled(next))
      continue;
    if (countFilled(row) > Math.max(1, usual * 0.5)) break;
    if (countFilled(row) > 1 && isGroupRow(row, next)) break;
    if (countFilled(row) > 1 && usual < 4) break;
  }
  return rows.slice(start).some((row) => countFilled(row) > 1) ? start : 0;
}

type TableReader = {
  table: number;
  columns: ColumnSet[] | null;
  width: number;
  budget: RepeatBudget;
  category: Cell | null;
};

function readRow(
  reader: TableReader,
  { row, index, rest }: { row: GridRow; index: number; rest: readonly GridRow[] },
): Block[] {
  const filled = row.cells.filter((cell) => cell !== '');
  const [first = ''] = filled;
  const page = row.page === undefined ? {} : { page: row.page };
  if (totals.test(first) && filled.length > 1) {
    return [{ kind: 'paragraph', text: totalText(row, reader.columns), ...page }];
  }
  if (isPartHeader(reader, row)) {
    reader.category = { column: categoryColumn(reader.columns), value: first };
    return [];
  }
  if (reader.width > 1 && new Set(filled).size === 1) {
    if (isNote(first)) return [{ kind: 'paragraph', text: first, ...page }];
    if (isCategory(reader, { row, index, rest, first })) {
      reader.category = { column: categoryColumn(reader.columns), value: first };
      return [];
    }
    const apart = (rest[index - 1]?.row ?? row.row - 1) < row.row - 1;
    const last = rest.slice(index + 1, index + 10).every(isLone);
    if ((apart || (last && reader.width > 2)) && index > 0)
      return [{ kind: 'paragraph', text: first, ...page }];
  }
  let { category } = reader;
  if (category) {
    if (reader.budget.left < category.value.length) category = null;
    else reader.budget.left -= category.value.length;
  }
  return rowBlocks({ row, sets: reader.columns, category, table: reader.table });
}

/** "EXTRAS | 10 inch | 14 inch" below columns that are called so: it names the rows below it, and the columns once more. */
function isPartHeader({ columns }: TableReader, { cells }: GridRow): boolean {
  const [set, another] = columns ?? [];
  if (!set || another) return false;
  const first = cells.findIndex((cell) => cell !== '');
  const others = cells.filter((cell, at) => at > first && cell !== '').length;
  return others > 1 && countRepeated(cells, set.names) === others && cells[first] !== set.names[first];
}

/** A lone cell heads the rows below it when nothing else can be meant: it fills the row, or it leaves many columns empty. */
function isCategory(
  { width, columns }: TableReader,
  {
    row,
    index,
    rest,
    first,
  }: { row: GridRow; index: number; rest: readonly GridRow[]; first: string },
): boolean {
  const next = rest[index + 1];
  if (!next || first.length > longestCategory || !/\p{L}/u.test(first)) return false;
  if (!row.wide && row.cells.findIndex((cell) => cell !== '') > 1) return false;
  if (countFilled(next) < 2 && !(countFilled(rest[index + 2]) >= 2)) return false;
  if (row.wide || (columns?.[0]?.names.filter(Boolean).length ?? width) >= 3) return true;
  const apart = (rest[index - 1]?.row ?? row.row - 1) < row.row - 1;
  return apart || first.endsWith(':') || (/\p{Lu}{3}/u.test(first) && !/\p{Ll}/u.test(first));
}

const isNote = (text: string): boolean =>
  noteMark.test(text) || text.length > longestCategory || /\p{Ll}[.!]$/u.test(text);

function titleBlock(row: GridRow, level: number): Block {
  const [first = '', ...more] = row.wide ? filledOf(row).slice(0, 1) : filledOf(row);
  const text = more.length > 0 ? `${first.replace(/:$/, '')}: ${more.join(', ')}` : first;
  const page = row.page === undefined ? {} : { page: row.page };
  return isNote(text) || more.length > 0
    ? { kind: 'paragraph', text, ...page }
    : { kind: 'heading', text, level, ...page };
}

function countFilled(row: GridRow | undefined): number {
  if (!row) return 0;
  if (row.wide) return 1;
  return row.cells.reduce((sum, cell) => sum + (cell === '' ? 0 : 1), 0);
}

function categoryColumn(columns: readonly ColumnSet[] | null): string {
  const taken = columns?.some((set) => set.names.some((name) => /^category$/i.test(name)));
  return taken ? 'Section' : 'Category';
}

function rowBlocks({
  row,
  sets,
  category,
  table,
}: {
  row: GridRow;
  sets: readonly ColumnSet[] | null;
  category: Cell | null;
  table: number;
}): Block[] {
  const page = row.page === undefined ? {} : { page: row.page };
  const parts = sets ?? [{ names: [], from: 0 }];
  return parts.flatMap(({ names, from }, index): Block[] => {
    const own = row.cells.slice(from, parts[index + 1]?.from ?? row.cells.length);
    const start = own.findIndex((value) => value !== '');
    const gap = own.indexOf('', start);
    const cells = own.flatMap((value, at): Cell[] => {
      if (value === '') return [];
      const isBehindGap = sets === null && gap >= 0 && at > gap;
      return [{ column: names[at] ?? '', value, ...(isBehindGap && { nth: at + 1 }) }];
    });
    if (cells.length === 0) return [];
    return [
      {
        kind: 'row',
        row: row.row,
        table,
        cells: category
          ? [{ ...category, value: category.value.replace(/:$/, '') }, ...cells]
          : cells,
        ...page,
      },
    ];
  });
}

function totalText(row: GridRow, columns: readonly ColumnSet[] | null): string {
  const names = columns?.[0]?.names ?? [];
  const [label = '', ...values] = row.cells
    .map((value, at) => ({ value, name: names[at] ?? '' }))
    .filter(({ value }) => value !== '')
    .map(({ name, value }, index) => (index === 0 || !name ? value : `${name} ${value}`));
  return `${label.replace(/:$/, '')}: ${values.join('; ')}`;
}
