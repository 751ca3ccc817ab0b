import type { Block } from '#server/engine/ingest/document.ts';
import type { TableCounter } from './laid-table.ts';
import { hasContact, isHoursLine, isLabelLine, isNumberedLabel } from './line-shape.ts';
import { hasColumns, readColumnLines } from './text-columns.ts';

/** One line as written and without its indent and marks. */
export type TextLine = { raw: string; text: string; indent: number };

export const listMark = /^(?:[•●▪‣◦·*+–—-]|\d{1,3}[.)]|[a-zA-Z][.)])\s+/;
export const endsSentence = /[.!…:;,。！？]["'”’)]*$/;
const bullet = /^[^\p{L}\p{N}]\s/u;
const longestCapitals = 80;
const longestSubheading = 60;
/** Lines shorter than this were not wrapped because they were full. */
const fullLine = 50;

/** Lines between two blank ones: a heading, a list, columns, or a paragraph wrapped by hand (`width` > 0). */
export function readGroup({
  lines,
  width,
  counter,
  bullets,
}: {
  lines: readonly TextLine[];
  width: number;
  counter: TableCounter;
  /** Takes the paragraphs that are items of a list, so that none is mistaken for a heading. */
  bullets: Set<Block>;
}): Block[] {
  const blocks: Block[] = [];
  let open: TextLine[] = [];
  const add = (text: string, first: string): void => {
    const block: Block = { kind: 'paragraph', text };
    if (bullet.test(first)) bullets.add(block);
    blocks.push(block);
  };
  const close = (): void => {
    if (open.length > 0) add(joinWrapped(open), open[0]?.text ?? '');
    open = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const next = lines[at + 1];
    const level = headingLevel({ line, next, first: at === 0, width });
    if (level > 0) {
      close();
      blocks.push({ kind: 'heading', text: line.text, level });
      continue;
    }
    const columns = countColumnLines(lines, at);
    if (columns > 0) {
      close();
      const table = lines.slice(at, at + columns);
      const read = readColumnLines({ lines: table.map(({ raw }) => raw), counter });
      if (read) for (const block of read) blocks.push(block);
      else for (const { text } of table) add(unmark(text), '- ');
      at += columns - 1;
      continue;
    }
    if (!continues({ open, line, width })) close();
    open.push(line);
  }
  close();
  return blocks;
}

/** How many lines from here on are set in columns. One alone is a line like any other, with spaces in it. */
function countColumnLines(lines: readonly TextLine[], from: number): number {
  let to = from;
  while (to < lines.length && hasColumns(lines[to]?.raw ?? '')) to += 1;
  return to - from >= 2 ? to - from : 0;
}

/** A line that says something by itself and never runs on from the one before. */
const standsAlone = ({ text, raw }: TextLine): boolean =>
  isHoursLine(text) || isLabelLine(text) || hasContact(text) || hasColumns(raw);

function continues({
  open,
  line,
  width,
}: {
  open: readonly TextLine[];
  line: TextLine;
  width: number;
}): boolean {
  const [first] = open;
  const before = open.at(-1);
  if (!first || !before || listMark.test(line.text)) return false;
  const ended = /[.!?…。！？]["'”’)]*$/.test(before.text);
  const listed = listMark.test(first.text);
  if (listed && line.indent > first.indent && !isHoursLine(line.text)) return true;
  if (width > 0) {
    const full = before.text.length + before.indent >= width * 0.75;
    if (standsAlone(line) && (!full || ended || hasColumns(before.raw))) return false;
    if (standsAlone(before) && !full) return false;
    return line.indent <= before.indent || full;
  }
  if (ended || standsAlone(line) || hasColumns(before.raw) || isNumberedLabel(before.text))
    return false;
  return before.text.length >= fullLine && /^[\p{Ll}(]/u.test(line.text);
}

/** Lines wrapped by hand become one again; a word broken at the end of a line too. */
function joinWrapped(lines: readonly TextLine[]): string {
  const parts: string[] = [];
  for (const [index, { text }] of lines.entries()) {
    const line = index === 0 ? unmark(text) : text;
    const next = lines[index + 1]?.text ?? '';
    const broken = /\p{Ll}-$/u.test(line.slice(-2)) && /^\p{Ll}/u.test(next);
    parts.push(broken ? line.slice(0, -1) : line, broken || next === '' ? '' : ' ');
  }
  return parts.join('');
}

/** Numbers of steps stay, bullets go. */
const unmark = (text: string): string =>
  text.replace(listMark, (mark) => (/^[\da-zA-Z]/.test(mark) ? mark : ''));

function headingLevel({
  line,
  next,
  first,
  width,
}: {
  line: TextLine;
  next: TextLine | undefined;
  first: boolean;
  width: number;
}): number {
  if (isCapitals(line.text)) return next || first ? 2 : 0;
  if (!next) return 0;
  if (isSubheading(line, next)) return 3;
  return first && isHeadingLine({ line, next, width }) ? 2 : 0;
}

/** "LAST ORDERS (kitchen)", "2) WORKSHOP". */
export function isCapitals(text: string): boolean {
  if (text.length > longestCapitals) return false;
  const name = text.replace(/\([^)]{0,200}\)/g, '').trim();
  return (
    /\p{Lu}[\p{Lu}\s\p{Pd}'’&/]{0,200}\p{Lu}\p{Lu}/u.test(name) &&
    !/\p{Ll}|[.!,;]$|\d{3}|@/u.test(name) &&
    !(listMark.test(name) && /^[^\d\p{L}]/u.test(name))
  );
}

/** A short name above weekday lines or columns, wherever it stands. */
function isSubheading(line: TextLine, next: TextLine): boolean {
  if (line.text.length > longestSubheading || standsAlone(line) || listMark.test(line.text))
    return false;
  if (/[.!,;]$|\d{3}/.test(line.text) || !/^[\p{Lu}\p{Lo}]/u.test(line.text)) return false;
  return isHoursLine(next.text);
}

function isHeadingLine({
  line: { text, raw, indent },
  next,
  width,
}: {
  line: TextLine;
  next: TextLine;
  width: number;
}): boolean {
  if (text.length > 120 || listMark.test(text) || !/\p{L}/u.test(text)) return false;
  if (/\?$/.test(text)) return !/\?$/.test(next.text);
  if (endsSentence.test(text) && !/:$/.test(text)) return false;
  if (/^\p{Ll}/u.test(text) || listMark.test(next.text)) return false;
  if (text.endsWith(':') ? hasColumns(raw) : standsAlone({ text, raw, indent })) return false;
  return width > 0 ? text.length < width * 0.7 : next.text.length > text.length;
}
