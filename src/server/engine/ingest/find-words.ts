import { normalizeText } from './normalize-text.ts';
import type { CorrectedText, TextCorrection } from './text-correction.ts';

/** Fewer words are said in other places too, where they mean something else. */
const fewestWords = 4;

/** Where a corrected passage starts and ends: `at` counts characters of the only block of `piece`. */
type FoundWords = {
  correction: TextCorrection;
  from: { piece: number; at: number };
  to: { piece: number; at: number };
};
type Word = { text: string; piece: number; start: number; end: number };

/** Finds passages by their words, across paragraphs and headings that aren't corrected yet. Table rows stay whole. */
export function findWords({
  pieces,
  corrections,
}: {
  pieces: readonly CorrectedText[];
  corrections: readonly TextCorrection[];
}): FoundWords[] {
  const wanted = corrections
    .map((correction) => ({ correction, words: normalizeText(correction.original).split(' ') }))
    .filter(({ words }) => words.length >= fewestWords);
  if (wanted.length === 0) return [];
  const words = listWords(pieces);
  const starts = new Map<string, number[]>();
  for (const [at, { text }] of words.entries()) {
    const known = starts.get(text);
    if (known) known.push(at);
    else starts.set(text, [at]);
  }
  const taken = new Set<number>();
  return wanted.flatMap(({ correction, words: said }) => {
    for (const start of starts.get(said[0] ?? '') ?? []) {
      const first = words[start];
      const last = words[start + said.length - 1];
      if (!first || !last || !said.every((word, nth) => words[start + nth]?.text === word))
        continue;
      const range = Array.from(
        { length: last.piece - first.piece + 1 },
        (_, at) => first.piece + at,
      );
      // One change for each paragraph: a second one could no longer say where its words are.
      if (range.some((piece) => taken.has(piece))) continue;
      for (const piece of range) taken.add(piece);
      const from = { piece: first.piece, at: first.start };
      return [{ correction, from, to: { piece: last.piece, at: last.end } }];
    }
    return [];
  });
}

/** What is corrected or a table row stands as a word that no text has, so that nothing is found across it. */
function listWords(pieces: readonly CorrectedText[]): Word[] {
  const words: Word[] = [];
  for (const [piece, { blocks, parts }] of pieces.entries()) {
    const [block] = blocks;
    if (!block || block.kind === 'row' || parts.some(({ key }) => key)) {
      words.push({ text: '', piece, start: 0, end: 0 });
      continue;
    }
    for (const { 0: text, index } of block.text.matchAll(/\S+/gu)) {
      words.push({ text: normalizeText(text), piece, start: index, end: index + text.length });
    }
  }
  return words;
}
