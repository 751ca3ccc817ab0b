import type { Block, Cell } from './document.ts';
import { cleanText } from './read/clean-text.ts';

/** The blocks that an owner's text becomes in the place of the block that it was written for. Its words are sure. */
export function replaceBlock({
  block: { unsure: _, ...block },
  text,
}: {
  block: Block;
  text: string;
}): Block[] {
  const lines = splitLines(text);
  const page = block.page === undefined ? {} : { page: block.page };
  if (block.kind === 'row') {
    const cells = readCells({ lines, cells: block.cells });
    if (cells) return [{ ...block, cells }];
  }
  return lines.map((line, at) =>
    block.kind === 'heading' && at === 0
      ? { ...block, text: line }
      : { kind: 'paragraph', text: line, ...page },
  );
}

export const splitLines = (text: string): string[] =>
  cleanText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The cells of a row written as "Column: value" lines; null for text that names none of its columns. */
function readCells({
  lines,
  cells,
}: {
  lines: readonly string[];
  cells: readonly Cell[];
}): Cell[] | null {
  const columns = cells.map(({ column }) => column).filter(Boolean);
  let unnamed = cells.length - columns.length;
  const read: Cell[] = [];
  for (const line of lines) {
    const column = columns.find((name) => line.startsWith(`${name}:`));
    const last = read.at(-1);
    if (column !== undefined) read.push({ column, value: line.slice(column.length + 1).trim() });
    else if (unnamed > 0) {
      read.push({ column: '', value: line });
      unnamed -= 1;
    } else if (last) last.value += `\n${line}`;
    else return null;
  }
  const filled = read.filter(({ value }) => value !== '');
  return filled.length > 0 ? filled : null;
}
