import papaparse from 'papaparse';
import type { Block } from '#server/engine/ingest/document.ts';
import type { GridRow } from './grid-row.ts';
import { type RepeatBudget, readTable } from './table-blocks.ts';
import { hasValuesBelow, looksLikeHeader } from './table-header.ts';

const delimiters = [',', ';', '\t', '|'];

/** The cells as they are; row numbers count as a spreadsheet shows them. */
export function readCsvRows(text: string): GridRow[] {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const delimiter = detectDelimiter(lines);
  const { data } = papaparse.parse<string[]>(lines, { delimiter, skipEmptyLines: false });
  return data.map((row, index) => ({ cells: row.map((cell) => cell.trim()), row: index + 1 }));
}

/** Rows with the names of their columns. */
export function readCsv(text: string): { blocks: Block[]; uneven: boolean } {
  const tables = splitTables(readCsvRows(text));
  const budget: RepeatBudget = { left: text.length * 4 + 100_000 };
  const blocks: Block[] = [];
  let table = 0;
  for (const rows of tables) {
    const read = readTable({ rows, table, budget, level: 2, strict: false });
    if (read.some((block) => block.kind === 'row')) table += 1;
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

/** The sign that cuts the first rows into the same number of parts, and into most of them. */
function detectDelimiter(text: string): string {
  const sample = text.slice(0, 65_536);
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const { data } = papaparse.parse<string[]>(sample, {
      delimiter,
      preview: 25,
      skipEmptyLines: true,
    });
    const widths = data.map((row) => row.length).filter((width) => width > 1);
    if (widths.length === 0) continue;
    const width = [...widths].sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1;
    const even = widths.filter((one) => one === width).length / data.length;
    const score = even * 100 + Math.min(width, 20);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}
