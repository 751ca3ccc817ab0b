import type { Block } from '#server/engine/ingest/document.ts';
import type { PlacedText as Placed, TableCounter } from './laid-table.ts';
import { isCapitals, isDays, isStateWord } from './line-shape.ts';
import { cutAtNames, cutAtSecond } from './overrun-cells.ts';
import { readTable } from './table-blocks.ts';
import { insteadOfPrice, isValue, looksLikeTextHeader } from './table-header.ts';

const fewestRows = 3;
const mostColumns = 12;
/** Longer lines are running text, and would take long to cut. */
const longestLine = 400;
/** Two spaces, a tab or a row of dots between words set columns apart. */
const gap =
  /\s*\.{3,}\s*|\s\.{1,2}\s+(?=(?:from\s)?(?:[€$£]\s?)?\d)|\s*(?:\. ){3,}\.?\s*|\s*…+\s*(?=\S+(?:\s\S{1,3})?$)|[^\S\t]{2,}|\s*\t\s*/g;

/** Cuts a line where columns part. */
export function cutColumns(line: string): Placed[] {
  const cells: Placed[] = [];
  if (line.length > longestLine) return [{ text: line.trim(), from: 0, to: line.length }];
  let from = line.length - line.trimStart().length;
  const push = (to: number): void => {
    const text = line.slice(from, to).trim();
    if (text !== '') cells.push({ text, from, to });
  };
  for (const found of line.slice(from).matchAll(gap)) {
    const at = found.index + (line.length - line.trimStart().length);
    push(at);
    from = at + found[0].length;
  }
  push(line.trimEnd().length);
  return cells;
}

export const hasColumns = (line: string): boolean =>
  cutColumns(line).length > 1 && !isSpacedProse(line);

/** Sentences with two spaces between them: "Bags included.  Extra bags: $2 each." */
const isSpacedProse = (line: string): boolean =>
  /[.!?]$/.test(line.trimEnd()) &&
  cutColumns(line)
    .slice(0, -1)
    .every(({ text }) => /\p{L}{2}[.!?]$/u.test(text));

/** A line set in columns, and the lines below it that only describe it. */
export type ColumnLine = { raw: string; below: readonly string[] };

/** Lines with columns that stand under each other; null where they are not surely a table. */
export function readColumnLines({
  lines,
  counter,
}: {
  lines: readonly ColumnLine[];
  counter: TableCounter;
}): Block[] | null {
  const described = lines.map(({ below }) => below.join(' '));
  const raws = lines.map(({ raw }) => raw);
  return (
    readWeek(raws, counter) ??
    readUnderHeader({ lines: raws, described, counter }) ??
    readFurther({ lines: raws, described, counter }) ??
    readItems({ lines: raws, described, counter })
  );
}

/** A timetable that writes each day once: the lines below it, set in, are on the same day. */
function readWeek(lines: readonly string[], counter: TableCounter): Block[] | null {
  const cut = lines.map(cutColumns);
  const days = cut.filter(([first]) => isDays(first?.text ?? ''));
  const [start] = days;
  const margin = start?.[1]?.from ?? 0;
  if (cut[0] !== start || days.length < fewestDays || days.length === cut.length) return null;
  let day = '';
  const rows: string[][] = [];
  for (const cells of cut) {
    const isNamed = days.includes(cells);
    const own = isNamed ? cells.slice(1) : cells;
    if (isNamed) day = cells[0]?.text ?? '';
    if ((own[0]?.from ?? 0) < margin - 1 || !hourSpan.test(own[0]?.text ?? '')) return null;
    if (own.length < 2) return null;
    rows.push([day, ...own.map(({ text }) => text)]);
  }
  const width = Math.max(...rows.map((row) => row.length));
  const head = [...(weekNames.find(([said]) => said.test(day))?.[1] ?? ['', ''])];
  const read = readTable({
    rows: [[...head, ...Array<string>(width - 2).fill('')], ...rows].map((cells, at) => ({
      cells,
      row: at + 1,
      ...(at === 0 && head[0] !== '' && { header: true }),
    })),
    table: counter.next,
    budget: counter.budget,
  });
  counter.next += 1;
  return read;
}

