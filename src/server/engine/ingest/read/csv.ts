import papaparse from 'papaparse';
import type { Block, Cell } from '#server/engine/ingest/document.ts';

const delimiters = [',', ';', '\t', '|'];

/** Rows with the names of their columns; row numbers count as a spreadsheet shows them. */
export function readCsv(text: string): { blocks: Block[]; uneven: boolean } {
  const lines = text.replace(/\r\n?/g, '\n');
  const delimiter = detectDelimiter(lines);
  const { data } = papaparse.parse<string[]>(lines, { delimiter, skipEmptyLines: false });
  const rows = data.map((row, index) => ({
    cells: row.map((cell) => cell.trim()),
    row: index + 1,
  }));
  const filled = rows.filter((row) => row.cells.some((cell) => cell !== ''));
  const [head, ...rest] = filled;
  if (!head) return { blocks: [], uneven: false };
  const columns = looksLikeHeader(
    head.cells,
    rest.map((row) => row.cells),
  )
    ? head.cells
    : null;
  const body = columns ? rest : filled;
  const blocks = body.map(
    ({ cells, row }): Block => ({ kind: 'row', row, table: 0, cells: nameCells(cells, columns) }),
  );
  const uneven = body.some(({ cells }) => cells.length !== (head.cells.length || cells.length));
  return {
    blocks:
      blocks.length > 0
        ? blocks
        : [{ kind: 'row', row: head.row, table: 0, cells: nameCells(head.cells, null) }],
    uneven,
  };
}

function nameCells(cells: readonly string[], columns: readonly string[] | null): Cell[] {
  return cells.flatMap((value, index) =>
    value === '' ? [] : [{ column: columns?.[index] ?? '', value }],
  );
}

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
    const widths = data.map((row) => row.length);
    const width = [...widths].sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1;
    if (width < 2) continue;
    const even = widths.filter((one) => one === width).length / widths.length;
    const score = even * 100 + Math.min(width, 20);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** A header names things: its cells are filled, short, all different and hold no numbers where the rows do. */
function looksLikeHeader(head: readonly string[], rows: readonly (readonly string[])[]): boolean {
  if (rows.length === 0) return false;
  const named = head.filter((cell) => cell !== '');
  if (named.length === 0 || new Set(named.map((cell) => cell.toLowerCase())).size < named.length)
    return false;
  if (named.some((cell) => cell.length > 60 || /[?!]$/.test(cell) || isNumber(cell))) return false;
  if (
    named.every(
      (cell) => /^[\p{L}][\p{L}\p{N}\s_./()%€$#-]*$/u.test(cell) && cell.split(/\s+/).length <= 5,
    )
  )
    return true;
  return rows
    .slice(0, 20)
    .some((row) => row.some((cell, index) => isNumber(cell) && !isNumber(head[index] ?? '')));
}

const isNumber = (cell: string): boolean => /^[-+]?[\d.,]+\s?[%€$£]?$/.test(cell);
