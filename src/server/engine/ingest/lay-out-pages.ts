import type { PlacedPart, TextPart } from './text-correction.ts';

/** A page's text as answers use it. `parts` is null where nothing was corrected: blank lines tell them apart. */
export type PageText = { text: string; parts: TextPart[] | null };

/** Where a file has no pages of its own, about so many characters are read at a time. */
const stretch = 3000;

/** The extracted text page by page, for its owner to look at. A page without text is an empty one. */
export function layOutPages(placed: readonly PlacedPart[]): PageText[] {
  const pages: TextPart[][] = [];
  let page = 0;
  let length = 0;
  for (const { page: number, ...part } of placed) {
    const size = (part.text ?? part.original ?? '').length;
    if (number !== undefined) page = number - 1;
    else if (length > 0 && length + size > stretch) {
      page += 1;
      length = 0;
    }
    length += size;
    while (pages.length <= page) pages.push([]);
    pages[page]?.push(part);
  }
  return pages.map((parts) => ({
    text: parts.flatMap(({ text }) => text ?? []).join('\n\n'),
    parts: parts.some(({ key }) => key) ? parts : null,
  }));
}
