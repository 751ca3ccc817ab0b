import type { Block } from '#server/engine/ingest/document.ts';

/** The title and all text of a document, for telling its language. */
export function* textsOf({
  blocks,
  title,
}: {
  blocks: readonly Block[];
  title: string;
}): Generator<string> {
  yield title;
  for (const block of blocks) {
    if (block.kind === 'row')
      yield block.cells.map((cell) => `${cell.column} ${cell.value}`).join(' ');
    else yield block.text;
  }
}
