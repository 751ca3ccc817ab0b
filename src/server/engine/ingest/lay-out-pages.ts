import type { PlacedPart, TextPart } from './text-correction.ts';

/** A word by its place in a text. */
export type UnsureWord = { from: number; to: number };

/**
 * A page's text as answers use it. `parts` is null where nothing was corrected: blank lines tell them apart. `unsure`
 * are words that text recognition was not sure of, null where there are none.
 */
export type PageText = { text: string; parts: TextPart[] | null; unsure: UnsureWord[] | null };

/** Where a file has no pages of its own, about so many characters are read at a time. */
const stretch = 3000;
export const betweenParts = '\n\n';
/** A page of marks helps no one. */
const mostUnsure = 200;

/** The extracted text page by page, for its owner to look at. A page without text is an empty one. */
export function layOutPages(placed: readonly PlacedPart[]): PageText[] {
  const pages: PlacedPart[][] = [];
  let page = 0;
  let length = 0;
  for (const part of placed) {
    const size = (part.text ?? part.original ?? '').length;
    if (part.page !== undefined) page = part.page - 1;
    else if (length > 0 && length + size > stretch) {
      page += 1;
      length = 0;
    }
    length += size;
    while (pages.length <= page) pages.push([]);
    pages[page]?.push(part);
  }
  return pages.map((parts) => ({
    text: parts.flatMap(({ text }) => text ?? []).join(betweenParts),
    parts: parts.some(({ key }) => key)
      ? parts.map(({ page: _, unsure: __, ...part }) => part)
      : null,
    unsure: findUnsure(parts),
  }));
}

function findUnsure(parts: readonly PlacedPart[]): UnsureWord[] | null {
  const found: UnsureWord[] = [];
  let start = 0;
  for (const { text, unsure = [] } of parts) {
    if (text === null) continue;
    // The words are listed in the order in which they stand.
    let after = 0;
    for (const word of unsure) {
      const from = word === '' ? -1 : text.indexOf(word, after);
      if (from < 0) continue;
      after = from + word.length;
      found.push({ from: start + from, to: start + after });
    }
    start += text.length + betweenParts.length;
  }
  return found.length > 0 ? found.slice(0, mostUnsure) : null;
}
