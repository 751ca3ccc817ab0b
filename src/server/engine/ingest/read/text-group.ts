import type { Block } from '#server/engine/ingest/document.ts';
import { closePriceGap, closePriceGaps } from './close-price-gap.ts';
import type { TableCounter } from './laid-table.ts';
import {
  hasContact,
  isCapitals,
  isHoursLine,
  isLabelLine,
  isNumberedLabel,
  isPricedLine,
  listMark,
} from './line-shape.ts';
import {
  type ColumnLine,
  cutColumns,
  hasColumns,
  isPriced,
  namesColumns,
  readColumnLines,
} from './text-columns.ts';

/** One line as written and without its indent and marks. */
export type TextLine = { raw: string; text: string; indent: number };

export const endsSentence = /[.!…:;,。！？]["'”’)]*$/;
const bullet = /^[^\p{L}\p{N}]\s/u;
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
    const columns = takeColumnLines(lines, at);
    const level =
      isCapitals(line.text) && namesColumns(columns.lines)
        ? 0
        : headsColumns(line, takeColumnLines(lines, at + 1).count)
          ? 2
          : headingLevel({ line, next, first: at === 0, width });
    if (level > 0) {
      close();
      counter.head = null;
      blocks.push({ kind: 'heading', text: line.text, level });
      continue;
    }
    if (columns.count > 0) {
      close();
      const read = readColumnLines({ lines: columns.lines, counter });
      if (read) for (const block of read) blocks.push(block);
      else
        for (const text of closePriceGaps(
          lines.slice(at, at + columns.count).map(({ text }) => unmark(text)),
        ))
          add(text, '- ');
      at += columns.count - 1;
      continue;
    }
    if (!continues({ open, line, width })) close();
    open.push(line);
  }
  close();
  return blocks;
}

/** "3) LAWNS - by size of lawn" right above columns. */
const headsColumns = ({ text, raw }: TextLine, columnsBelow: number): boolean =>
  columnsBelow >= fewestBelow &&
  text.length <= longestHead &&
  !hasColumns(raw) &&
  !isPricedLine(text) &&
  !/[.!?;,]$/.test(text) &&
  /^(?:\d{1,2}[.)]\s+)?\p{Lu}[\p{Lu}'’&-]{3,30}(?=[\s,:(])/u.test(text);

const fewestBelow = 3;
const longestHead = 80;

/** The lines from here on that are set in columns. One alone is a line like any other, with spaces in it. */
function takeColumnLines(
  lines: readonly TextLine[],
  from: number,
): { lines: ColumnLine[]; count: number } {
  const found: { raw: string; below: string[] }[] = [];
  let item: TextLine | null = null;
  let to = from;
  for (; to < lines.length; to += 1) {
    const line = lines[to];
    if (!line) break;
    if (hasColumns(line.raw)) {
      found.push({ raw: line.raw, below: [] });
      item = isPriced(cutColumns(line.raw).at(-1)?.text ?? '') ? line : null;
    } else if (item && describes(line, item)) found.at(-1)?.below.push(line.text);
    else break;
  }
  return found.length >= 2 ? { lines: found, count: to - from } : { lines: [], count: 0 };
}

/** "peppers, onion, olives" below a dish: what it is, set in or written small. */
const describes = (line: TextLine, item: TextLine): boolean =>
  line.text.length <= longestDescription &&
  (line.indent > item.indent || /^[\p{Ll}(]/u.test(line.text)) &&
  !isCapitals(line.text) &&
  !listMark.test(line.text) &&
  !standsAlone(line) &&
  !isPricedLine(line.text);

const longestDescription = 120;

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
  if (announces(before, line)) return true;
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
  return !areBothPriced(before.text, line.text) && runsOn(before.text, line.text);
}

/** "mugs: small $8, large $11" and "refill $2 (tea only)" are two lines of a list. */
const areBothPriced = (before: string, line: string): boolean =>
  endsInPrice.test(before) && isPricedLine(line) && !opensFurther.test(line);

const endsInPrice =
  /(?:[€£$]\s?\d[\d.,]{0,8}|\d\s?[€£]|(?<![\p{L}\d])R\s?\d{2,5})(?:\s?\/\s?\p{L}{1,10})?(?:\)|\s\([^()]{1,40}\))?$/u;
const opensFurther = /^(?:and|or|but|plus|und|oder|aber|y|o|et|ou|e|en|of|i|lub)\s/;

/** A full line that goes on in lower case, or one that ends with a word which can't end anything: "… longer in the". */
const runsOn = (text: string, next: string): boolean =>
  (text.length >= fullLine && /^[\p{Ll}(]/u.test(next)) ||
  (text.length >= longEnough && dangling.test(text));

const longEnough = 35;
const dangling =
  /\s(?:the|a|an|of|in|on|at|to|for|from|with|by|and|or|der|die|das|den|dem|des|ein|eine|einen|einem|einer|und|oder|im|am|an|mit|von|vom|für|zu|zum|zur|bei|el|la|los|las|un|una|de|del|y|en|con|por|para|al|le|les|des|du|et|ou|avec|pour|dans)$/u;

/** "Complaints go to the owner:" and further in, below it, the address: one line that was broken. */
const announces = (before: TextLine, line: TextLine): boolean =>
  /[:,]$/.test(before.text) &&
  before.text.length >= longEnough &&
  line.indent >= before.indent + setIn &&
  hasContact(line.text);

const setIn = 4;

/** Lines wrapped by hand become one again; a word broken at the end of a line too. */
function joinWrapped(lines: readonly TextLine[]): string {
  const parts: string[] = [];
  for (const [index, { text }] of lines.entries()) {
    const line = closePriceGap(index === 0 ? unmark(text) : text);
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
  if (isPricedLine(text) && isPricedLine(next.text)) return false;
  if (/\?$/.test(text)) return !/\?$/.test(next.text);
  if (endsSentence.test(text) && !/:$/.test(text)) return false;
  if (!text.endsWith(':') && text.length >= longEnough && /^\p{Ll}/u.test(next.text)) return false;
  if (/^\p{Ll}/u.test(text) || listMark.test(next.text)) return false;
  // "Thanksgiving and the day after: closed" is one of several such lines.
  if (/[\p{L}\d)]: \S/u.test(text) && isLabelLine(next.text)) return false;
  if (text.endsWith(':') ? hasColumns(raw) : standsAlone({ text, raw, indent })) return false;
  return width > 0 ? text.length < width * 0.7 : next.text.length > text.length;
}
