import type { Block } from './document.ts';

/** Where a file has no pages of its own, about so many characters are read at a time. */
const stretch = 3000;

/** The extracted text page by page, for its owner to look at. A page without text is an empty one. */
export function layOutPages(blocks: readonly Block[]): string[] {
  const pages: string[][] = [];
  let page = 0;
  let length = 0;
  for (const block of blocks) {
    const text = textOf(block);
    if (block.page !== undefined) page = block.page - 1;
    else if (length > 0 && length + text.length > stretch) {
      page += 1;
      length = 0;
    }
    length += text.length;
    while (pages.length <= page) pages.push([]);
    pages[page]?.push(text);
  }
  return pages.map((texts) => texts.join('\n\n'));
}

function textOf(block: Block): string {
  if (block.kind !== 'row') return block.text;
  return block.cells
    .map(({ column, value }) => (column ? `${column}: ${value}` : value))
    .join('\n');
}
