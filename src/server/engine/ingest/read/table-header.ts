import { fold } from '#server/engine/index/analyse.ts';
import {
  currencyAfter,
  currencyBefore,
  withoutCurrency,
} from '#server/engine/language/currencies.ts';
import { peopleByAge } from '#server/engine/language/measure-words.ts';
import type { ColumnSet, GridRow } from './grid-row.ts';
import { isDays, isStateWord } from './line-shape.ts';

/** How many rows at the top name the columns: those the file marks, or the first one or two by their shape. */
export function findHeader({
  rows,
  strict,
}: {
  rows: readonly GridRow[];
  strict: boolean;
}): number {
  let marked = 0;
  while (marked < 3 && rows[marked]?.header) marked += 1;
  if (marked > 0) return rows.length === marked ? 1 : marked;
  const [first, second, ...rest] = rows;
  if (!first || !second) return 0;
  const cellsOf = (some: readonly GridRow[]) => some.slice(0, 60).map((row) => row.cells);
  if (isGroupRow(first, second)) {
    const joined = joinHeaders([first, second]);
    if (looksLikeHeader(joined, cellsOf(rest)) && hasValuesBelow(joined, cellsOf(rest))) return 2;
  }
  if (namesTiers(first.cells, cellsOf(rows.slice(1)))) return 1;
  const looks = strict ? looksLikeTextHeader : looksLikeHeader;
  const below = cellsOf(rows.slice(1, 61));
  return looks(first.cells, below) || (!strict && fillsSheet(first.cells, below)) ? 1 : 0;
}

/** A spreadsheet's first row that fills every column with a text of its own, where the rows below have gaps and values. */
function fillsSheet(head: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const isNamed = head.every((cell) => cell !== '' && !isNumber(cell) && !isPrice(cell));
  const isOwn =
    new Set(head).size === head.length &&
    rows.every((row) =>
      row.every((cell, at) => cell === '' || cell !== head[at] || isMark(cell, at, rows)),
    );
  const hasGaps = rows.some((row) => head.some((_, at) => (row[at] ?? '') === ''));
  return (
    head.length >= 4 &&
    rows.length >= 4 &&
    isNamed &&
    isOwn &&
    hasGaps &&
    !isDays(head[0] ?? '') &&
    hasValuesBelow(head, rows)
  );
}

/** Names over several columns at once stand above the columns' own names, with gaps or repeats between them. */
export function isGroupRow(first: GridRow, second: GridRow): boolean {
  const names = first.cells.filter((cell) => cell !== '');
  const below = second.cells.filter((cell) => cell !== '');
  if (names.length === 0 || names.some((cell) => !isName(cell) || isDays(cell))) return false;
  if (isTitleRow(first, second)) return false;
  if (below.length < 2 || below.some((cell) => !isName(cell))) return false;
  if (second.cells.some((cell, at) => cell === '' && !first.cells[at])) return false;
  const repeats = first.cells.some((cell, at) => cell !== '' && cell === first.cells[at + 1]);
  const gaps = second.cells.some((cell, at) => at > 0 && cell !== '' && !first.cells[at]);
  return repeats || (gaps && names.length < second.cells.length);
}

/** "Spring prices for the desk" over the first columns, "valid from 1/5" over the others: a title with a date beside it. */
export function isTitleRow(row: GridRow, below: GridRow): boolean {
  const { cells } = row;
  const [first = ''] = cells;
  const isLong = first.split(/\s+/).length > 3 && (below.cells[0] ?? '') !== '' && !cells[1];
  return (
    isLong ||
    isCutTitle(row, below) ||
    cells.some((cell) => /\d{1,2}[./]\d{1,2}[./]\d{2}|\b20\d\d\b/.test(cell))
  );
}

/**
 * "Hill Farm, rates, in euros,,": a title that was cut at its commas. The names below it fill every column, the first
 * one too, which has no second name in a header of two rows.
 */
