import type { Block } from '#server/engine/ingest/document.ts';

/** Blocks in a form that is easy to compare: "# heading", "paragraph", "0.2 Column=value | Column=value". */
export const showBlocks = (blocks: readonly Block[]): string[] =>
  blocks.map((block) =>
    block.kind === 'row'
      ? `${block.table}.${block.row} ${block.cells.map(({ column, value }) => `${column}=${value}`).join(' | ')}`
      : block.kind === 'heading'
        ? `# ${block.text}`
        : block.text,
  );
