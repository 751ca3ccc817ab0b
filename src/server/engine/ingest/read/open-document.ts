import type { Block } from '#server/engine/ingest/document.ts';
import { isDefaultSheetName, readGrid } from './grid-tables.ts';
import { type LaidCell, type LaidRow, readLaidTable, type TableCounter } from './laid-table.ts';
import { findAttribute, localName, type MarkupToken, readMarkup } from './markup.ts';
import { openOfficeArchive } from './office-archive.ts';
import { ReadFailure } from './read-failure.ts';

type OpenTag = Extract<MarkupToken, { type: 'open' }>;
type OpenTable = { name: string; rows: LaidRow[]; parent: Block[]; times: number };

/** Deleted text, comments, page frames and drawings' descriptions are not part of the text. */
const skipped = new Set([
  'tracked-changes',
  'annotation',
  'forms',
  'desc',
  'title',
  'note-citation',
]);
/** Programs fill a sheet to its end with empty cells and rows that are only counted. */
const mostRepeats = 200;

/** Reads a text or a spreadsheet of LibreOffice and others, which store what their cells show. */
export function readOpenDocument({ bytes, kind }: { bytes: Buffer; kind: 'odt' | 'ods' }): {
  blocks: Block[];
} {
  const archive = openOfficeArchive(bytes);
  const source = archive.readText('content.xml');
  const body = kind === 'odt' ? '<office:text' : '<office:spreadsheet';
  if (archive.readText('META-INF/manifest.xml').includes('manifest:encryption-data'))
    throw new ReadFailure('password-protected');
  if (!source.includes(body)) throw new ReadFailure('wrong-type');
  const counter = { next: 0, budget: { left: source.length + 100_000 } };
  const reader = new OpenDocumentReader({ counter, kind, hidden: hiddenStyles(source) });
  for (const token of readMarkup(source.slice(source.indexOf(body)), 'xml')) reader.take(token);
  return { blocks: reader.blocks };
}

/** Sheets that are not shown have a style that says so. */
function hiddenStyles(source: string): Set<string> {
  const hidden = new Set<string>();
  let style = '';
  for (const token of readMarkup(source.slice(0, source.indexOf('<office:body')), 'xml')) {
    if (token.type !== 'open') continue;
    if (localName(token.name) === 'style') style = settingOf(token, 'name') ?? '';
    if (settingOf(token, 'display') === 'false') hidden.add(style);
  }
  return hidden;
}

const settingOf = (tag: OpenTag, name: string): string | null =>
  findAttribute(tag.attributes, `\\w+:${name}`);
const countOf = (tag: OpenTag, name: string): number =>
  Math.min(mostRepeats, Math.max(1, Number(settingOf(tag, name) ?? 1) || 1));

class OpenDocumentReader {
  readonly blocks: Block[] = [];
  readonly #counter: TableCounter;
  readonly #isSheet: boolean;
  readonly #hidden: ReadonlySet<string>;
  readonly #tables: OpenTable[] = [];
  #text: string | null = null;
  #level = 0;
  #skipping: { name: string; depth: number } | null = null;

  constructor(input: { counter: TableCounter; kind: 'odt' | 'ods'; hidden: ReadonlySet<string> }) {
    this.#counter = input.counter;
    this.#isSheet = input.kind === 'ods';
    this.#hidden = input.hidden;
  }

