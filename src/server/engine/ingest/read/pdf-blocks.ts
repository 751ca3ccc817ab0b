import type { Block } from '#server/engine/ingest/document.ts';
import type { PdfLine } from './pdf-lines.ts';

/** Printed lines become paragraphs and headings again; what repeats at the edge of every page is dropped. */
export function joinPdfLines(lines: readonly PdfLine[]): Block[] {
  const kept = dropRunningLines(lines);
  const body = bodySize(kept);
  const mostlyBold = kept.filter((line) => line.bold).length > kept.length / 2;
  const levels = headingLevels(kept, body);
  const blocks: Block[] = [];
  let open: { line: PdfLine; lines: string[]; level: number } | null = null;

  const close = (): void => {
    if (!open) return;
    const { line, level } = open;
    const text = joinLines(open.lines);
    const page = line.page;
    if (level > 0 && text.length <= longestHeading)
      blocks.push({ kind: 'heading', text, level, page });
    else blocks.push({ kind: 'paragraph', text, page });
    open = null;
  };

  let before: PdfLine | null = null;
  for (const line of kept) {
    const level: number = isHeading(line, { body, mostlyBold })
      ? (levels.get(sizeOf(line)) ?? lowestLevel)
      : 0;
    if (open && before && open.level === level && continues({ before, line, level })) {
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
function continues(o: { before: PdfLine; line: PdfLine; level: number }): boolean {
  const { before, line } = o;
  const size = Math.max(sizeOf(line), 1);
  if (Math.abs(sizeOf(before) - size) > 1 && o.level === 0 && size > 2) return false;
  if (/^(?:[•●▪‣◦–*-]|\d{1,2}[.)]|[a-z][.)])\s/.test(line.text)) return false;
  const ended = /[.!?:。！？]["'”’)]*$/.test(before.text);
  if (before.page !== line.page) return !ended && o.level === 0;
  const height = Math.max(
    before.top - before.bottom,
    line.top - line.bottom,
    size > 2 ? size * 0.7 : 0,
  );
  const gap = before.bottom - line.top;
  if (gap < -height * 3) return !ended;
  if (gap > height * 1.6) return false;
  return !(ended && line.left - before.left > size);
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