function isCutTitle({ cells }: GridRow, { cells: below }: GridRow): boolean {
  const length = cells.indexOf('');
  const [first = ''] = cells;
  return (
    length > 1 &&
    cells.slice(length).every((cell) => cell === '') &&
    below.length > length &&
    new Set(below).size === below.length &&
    below.every((cell) => cell !== '' && isName(cell)) &&
    first.split(/\s+/).length > 1 &&
    first !== below[0]
  );
}

/** A header names things: its cells are filled, short, all different and hold no values such as the rows do. */
export function looksLikeHeader(
  cells: readonly string[],
  rows: readonly (readonly string[])[],
): boolean {
  if (rows.length === 0) return false;
  const head = withoutCurrency(cells);
  const named = head.filter((cell) => cell !== '');
  const isState = (cell: string): boolean =>
    isStateWord(cell) && !(/^no$/i.test(cell) && countsRows(head.indexOf(cell), rows));
  if (named.length === 0 || named.some((cell) => !isName(cell) || isState(cell))) return false;
  const asked = named.filter((cell) => cell.endsWith('?'));
  if (asked.length > 0 && (asked.length > named.length * 0.4 || asked.includes(head[0] ?? '')))
    return false;
  const repeated = head.join('\n');
  const sample = rows.slice(0, 30).filter((row) => row.join('\n') !== repeated);
  const repeats = new Set(named.map((cell) => cell.toLowerCase())).size < named.length;
  if (repeats && !periodOf(head) && !hasValuesBelow(head, sample)) return false;
  if (isDays(head[0] ?? '') && sample.some((row) => isDays(row[0] ?? ''))) return false;
  // "EXTRAS | 10 inch | 14 inch", "Item | Unit | Notes": names of columns come again above another part.
  const hasValues = sample.some((row) => row.some(isValue));
  const items = sample.filter(
    (row) =>
      countRepeated(row, head) < 2 &&
      !(hasValues && row.filter(Boolean).length > 2 && row.every((cell) => !isValue(cell))),
  );
  const isRepeated = (cell: string, at: number): boolean =>
    at > 0 && cell !== '' && items.some((row) => row[at] === cell) && !isMark(cell, at, sample);
  if (head.some(isRepeated)) return false;
  const plain = named.every(
    (cell) =>
      /^[\p{L}][\p{L}\p{M}\p{N}\s_./()%€$£#&+'’,:Øø²³*–-]*\??$/u.test(cell) &&
      cell.split(/\s+/).length <= 6,
  );
  if (hasValuesBelow(head, sample)) return plain || named.length > 1;
  return plain && named.every((cell) => cell.split(/\s+/).length <= 5);
}

/** How many columns of a row hold nothing but the column's name. */
export const countRepeated = (row: readonly string[], names: readonly string[]): number =>
  names.filter((name, at) => at > 0 && name !== '' && row[at] === name).length;

/** "V" in some rows below "V", and nothing in the others: a mark that is called like its column. */
function isMark(name: string, column: number, rows: readonly (readonly string[])[]): boolean {
  const cells = rows.map((row) => row[column] ?? '');
  return (
    name.length <= longestMark &&
    cells.some((cell) => cell === '') &&
    cells.every((cell) => cell === '' || cell === name)
  );
}

const longestMark = 4;

/** "Copies | 50 | 100 | 250" or "Item | 1–9 | 10–49 | 50+": quantities that grow from column to column over values. */
function namesTiers(head: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const at = head.flatMap((cell, index) => (startOfTier(cell) === null ? [] : [index]));
  const [from = 0] = at;
  if (at.length < 2 || from === 0 || rows.length < 2) return false;
  const named = head.slice(0, from).filter((cell) => cell !== '');
  if (named.length === 0 || !named.every(isName)) return false;
  const starts = at.map((index) => startOfTier(head[index] ?? '') ?? 0);
  if (starts.some((start, index) => index > 0 && start <= (starts[index - 1] ?? 0))) return false;
  const hasRanges = at.some((index) => !/^\d+$/.test(head[index] ?? ''));
  const below = rows.flatMap((row) => at.map((index) => row[index] ?? '')).filter(Boolean);
  const values = below.filter((cell) => isPrice(cell) || isNumber(cell));
  const isMoney = below.some((cell) => isPrice(cell) || /\d[.,]\d\d$/.test(cell));
  return values.length >= below.length * 0.6 && (hasRanges || (at.length >= 3 && isMoney));
}

/** The quantity a tier begins with; null where the cell is none. */
function startOfTier(cell: string): number | null {
  const found =
    /^(?:(?:up to|from|over|under|ab|bis|über|hasta|desde|jusqu['’]à|dès|fino a|da|até|tot|vanaf|do|od)\s)?(\d{1,6})(?:\s?[–—-]\s?\d{1,6}|\s?\+)?$/iu.exec(
      cell,
    );
  return found ? Number(found[1]) : null;
}

/** "No" over a column of numbers numbers the rows. */
function countsRows(column: number, rows: readonly (readonly string[])[]): boolean {
  const filled = rows.map((row) => row[column] ?? '').filter(Boolean);
  return (
    filled.length > 0 && filled.filter((cell) => /\d/.test(cell)).length >= filled.length * 0.6
  );
}

/** Numbers, prices or times in a column whose first cell holds none. */
export function hasValuesBelow(
  cells: readonly string[],
  rows: readonly (readonly string[])[],
): boolean {
  const head = withoutCurrency(cells);
  return rows.some((row) =>
    row.some((cell, index) => {
      const name = head[index] ?? '';
      if (name === '' || !isValue(cell)) return false;
      // "30 min" over prices says what they are for, and so does "1–6 nights" over numbers.
      if (isTier(name)) return isPrice(cell) || isNumber(cell);
      return !isValue(name) || (isPrice(cell) && !isPrice(name) && /\p{L}/u.test(name));
    }),
  );
}

/** Stricter than for spreadsheets, where a header is the rule: in a text, a small table often lists labels and what they are. */
export function looksLikeTextHeader(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): boolean {
  if (!looksLikeHeader(head, rows)) return false;
  if (head.length >= 3) return true;
  if (insteadOfPrice.test(head.at(-1) ?? '')) return false;
  const last = rows.map((row) => row.findLast((cell) => cell !== '') ?? '');
  return last.length >= 2 && last.filter(isValue).length >= last.length * 0.6;
}

/** What a price list says where there is no price to pay or to name. */
export const insteadOfPrice =
  /^(?:free(?: of charge)?|included|no charge|on request|ask(?: us)?|call(?: us)?|by quote|kostenlos|gratis|inklusive|auf anfrage|incluid[oa]|a consultar|gratuit|inclus|sur (?:demande|devis)|gratuito|incluso|su richiesta|grátis|sob consulta|inbegrepen|op aanvraag|bezpłatnie|w cenie)$/iu;

const longestName = 60;
const mostSideBySide = 60;
const isName = (cell: string): boolean =>
  cell.length <= longestName &&
  !/!$/.test(cell) &&
  !(cell.endsWith('?') && cell.split(/\s+/).length > 4) &&
  !isNumber(cell) &&
  !isPrice(cell) &&
  (!isTime(cell) || isTier(cell) || namesAges(cell));
/** "Youth (8-15)", "Child 4–12": whom a column is for, not a time of day. */
const namesAges = (cell: string): boolean =>
  (/^\p{L}[^\d()]{0,40}\(.{1,40}\)$/u.test(cell) && !isDays(cell)) || agesFirst.test(fold(cell));
const agesFirst = new RegExp(
  `^(?:${peopleByAge.source}|(?:ages?|aged|alter|edad(?:es)?|eta|idade|leeftijd|wiek)(?!\\p{L}))`,
  'u',
);
/** "1–6 nights", "25 to 39 kg", "2-3 m3", "40 kg +": how much of something a column is for, not a time of day. */
const isTier = (cell: string): boolean =>
  /^(?:\p{L}{2,8}\s)?\d{1,5}(?:\s?(?:[–—-]|to|bis|a|à|do|tot)\s?\d{1,5}|\s?\+)?\s?(?!(?:[ap]\.?m|uhr|h)(?!\p{L}))\p{L}[\p{L}²³]{0,14}[23]?\.?(?:\s?\+)?$/iu.test(
    cell,
  );
const isNumber = (cell: string): boolean => /^[-+~]?[.,'\s–-]*\d[\d.,'\s–-]*%?$/.test(cell);
const isPrice = (cell: string): boolean => price.test(cell);
const price = new RegExp(
  `^(?:ab |from |desde |dès |da |van )?(?:${currencyBefore})\\s?\\d|^\\D{0,12}\\d[\\d.,'’]*(?:,-|,–)?\\s?(?:${currencyAfter}|Fr\\.)(?!\\p{L})`,
  'iu',
);
const isTime = (cell: string): boolean =>
  /^\D{0,8}\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|Uhr|h)?\s?[–—-]/i.test(cell) ||
  /^\d{1,2}[:.]\d{2}/.test(cell);
/** A number, a price or a time, as rows hold them and headers do not. */
export const isValue = (cell: string): boolean =>
  cell !== '' &&
  cell.length <= longestName &&
  (isNumber(cell) || isPrice(cell) || isTime(cell) || /^\d[\d.,]*\s?\p{L}{1,6}\.?$/u.test(cell));

/** Header rows joined column by column: a name that spans columns goes with each of them. */
export function joinHeaders(rows: readonly GridRow[]): string[] {
  const width = rows.reduce((most, row) => Math.max(most, row.cells.length), 0);
  const last = rows.length - 1;
  const carried = rows.map((row, level) =>
    level < last ? carryNames(row, rows[last]) : row.cells,
  );
  return Array.from({ length: width }, (_, at) => {
    const names = carried.map((cells) => (cells[at] ?? '').replace(/(?<!\s)\s*\n\s*/g, ' '));
    return [...new Set(names.filter((name) => name !== ''))].join(' – ');
  });
}

/** An empty cell after a group's name belongs to the group, as long as the row below names it. */
function carryNames(row: GridRow, below: GridRow | undefined): string[] {
  const cells = row.cells.concat(
    Array(Math.max(0, (below?.cells.length ?? 0) - row.cells.length)).fill(''),
  );
  // "S | M | L |" above "to 5 kg | to 9 kg | over 9 kg | Notes": where each has one column, so has the last.
  const groups = cells.flatMap((cell, at) => (cell === '' ? [] : [at]));
  const last = groups.at(-1) ?? -1;
  const isOneEach = groups.length > 2 && last - (groups[0] ?? 0) === groups.length - 1;
  let group = '';
  return cells.map((cell, at) => {
    const named = (below?.cells[at] ?? '') !== '';
    if (cell !== '') group = named ? cell : '';
    if (isOneEach && at > last) return cell;
    return cell === '' && named ? group : cell;
  });
}

/** Two tables side by side repeat their names: "Item, Price, Item, Price". */
function periodOf(names: readonly string[]): number {
  if (names.length > mostSideBySide) return 0;
  const filled = names.map((name) => name.toLowerCase());
  for (let period = 2; period <= Math.ceil(filled.length / 2); period += 1) {
    const first = filled.slice(0, period);
    if (first[0] === '' || first.filter(Boolean).length < 2) continue;
    const full = Math.ceil(filled.length / period) * period;
    if (full === period) continue;
    const padded = [...filled, ...Array<string>(full - filled.length).fill('')];
    if (padded.every((name, at) => name === first[at % period])) return period;
  }
  return 0;
}

/** Splits tables set side by side, and tells columns of the same name apart by a number. */
export function nameColumns(names: readonly string[]): ColumnSet[] {
  const period = periodOf(names);
  if (period > 0) {
    const sets: ColumnSet[] = [];
    for (let from = 0; from < names.length; from += period)
      sets.push({ names: names.slice(from, from + period), from });
    return sets;
  }
  const seen = new Map<string, number>();
  const distinct = names.map((name) => {
    if (name === '') return '';
    const times = (seen.get(name.toLowerCase()) ?? 0) + 1;
    seen.set(name.toLowerCase(), times);
    return times === 1 ? name : `${name} ${times}`;
  });
  return [{ names: distinct, from: 0 }];
}