/** What the columns of days and times are called in the language of a day. */
const weekNames: readonly [said: RegExp, names: readonly [string, string]][] = [
  [/day$|^(?:mon|tue|wed|thu|fri|sat|sun)/i, ['Day', 'Time']],
  [/tag$|^mittwoch|^sonnabend/i, ['Tag', 'Zeit']],
  [/(?:lun|mart|miércol|juev|viern)es$|^(?:sábado|domingo)$/iu, ['Día', 'Hora']],
  [/di$|^dimanche/i, ['Jour', 'Heure']],
];

const fewestDays = 2;
const hourSpan =
  /^\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?\s?(?:[-–—]|to|bis|a)\s?\d{1,2}/iu;

type Described = { lines: readonly string[]; described: readonly string[]; counter: TableCounter };

function readUnderHeader({ lines, described, counter }: Described): Block[] | null {
  const cut = withCorner(cutAtSecond(lines.map(cutColumns)));
  const [head = [], ...rest] = cut;
  const rows = [head.map(({ text }) => text)];
  for (const row of rest.map((each) => cutAtNames(each, head))) {
    const cells = row.length === head.length ? row.map(({ text }) => text) : placeCells(row, head);
    if (!cells) return null;
    rows.push(cells);
  }
  const read = readColumns({ rows, described, counter });
  if (read && counter.next > 0) counter.head = head;
  return read;
}

/** Each cell under the name it stands under; null where that isn't clear. */
function placeCells(row: readonly Placed[], head: readonly Placed[]): string[] | null {
  const cells = head.map(() => '');
  for (const cell of row) {
    const at = columnOf(cell, head);
    if (at < 0 || cells[at] !== '') return null;
    cells[at] = cell.text;
  }
  return cells[0] === '' ? null : cells;
}

/** After a blank line, rows with as many values as the table above has columns go on with it. */
function readFurther({ lines, described, counter }: Described): Block[] | null {
  const { head } = counter;
  if (!head || head.length < 3 || counter.next === 0) return null;
  const cut = lines.map(cutColumns);
  const isRow = (row: readonly Placed[]): boolean =>
    row.length === head.length &&
    /\p{L}{2}/u.test(row[0]?.text ?? '') &&
    row.slice(1).every(({ text }) => isValue(text) || nothing.test(text)) &&
    row.slice(1).some(({ text }) => isValue(text));
  if (!cut.every(isRow)) return null;
  return readRows({
    rows: [head.map(({ text }) => text), ...cut.map((row) => row.map(({ text }) => text))],
    described: ['', ...described],
    named: true,
    table: counter.next - 1,
    counter,
  });
}

const nothing = /^[–—-]{1,6}$/;

/** A price list without names over its columns: each line has a thing and its price, some have more. */
function readItems({ lines, described, counter }: Described): Block[] | null {
  const items = lines.map((line) => itemsOf(cutColumns(line).map(({ text }) => text)));
  if (lines.length < fewestRows || items.some((some) => some.length === 0)) return null;
  const rows = items.flatMap((some) => some.map(({ name, price }) => [name, price]));
  const notes = items.flatMap((some, at) =>
    some.map(({ note }) => [note, described[at] ?? ''].filter(Boolean).join('. ')),
  );
  const read = readRows({ rows, described: notes, named: false, table: counter.next, counter });
  counter.next += 1;
  return read;
}

type Item = { name: string; price: string; note: string };

/** "Chips ... 2.60   with cheese 3.50", "Wings ... 6 pcs 4.80 / 10 pcs 7.40", "Cans 1.30   Bottles 2.90". */
function itemsOf(written: readonly string[]): Item[] {
  // "A   any pizza + drink": a letter before the name is part of it.
  const isNumbered = written.length > 2 && /^[\p{L}\d]{1,2}[.)]?$/u.test(written[0] ?? '');
  const cells = isNumbered ? [written.slice(0, 2).join(' '), ...written.slice(2)] : written;
  const [first = '', ...rest] = cells;
  if (!/\p{L}{2}/u.test(first) || isDays(first)) return [];
  const own = cells.map((cell) => namePrice.exec(cell));
  if (cells.length > 1 && own.every((found) => found !== null))
    return own.flatMap((found) => [{ name: found?.[1] ?? '', price: found?.[2] ?? '', note: '' }]);
  const [second = '', ...more] = rest;
  const sizes = second.split(/\s\/\s/).map((part) => namePrice.exec(part));
  if (sizes.length > 1 && more.length === 0 && sizes.every((found) => found !== null))
    return sizes.map((found) => ({
      name: `${first}, ${found?.[1] ?? ''}`,
      price: found?.[2] ?? '',
      note: '',
    }));
  const [, price = '', note = ''] = priceNote.exec(second) ?? [];
  if (price === '' || !isPriced(price) || more.some((cell) => isPriced(cell))) return [];
  return [{ name: first, price, note: [note, ...more].filter(Boolean).join('. ') }];
}

