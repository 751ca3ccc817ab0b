import type { Block } from '#server/engine/ingest/document.ts';
import type { GridRow } from './grid-row.ts';
import { type RepeatBudget, readTable } from './table-blocks.ts';

/** A table as HTML and Word describe it: cells with their own text, some over several columns or rows. */
export type LaidCell = { blocks: Block[]; header: boolean; columns: number; rows: number };
export type LaidRow = { cells: LaidCell[]; header: boolean };

/** Numbers the tables of one file in the order in which they end. */
export type TableCounter = {
  next: number;
  budget: RepeatBudget;
  /** Names over the columns of the last table of a text, which may go on below a blank line. */
  head?: readonly PlacedText[] | null;
};

/** A part of a line and where it stands. */
export type PlacedText = { text: string; from: number; to: number };

/** Deeper tables are read as part of the text around them, so that nesting costs no more than its length. */
export const deepestTable = 12;
const mostSpannedColumns = 100;
const mostSpannedRows = 1_000;
const longestRepeat = 200;
const longText = 250;

/** The blocks of a table in reading order: rows, or the text of its cells where the table only arranges a page. */
export function readLaidTable({
  rows,
  counter,
  level,
}: {
  rows: readonly LaidRow[];
  counter: TableCounter;
  level: number;
}): Block[] {
  const filled = rows.filter((row) => row.cells.some((cell) => cell.blocks.length > 0));
  if (arrangesPage(filled))
    return filled.flatMap((row) => row.cells.flatMap((cell) => cell.blocks));
  const blocks: Block[] = [];
  for (const part of splitAtHeaders(spread(rows, counter.budget))) {
    const read = readTable({ rows: part, table: counter.next, budget: counter.budget, level });
    if (read.some((block) => block.kind === 'row')) counter.next += 1;
    for (const block of read) blocks.push(block);
  }
  return blocks;
}

/** A table that holds other tables, headed sections or a single column is no table of values. */
function arrangesPage(rows: readonly LaidRow[]): boolean {
  if (rows.every((row) => row.cells.filter((cell) => cell.blocks.length > 0).length <= 1)) {
    return !rows.some((row) => row.cells.length > 1);
  }
  const cells = rows.flatMap((row) => row.cells);
  if (cells.some((cell) => cell.blocks.some((block) => block.kind === 'row'))) return true;
  if (cells.some((cell) => !cell.header && cell.blocks.length > 1 && cell.blocks.some(isHeading)))
    return true;
  return rows.length === 1 && cells.some((cell) => textOf(cell).length > longText);
}

const isHeading = (block: Block): boolean => block.kind === 'heading';

function textOf(cell: LaidCell): string {
  return cell.blocks.map((block) => (block.kind === 'row' ? '' : block.text)).join('\n');
}

/** Lays the cells on a grid; what spans columns or rows is repeated in each of them. */
function spread(rows: readonly LaidRow[], budget: RepeatBudget): GridRow[] {
  const width = rows.reduce((most, row) => Math.max(most, widthOf(row)), 0);
  const hanging = new Map<number, { text: string; left: number }>();
  return rows.map((row, index): GridRow => {
    const cells: string[] = [];
    const hang = (): void => {
      for (;;) {
        const above = hanging.get(cells.length);
        if (!above) return;
        above.left -= 1;
        if (above.left === 0) hanging.delete(cells.length);
        cells.push(repeat(above.text, budget));
      }
    };
    const before = hanging.size;
    for (const cell of row.cells) {
      hang();
      const text = textOf(cell);
      const columns = Math.min(cell.columns, Math.max(1, mostSpannedColumns - cells.length));
      const below = Math.min(cell.rows, mostSpannedRows, rows.length - index) - 1;
      for (let at = 0; at < columns; at += 1) {
        if (below > 0) hanging.set(cells.length, { text, left: below });
        cells.push(at === 0 ? text : repeat(text, budget));
      }
    }
    hang();
    const empty = row.cells.every((cell) => cell.blocks.length === 0);
    const [only] = row.cells;
    const wide =
      before === 0 && row.cells.length === 1 && width > 1 && (only?.columns ?? 1) >= width;
    return {
      row: index + 1,
      cells: empty ? [] : wide ? cells.slice(0, 1) : cells,
      ...(wide ? { wide } : row.header && { header: true }),
    };
  });
}

const widthOf = (row: LaidRow): number =>
  row.cells.reduce((sum, cell) => sum + Math.min(cell.columns, mostSpannedColumns), 0);

function repeat(text: string, budget: RepeatBudget): string {
  if (text.length > longestRepeat || budget.left < text.length) return '';
  budget.left -= text.length;
  return text;
}

/** A second header below the first rows begins another table. */
function splitAtHeaders(rows: readonly GridRow[]): GridRow[][] {
  const parts: GridRow[][] = [];
  let open: GridRow[] = [];
  let names = '';
  for (const [index, row] of rows.entries()) {
    const key = row.cells.join('\n');
    const starts = row.header && !rows[index - 1]?.header;
    if (starts && open.some((one) => !one.header && !one.wide) && key !== names) {
      const titles = open.at(-1)?.wide ? open.splice(-1) : [];
      parts.push(open);
      open = titles;
    }
    if (starts) names = key;
    open.push(row);
  }
  parts.push(open);
  return parts;
}
