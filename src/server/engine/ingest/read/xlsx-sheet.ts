import type { GridRow } from './grid-row.ts';
import { findAttribute, localName, type MarkupToken, readMarkup } from './markup.ts';
import type { ShowNumber } from './number-formats.ts';
import { ReadFailure } from './read-failure.ts';
import type { RepeatBudget } from './table-blocks.ts';

type OpenTag = Extract<MarkupToken, { type: 'open' }>;
type SheetCell = {
  column: number;
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
};
type SheetRow = { row: number; cells: Map<number, string> };
type Area = { left: number; right: number; top: number; bottom: number };

/** Excel's own limit. */
const mostColumns = 16_384;
const mostSpannedColumns = 100;
const mostSpannedRows = 1_000;
const longestRepeat = 200;

/** The rows of one sheet as it shows them: hidden rows and columns are left out, merged cells repeat their text. */
export function readSheet(input: {
  source: string;
  texts: readonly string[];
  showNumber: ShowNumber;
  budget: RepeatBudget;
}): { rows: GridRow[]; hasEmptyFormulas: boolean } {
  const reader = new SheetReader(input);
  for (const token of readMarkup(input.source, 'xml')) reader.take(token);
  const { rows, merged, hiddenColumns, hasEmptyFormulas } = reader;
  const wide = spreadMerged({ rows, merged, budget: input.budget });
  return { rows: layOutRows({ rows, wide, hiddenColumns }), hasEmptyFormulas };
}

class SheetReader {
  readonly rows: SheetRow[] = [];
  readonly merged: Area[] = [];
  readonly hiddenColumns: { from: number; to: number }[] = [];
  hasEmptyFormulas = false;
  readonly #texts: readonly string[];
  readonly #showNumber: ShowNumber;
  #row: SheetRow | null = null;
  #rowNumber = 0;
  #lastColumn: number | null = null;
  #cell: SheetCell | null = null;
  #hasValue = false;
  #isValue = false;
  #isSpoken = false;

  constructor({ texts, showNumber }: { texts: readonly string[]; showNumber: ShowNumber }) {
    this.#texts = texts;
    this.#showNumber = showNumber;
  }

  take(token: MarkupToken): void {
    if (token.type === 'doctype') throw new ReadFailure('damaged');
    if (token.type === 'text') {
      if (this.#isValue && !this.#isSpoken && this.#cell) this.#cell.value += token.text;
      return;
    }
    const name = localName(token.name);
    if (token.type === 'close') this.#close(name);
    else {
      this.#open(token, name);
      if (token.closed) this.#close(name);
    }
  }

  #open(tag: OpenTag, name: string): void {
    if (name === 'c') this.#cell = this.#openCell(tag.attributes);
    else if (name === 'v' || name === 't') {
      this.#isValue = true;
      this.#hasValue = true;
    } else if (name === 'rPh') this.#isSpoken = true;
    else if (name === 'f' && this.#cell) this.#cell.hasFormula = true;
    else if (name === 'row') this.#openRow(tag.attributes);
    else if (name === 'col' && isOn(findAttribute(tag.attributes, 'hidden'))) {
      const from = Number(findAttribute(tag.attributes, 'min')) - 1;
      const to = Number(findAttribute(tag.attributes, 'max')) - 1;
      this.hiddenColumns.push({ from, to });
    } else if (name === 'mergeCell') {
      const area = readArea(findAttribute(tag.attributes, 'ref') ?? '');
      if (area) this.merged.push(area);
    }
  }

  #openRow(attributes: string): void {
    this.#rowNumber = Number(rowAttribute.exec(attributes)?.[1] ?? this.#rowNumber + 1);
    const isHidden = isOn(hiddenAttribute.exec(attributes)?.[1] ?? null);
    this.#row = isHidden ? null : { row: this.#rowNumber, cells: new Map() };
    this.#cell = null;
  }

  #openCell(attributes: string): SheetCell {
    this.#hasValue = false;
    const place = placeAttribute.exec(attributes)?.[1];
    return {
      column: place ? columnOf(place) : (this.#lastColumn ?? -1) + 1,
      type: typeAttribute.exec(attributes)?.[1] ?? 'n',
      style: Number(styleAttribute.exec(attributes)?.[1] ?? 0),
      value: '',
      hasFormula: false,
    };
  }

