import type { PlacedText } from './laid-table.ts';

/** A long value that leaves only one space before the next column is cut where that column begins in the line of names. */
export function cutAtNames(
  row: readonly PlacedText[],
  head: readonly PlacedText[],
): readonly PlacedText[] {
  if (row.length >= head.length) return row;
  return row.flatMap((cell) => cutAt(cell, head.map(({ from }) => from).slice(1)));
}

/** The same without names: most lines begin their second part at the same place, and so do the others. */
export function cutAtSecond(lines: readonly PlacedText[][]): PlacedText[][] {
  const starts = new Map<number, number>();
  for (const line of lines)
    if (line.length > 2 && line[1]) starts.set(line[1].from, (starts.get(line[1].from) ?? 0) + 1);
  const [[start = -1, times = 0] = []] = [...starts].sort(([, a], [, b]) => b - a);
  if (times < fewestAlike || times <= lines.length / 2) return [...lines];
  return lines.map((line) =>
    line.length === 2 && line[0] ? [...cutAt(line[0], [start]), ...line.slice(1)] : [...line],
  );
}

const fewestAlike = 2;

function cutAt(cell: PlacedText, starts: readonly number[]): PlacedText[] {
  const start = starts.find(
    (at) => at > cell.from && at < cell.to && cell.text[at - cell.from - 1] === ' ',
  );
  if (start === undefined) return [cell];
  const length = start - cell.from;
  const first = { text: cell.text.slice(0, length).trim(), from: cell.from, to: start - 1 };
  const rest = { text: cell.text.slice(length).trim(), from: start, to: cell.to };
  return [first, ...cutAt(rest, starts)].filter(({ text }) => text !== '');
}
