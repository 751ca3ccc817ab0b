import type { GridRow } from './grid-row.ts';
import { isTable } from './is-pdf-table.ts';
import type { PdfLine, PdfPart } from './pdf-lines.ts';
import { type Column, middle, type Piece } from './pdf-piece.ts';
import { isValue } from './table-header.ts';

/** A table found on a page: its rows, where it begins in the text, and what it takes out of the lines. */
export type PdfTable = { rows: GridRow[]; lefts: number[]; parts: Set<PdfPart>; first: PdfLine };

type Band = { pieces: Piece[]; top: number; bottom: number };

const fewestRows = 3;

const mostColumns = 12;

const mostPieces = 4_000;

/** How many lines of a page are looked at, again and again, before the rest stays text. */
const mostEffort = 3_000;

/** A cell of more lines than this is a column of text. */
const mostLines = 6;

/** Finds what stands in columns on one page. Anything that might be running text stays text. */
export function findPdfTables(lines: readonly PdfLine[]): PdfTable[] {
  const pieces = lines.flatMap((line, order) =>
    line.parts.map((part): Piece => ({ ...part, part, line, order })),
  );
  if (pieces.length > mostPieces || pieces.length < 4) return [];
  const bands = toBands(pieces);
  const tables: PdfTable[] = [];
  let effort = mostEffort;
  for (let at = 0; at < bands.length && effort > 0; at += 1) {
    const region = growRegion(bands, at);
    if (!region) continue;
    effort -= region.bands.length;
    const table = readRegion(region.bands);
    if (table) {
      tables.push(table);
      at = region.to;
    }
  }
  return tables;
}

/** Pieces at the same height, from the top of the page down. */
function toBands(pieces: readonly Piece[]): Band[] {
  const bands: Band[] = [];
  for (const piece of [...pieces].sort((a, b) => middle(b) - middle(a))) {
    const band = bands.at(-1);
    const height = piece.top - piece.bottom;
    const overlap = band ? Math.min(band.top, piece.top) - Math.max(band.bottom, piece.bottom) : 0;
    if (band && overlap > Math.min(height, band.top - band.bottom) * 0.4) {
      band.pieces.push(piece);
      band.top = Math.max(band.top, piece.top);
      band.bottom = Math.min(band.bottom, piece.bottom);
    } else bands.push({ pieces: [piece], top: piece.top, bottom: piece.bottom });
  }
  return bands;
}

/** From a line with several pieces downward, as long as the gutters between the columns stay free. */
function growRegion(bands: readonly Band[], from: number): { bands: Band[]; to: number } | null {
  const first = bands[from];
  if (!first || toColumns(first.pieces).length < 2) return null;
  const size = first.pieces[0]?.line.size ?? 10;
  const found = [first];
  let columns = toColumns(first.pieces);
  let to = from;
  for (let at = from + 1; at < bands.length; at += 1) {
    const band = bands[at];
    const last = found.at(-1);
    if (!band || !last || last.bottom - band.top > size * 3) break;
    if (band.pieces.some((piece) => Math.abs(piece.line.size - size) > size * 0.3)) break;
    const merged = toColumns([...columns, ...band.pieces]);
    if (merged.length < columns.length || merged.length > mostColumns) break;
    if (band.pieces.length === 1 && !fits(band.pieces[0], columns)) break;
    columns = merged;
    found.push(band);
    to = at;
  }
  for (let at = from - 1; at >= 0 && found[0]; at -= 1) {
    const band = bands[at];
    const [leftmost] = columns;
    if (!band || !leftmost || band.bottom - found[0].top > size * 0.6) break;
    if (!band.pieces.every((piece) => fits(piece, columns) && piece.left > leftmost.right)) break;
    found.unshift(band);
  }
  while (found.length > 0) {
    const last = found.at(-1);
    const before = found.at(-2);
    const lone =
      last?.pieces.length === 1 && (last.pieces[0]?.left ?? 0) < (columns[0]?.right ?? 0);
    if (!last || !before || !lone || before.bottom - last.top < size * 0.35) break;
    found.pop();
    to -= 1;
  }
  return { bands: found, to };
}

/** A piece alone in its line belongs to one column, and under the first only if it is no wider than names are. */
function fits(piece: Piece | undefined, columns: readonly Column[]): boolean {
  const [first] = columns;
  if (!piece || !first) return false;
  const crossed = columns.filter(
    (column) => piece.left < column.right && column.left < piece.right,
  );
  if (crossed.length > 1 || piece.left < first.left - 4) return false;
  return crossed[0] !== first || piece.right < first.right + widestName;
}

const widestName = 60;

