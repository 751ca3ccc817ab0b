import { type Column, median, middle, type Piece } from './pdf-piece.ts';
import { isValue, looksLikeTextHeader } from './table-header.ts';

/** Columns of running text, forms and formulas look like a table too, but lack names, values or most of their cells. */
export function isTable({
  pieces,
  columns,
  columnOf,
  texts,
  boldHead,
}: {
  pieces: readonly Piece[];
  columns: readonly Column[];
  columnOf(piece: Piece): number;
  texts: readonly string[][];
  boldHead: boolean;
}): boolean {
  const [head = [], ...rest] = texts;
  if (
    columns.length < 2 ||
    texts.flat().filter(Boolean).length < texts.length * columns.length * fewestFilled
  )
    return false;
  const shapes = columns.map((column, at) => {
    const own = pieces.filter((piece) => columnOf(piece) === at);
    const width = (column.right - column.left) * 0.85;
    const filled = rest.map((row) => row[at] ?? '').filter(Boolean);
    return {
      count: filled.length,
      full: own.filter((piece) => piece.right - piece.left > width).length / own.length,
      length: median(own.map((piece) => piece.text.length)),
      values:
        !(filled.every(isBare) && countsUp(texts.map((row) => row[at] ?? '').filter(Boolean))) &&
        filled.filter(isValue).length >= filled.length * 0.5,
    };
  });
  if (shapes.filter((shape) => shape.count >= 2).length < 2) return false;
  if (shapes.every((shape) => shape.full > 0.5 && shape.length > 18)) return false;
  const named =
    head.every((cell) => /\p{L}/u.test(cell)) && (boldHead || looksLikeTextHeader(head, rest));
  const words = texts.filter((row) => /\p{L}{2}/u.test(row[0] ?? '')).length;
  if (!(named && head.some((cell) => /\p{L}{3}/u.test(cell))) && words < texts.length * 0.6) {
    return columns.length === 2 && listsMeanings({ pieces, shapes, texts });
  }
  if (named && (columns.length > 2 || boldHead)) return true;
  if (shapes.some((shape, at) => at > 0 && shape.values && shape.count >= 2)) return true;
  return columns.length === 2 && listsMeanings({ pieces, shapes, texts });
}

const fewestFilled = 0.6;

const isBare = (cell: string): boolean => /^\d{1,4}\s?[a-z]?$/.test(cell) || !/\d/.test(cell);

/** Line numbers of forms and pages of a table of contents are no values. */
function countsUp(cells: readonly string[]): boolean {
  const numbers = cells
    .filter((cell) => /^\d{1,4}\s?[a-z]?$/.test(cell))
    .map((cell) => Number.parseInt(cell, 10));
  return (
    numbers.length > 1 &&
    numbers.length >= cells.length * 0.7 &&
    numbers.every(
      (number, at) =>
        number >= (numbers[at - 1] ?? 0) && number <= (numbers[at - 1] ?? number) + 60,
    )
  );
}

/** Short signs or names and what they mean, set in rows with more space between them than lines of text have. */
function listsMeanings({
  pieces,
  shapes: [names, meanings],
  texts,
}: {
  pieces: readonly Piece[];
  shapes: readonly { length: number }[];
  texts: readonly string[][];
}): boolean {
  if (!names || !meanings || names.length > 20 || meanings.length < names.length) return false;
  if (texts.length < 4 || texts.some((row) => row[0] === '' || row[1] === '')) return false;
  const height = median(pieces.map((piece) => piece.top - piece.bottom));
  const tops = pieces.map(middle).sort((a, b) => b - a);
  const steps = tops.flatMap((top, at) =>
    (tops[at - 1] ?? top) - top > height * 0.7 ? [(tops[at - 1] ?? 0) - top] : [],
  );
  return median(steps) > height * 2.5;
}
