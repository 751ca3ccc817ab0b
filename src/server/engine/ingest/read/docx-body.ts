import type { Block } from '#server/engine/ingest/document.ts';
import {
  deepestTable,
  type LaidCell,
  type LaidRow,
  readLaidTable,
  type TableCounter,
} from './laid-table.ts';
import { isBoldLead, isHoursLine, joinTabs, separateLines } from './line-shape.ts';
import { findAttribute, localName, type MarkupToken, readMarkup } from './markup.ts';
import { ReadFailure } from './read-failure.ts';
import { readColumns } from './text-columns.ts';

type OpenTag = Extract<MarkupToken, { type: 'open' }>;
export const settingOf = (tag: OpenTag, name: string): string | null =>
  findAttribute(tag.attributes, `(?:\\w+:)?${name}`);

/** Parts of the page that are not its text: the older copy of a shape, deleted words, field codes, settings. */
const skipped = new Set([
  'Fallback',
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'sectPr',
  'drawingProps',
]);

type Paragraph = {
  text: string;
  level: number;
  listed: boolean;
  /** Letters written in bold and letters in all: a short line all in bold is a heading. */
  bold: number;
  letters: number;
  /** What is in bold at its beginning. */
  lead: string;
};
type OpenTable = {
  rows: LaidRow[];
  parent: Block[];
  /** The cells that reach down, by the column they begin in, and the empty ones below that they cover. */
  merged: Map<number, LaidCell>;
  covered: Set<LaidCell>;
};

const off = /^(?:0|false|off|none)$/;
const longestHeading = 200;
const longestBoldHeading = 90;

function hasLead({ lead, text }: Paragraph): boolean {
  const start = lead.trim();
  return (
    start !== '' &&
    text.trimStart().startsWith(start) &&
    isBoldLead({ lead: start, rest: text.trimStart().slice(start.length) })
  );
}

/** The level that a style's name or id tells: "heading 2", "Heading2", "Title". */
export function headingLevelOf(style: string): number {
  if (/^title$/i.test(style)) return 1;
  return Number(/^heading\s?([1-6])$/i.exec(style)?.[1] ?? 0);
}

/** The text of one part of a Word file: the document itself, or its notes. */
export function readDocxBody({
  source,
  levels,
  counter,
}: {
  source: string;
  levels: Map<string, number>;
  counter: TableCounter;
}): Block[] {
  const reader = new BodyReader(levels, counter);
  for (const token of readMarkup(source, 'xml')) reader.take(token);
  return reader.finish();
}

class BodyReader {
  readonly #levels: Map<string, number>;
  readonly #counter: TableCounter;
  readonly #blocks: Block[] = [];
  readonly #paragraphs: Paragraph[] = [];
  readonly #tables: OpenTable[] = [];
  #tooDeep = 0;
  #tabbed: string[] = [];
  #skipping: { name: string; depth: number } | null = null;
  #hidden = false;
  #bold = false;
  #inText = false;
  #level = 0;

  constructor(levels: Map<string, number>, counter: TableCounter) {
    this.#levels = levels;
    this.#counter = counter;
  }

