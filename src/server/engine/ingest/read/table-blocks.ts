import type { Block, Cell } from '#server/engine/ingest/document.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { ColumnSet, GridRow } from './grid-row.ts';
import {
  countRepeated,
  findHeader,
  insteadOfPrice,
  isGroupRow,
  isTitleRow,
  isValue,
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
  const reader: TableReader = { table, columns, width, budget, category: null, isEmpty: false };
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

/** "** BOATS **" */
const betweenStars = /^\*{1,4}\s?([^*]{2,80}?)\s?\*{1,4}$/u;

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
  /** No row has come below the category yet. */
  isEmpty: boolean;
};

/** A heading right below another one leaves nothing below that: then it's a line of text. */
function openPart(reader: TableReader, name: string): Block[] {
  const before = reader.isEmpty && reader.category?.value !== name ? reader.category : null;
  reader.category = { column: categoryColumn(reader.columns), value: name };
  reader.isEmpty = true;
  return before ? [{ kind: 'paragraph', text: before.value }] : [];
}

function readRow(
  reader: TableReader,
  { row, index, rest }: { row: GridRow; index: number; rest: readonly GridRow[] },
): Block[] {
  const filled = row.cells.filter((cell) => cell !== '');
  const first = (filled[0] ?? '').replace(betweenStars, '$1');
  const page = row.page === undefined ? {} : { page: row.page };
  if (totals.test(first) && filled.length > 1) {
    return [{ kind: 'paragraph', text: totalText(row, reader.columns), ...page }];
  }
  const isApart = (rest[index - 1]?.row ?? row.row - 1) < row.row - 1;
  const part = findPart(reader, { row, next: rest[index + 1], isApart });
  if (part) {
    if (part.names) reader.columns = [{ names: part.names, from: 0 }];
    return openPart(
      reader,
      part.names && reader.isEmpty ? (reader.category?.value ?? part.name) : part.name,
    );
  }
  if (filled.length > 1 && isRemark(filled))
    return [{ kind: 'paragraph', text: filled.join('; '), ...page }];
  if (reader.width > 1 && new Set(filled).size === 1) {
    if (isNote(first)) return [{ kind: 'paragraph', text: first, ...page }];
    if (isCategory(reader, { row, index, rest, first })) {
      return openPart(reader, first);
    }
    const apart = (rest[index - 1]?.row ?? row.row - 1) < row.row - 1;
    const last = rest.slice(index + 1, index + 10).every(isLone);
    if ((apart || (last && reader.width > 2)) && index > 0)
      return [{ kind: 'paragraph', text: first, ...page }];
  }
  reader.isEmpty = false;
  let { category } = reader;
  if (category) {
    if (reader.budget.left < category.value.length) category = null;
    else reader.budget.left -= category.value.length;
  }
  return rowBlocks({ row, sets: reader.columns, category, table: reader.table });
}

type NamedPart = {
  name: string;
  /** What the columns are called below it. */
  names?: string[];
};

/**
 * The name of a part with something beside it: "EXTRAS | 10 inch | 14 inch" below columns that are called so, "FIXED
 * PRICES | | | by day only", and "Extras | | per stay | per day", where the columns go on under other names.
 */
function findPart(
  { columns, isEmpty }: TableReader,
  { row: { cells }, next, isApart }: { row: GridRow; next: GridRow | undefined; isApart: boolean },
): NamedPart | null {
  const [set, another] = columns ?? [];
  if (!set || another || !next) return null;
  const first = cells.findIndex((cell) => cell !== '');
  const name = cells[first] ?? '';
  const others = cells.filter((cell, at) => at > first && cell !== '');
  if (others.length === 0 || !isColumnName(name)) return null;
  if (others.length > 1 && countRepeated(cells, set.names) === others.length)
    return name === set.names[first] ? null : { name };
  const goesOn = countFilled(next) >= 2 && !isCapital(next.cells[first] ?? '');
  const [remark = ''] = others;
  const isNamed = isCapital(name) || isPriceWord.test(remark);
  if (others.length === 1 && isNamed && goesOn && set.names.length >= 3 && !isValue(remark))
    return { name: `${name} (${remark})` };
  const named = cells.flatMap((cell, at) => (at > first && cell !== '' ? [at] : []));
  const isHeader =
    (isEmpty || isApart || isCapital(name)) &&
    (others.length > 1 || isEmpty) &&
    others.every((cell) => isColumnName(cell) && cell.length <= longestPartColumn) &&
    new Set(others).size === others.length &&
    named.some((at) => isValue(next.cells[at] ?? '')) &&
    next.cells.every((cell, at) => !isValue(cell) || named.includes(at) || at <= first);
  if (!isHeader) return null;
  return { name, names: set.names.map((old, at) => (at > first && cells[at] ? cells[at] : old)) };
}

const isColumnName = (cell: string): boolean =>
  /\p{L}/u.test(cell) && !isValue(cell) && !insteadOfPrice.test(cell) && !isFrom.test(cell);
const isFrom = /^(?:from|ab|desde|dès|da|van|od)\s\D{0,3}\d/iu;
const longestPartColumn = 30;
const isPriceWord = withLanguages(
  'part-price-word',
  /(?<!\p{L})(?:fees?|prices?|rates?|preise?|gebühr|precios?|tarifas?|prix|tarifs?|prezzi|preços|prijs|cena)(?!\p{L})/iu,
);

const isCapital = (text: string): boolean =>
  /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && text.length <= longestCategory;

/** "Key: G = garden; P = parking" cut at its semicolon, and "NOTES | All times are …": not a thing with values. */
const isRemark = (filled: readonly string[]): boolean =>
  filled.every((cell) => / = /.test(cell)) ||
  (/^(?:key|legend|zeichen|legende|leyenda|clave)\b/iu.test(filled[0] ?? '') &&
    filled.some((cell) => / = /.test(cell))) ||
  /^(?:notes?|remarks?|hinweise?|anmerkung(?:en)?|notas?|remarques?)[:.]?$/iu.test(filled[0] ?? '');

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
