import { blockText } from './block-text.ts';
import type { Block } from './document.ts';
import { findWords } from './find-words.ts';
import { replaceBlock } from './replace-block.ts';
import { type CorrectedText, partKey, type TextCorrection, textKey } from './text-correction.ts';

/**
 * Puts an owner's corrections into what was read, before it's split and searched for facts. A correction is for every
 * block that says what it was made for. Where no block does, because a newer reader or a changed page cuts the same
 * text differently, the same words in a row are looked for. Corrections whose text is nowhere change nothing.
 */
export function correctText({
  blocks,
  corrections,
}: {
  blocks: readonly Block[];
  corrections: readonly TextCorrection[];
}): CorrectedText & {
  /** For each block, the key of the part that its owner sees. */
  blockKeys: string[];
} {
  const byKey = new Map(corrections.map((one) => [textKey(one.original), one]));
  const found = new Set<string>();
  const pieces = blocks.map((block): CorrectedText => {
    const original = blockText(block);
    const key = byKey.size > 0 ? textKey(original) : '';
    const correction = byKey.get(key);
    if (!correction) return keep(block);
    found.add(key);
    const { text } = correction;
    return {
      blocks: text === null ? [] : replaceBlock({ block, text }),
      parts: [{ text, key, original, ...pageOf(block) }],
    };
  });
  const lost = [...byKey].filter(([key]) => !found.has(key)).map(([, correction]) => correction);
  for (const { correction, from, to } of findWords({ pieces, corrections: lost })) {
    replaceWords({ pieces, correction, from, to });
  }
  return {
    blocks: pieces.flatMap((piece) => piece.blocks),
    parts: pieces.flatMap((piece) => piece.parts),
    blockKeys: pieces.flatMap(keysOfBlocks),
  };
}

function keysOfBlocks({ blocks, parts }: CorrectedText): string[] {
  const part = parts.find(({ key }) => key) ?? parts[0];
  return blocks.map(() => (part ? partKey(part) : ''));
}

const pageOf = ({ page }: Block) => (page === undefined ? {} : { page });

const keep = (block: Block): CorrectedText => ({
  blocks: [block],
  parts: [
    { text: blockText(block), ...pageOf(block), ...(block.unsure && { unsure: block.unsure }) },
  ],
});

type Spot = { piece: number; at: number };

/** Replaces words inside one block, or from one block into a later one. What surrounds them stays. */
function replaceWords({
  pieces,
  correction: { original, text },
  from,
  to,
}: {
  pieces: CorrectedText[];
  correction: TextCorrection;
  from: Spot;
  to: Spot;
}): void {
  const first = pieces[from.piece]?.blocks[0];
  const last = pieces[to.piece]?.blocks[0];
  if (!first || !last) return;
  const before = blockText(first).slice(0, from.at).trim();
  const after = blockText(last).slice(to.at).trim();
  const page = pageOf(first);
  const part = { text, original, key: textKey(original), ...page };
  const isInside = from.piece === to.piece;
  const whole = [before, text ?? '', isInside ? after : ''].filter(Boolean).join(' ');
  for (let at = from.piece; at <= to.piece; at += 1) pieces[at] = { blocks: [], parts: [] };
  pieces[from.piece] = {
    blocks: replaceBlock({ block: first, text: whole }),
    parts: [
      ...(before ? [{ text: before, ...page }] : []),
      part,
      ...(isInside && after ? [{ text: after, ...page }] : []),
    ],
  };
  if (isInside || !after) return;
  pieces[to.piece] = {
    blocks: replaceBlock({ block: last, text: after }),
    parts: [{ text: after, ...pageOf(last) }],
  };
}
