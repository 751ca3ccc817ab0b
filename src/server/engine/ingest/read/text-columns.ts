import type { Block } from '#server/engine/ingest/document.ts';
import type { TableCounter } from './laid-table.ts';
import { isDays } from './line-shape.ts';
import { readTable } from './table-blocks.ts';
import { isValue, looksLikeTextHeader } from './table-header.ts';

const fewestRows = 3;

/** Lines cut into columns are a table when they agree in number and either a header names them or all end in a value. */
export function readColumns({
  rows,
  counter,
}: {
  rows: readonly (readonly string[])[];
  counter: TableCounter;
}): Block[] | null {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (rows.length < fewestRows || width < 2 || width > 12) return null;
  const [head = [], ...rest] = rows;
  if (isDays(head[0] ?? '')) return null;
  const full = rows.filter((row) => row.length === width).length;
  const named = head.length === width && looksLikeTextHeader(head, rest);
  if (named ? full < rows.length * 0.7 : full < rows.length) return null;
  if (!named && !rows.every((row) => isItem(row))) return null;
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

/** A name and, last, a price or number: a line of a price list. */
const isItem = (row: readonly string[]): boolean =>
  /\p{L}{2}/u.test(row[0] ?? '') && !isDays(row[0] ?? '') && isPriced(row.at(-1) ?? '');

const isPriced = (cell: string): boolean =>
  isValue(cell) && (/[€$£]|EUR|CHF|USD|GBP|zł|,-|,–/.test(cell) || /\d[.,]\d\d$/.test(cell));
