import type { Block } from '#server/engine/ingest/document.ts';
import type { TableCounter } from './laid-table.ts';
import { isDays } from './line-shape.ts';
import { readTable } from './table-blocks.ts';
import { isValue, looksLikeTextHeader } from './table-header.ts';

const fewestRows = 3;
const mostColumns = 12;
/** Longer lines are running text, and would take long to cut. */
const longestLine = 400;
/** Two spaces, a tab or a row of dots between words set columns apart. */
const gap =
  /\s*\.{3,}\s*|\s*(?:\. ){3,}\.?\s*|\s*…+\s*(?=\S+(?:\s\S{1,3})?$)|[^\S\t]{2,}|\s*\t\s*/g;

type Placed = { text: string; from: number; to: number };

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

export const hasColumns = (line: string): boolean => cutColumns(line).length > 1;

/** Lines with columns that stand under each other; null where they are not surely a table. */
export function readColumnLines({
  lines,
  counter,
}: {
  lines: readonly string[];
  counter: TableCounter;
}): Block[] | null {
  const cut = withCorner(lines.map(cutColumns));
  const [head = [], ...rest] = cut;
  if (rest.every((row) => row.length === head.length))
    return readColumns({ rows: cut.map((row) => row.map(({ text }) => text)), counter });
  const rows = [head.map(({ text }) => text)];
  for (const row of rest) {
    const cells = head.map(() => '');
    for (const cell of row) {
      const at = columnOf(cell, head);
      if (at < 0 || cells[at] !== '') return null;
      cells[at] = cell.text;
    }
    if (cells[0] === '') return null;
    rows.push(cells);
  }
  return readColumns({ rows, counter });
}

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
  counter,
}: {
  rows: readonly (readonly string[])[];
  counter: TableCounter;
}): Block[] | null {
  const [head = [], ...rest] = rows;
  const width = head.length;
  if (rows.length < fewestRows || width < 2 || width > mostColumns) return null;
  if (rows.some((row) => row.length !== width) || isDays(head[0] ?? '')) return null;
  const named = looksLikeTextHeader(head, rest) && rest.some((row) => row.slice(1).some(isValue));
  if (!named && !rows.every(isItem)) return null;
  const read = readTable({
    rows: rows.map((cells, index) => ({
      cells: [...cells],
      row: index + 1,
      ...(named && index === 0 && { header: true }),
    })),
    table: counter.next,
    budget: counter.budget,
  });
  counter.next += 1;
  return read;
}

/** A name and, last, a price: a line of a price list. */
const isItem = (row: readonly string[]): boolean =>
  /\p{L}{2}/u.test(row[0] ?? '') && !isDays(row[0] ?? '') && isPriced(row.at(-1) ?? '');

const isPriced = (cell: string): boolean =>
  isValue(cell) && (/[€$£]|EUR|CHF|USD|GBP|zł|,-|,–/.test(cell) || /\d[.,]\d\d$/.test(cell));