  #close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'rPh') this.#isSpoken = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') {
      if (this.#row && this.#row.cells.size > 0) this.rows.push(this.#row);
      this.#row = null;
      this.#lastColumn = null;
    }
  }

  #endCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    if (!cell || cell.column < 0 || cell.column >= mostColumns) return;
    this.#lastColumn = cell.column;
    if (!this.#row) return;
    if (cell.hasFormula && !this.#hasValue) this.hasEmptyFormulas = true;
    const text = this.#show(cell);
    if (text !== '') this.#row.cells.set(cell.column, text);
  }

  #show({ type, value, style }: SheetCell): string {
    if (type === 's') return plain(this.#texts[Number(value)] ?? '');
    if (type === 'str' || type === 'inlineStr') return plain(value);
    if (type === 'b') return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
    if (type === 'e' || value.trim() === '') return '';
    if (type === 'd') return value.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace('T', ' ');
    const number = Number(value);
    return Number.isFinite(number) ? this.#showNumber({ value: number, style }) : plain(value);
  }
}

const placeAttribute = /(?:^|\s)r\s*=\s*["']([A-Z]{1,3})\d+["']/;
const typeAttribute = /(?:^|\s)t\s*=\s*["'](\w+)["']/;
const styleAttribute = /(?:^|\s)s\s*=\s*["'](\d+)["']/;
const rowAttribute = /(?:^|\s)r\s*=\s*["'](\d+)["']/;
const hiddenAttribute = /(?:^|\s)hidden\s*=\s*["'](\w+)["']/;

const isOn = (setting: string | null): boolean => setting === '1' || setting === 'true';

/** Excel writes characters that XML doesn't allow as "_x000D_". */
const plain = (text: string): string =>
  text
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\r\n?/g, '\n')
    .trim();

/** "AB" is column 27, counted from 0. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function readArea(ref: string): Area | null {
  const [, left, top, right, bottom] = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(ref) ?? [];
  if (!left || !right) return null;
  return { left: columnOf(left), right: columnOf(right), top: Number(top), bottom: Number(bottom) };
}

/** Repeats the text of merged cells in every cell they cover. Returns the rows that one such cell fills. */
function spreadMerged({
  rows,
  merged,
  budget,
}: {
  rows: readonly SheetRow[];
  merged: readonly Area[];
  budget: RepeatBudget;
}): Set<SheetRow> {
  const byNumber = new Map(rows.map((row) => [row.row, row]));
  const columns = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  const firstColumn = Math.min(...columns);
  const lastColumn = Math.max(...columns);
  const wide = new Set<SheetRow>();
  for (const { left, right, top, bottom } of merged) {
    const first = byNumber.get(top);
    const text = first?.cells.get(left);
    if (!first || text === undefined) continue;
    if (first.cells.size === 1 && right > left && (left === firstColumn || right >= lastColumn)) {
      wide.add(first);
      continue;
    }
    const lastRow = Math.min(bottom, top + mostSpannedRows);
    for (let number = top; number <= lastRow; number += 1) {
      const row = byNumber.get(number);
      for (let at = left; row && at <= Math.min(right, left + mostSpannedColumns); at += 1) {
        if (row.cells.has(at) || text.length > longestRepeat || budget.left < text.length) continue;
        budget.left -= text.length;
        row.cells.set(at, text);
      }
    }
  }
  return wide;
}

/** Empty columns beside each other count as one: a cell far to the right must not cost a row of nothing. */
function layOutRows({
  rows,
  wide,
  hiddenColumns,
}: {
  rows: readonly SheetRow[];
  wide: ReadonlySet<SheetRow>;
  hiddenColumns: readonly { from: number; to: number }[];
}): GridRow[] {
  const isHidden = (column: number): boolean =>
    hiddenColumns.some(({ from, to }) => column >= from && column <= to);
  const used = new Set<number>();
  for (const { cells } of rows) for (const column of cells.keys()) used.add(column);
  const shown = [...used].filter((column) => !isHidden(column)).sort((a, b) => a - b);
  const places = new Map<number, number>();
  let next = 0;
  for (const [index, column] of shown.entries()) {
    if (column - 1 > (shown[index - 1] ?? column) && !isHidden(column - 1)) next += 1;
    places.set(column, next);
    next += 1;
  }
  return rows.map((row): GridRow => {
    const cells: string[] = [];
    for (const [column, text] of row.cells) {
      const place = places.get(column);
      if (place === undefined) continue;
      while (cells.length <= place) cells.push('');
      cells[place] = text;
    }
    return { row: row.row, cells, ...(wide.has(row) && cells.length > 0 && { wide: true }) };
  });
}
