import type { Block, ReadWarning } from '#server/engine/ingest/document.ts';
import { createRecognizer } from './ocr/recognizer.ts';
import { readMarks } from './ocr/unsure-marks.ts';
import { joinPdfLines } from './pdf-blocks.ts';
import { type PdfLine, readPdfLines } from './pdf-lines.ts';
import { measurePictures } from './pdf-pictures.ts';
import { renderPdfPage } from './pdf-render.ts';
import { openPdfium, type Pdfium } from './pdfium.ts';
import { ReadFailure } from './read-failure.ts';

const wrongPassword = 4;
const xfaForms = new Set([2, 3]);

/** Fine enough for small print; Tesseract scales lines to one height anyway. */
const scanDpi = 240;
const mostScanPixels = 9_000_000;
/** More pages of a file are not recognized. */
const mostScannedPages = 50;

/** A header, a footer and a page number. */
const fewSigns = 200;
const mostOfPage = 0.6;

/** How far text recognition is: the page that is read next, of all pages that need it. */
export type ReadProgress = { page: number; pages: number };

export async function readPdf({
  bytes,
  maxPages,
  onProgress,
}: {
  bytes: Buffer;
  maxPages: number;
  onProgress(progress: ReadProgress): Promise<void>;
}): Promise<{ blocks: Block[]; pages: number; warnings: ReadWarning[] }> {
  const pdfium = await openPdfium();
  const at = pdfium.wasmExports.malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, at);
  const document = pdfium._FPDF_LoadMemDocument(at, bytes.length, 0);
  if (!document) {
    throw new ReadFailure(
      pdfium._FPDF_GetLastError() === wrongPassword ? 'password-protected' : 'damaged',
    );
  }
  const pages = pdfium._FPDF_GetPageCount(document);
  if (pages > maxPages) throw new ReadFailure('too-many-pages');
  const form = pdfium._FPDF_GetFormType(document);
  const found: PdfLine[][] = [];
  for (let page = 0; page < pages; page += 1) {
    found.push(readPdfLines({ pdfium, document, page, hasForm: form !== 0 }));
  }
  if (xfaForms.has(form) && looksLikePlaceholder(found.flat())) {
    throw new ReadFailure('dynamic-form');
  }
  const scanned = found.flatMap((lines, page) =>
    isScan({ pdfium, document, page, lines }) ? [page] : [],
  );
  const warnings = await recognizeScans({ pdfium, document, found, scanned, onProgress });
  return { blocks: joinPdfLines(found.flat()).map(readMarks), pages, warnings };
}

/** A page without text, or one with no more than a page number or a header over a picture that fills most of it. */
function isScan({
  lines,
  ...of
}: {
  pdfium: Pdfium;
  document: number;
  page: number;
  lines: readonly PdfLine[];
}): boolean {
  if (lines.length === 0) return true;
  return countSigns(lines) <= fewSigns && measurePictures(of) >= mostOfPage;
}

const countSigns = (lines: readonly PdfLine[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

/** Reads scanned pages as pictures and puts their lines in. */
async function recognizeScans({
  pdfium,
  document,
  found,
  scanned,
  onProgress,
}: {
  pdfium: Pdfium;
  document: number;
  found: PdfLine[][];
  scanned: readonly number[];
  onProgress(progress: ReadProgress): Promise<void>;
}): Promise<ReadWarning[]> {
  const taken = scanned.slice(0, mostScannedPages);
  const recognizer = createRecognizer();
  let isRecognized = false;
  let left = scanned.length - taken.length;
  for (const [index, page] of taken.entries()) {
    if (!recognizer.hasTimeLeft()) {
      left += taken.length - index;
      break;
    }
    await onProgress({ page: index + 1, pages: taken.length });
    const drawn = renderPdfPage({
      pdfium,
      document,
      page,
      dpi: scanDpi,
      mostPixels: mostScanPixels,
    });
    if (!drawn) continue;
    const lines = await recognizer.read({ ...drawn, number: page + 1 });
    // The picture may be a photo without words, with a caption that is better as it was written.
    if (countSigns(lines) <= countSigns(found[page] ?? []) * 2) continue;
    found[page] = lines;
    isRecognized = true;
  }
  return [
    ...(isRecognized ? (['text-recognized'] as const) : []),
    ...(left > 0 ? (['pages-not-recognized'] as const) : []),
    ...(taken.some((page) => found[page]?.length === 0) ? (['pages-without-text'] as const) : []),
  ];
}

/** A dynamic form shows only "Please wait…" to every program that is not Adobe's. */
function looksLikePlaceholder(lines: readonly PdfLine[]): boolean {
  return lines.length < 25 && lines.some((line) => /please wait|adobe reader/i.test(line.text));
}
