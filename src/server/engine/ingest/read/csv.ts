import papaparse from 'papaparse';
import type { Block } from '#server/engine/ingest/document.ts';
import type { GridRow } from './grid-row.ts';
import { readGrid } from './grid-tables.ts';

const delimiters = [',', ';', '\t', '|'];

/** Rows with the names of their columns. */
export function readCsv(text: string): { blocks: Block[]; uneven: boolean } {
  const budget = { left: text.length * 4 + 100_000 };
  return readGrid({ rows: readCsvRows(text), counter: { next: 0, budget } });
}

/** The cells as they are; row numbers count as a spreadsheet shows them. */
export function readCsvRows(text: string): GridRow[] {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const delimiter = detectDelimiter(lines);
  const { data } = papaparse.parse<string[]>(lines, { delimiter, skipEmptyLines: false });
  return data.map((row, index) => ({ cells: row.map((cell) => cell.trim()), row: index + 1 }));
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
    const widths = data.map((row) => row.length).filter((width) => width > 1);
    if (widths.length === 0) continue;
    const width = [...widths].sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1;
    const even = widths.filter((one) => one === width).length / data.length;
    const score = even * 100 + Math.min(width, 20);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}
