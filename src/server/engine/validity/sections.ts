import type { Block } from '#server/engine/ingest/document.ts';

/** The index behind the last block that stands under a heading. */
export function endOfSection({ blocks, at }: { blocks: readonly Block[]; at: number }): number {
  const levels = blocks.map((block) => (block.kind === 'heading' ? block.level : null));
  return endOfLevels({ levels, at });
}

/** The same by the levels of headings; null for what is no heading. */
export function endOfLevels({
  levels,
  at,
}: {
  levels: readonly (number | null)[];
  at: number;
}): number {
  const level = levels[at] ?? null;
  if (level === null) return at + 1;
  const next = levels.findIndex((each, index) => index > at && each !== null && each <= level);
  return next < 0 ? levels.length : next;
}
