import type { PDFiumModule } from '@hyzyla/pdfium';

/** One printed line with what tells a heading from running text. */
export type PdfLine = {
  text: string;
  page: number;
  size: number;
  bold: boolean;
  left: number;
  top: number;
  bottom: number;
};

/** The parts of PDFium that its typings leave out. */
export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & {
  _FPDFPage_Flatten(page: number, usage: number): number;
  _FPDF_GetFormType(document: number): number;
  _FPDF_GetMetaText(document: number, tag: number, buffer: number, length: number): number;
  _FPDFText_GetFontSize(text: number, index: number): number;
  _FPDFText_GetFontWeight(text: number, index: number): number;
  _FPDFText_GetCharIndexFromTextIndex(text: number, index: number): number;
  _FPDFText_GetCharBox(
    text: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
};

const boldWeight = 600;
const utf16 = new TextDecoder('utf-16le');

/** The lines of one page. What stands in form fields is read only once they are flattened into the page. */
export function readPdfLines(o: {
  pdfium: Pdfium;
  document: number;
  page: number;
  hasForm: boolean;
}): PdfLine[] {
  if (o.hasForm) flattenPage(o);
  const { pdfium } = o;
  const page = pdfium._FPDF_LoadPage(o.document, o.page);
  if (!page) return [];
  let text = 0;
  try {
    text = pdfium._FPDFText_LoadPage(page);
    return text ? measureLines({ pdfium, text, page: o.page + 1 }) : [];
  } finally {
    if (text) pdfium._FPDFText_ClosePage(text);
    pdfium._FPDF_ClosePage(page);
  }
}

/** PDFium shows the flattened content only to those who open the page again. */
function flattenPage(o: { pdfium: Pdfium; document: number; page: number }): void {
  const page = o.pdfium._FPDF_LoadPage(o.document, o.page);
  if (!page) return;
  o.pdfium._FPDFPage_Flatten(page, 0);
  o.pdfium._FPDF_ClosePage(page);
}

function measureLines(o: { pdfium: Pdfium; text: number; page: number }): PdfLine[] {
  const { pdfium, text } = o;
  const count = pdfium._FPDFText_CountChars(text);
  if (count <= 0) return [];
  const content = withMemory(pdfium, (count + 1) * 2, (at) => {
    const length = pdfium._FPDFText_GetText(text, 0, count, at);
    return length > 1 ? utf16.decode(pdfium.HEAPU8.subarray(at, at + (length - 1) * 2)) : '';
  });
  return withMemory(pdfium, 32, (at) => {
    const lines: PdfLine[] = [];
    let start = 0;
    for (const raw of content.split(/\r?\n|\r/)) {
      const first = start + (raw.length - raw.trimStart().length);
      const last = start + raw.trimEnd().length - 1;
      start = content.indexOf('\n', start) + 1 || content.length;
      if (last < first) continue;
      const from = Math.max(0, pdfium._FPDFText_GetCharIndexFromTextIndex(text, first));
      const to = Math.max(from, pdfium._FPDFText_GetCharIndexFromTextIndex(text, last));
      pdfium._FPDFText_GetCharBox(text, from, at, at + 8, at + 16, at + 24);
      const box = new Float64Array(pdfium.HEAPU8.buffer, at, 4);
      lines.push({
        text: raw.trim(),
        page: o.page,
        size: pdfium._FPDFText_GetFontSize(text, from),
        bold:
          pdfium._FPDFText_GetFontWeight(text, from) >= boldWeight &&
          pdfium._FPDFText_GetFontWeight(text, to) >= boldWeight,
        left: box[0] ?? 0,
        bottom: box[2] ?? 0,
        top: box[3] ?? 0,
      });
    }
    return lines;
  });
}

export function withMemory<T>(pdfium: Pdfium, bytes: number, use: (at: number) => T): T {
  const at = pdfium.wasmExports.malloc(bytes);
  if (!at) throw new Error('PDFium has no memory left.');
  try {
    return use(at);
  } finally {
    pdfium.wasmExports.free(at);
  }
}