/** What the pieces cover from left to right, with the gutters between. */
function toColumns(pieces: readonly Column[]): Column[] {
  const columns: Column[] = [];
  for (const { left, right } of [...pieces].sort((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last && left < last.right + narrowestGutter) last.right = Math.max(last.right, right);
    else columns.push({ left, right });
  }
  return columns;
}

const narrowestGutter = 4;

function readRegion(bands: readonly Band[]): PdfTable | null {
  const pieces = bands.flatMap((band) => band.pieces);
  const columns = toColumns(pieces);
  if (bands.filter((band) => toColumns(band.pieces).length > 1).length < fewestRows) return null;
  const columnOf = (piece: Piece): number =>
    columns.findIndex((column) => piece.left < column.right && column.left < piece.right);
  const grid = toRows({ bands, columnOf });
  if (grid.length < fewestRows || grid.some((row) => row.length > columns.length * mostLines))
    return null;
  const texts = grid.map((row) =>
    columns.map((_, at) => joinPieces(row.filter((piece) => columnOf(piece) === at))),
  );
  const boldHead =
    grid[0]?.every((piece) => piece.line.bold) &&
    !grid.slice(1).every((row) => row.every((piece) => piece.line.bold));
  if (!isTable({ pieces, columns, columnOf, texts, boldHead: boldHead === true })) return null;
  const first = [...pieces].sort((a, b) => a.order - b.order)[0]?.line;
  if (!first) return null;
  return {
    first,
    lefts: columns.map((column) => column.left),
    parts: new Set(pieces.map((piece) => piece.part)),
    rows: texts.map((cells, index) => ({
      cells,
      row: index + 1,
      page: first.page,
      ...(index === 0 && boldHead && cells.every(isHeadCell) && { header: true }),
    })),
  };
}

/** PDFium's marks for a word broken at the end of a line. */
const endsBroken = (text: string): boolean => text.endsWith('\uFFFE') || text.endsWith('\u0002');

const isHeadCell = (cell: string): boolean => cell.length <= 60 && !isValue(cell);

function joinPieces(pieces: readonly Piece[]): string {
  return [...pieces]
    .sort((a, b) => (Math.abs(middle(a) - middle(b)) < 2 ? a.left - b.left : middle(b) - middle(a)))
    .map(({ text }) => text)
    .reduce(
      (before, text) => (before === '' || endsBroken(before) ? before + text : `${before} ${text}`),
      '',
    )

    .replaceAll('\uFFFE', '-')
    .replaceAll('\u0002', '-')
    .trim();
}

/** Puts wrapped cells together again: by the space between rows where there is more of it, else by what is missing. */
function toRows({
  bands,
  columnOf,
}: {
  bands: readonly Band[];
  columnOf(piece: Piece): number;
}): Piece[][] {
  const steps = stepsWithin({ bands, columnOf });
  const least = Math.min(...steps);
  const most = Math.max(...steps);
  const spaced = most > least * 1.3 && !isTight({ bands, columnOf, step: least * 1.25 });
  return spaced
    ? rowsBySpace({ bands, columnOf, step: least * 1.25 })
    : rowsByContent({ bands, columnOf });
}

/** The distances between pieces under each other in the same column. */
function stepsWithin({
  bands,
  columnOf,
}: {
  bands: readonly Band[];
  columnOf(piece: Piece): number;
}): number[] {
  const last = new Map<number, Piece>();
  const steps: number[] = [];
  for (const piece of bands.flatMap((band) => band.pieces)) {
    const above = last.get(columnOf(piece));
    if (above && middle(above) - middle(piece) > 2) steps.push(middle(above) - middle(piece));
    last.set(columnOf(piece), piece);
  }
  return steps;
}

/** Values under each other at the smallest distance: every line is a row. */
function isTight({
  bands,
  columnOf,
  step,
}: {
  bands: readonly Band[];
  columnOf(piece: Piece): number;
  step: number;
}): boolean {
  const last = new Map<number, Piece>();
  for (const piece of bands.flatMap((band) => band.pieces)) {
    if (!isValue(piece.text)) continue;
    const above = last.get(columnOf(piece));
    if (above && middle(above) - middle(piece) > 2 && middle(above) - middle(piece) <= step)
      return true;
    last.set(columnOf(piece), piece);
  }
  return false;
}

type CellBox = { pieces: Piece[]; top: number; bottom: number };

function rowsBySpace({
  bands,
  columnOf,
  step,
}: {
  bands: readonly Band[];
  columnOf(piece: Piece): number;
  step: number;
}): Piece[][] {
  const open = new Map<number, CellBox>();
  const cells: CellBox[] = [];
  for (const piece of bands.flatMap((band) => band.pieces)) {
    const cell = open.get(columnOf(piece));
    const above = cell?.pieces.at(-1);
    if (cell && above && middle(above) - middle(piece) <= step) {
      cell.pieces.push(piece);
      cell.bottom = Math.min(cell.bottom, piece.bottom);
      cell.top = Math.max(cell.top, piece.top);
    } else {
      const next = { pieces: [piece], top: piece.top, bottom: piece.bottom };
      open.set(columnOf(piece), next);
      cells.push(next);
    }
  }
  const rows: (CellBox & { cells: CellBox[] })[] = [];
  for (const cell of cells.sort((a, b) => b.top - b.bottom - (a.top - a.bottom))) {
    const slack = step * 0.2;
    const row = rows.find(
      (one) => middle(cell) < one.top + slack && middle(cell) > one.bottom - slack,
    );
    if (row) row.pieces.push(...cell.pieces);
    else rows.push({ ...cell, pieces: [...cell.pieces], cells: [cell] });
  }
  return rows.sort((a, b) => middle(b) - middle(a)).map((row) => row.pieces);
}

function rowsByContent({
  bands,
  columnOf,
}: {
  bands: readonly Band[];
  columnOf(piece: Piece): number;
}): Piece[][] {
  const rows: Piece[][] = [];
  for (const { pieces } of bands) {
    const row = rows.at(-1);
    const named = pieces.some((piece) => columnOf(piece) === 0);
    const valued = pieces.some((piece) => isValue(piece.text));
    const [only] = pieces;
    const runsOn = only && pieces.length === 1 && named && /^[\p{Ll}(]/u.test(only.text);
    if (row && rows.length > 1 && ((!named && !valued) || runsOn)) row.push(...pieces);
    else rows.push([...pieces]);
  }
  return rows;
}
