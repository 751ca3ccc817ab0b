import { type Pdfium, withMemory } from './pdfium.ts';

const picture = 3;
const mostObjects = 2_000;

/** How much of a page pictures cover, from 0 to 1; those that overlap count twice. */
export function measurePictures({
  pdfium,
  document,
  page: number,
}: {
  pdfium: Pdfium;
  document: number;
  page: number;
}): number {
  const page = pdfium._FPDF_LoadPage(document, number);
  if (!page) return 0;
  try {
    const [width, height] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)];
    const count = Math.min(pdfium._FPDFPage_CountObjects(page), mostObjects);
    let area = 0;
    for (let at = 0; at < count; at += 1) {
      const object = pdfium._FPDFPage_GetObject(page, at);
      if (pdfium._FPDFPageObj_GetType(object) !== picture) continue;
      const { across, down } = measureObject({ pdfium, object });
      area += Math.min(across, width) * Math.min(down, height);
    }
    return width > 0 && height > 0 ? Math.min(1, area / (width * height)) : 0;
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

function measureObject({ pdfium, object }: { pdfium: Pdfium; object: number }) {
  return withMemory(pdfium, 16, (at) => {
    if (!pdfium._FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) {
      return { across: 0, down: 0 };
    }
    const bounds = new Float32Array(pdfium.HEAPU8.buffer, at, 4);
    const [left = 0, bottom = 0, right = 0, top = 0] = bounds;
    return { across: right - left, down: top - bottom };
  });
}