const price =
  '(?:(?:from|ab|desde|dès|da|vanaf|od)\\s)?\\+?\\s?(?:[€$£]\\s?)?\\d{1,5}(?:[.,]\\d{2}|,[-–])?(?:\\s?(?:[€$£]|EUR|CHF|USD|GBP|PLN|zł)(?!\\p{L}))?';
const priceNote = new RegExp(
  `^(${price})(?:(?:\\s+[–—-]\\s+|\\s+|\\s?,\\s?)(\\(?\\p{L}[^\\d]{1,80}))?$`,
  'iu',
);
const namePrice =
  /^(.{0,40}\p{L}{2}.{0,40}?)\s((?:[€$£]\s?)?\d{1,4}[.,]\d{2}(?:\s?(?:[€$£]|EUR))?)$/iu;

/** Names that begin to the right of what they head leave the corner empty. */
function withCorner(cut: Placed[][]): Placed[][] {
  const [head = [], ...rest] = cut;
  const [name] = head;
  const isEmpty =
    name !== undefined &&
    rest.length > 0 &&
    rest.every((row) => row.length > 1 && (row[0]?.to ?? 0) <= name.from);
  return isEmpty ? [[{ text: '', from: 0, to: name.from }, ...head], ...rest] : cut;
}

/** The one column whose name a cell stands under. */
function columnOf(cell: Placed, head: readonly Placed[]): number {
  const under = head.flatMap((name, at) =>
    cell.from < name.to && name.from < cell.to ? [at] : [],
  );
  return under.length === 1 ? (under[0] ?? -1) : -1;
}

/** Lines cut into columns are a table when they agree in number and either a header names them or all end in a price. */
export function readColumns({
  rows,
  described = [],
  counter,
}: {
  rows: readonly (readonly string[])[];
  described?: readonly string[];
  counter: TableCounter;
}): Block[] | null {
  const [head = [], ...rest] = rows;
  const width = head.length;
  if (rows.length < fewestRows || width < 2 || width > mostColumns) return null;
  if (rows.some((row) => row.length !== width) || isDays(head[0] ?? '')) return null;
  const named =
    looksLikeTextHeader(head, rest) &&
    !head.slice(1).some((cell) => startsWithPrice.test(cell)) &&
    !areWordedNumbers(rows) &&
    rest.some((row) => row.slice(1).some(isValue));
  const priced = rows.filter(isItem).length;
  if (!named && !(priced >= fewestRows - 1 && rows.every(isItemOrFree))) return null;
  const read = readRows({ rows, described, named, table: counter.next, counter });
  counter.next += 1;
  return named && width > 2 && isCapitals(head[0] ?? '')
    ? [{ kind: 'heading', text: head[0] ?? '', level: 2 }, ...read]
    : read;
}

/** "$0.24 per yard" beside a name is a price with its unit, and no name of a column. */
const startsWithPrice = /^(?:(?:from|ab|desde|dès|da|vanaf|od)\s)?[€£$]\s?\d/iu;

/** "16 town and suburbs", "22 by boat", "34": numbers with remarks, in the first row too. */
const areWordedNumbers = (rows: readonly (readonly string[])[]): boolean =>
  rows.every(([, cell = '', more]) => /^\d/.test(cell) && more === undefined) &&
  rows.filter(([, cell = '']) => /^\d{1,4}(?:[.,]\d{2})?\s\p{L}{3}/u.test(cell)).length > 1 &&
  /^\d{1,4}(?:[.,]\d{2})?\s\p{L}+\s\p{L}+\s\p{L}/u.test(rows[0]?.[1] ?? '');

