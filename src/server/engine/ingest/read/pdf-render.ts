import type { GrayImage } from './gray-image.ts';
import type { Pdfium } from './pdfium.ts';

const gray = 1;
const withAnnotations = 1;
const pointsPerInch = 72;

/** A page as a picture of `dpi` dots an inch, or fewer where that would be more than `mostPixels`; null if it has no size. */
export function renderPdfPage({
  pdfium,
  document,
  page: number,
  dpi,
  mostPixels,
}: {
  pdfium: Pdfium;
  document: number;
  page: number;
  dpi: number;
  mostPixels: number;
}): { image: GrayImage; dpi: number } | null {
  const page = pdfium._FPDF_LoadPage(document, number);
  if (!page) return null;
  try {
    const inches = {
      across: pdfium._FPDF_GetPageWidth(page) / pointsPerInch,
      down: pdfium._FPDF_GetPageHeight(page) / pointsPerInch,
    };
    if (!(inches.across > 0 && inches.down > 0)) return null;
    const density = Math.min(dpi, Math.sqrt(mostPixels / (inches.across * inches.down)));
    const width = Math.max(1, Math.round(inches.across * density));
    const height = Math.max(1, Math.round(inches.down * density));
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, gray, 0, 0);
    if (!bitmap) return null;
    try {
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations);
      const stride = pdfium._FPDFBitmap_GetStride(bitmap);
      const at = pdfium._FPDFBitmap_GetBuffer(bitmap);
      const pixels = new Uint8Array(width * height);
      for (let y = 0; y < height; y += 1) {
        const start = at + y * stride;
        pixels.set(pdfium.HEAPU8.subarray(start, start + width), y * width);
      }
      return { image: { width, height, pixels }, dpi: density };
    } finally {
      pdfium._FPDFBitmap_Destroy(bitmap);
    }
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}
