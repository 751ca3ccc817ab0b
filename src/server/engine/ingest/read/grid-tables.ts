import type { Block } from '#server/engine/ingest/document.ts';
import type { GridRow } from './grid-row.ts';
import type { TableCounter } from './laid-table.ts';
import { readTable } from './table-blocks.ts';
import { hasValuesBelow, looksLikeHeader } from './table-header.ts';

/** The tables of a sheet: one below the other, each with its own columns. */
export function readGrid({ rows, counter }: { rows: readonly GridRow[]; counter: TableCounter }): {
  blocks: Block[];
  uneven: boolean;
} {
  const tables = splitTables(rows);
  const blocks: Block[] = [];
  for (const table of tables) {
    const { next, budget } = counter;
    const read = readTable({ rows: table, table: next, budget, level: 2, strict: false });
    if (read.some((block) => block.kind === 'row')) counter.next += 1;
    for (const block of read) blocks.push(block);
  }
  return { blocks, uneven: tables.some(isUneven) };
}

/** Rows that hold more cells than their table has names for. */
function isUneven(rows: readonly GridRow[]): boolean {
  const full = rows.filter((row) => row.cells.filter(Boolean).length > 1);
  const width = full[0]?.cells.length ?? 0;
  return full.some((row) => row.cells.length !== width);
}

/** An empty row ends a table only if a header of its own follows; otherwise it sets groups of rows apart. */
function splitTables(rows: readonly GridRow[]): GridRow[][] {
  const tables: GridRow[][] = [];
  for (const part of splitAtEmptyRows(rows)) {
    const open = tables.at(-1);
    if (!open || startsTable(part, open)) tables.push([...part]);
    else for (const row of part) open.push(row);
  }
  return tables;
}

function splitAtEmptyRows(rows: readonly GridRow[]): GridRow[][] {
  const parts: GridRow[][] = [];
  let open: GridRow[] = [];
  for (const row of rows) {
    if (row.cells.some((cell) => cell !== '')) {
      if (open.length === 0) parts.push(open);
      open.push(row);
    } else open = [];
  }
  return parts;
}

function startsTable(part: readonly GridRow[], before: readonly GridRow[]): boolean {
  const fullRows = (rows: readonly GridRow[]) =>
    rows.slice(0, 60).filter((row) => row.cells.filter(Boolean).length > 1);
  const [earlier] = fullRows(before);
  const [head, ...rest] = fullRows(part).map((row) => row.cells);
  if (!head) return false;
  if (!earlier) return false;
  if (head.join('\n') === earlier.cells.join('\n') || !looksLikeHeader(head, rest)) return false;
  return hasValuesBelow(head, rest) || countNames(head) !== countNames(earlier.cells);
}

const countNames = (cells: readonly string[]): number => cells.filter(Boolean).length;

/** What programs call a sheet until its owner names it. */
export const isDefaultSheetName = (name: string): boolean =>
  /^(?:sheet|tabelle|hoja|feuil|feuille|foglio|folha|planilha|blad|arkusz)\s?\d*$/i.test(name);
