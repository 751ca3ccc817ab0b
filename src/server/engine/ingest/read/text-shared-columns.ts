import type { Block } from '#server/engine/ingest/document.ts';
import { closePriceGap } from './close-price-gap.ts';
import type { PlacedText, TableCounter } from './laid-table.ts';
import { isCapitals, isDays, listMark } from './line-shape.ts';
import { readTable } from './table-blocks.ts';
import { isValue } from './table-header.ts';
import { cutColumns } from './text-columns.ts';

const fewestRows = 4;
const longestName = 24;
const longestHeading = 60;
const mostLines = 400;
/** A cell may begin so many characters beside the name of its column. */
const widestShift = 6;
const narrowShift = 2;

/**
 * Names over columns that stand once above several groups of lines, each under a heading of its own. Returns how many
 * lines they take; null where the line at `at` names no such columns.
 */
export function readSharedColumns({
  lines,
  at,
  counter,
}: {
  lines: readonly string[];
  at: number;
  counter: TableCounter;
}): { blocks: Block[]; count: number } | null {
  const head = headOf(lines[at] ?? '');
  if (!head) return null;
  const rows: string[][] = [['', ...head.map(({ text }) => text)]];
  let headings = 0;
  let count = 0;
  let valued = 0;
  let pending: string | null = null;
  // "kitchen    not in July": one line that fits no column doesn't end the table.
  let odd: string | null = null;
  const texts: string[] = [];
  for (let to = at + 1; to < Math.min(lines.length, at + mostLines); to += 1) {
    const line = lines[to] ?? '';
    if (line.trim() === '') continue;
    const cut = cutColumns(line);
    const [only] = cut;
    if (cut.length === 1 && only) {
      if (pending !== null || !isGroupName(only.text)) break;
      pending = only.text;
      continue;
    }
    const cells = placeUnder(cut, head);
    if (!cells) {
      if (odd !== null || pending !== null || count === 0) break;
      odd = line.trim();
      continue;
    }
    if (odd !== null) texts.push(odd);
    odd = null;
    if (pending !== null) {
      rows.push([pending, ...head.map(() => '')]);
      headings += 1;
      pending = null;
    }
    rows.push(cells);
    if (cells.slice(1).some(isValue)) valued += 1;
    count = to - at + 1;
  }
  const listed = rows.length - 1 - headings;
  if (headings === 0 || listed < fewestRows || valued < listed * 0.8) return null;
  const blocks = readTable({
    rows: rows.map((cells, index) => ({
      cells,
      row: index + 1,
      ...(index === 0 && { header: true }),
    })),
    table: counter.next,
    budget: counter.budget,
  });
  counter.next += 1;
  counter.head = null;
  const rest = texts.map((text): Block => ({ kind: 'paragraph', text: closePriceGap(text) }));
  return { blocks: [...blocks, ...rest], count };
}

/** At least two names without a value among them, set in from the left so that the names of the rows fit before them. */
function headOf(line: string): PlacedText[] | null {
  if (!/^\s{8}/.test(line)) return null;
  const cut = cutColumns(line);
  const areNames = cut.every(
    ({ text }) =>
      text.length <= longestName && /\p{L}/u.test(text) && !isValue(text) && !isDays(text),
  );
  return cut.length >= 2 && areNames ? cut : null;
}

const isGroupName = (text: string): boolean =>
  text.length <= longestHeading &&
  /\p{L}{2}/u.test(text) &&
  !listMark.test(text) &&
  (isCapitals(text) || /^\p{Lu}[^.!?:;]*:?$/u.test(text));

/** A name and, below the names of columns, what is said about it; null where a cell stands below none or two. */
function placeUnder(cut: readonly PlacedText[], head: readonly PlacedText[]): string[] | null {
  const [written, ...values] = cut;
  const [first] = head;
  // A dash for the first value may stand right behind the name.
  const name = written && { ...written, text: written.text.replace(/\s[–—-]$/u, '') };
  if (!name || !first || name.from >= first.from || !/\p{L}{2}/u.test(name.text)) return null;
  if (values.length === head.length) return [name.text, ...values.map(({ text }) => text)];
  const cells = head.map(() => '');
  for (const value of values) {
    const column = columnOf(value, head);
    const name = head[column];
    if (values.length === 1 && name && !standsUnder(value, name)) return null;
    if (column < 0 || cells[column] !== '') return null;
    cells[column] = value.text;
  }
  return [name.text, ...cells];
}

/** A value alone may have a column of its own, which has no name: it must begin or, as a number, end with the name. */
const standsUnder = ({ text, from, to }: PlacedText, name: PlacedText): boolean =>
  Math.abs(from - name.from) <= narrowShift ||
  (from >= name.from && to <= name.to) ||
  (!/\s/.test(text) && Math.abs(to - name.to) <= narrowShift);

function columnOf({ from, to }: PlacedText, head: readonly PlacedText[]): number {
  const under = head.flatMap((name, at) => (from < name.to && name.from < to ? [at] : []));
  if (under.length === 1) return under[0] ?? -1;
  const near = head.flatMap((name, at) => {
    const shift = Math.min(Math.abs(from - name.from), Math.abs(to - name.to));
    return shift <= widestShift ? [{ at, shift }] : [];
  });
  const [best] = near.sort((a, b) => a.shift - b.shift);
  return under.length === 0 && best ? best.at : -1;
}
