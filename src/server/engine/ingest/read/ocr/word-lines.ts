import type { PdfLine, PdfPart } from '#server/engine/ingest/read/pdf-lines.ts';
import { median } from '#server/engine/ingest/read/pdf-piece.ts';
import type { RecognizedPage } from './recognize-page.ts';
import { markUnsure } from './unsure-marks.ts';
import type { RecognizedWord } from './word-table.ts';

const pointsPerInch = 72;
/** Wider than the space between two words, in heights of letters. */
const columnGap = 1.1;
/** Sizes this close to the usual one are the usual one: the height of a word depends on its letters. */
const sameSize = 0.2;
/** Dots and lines that lead the eye from a name to its price. */
const leader = /[.·•…_\-–—=:,]{3,200}$/;
const onlySigns = /^[^\p{L}\p{N}\p{Sc}%+*()]+$/u;

type Box = { left: number; right: number; top: number; bottom: number };
type PartWords = { words: RecognizedWord[]; box: Box };

/** Lines as a PDF would give them, so that headings, tables and columns are found in the same way. */
export function toLines({ page, number }: { page: RecognizedPage; number: number }): PdfLine[] {
  const scale = pointsPerInch / page.dpi;
  const place = (box: Box): Box => ({
    left: box.left * scale,
    right: box.right * scale,
    top: (page.height - box.top) * scale,
    bottom: (page.height - box.bottom) * scale,
  });
  const lines = groupByLine(page.words).map((words) => ({
    size: median(words.map(sizeOf)) * scale,
    parts: cutParts(words).map(
      (part): PdfPart => ({
        text: textOf(part.words),
        ...place(part.box),
      }),
    ),
  }));
  const filled = lines
    .map((line) => ({ ...line, parts: line.parts.filter(({ text }) => text !== '') }))
    .filter(({ parts }) => parts.length > 0);
  const usual = median(filled.flatMap(({ size, parts }) => parts.map(() => size)));
  return filled.map(({ size, parts }): PdfLine => {
    const box = around(parts);
    return {
      text: parts.map(({ text }) => text).join(' '),
      page: number,
      size: Math.round(Math.abs(size - usual) <= usual * sameSize ? usual : size),
      bold: false,
      ...box,
      parts,
    };
  });
}

function groupByLine(words: readonly RecognizedWord[]): RecognizedWord[][] {
  const lines = new Map<string, RecognizedWord[]>();
  for (const word of words) {
    const line = lines.get(word.line) ?? [];
    line.push(word);
    lines.set(word.line, line);
  }
  return [...lines.values()].map((line) => line.sort((a, b) => a.left - b.left));
}

/** The size of type, from the height of a word: letters such as "b" reach up, letters such as "g" reach down. */
function sizeOf({ text, top, bottom }: RecognizedWord): number {
  const reachesUp = /[\p{Lu}\p{N}bdfhijklt(){}[\]|/$€£ßäöüéèêáíóúñ]/u.test(text);
  const reachesDown = /[gjpqy(){}[\]|/,;$ç]/u.test(text);
  const share = reachesUp ? (reachesDown ? 0.93 : 0.72) : reachesDown ? 0.73 : 0.52;
  return (bottom - top) / share;
}

function cutParts(words: readonly RecognizedWord[]): PartWords[] {
  const size = median(words.map(sizeOf));
  const parts: PartWords[] = [];
  let isCut = true;
  for (const word of words) {
    const last = parts.at(-1);
    if (onlySigns.test(word.text) && word.text.length > 2) isCut = true;
    else {
      if (!last || isCut || word.left - last.box.right > columnGap * size) {
        parts.push({ words: [word], box: boxOf(word) });
      } else {
        last.words.push(word);
        last.box = around([last.box, word]);
      }
      isCut = leader.test(word.text);
    }
  }
  return parts;
}

const boxOf = ({ left, right, top, bottom }: Box): Box => ({ left, right, top, bottom });

function textOf(words: readonly RecognizedWord[]): string {
  return words
    .map((word) => ({ ...word, text: word.text.replace(leader, '') }))
    .filter(({ text }) => text !== '')
    .map(({ text, isUnsure }) => (isUnsure ? markUnsure(text) : text))
    .join(' ');
}

/** Pixels count down, points count up; the outermost edges are found either way. */
function around(boxes: readonly Box[]): Box {
  const tops = boxes.flatMap(({ top, bottom }) => [top, bottom]);
  const isUpward = boxes.some(({ top, bottom }) => top > bottom);
  const [lowest, highest] = [Math.min(...tops), Math.max(...tops)];
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: isUpward ? highest : lowest,
    bottom: isUpward ? lowest : highest,
  };
}
