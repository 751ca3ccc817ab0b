import type { PdfLine, PdfPart } from './pdf-lines.ts';

/** A part of a line, the line it belongs to and that line's place on the page. */
export type Piece = PdfPart & { part: PdfPart; line: PdfLine; order: number };

export type Column = { left: number; right: number };

export const middle = (piece: { top: number; bottom: number }): number =>
  (piece.top + piece.bottom) / 2;

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
