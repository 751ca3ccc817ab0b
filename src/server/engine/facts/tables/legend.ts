import { explainHeaders, readCellKeys } from './column-keys.ts';
import type { FactTable } from './fact-table.ts';

/** What letters stand for: "G" is milk, "H2" hazelnuts. Menus print them beside every dish. */
export type Legend = ReadonlyMap<string, string>;

const code = /^(?:[A-Z]{1,3}\d{0,2}|[a-z]{1,3}|\*{1,2})$/;
const codes = /^[A-Z]{1,3}\d{0,2}(?:\s*[,/;+ ]\s*[A-Z]{1,3}\d{0,2})*$/;

/** Reads tables that explain codes: a first column of nothing but codes, a second with words. */
export function readLegend(tables: readonly FactTable[]): Legend {
  const legend = new Map<string, string>(usualMarks(tables));
  for (const { columns, rows, codes: written } of tables) {
    for (const [key, text] of Object.entries(written ?? {})) legend.set(key, text);
    if (columns.length !== 2 || rows.length < 3) continue;
    const explaining = rows.filter(
      ({ cells: [key = '', text = ''] }) => codes.test(key) && /\p{Ll}{3}/u.test(text),
    );
    if (explaining.length < rows.length * 0.7) continue;
    for (const { cells } of explaining) addLine(legend, cells[0] ?? '', cells[1] ?? '');
  }
  return legend;
}

const equation =
  /(?<!\p{L})([A-Z]{1,3}\d{0,2})\s*(?:=|:|–|—)\s*(\p{Ll}[\p{L}'’ -]{2,40}?)(?=\s*(?:[,;.|•·)/]|$|\s[A-Z]{1,3}\d{0,2}\s*[=:–—]))/gmu;
/** Marks that menus of many countries print without a key, where both kinds are there to tell apart. */
function usualMarks(tables: readonly FactTable[]): [string, string][] {
  return tables.flatMap(({ columns, rows }) =>
    columns.flatMap(({ name }, index): [string, string][] => {
      const used = new Set(rows.flatMap(({ cells }) => splitCodes(cells[index] ?? '')));
      const vegan = ['VG', 'VE', 'VGN'].filter((mark) => used.has(mark));
      if (!dietHeader.test(name.trim()) || vegan.length !== 1 || !used.has('V')) return [];
      return [
        ['V', 'vegetarian'],
        [vegan[0] ?? '', 'vegan'],
      ];
    }),
  );
}

const dietHeader = /^(?:diet\p{L}*|suitable for|veg|marks?|key|ernährung|dieta|régimen)$/iu;

/** Columns and cells in words where the text says what their letters mean: "A = automatic", "Kind: S soil / M mulch". */
export function explainColumns(
  { columns, rows }: Pick<FactTable, 'columns' | 'rows'>,
  { codes, texts }: { codes: Record<string, string>; texts: readonly string[] },
): Pick<FactTable, 'columns' | 'rows'> {
  const ofColumn = columns.map(
    ({ name }) => new Map([...readCellKeys(name, texts), ...readColumnCodes(name, texts)]),
  );
  return {
    columns: explainHeaders(columns, texts).map((column) => ({
      ...column,
      name: codes[column.name] ?? column.name,
    })),
    rows: ofColumn.some(({ size }) => size > 0)
      ? rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell, at) => ofColumn[at]?.get(cell) ?? cell),
        }))
      : rows,
  };
}

/** "Kind: S soil and compost / M mulch": what the letters below "Kind" mean. */
function readColumnCodes(name: string, texts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  if (name === '' || name.length > 20) return found;
  for (const text of texts) {
    const at = text.indexOf(`${name}: `);
    if (at < 0 || /\p{L}/u.test(text[at - 1] ?? '')) continue;
    const [line = ''] = text.slice(at + name.length + 2).split(/[.\n]/);
    const parts = line.split(/[/;|]/).map((part) => columnCode.exec(part.trim()));
    if (parts.length < 2 || parts.some((part) => part === null)) continue;
    for (const part of parts) found.set(part?.[1] ?? '', part?.[2] ?? '');
  }
  return found;
}

const columnCode = /^([A-Z]{1,2}) (?:= ?)?(\p{Ll}[\p{L}, '’-]{2,40})$/u;

/** A title without the codes it explains: they say what some rows are, not what the table is about. */
export const withoutCodes = (title: string): string => {
  const plain = title
    .replace(equation, '')
    .replace(/(?<![\s,;:.–—])[\s,;:.–—]+$/, '')
    .trim();
  return plain === '' ? title : plain;
};

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

/** What a cell of codes says in words, with the codes that nothing explains as they are. */
export function explainCodes(cell: string, legend: Legend): string {
  const parts = cell.trim().split(/,\s/);
  return parts
    .map((part) => {
      const all = splitCodes(part);
      const isOfCodes = all.length === part.split(separator).length;
      return isOfCodes && all.some((each) => legend.has(each))
        ? all.map((each) => legend.get(each) ?? each).join(', ')
        : part;
    })
    .join(', ');
}

/** What is vegan is vegetarian too, where both have a code. */
export function impliedBy(cell: string, legend: Legend): string {
  const isVegan = splitCodes(cell).some((each) => /^vegan/i.test(legend.get(each) ?? ''));
  if (!isVegan) return '';
  return [...legend.values()].find((text) => /^veg(?:gie|et)/i.test(text)) ?? '';
}

/** What the codes in brackets behind a name say: "Floor lamp (D)". */
export const saidInBrackets = (name: string, legend: Legend): string =>
  [...name.matchAll(/\(([^()]{1,12})\)/g)]
    .flatMap(([, inside = '']) => splitCodes(inside))
    .flatMap((each) => legend.get(each) ?? [])
    .join(', ');

const separator = /[\s,;/+]+/;

const splitCodes = (cell: string): string[] =>
  cell
    .trim()
    .split(separator)
    .filter((each) => code.test(each));

/** Whether a cell holds codes: capitals, or what a text explains. */
export function holdsCodes(cell: string, explained: Legend = noLegend): boolean {
  const [first = ''] = cell.trim().split(separator);
  return codes.test(cell.trim()) || explained.has(first);
}

const noLegend: Legend = new Map();
