import { type Pdfium, withMemory } from './pdfium.ts';

/** One printed line with what tells a heading from running text. */
export type PdfLine = {
  text: string;
  page: number;
  size: number;
  bold: boolean;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The line cut where wide gaps part it, as between the cells of a table. */
  parts: PdfPart[];
};

export type PdfPart = { text: string; left: number; right: number; top: number; bottom: number };

const boldWeight = 600;
const utf16 = new TextDecoder('utf-16le');

/** The lines of one page. What stands in form fields is read only once they are flattened into the page. */
export function readPdfLines(input: {
  pdfium: Pdfium;
  document: number;
  page: number;
  hasForm: boolean;
}): PdfLine[] {
  if (input.hasForm) flattenPage(input);
  const { pdfium } = input;
  const page = pdfium._FPDF_LoadPage(input.document, input.page);
  if (!page) return [];
  let text = 0;
  try {
    text = pdfium._FPDFText_LoadPage(page);
    return text ? measureLines({ pdfium, text, page: input.page + 1 }) : [];
  } finally {
    if (text) pdfium._FPDFText_ClosePage(text);
    pdfium._FPDF_ClosePage(page);
  }
}

/** PDFium shows the flattened content only to those who open the page again. */
function flattenPage(input: { pdfium: Pdfium; document: number; page: number }): void {
  const page = input.pdfium._FPDF_LoadPage(input.document, input.page);
  if (!page) return;
  input.pdfium._FPDFPage_Flatten(page, 0);
  input.pdfium._FPDF_ClosePage(page);
}

function measureLines({
  pdfium,
  text,
  page,
}: {
  pdfium: Pdfium;
  text: number;
  page: number;
}): PdfLine[] {
  const count = pdfium._FPDFText_CountChars(text);
  if (count <= 0) return [];
  const content = withMemory(pdfium, (count + 1) * 2, (at) => {
    const length = pdfium._FPDFText_GetText(text, 0, count, at);
    return length > 1 ? utf16.decode(pdfium.HEAPU8.subarray(at, at + (length - 1) * 2)) : '';
  });
  return withMemory(pdfium, 32, (at) => {
    const charBox = (index: number): Box => {
      const char = Math.max(0, pdfium._FPDFText_GetCharIndexFromTextIndex(text, index));
      pdfium._FPDFText_GetCharBox(text, char, at, at + 8, at + 16, at + 24);
      const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(
        pdfium.HEAPU8.buffer,
        at,
        4,
      );
      return { left, right, bottom, top };
    };
    const lines: PdfLine[] = [];
    let start = 0;
    for (const raw of content.split(/\r?\n|\r/)) {
      const first = start + (raw.length - raw.trimStart().length);
      const last = start + raw.trimEnd().length - 1;
      const begin = start;
      start = content.indexOf('\n', start) + 1 || content.length;
      if (last < first) continue;
      const from = Math.max(0, pdfium._FPDFText_GetCharIndexFromTextIndex(text, first));
      const to = Math.max(from, pdfium._FPDFText_GetCharIndexFromTextIndex(text, last));
      const box = charBox(first);
      const size = pdfium._FPDFText_GetFontSize(text, from);
      const parts = cutParts({ raw, begin, size, charBox });
      lines.push({
        text: raw.trim(),
        page,
        size,
        bold:
          pdfium._FPDFText_GetFontWeight(text, from) >= boldWeight &&
          pdfium._FPDFText_GetFontWeight(text, to) >= boldWeight,
        left: box.left,
        right: parts.at(-1)?.right ?? box.right,
        bottom: box.bottom,
        top: box.top,
        parts,
      });
    }
    return lines;
  });
}

type Box = { left: number; right: number; bottom: number; top: number };

/** Wider than a space ever is in running text, narrower than the gap between two columns. */
const columnGap = 0.75;
/** A line of more words is cut no further: it would be measured word by word in vain. */
const mostWords = 400;

function cutParts({
  raw,
  begin,
  size,
  charBox,
}: {
  raw: string;
  begin: number;
  size: number;
  charBox(index: number): Box;
}): PdfPart[] {
  const parts: PdfPart[] = [];
  const words = [...raw.matchAll(/\S+/g)].slice(0, mostWords);
  let open: (Box & { from: number; to: number; wordBottom: number }) | null = null;
  const close = (to: number): void => {
    if (!open) return;
    const { left, right, top, bottom } = open;
    parts.push({ text: raw.slice(open.from, to), left, right, top, bottom });
  };
  for (const word of words) {
    const from = word.index;
    const to = from + word[0].length;
    const head = charBox(begin + from);
    const tail = to - from > 1 ? charBox(begin + to - 1) : head;
    const height = Math.max(size > 2 ? size : 0, head.top - head.bottom);
    const below = open !== null && head.top < open.wordBottom - height * 0.1;
    if (open && !below && head.left - open.right <= columnGap * height) {
      open.to = to;
      open.right = Math.max(open.right, head.right, tail.right);
      open.top = Math.max(open.top, head.top, tail.top);
      open.bottom = Math.min(open.bottom, head.bottom, tail.bottom);
      open.wordBottom = tail.bottom;
    } else {
      close(open?.to ?? 0);
      open = {
        from,
        to,
        left: Math.min(head.left, tail.left),
        right: Math.max(head.right, tail.right),
        top: Math.max(head.top, tail.top),
        bottom: Math.min(head.bottom, tail.bottom),
        wordBottom: tail.bottom,
      };
    }
  }
  close(words.length === mostWords ? raw.trimEnd().length : (open?.to ?? 0));
  return parts;
}
