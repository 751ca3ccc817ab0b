import type { Block } from '#server/engine/ingest/document.ts';
import type { PdfLine } from './pdf-lines.ts';
import { findPdfTables, type PdfTable } from './pdf-tables.ts';
import { readTable } from './table-blocks.ts';

/** Printed lines become paragraphs, headings and table rows again; what repeats at the edge of every page is dropped. */
export function joinPdfLines(lines: readonly PdfLine[]): Block[] {
  const kept = takeTables(dropRunningLines(lines));
  const text = kept.filter((one): one is PdfLine => !('rows' in one));
  const body = bodySize(text.length > 0 ? text : lines);
  const mostlyBold = text.filter((line) => line.bold).length > text.length / 2;
  const levels = headingLevels(text, body);
  const edges = rightEdges(text);
  const budget = { left: lines.reduce((sum, line) => sum + line.text.length, 100_000) };
  const blocks: Block[] = [];
  let open: { line: PdfLine; lines: string[]; level: number } | null = null;
  let number = 0;

  const close = (): void => {
    if (!open) return;
    const { line, level } = open;
    const text = joinLines(open.lines);
    const page = line.page;
    if (level > 0 && text.length <= longestHeading)
      blocks.push({ kind: 'heading', text, level, page });
    else blocks.push({ kind: 'paragraph', text: text.replace(bullet, ''), page });
    open = null;
  };

  let before: PdfLine | null = null;
  for (const line of kept) {
    if ('rows' in line) {
      close();
      before = null;
      const read = readTable({ rows: line.rows, table: number, budget });
      if (read.some((block) => block.kind === 'row')) number += 1;
      for (const block of read) blocks.push(block);
      continue;
    }
    const level: number = isHeading(line, { body, mostlyBold })
      ? (levels.get(sizeOf(line)) ?? lowestLevel)
      : 0;
    if (open && before && open.level === level && continues({ before, line, level, edges })) {
      open.lines.push(line.text);
    } else {
      close();
      open = { line, lines: [line.text], level };
    }
    before = line;
  }
  close();
  return blocks.filter((block) => block.kind === 'row' || block.text !== '');
}

/** Replaces the lines of a table by the table; one that goes on at the top of the next page is joined. */
function takeTables(lines: readonly PdfLine[]): (PdfLine | PdfTable)[] {
  const pages = new Map<number, PdfLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page) ?? [];
    page.push(line);
    pages.set(line.page, page);
  }
  const kept: (PdfLine | PdfTable)[] = [];
  for (const page of pages.values()) {
    const tables = findPdfTables(page);
    for (const line of page) {
      for (const table of tables) {
        if (table.first !== line) continue;
        const last = kept.at(-1);
        if (last && 'rows' in last && goesOn(last, table)) last.rows.push(...table.rows);
        else kept.push(table);
      }
      const parts = line.parts.filter((part) => !tables.some((table) => table.parts.has(part)));
      const [first] = parts;
      if (parts.length === line.parts.length) kept.push(line);
      else if (first) {
        const { left, top, bottom } = first;
        const right = parts.at(-1)?.right ?? first.right;
        const text = parts.map((part) => part.text).join(' ');
        kept.push({ ...line, text, parts, left, right, top, bottom });
      }
    }
  }
  return kept;
}

function goesOn(table: PdfTable, next: PdfTable): boolean {
  return (
    next.first.page === (table.rows.at(-1)?.page ?? 0) + 1 &&
    next.lefts.length === table.lefts.length &&
    next.lefts.every((left, at) => Math.abs(left - (table.lefts[at] ?? 0)) < 6)
  );
}

/** Where lines that begin at about the same place usually end; most lines of running text come close to it. */
function rightEdges(lines: readonly PdfLine[]): Map<PdfLine, number> {
  const edges = new Map<PdfLine, number>();
  const groups = new Map<string, PdfLine[]>();
  const keysOf = (line: PdfLine): string[] => {
    const step = Math.round(line.left / indentStep);
    return [step - 1, step, step + 1].map((one) => `${line.page}.${one}`);
  };
  for (const line of lines)
    for (const key of keysOf(line)) {
      const group = groups.get(key) ?? [];
      group.push(line);
      groups.set(key, group);
    }
  const rights = new Map<string, number>();
  for (const [key, group] of groups) {
    const sorted = group.map((line) => line.right).sort((a, b) => a - b);
    rights.set(key, sorted.length >= 4 ? (sorted[Math.floor(sorted.length * 0.85)] ?? 0) : 0);
  }
  for (const line of lines) edges.set(line, rights.get(keysOf(line)[1] ?? '') ?? 0);
  return edges;
}

const indentStep = 30;
const bullet = /^[•●▪‣◦·∙]\s+/;
const longestHeading = 200;
const lowestLevel = 6;
/** On a nearly empty page the outermost lines are its content, not its frame. */
const fullPage = 6;
/** PDFium writes U+FFFE or U+0002 where a word was broken at the end of a line. */
const wordBreaks = ['\uFFFE', '\u0002'];

