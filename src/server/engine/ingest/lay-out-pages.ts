import type { Block } from './document.ts';

/** Where a file has no pages of its own, about so many characters are read at a time. */
const stretch = 3000;
const between = '\n\n';
/** A page of marks helps no one, and a document has room for so many. */
const mostUnsure = 2_000;

/** A word in the text of a page (from 1) that text recognition was not sure of. */
export type UnsureWord = { page: number; from: number; to: number };

/** The extracted text page by page, for its owner to look at. A page without text is an empty one. */
export function layOutPages(blocks: readonly Block[]): { texts: string[]; unsure: UnsureWord[] } {
  const texts: string[] = [];
  const unsure: UnsureWord[] = [];
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
    while (texts.length <= page) texts.push('');
    const before = texts[page] ?? '';
    const start = before === '' ? 0 : before.length + between.length;
    texts[page] = before === '' ? text : `${before}${between}${text}`;
    for (const found of findWords({ text, words: block.unsure ?? [] })) {
      unsure.push({ page: page + 1, from: start + found.from, to: start + found.to });
    }
  }
  return { texts, unsure: unsure.slice(0, mostUnsure) };
}

/** The words are listed in the order in which they stand. */
function findWords({
  text,
  words,
}: {
  text: string;
  words: readonly string[];
}): { from: number; to: number }[] {
  let after = 0;
  return words.flatMap((word) => {
    const from = text.indexOf(word, after);
    if (from < 0 || word === '') return [];
    after = from + word.length;
    return [{ from, to: after }];
  });
}

function textOf(block: Block): string {
  if (block.kind !== 'row') return block.text;
  return block.cells
    .map(({ column, value }) => (column ? `${column}: ${value}` : value))
    .join('\n');
}
