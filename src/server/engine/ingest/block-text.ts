import type { Block } from './document.ts';

/** A block as its owner reads it. It has no blank lines, so that those tell blocks apart. */
export function blockText(block: Block): string {
  if (block.kind !== 'row') return block.text;
  return block.cells
    .map(({ column, value }) => (column ? `${column}: ${value}` : value))
    .join('\n')
    .replace(/\n{2,}/g, '\n');
}
