import type { FactTable } from './fact-table.ts';

/** What letters stand for: "G" is milk, "H2" hazelnuts. Menus print them beside every dish. */
export type Legend = ReadonlyMap<string, string>;

const code = /^[A-Z]{1,2}\d{0,2}$/;
const codes = /^[A-Z]{1,2}\d{0,2}(?:\s*[,/;+]\s*[A-Z]{1,2}\d{0,2})*$/;

/** Reads tables that explain codes: a first column of nothing but codes, a second with words. */
export function readLegend(tables: readonly FactTable[]): Legend {
  const legend = new Map<string, string>();
  for (const { columns, rows } of tables) {
    if (columns.length !== 2 || rows.length < 3) continue;
    const explaining = rows.filter(
      ({ cells: [key = '', text = ''] }) => codes.test(key) && /\p{Ll}{3}/u.test(text),
    );
    if (explaining.length < rows.length * 0.7) continue;
    for (const { cells } of explaining) addLine(legend, cells[0] ?? '', cells[1] ?? '');
  }
  return legend;
}

/** "A1 / A2" with "Gluten: wheat / rye": each code gets its own word and what they share. */
function addLine(legend: Map<string, string>, keys: string, text: string): void {
  const all = keys.split(/(?<!\s)\s*[,/;+]\s*/);
  const [, shared = '', rest = text] = /^([^:]{2,40}):\s*(.+)$/.exec(text) ?? [];
  const parts = rest.split(/(?<!\s)\s*\/\s*/);
  for (const [index, key] of all.entries()) {
    const own = parts.length === all.length ? (parts[index] ?? '') : rest;
    legend.set(key, `${shared} ${own}`.trim());
  }
}

/** The words behind a cell of codes; empty for every other cell. */
export function explainCodes(cell: string, legend: Legend): string {
  if (legend.size === 0) return '';
  const found = cell.split(/(?<!\s)\s*[,;]\s*/).flatMap((each) => {
    const [key = ''] = each.trim().split(/\s/);
    return code.test(key) ? [legend.get(key) ?? ''] : [];
  });
  return found.join(' ').trim();
}

export const holdsCodes = (cell: string): boolean => codes.test(cell.trim());