const sizeOf = (line: PdfLine): number => Math.round(line.size * 2) / 2;

function joinLines(lines: readonly string[]): string {
  const text = lines
    .map((line) => (wordBreaks.some((mark) => line.endsWith(mark)) ? line : `${line} `))
    .join('')
    .trim();
  return wordBreaks.reduce((clean, mark) => clean.replaceAll(mark, ''), text);
}

function bodySize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines)
    letters.set(sizeOf(line), (letters.get(sizeOf(line)) ?? 0) + line.text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function headingLevels(lines: readonly PdfLine[], body: number): Map<number, number> {
  const sizes = [...new Set(lines.map(sizeOf))].filter((size) => size > body).sort((a, b) => b - a);
  return new Map(sizes.map((size, index) => [size, Math.min(index + 1, lowestLevel)]));
}

function isHeading(line: PdfLine, page: { body: number; mostlyBold: boolean }): boolean {
  if (line.text.length > longestHeading || !/\p{L}/u.test(line.text)) return false;
  if (page.body >= 3 && sizeOf(line) >= page.body * 1.12) return true;
  return line.bold && !page.mostlyBold && line.text.length <= 120 && !/[.,;]$/.test(line.text);
}

/** The next line belongs to the paragraph unless the gap, the size or an indent after a full stop says otherwise. */
function continues({
  before,
  line,
  level,
  edges,
}: {
  before: PdfLine;
  line: PdfLine;
  level: number;
  edges: ReadonlyMap<PdfLine, number>;
}): boolean {
  const size = Math.max(sizeOf(line), 1);
  if (Math.abs(sizeOf(before) - size) > 1 && level === 0 && size > 2) return false;
  if (/^(?:[•●▪‣◦–*-]|\d{1,2}[.)]|[a-z][.)])\s/.test(line.text)) return false;
  const ended = /[.!?:。！？]["'”’)]*$/.test(before.text);
  if (before.page !== line.page) return !ended && level === 0;
  const height = Math.max(
    before.top - before.bottom,
    line.top - line.bottom,
    size > 2 ? size * 0.7 : 0,
  );
  const gap = before.bottom - line.top;
  if (level === 0 && endsEarly({ before, line, edge: edges.get(before) ?? 0, size })) return false;
  if (gap < -height * 3) return !ended;
  if (gap > height * 1.6) return false;
  return !(ended && line.left - before.left > size);
}

/** Letters set under each other are one word. */
const shortestLine = 4;

/** The next word would have fitted: the line was ended on purpose, as in lists and addresses. */
function endsEarly({
  before,
  line,
  edge,
  size,
}: {
  before: PdfLine;
  line: PdfLine;
  edge: number;
  size: number;
}): boolean {
  if (edge === 0 || before.right <= before.left || !/^[\p{Lu}\p{N}\p{Lo}(]/u.test(line.text))
    return false;
  if (
    before.text.length < shortestLine ||
    before.top - before.bottom <= 0 ||
    /[,\p{Pd}&/(]$/u.test(before.text)
  )
    return false;
  if (wordBreaks.some((mark) => before.text.endsWith(mark))) return false;
  const letter = (before.right - before.left) / Math.max(1, before.text.length);
  const word = /^\S+/.exec(line.text)?.[0].length ?? 0;
  return edge - before.right > (word + 1) * letter * 1.3 + size;
}

/** Headers, footers and page numbers: the outermost lines that come back, digits apart, on most pages. */
function dropRunningLines(lines: readonly PdfLine[]): PdfLine[] {
  const pages = new Map<number, PdfLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page) ?? [];
    page.push(line);
    pages.set(line.page, page);
  }
  if (pages.size < 3) return [...lines];
  const edges = new Map<string, number>();
  const edgeLines = new Set<PdfLine>();
  for (const page of pages.values()) {
    if (page.length < fullPage) continue;
    const byHeight = [...page].sort((a, b) => b.top - a.top);
    const outer = new Set([...byHeight.slice(0, 2), ...byHeight.slice(-2)]);
    for (const key of new Set([...outer].map(keyOf))) edges.set(key, (edges.get(key) ?? 0) + 1);
    for (const line of outer) edgeLines.add(line);
  }
  const least = Math.max(3, pages.size * 0.5);
  return lines.filter((line) => {
    if (!edgeLines.has(line)) return true;
    if (/^(?:page|seite|p\.)?\s*\d{1,4}(?:\s*(?:\/|of|von)\s*\d{1,4})?$/i.test(line.text))
      return false;
    return (edges.get(keyOf(line)) ?? 0) < least;
  });
}

const keyOf = (line: PdfLine): string =>
  line.text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ');