/** Rows of a table with what stands below each of them as a column of its own. */
function readRows({
  rows,
  described,
  named,
  table,
  counter,
}: {
  rows: readonly (readonly string[])[];
  described: readonly string[];
  named: boolean;
  table: number;
  counter: TableCounter;
}): Block[] {
  const read = readTable({
    rows: rows.map((cells, index) => ({
      cells: [...cells],
      row: index + 1,
      ...(named && index === 0 && { header: true }),
    })),
    table,
    budget: counter.budget,
  });
  return read.map((block) => {
    const text = block.kind === 'row' ? (described[block.row - 1] ?? '') : '';
    return block.kind !== 'row' || text === ''
      ? block
      : { ...block, cells: [...block.cells, { column: 'Description', value: text }] };
  });
}

/** A name and, last, a price: a line of a price list. */
const isItem = (row: readonly string[]): boolean =>
  /\p{L}{2}/u.test(row[0] ?? '') && !isDays(row[0] ?? '') && isPriced(row.at(-1) ?? '');

/** "Up to 5 miles ..... free": one of several lines that end in a price. */
const isItemOrFree = (row: readonly string[]): boolean =>
  isItem(row) ||
  (row.length === 2 && /\p{L}{2}/u.test(row[0] ?? '') && insteadOfPrice.test(row[1] ?? ''));

export const isPriced = (cell: string): boolean =>
  isValue(cell.replace(fromFirst, '')) &&
  (/[€$£]|EUR|CHF|USD|GBP|zł|,-|,–/.test(cell) || /\d[.,]\d\d$/.test(cell));

const fromFirst = /^(?:from|ab|desde|dès|da|vanaf|od)\s|^\+\s?/i;

/** "PIZZAS   9"   12"" or "SHOP   OFFICE": names over columns of prices or hours, although they are written like a heading. */
export function namesColumns(lines: readonly ColumnLine[]): boolean {
  const cut = lines.map(({ raw }) => cutColumns(raw));
  const [head = [], ...rest] = cut;
  if (head.length < 2 || head.slice(1).some(({ text }) => isPriced(text))) return false;
  // "COATS   (brought back on Fridays)" is a heading with a remark.
  if (head.slice(1).every(({ text }) => /^\(.*\)$/.test(text))) return false;
  if (namesPlaces(cut) || namesValues(cut)) return true;
  const full = rest.filter(
    (row) => row.length === head.length && row.slice(1).every(({ text }) => isCell(text)),
  );
  return full.length >= 2 && full.some((row) => row.slice(1).some(({ text }) => isPriced(text)));
}

/** "PROGRAM   WHERE   COINS   TIME": three names or more over lines of as many parts, with numbers or times in them. */
function namesValues([head = [], ...rest]: readonly Placed[][]): boolean {
  const full = rest.filter((row) => row.length === head.length);
  return (
    head.length >= 3 &&
    head.every(({ text }) => !/\d/.test(text.replace(/\([^()]*\)/g, ''))) &&
    full.length >= fewestRows &&
    full.length >= rest.length * mostlyFull &&
    head.some(
      (_, at) =>
        full.filter((row) => isCell(row[at]?.text ?? '')).length >= full.length * mostlyFull,
    )
  );
}

const mostlyFull = 0.8;

/** Names over the hours of several places, one line per day. */
function namesPlaces(cut: Placed[][]): boolean {
  const [head = [], ...rest] = withCorner(cut);
  const rows = rest.filter(
    ([day, ...cells]) =>
      isDays(day?.text ?? '') &&
      cells.length === head.length - 1 &&
      cells.every(({ text }) => isHours(text)),
  );
  return (
    rows.length >= 2 && rows.length === rest.length && head.every(({ text }) => !/\d/.test(text))
  );
}

/** "8.30 - 5", "closed", "-": what a day says below the name of a place. */
const isHours = (text: string): boolean =>
  nothing.test(text) || isStateWord(text) || /^\d{1,2}\D.{0,20}\d|^\p{L}{2,12} \d/u.test(text);

const isCell = (text: string): boolean => isPriced(text) || isValue(text) || nothing.test(text);