  take(token: MarkupToken): void {
    if (token.type === 'doctype') throw new ReadFailure('damaged');
    if (token.type === 'text') {
      if (!this.#skipping && this.#text !== null) this.#text += token.text.replace(/\s+/g, ' ');
      return;
    }
    const name = localName(token.name);
    if (this.#skipping) this.#skip(token, name);
    else if (token.type === 'open' && this.#isSkipped(token, name)) {
      if (!token.closed) this.#skipping = { name, depth: 1 };
    } else if (token.type === 'open') {
      this.#open(token, name);
      if (token.closed) this.#close(name);
    } else this.#close(name);
  }

  #isSkipped(tag: OpenTag, name: string): boolean {
    if (skipped.has(name)) return true;
    if (name === 'table' && this.#hidden.has(settingOf(tag, 'style-name') ?? '')) return true;
    return /^(?:collapse|filter)$/.test(settingOf(tag, 'visibility') ?? '');
  }

  #skip(token: Exclude<MarkupToken, { type: 'text' | 'doctype' }>, name: string): void {
    if (!this.#skipping || name !== this.#skipping.name) return;
    if (token.type === 'open' && !token.closed) this.#skipping.depth += 1;
    if (token.type === 'close') this.#skipping.depth -= 1;
    if (this.#skipping.depth === 0) this.#skipping = null;
  }

  #open(tag: OpenTag, name: string): void {
    if (name === 'p' || name === 'h') {
      this.#text = '';
      this.#level = name === 'h' ? Math.min(6, countOf(tag, 'outline-level')) : 0;
    } else if (name === 's') this.#add(' ');
    else if (name === 'tab') this.#add('\t');
    else if (name === 'line-break') this.#add('\n');
    else if (name === 'table') {
      const parent = this.#sink();
      this.#tables.push({ name: settingOf(tag, 'name') ?? '', rows: [], parent, times: 1 });
    } else if (name === 'table-row') {
      const table = this.#tables.at(-1);
      table?.rows.push({ cells: [], header: false });
      if (table) table.times = countOf(tag, 'number-rows-repeated');
    } else if (name === 'table-cell' || name === 'covered-table-cell') this.#openCell(tag);
  }

  #add(text: string): void {
    if (this.#text !== null) this.#text += text;
  }

  #openCell(tag: OpenTag): void {
    const row = this.#tables.at(-1)?.rows.at(-1);
    // Cells that another one covers are counted in a sheet, so that the rest keep their columns.
    const isCovered = localName(tag.name) === 'covered-table-cell';
    if (isCovered && !this.#isSheet) return;
    const cell: LaidCell = {
      blocks: [],
      header: false,
      columns: countOf(tag, 'number-columns-spanned'),
      rows: countOf(tag, 'number-rows-spanned'),
    };
    for (let at = 0; at < countOf(tag, 'number-columns-repeated'); at += 1) row?.cells.push(cell);
  }

  #close(name: string): void {
    if (name === 'p' || name === 'h') this.#endParagraph();
    else if (name === 'table') this.#endTable();
    else if (name === 'table-row') this.#endRow();
  }

  #endRow(): void {
    const table = this.#tables.at(-1);
    const row = table?.rows.at(-1);
    for (let time = 1; table && row && time < table.times; time += 1) table.rows.push(row);
  }

  #sink(): Block[] {
    const table = this.#tables.at(-1);
    return table?.rows.at(-1)?.cells.at(-1)?.blocks ?? table?.parent ?? this.blocks;
  }

  #endParagraph(): void {
    const text = (this.#text ?? '')
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .trim();
    this.#text = null;
    if (text === '') return;
    const level = this.#tables.length > 0 ? 0 : this.#level;
    if (level > 0) this.#sink().push({ kind: 'heading', text: text.replace(/\s+/g, ' '), level });
    else
      for (const line of text.split('\n'))
        this.#sink().push({ kind: 'paragraph', text: line.replace(/\t+/g, ': ') });
  }

  #endTable(): void {
    const table = this.#tables.pop();
    if (!table) return;
    const read = this.#isSheet
      ? this.#readSheet(table)
      : readLaidTable({ rows: table.rows, counter: this.#counter, level: 4 });
    for (const block of read) table.parent.push(block);
  }

  #readSheet({ name, rows }: OpenTable): Block[] {
    const { blocks } = readGrid({
      counter: this.#counter,
      rows: rows.map((row, at) => ({
        row: at + 1,
        cells: row.cells.map(({ blocks }) =>
          blocks.map((block) => (block.kind === 'row' ? '' : block.text)).join('\n'),
        ),
      })),
    });
    return blocks.length > 0 && !isDefaultSheetName(name)
      ? [{ kind: 'heading', text: name, level: 1 }, ...blocks]
      : blocks;
  }
}