  finish(): Block[] {
    while (this.#tables.length > 0) this.#endTable();
    this.#endTabbed();
    return this.#blocks;
  }

  take(token: MarkupToken): void {
    if (token.type === 'doctype') throw new ReadFailure('damaged');
    if (token.type === 'text') {
      this.#takeText(token.text);
      return;
    }
    const name = localName(token.name);
    if (this.#skipping) this.#skip(token, name);
    else if (token.type === 'close') this.#close(name);
    else if (skipped.has(name) && !token.closed) this.#skipping = { name, depth: 1 };
    else this.#open(token, name);
  }

  #skip(token: Exclude<MarkupToken, { type: 'text' | 'doctype' }>, name: string): void {
    if (!this.#skipping || name !== this.#skipping.name) return;
    if (token.type === 'open' && !token.closed) this.#skipping.depth += 1;
    if (token.type === 'close') this.#skipping.depth -= 1;
    if (this.#skipping.depth === 0) this.#skipping = null;
  }

  #takeText(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!this.#inText || this.#hidden || this.#skipping || !paragraph) return;
    if (this.#bold && paragraph.bold === paragraph.letters)
      paragraph.lead += text.replace(/\s+/g, ' ');
    paragraph.text += text.replace(/\s+/g, ' ');
    const letters = text.trim().length;
    paragraph.letters += letters;
    if (this.#bold) paragraph.bold += letters;
  }

  #open(tag: OpenTag, name: string): void {
    const paragraph = this.#paragraphs.at(-1);
    const setting = (): string => settingOf(tag, 'val') ?? '';
    if (name === 'p' && !tag.closed) {
      this.#paragraphs.push({ text: '', level: 0, listed: false, bold: 0, letters: 0, lead: '' });
    } else if (name === 't') this.#inText = !tag.closed;
    else if (name === 'r') {
      this.#hidden = false;
      this.#bold = false;
    } else if (name === 'b') this.#bold = !off.test(setting());
    else if (name === 'vanish' || name === 'webHidden') this.#hidden = !off.test(setting());
    else if (name === 'tbl' && !tag.closed) this.#openTable();
    else if (name === 'tr' || name === 'tc' || name === 'gridSpan' || name === 'vMerge') {
      if (this.#tooDeep === 0) this.#openTablePart(tag, name);
    } else if (name === 'tblHeader' && this.#tooDeep === 0) {
      const row = this.#tables.at(-1)?.rows.at(-1);
      if (row) row.header = !off.test(setting());
    } else if (paragraph) this.#format(paragraph, { tag, name });
  }

  #format(paragraph: Paragraph, { tag, name }: { tag: OpenTag; name: string }): void {
    const setting = settingOf(tag, 'val') ?? '';
    // A tab inside a paragraph's settings is a tab stop and has a position.
    if (name === 'tab' && settingOf(tag, 'pos') === null) paragraph.text += '\t';
    else if (name === 'br' || name === 'cr') paragraph.text += '\n';
    else if (name === 'noBreakHyphen') paragraph.text += '-';
    else if (name === 'numPr') paragraph.listed = true;
    else if (name === 'pStyle')
      paragraph.level = this.#levels.get(setting) ?? headingLevelOf(setting);
    else if (name === 'outlineLvl') paragraph.level = Number(setting) + 1;
  }

  #openTable(): void {
    if (this.#tables.length >= deepestTable) {
      this.#tooDeep += 1;
      return;
    }
    const parent = this.#sink();
    if (parent === this.#blocks) this.#endTabbed();
    this.#tables.push({ rows: [], parent, merged: new Map(), covered: new Set() });
  }

  #openTablePart(tag: OpenTag, name: string): void {
    const table = this.#tables.at(-1);
    const row = table?.rows.at(-1);
    const cell = row?.cells.at(-1);
    if (name === 'tr') table?.rows.push({ cells: [], header: false });
    else if (name === 'tc') row?.cells.push({ blocks: [], header: false, columns: 1, rows: 1 });
    else if (name === 'gridSpan' && cell) {
      const span = Number.parseInt(settingOf(tag, 'val') ?? '1', 10);
      cell.columns = span > 0 ? Math.min(span, 1_000) : 1;
    } else if (name === 'vMerge' && table && row && cell) {
      const column = row.cells.slice(0, -1).reduce((sum, one) => sum + one.columns, 0);
      if (settingOf(tag, 'val') === 'restart') table.merged.set(column, cell);
      else {
        const above = table.merged.get(column);
        if (above) above.rows += 1;
        if (above) table.covered.add(cell);
      }
    }
  }

  #close(name: string): void {
    if (name === 't') this.#inText = false;
    else if (name === 'p') this.#endParagraph();
    else if (name === 'r') {
      this.#hidden = false;
      this.#bold = false;
    } else if (name === 'tbl') {
      if (this.#tooDeep > 0) this.#tooDeep -= 1;
      else this.#endTable();
    }
  }

  #sink(): Block[] {
    const table = this.#tables.at(-1);
    return table?.rows.at(-1)?.cells.at(-1)?.blocks ?? table?.parent ?? this.#blocks;
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    const lines = paragraph.text.split('\n').map((line) => line.replace(/[^\S\t]+/g, ' ').trim());
    const text = lines.filter(Boolean).join('\n');
    if (text === '') return;
    const sink = this.#sink();
    if (sink !== this.#blocks) {
      const cell = lines.map(joinTabs);
      sink.push({ kind: 'paragraph', text: separateLines(cell).join('\n') });
      const owner = this.#tables.at(-1)?.rows.at(-1)?.cells.at(-1);
      if (owner) owner.header = paragraph.bold > 0 && paragraph.bold >= paragraph.letters;
      return;
    }
    const level = paragraph.level > 0 ? paragraph.level : this.#boldLevel(paragraph, text);
    if (level > 0 && text.length <= longestHeading) {
      this.#endTabbed();
      if (paragraph.level > 0) this.#level = level;
      sink.push({ kind: 'heading', text: text.replace(/[\t\n]+/g, ' '), level });
    } else if (/\S\t+\S/.test(text) && !paragraph.listed) {
      this.#tabbed.push(...lines.filter(Boolean));
    } else if (lines.filter(Boolean).length === 1 && !paragraph.listed && hasLead(paragraph)) {
      this.#endTabbed();
      const lead = paragraph.lead.trim();
      sink.push({ kind: 'heading', text: lead, level: Math.min(Math.max(this.#level + 1, 4), 6) });
      sink.push({ kind: 'paragraph', text: text.slice(lead.length).trim() });
    } else {
      this.#endTabbed();
      for (const line of separateLines(lines.map(joinTabs)))
        sink.push({ kind: 'paragraph', text: line.replace(/^[•●▪‣◦·–—-]\s+/, '') });
    }
  }

  /** A short line all in bold heads what follows, unless it is itself a fact. */
  #boldLevel({ bold, letters, listed }: Paragraph, text: string): number {
    if (bold === 0 || bold < letters || listed || text.length > longestBoldHeading) return 0;
    if (/[\t\n]|[.,;!]$|\d[:.,]\d\d|@/.test(text) || isHoursLine(text)) return 0;
    return Math.min(Math.max(this.#level + 1, 3), 6);
  }

  /** Lines with tabs in a row are a table when their parts line up, else lines with a label. */
  #endTabbed(): void {
    if (this.#tabbed.length === 0) return;
    const lines = this.#tabbed;
    this.#tabbed = [];
    const rows = lines.map((line) => line.split(/\t+/).map((part) => part.trim()));
    const read = readColumns({ rows, counter: this.#counter });
    if (read) for (const block of read) this.#blocks.push(block);
    else for (const line of lines) this.#blocks.push({ kind: 'paragraph', text: joinTabs(line) });
  }

  #endTable(): void {
    const table = this.#tables.pop();
    if (!table) return;
    for (const row of table.rows) row.cells = row.cells.filter((cell) => !table.covered.has(cell));
    for (const block of readLaidTable({
      rows: markBoldHeader(table.rows),
      counter: this.#counter,
      level: Math.min(this.#level + 1, 6),
    }))
      table.parent.push(block);
  }
}

/** A first row all in bold over rows that are not is a header even if Word was not told so. */
function markBoldHeader(rows: LaidRow[]): LaidRow[] {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0 || rows.some((row) => row.header)) return rows;
  const isBold = (row: LaidRow): boolean =>
    row.cells.filter((cell) => cell.blocks.length > 0).every((cell) => cell.header);
  if (first.cells.length > 1 && isBold(first) && !rest.every(isBold)) first.header = true;
  return rows;
}
