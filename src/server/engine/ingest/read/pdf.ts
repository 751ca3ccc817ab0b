import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumModule } from '@hyzyla/pdfium';
import type { Block } from '#server/engine/ingest/document.ts';
import { joinPdfLines } from './pdf-blocks.ts';
import { type Pdfium, type PdfLine, readPdfLines } from './pdf-lines.ts';
import { ReadFailure } from './read-failure.ts';

const wrongPassword = 4;
const xfaForms = new Set([2, 3]);

export async function readPdf({ bytes, maxPages }: { bytes: Buffer; maxPages: number }): Promise<{
  title: string | null;
  blocks: Block[];
  pages: number;
  emptyPages: number;
}> {
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
  const lines: PdfLine[] = [];
  let emptyPages = 0;
  for (let page = 0; page < pages; page += 1) {
    const found = readPdfLines({ pdfium, document, page, hasForm: form !== 0 });
    if (found.length === 0) emptyPages += 1;
    lines.push(...found);
  }
  if (xfaForms.has(form) && looksLikePlaceholder(lines)) {
    throw new ReadFailure('dynamic-form');
  }
  return { title: null, blocks: joinPdfLines(lines), pages, emptyPages };
}

async function openPdfium(): Promise<Pdfium> {
  const wasm = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  const pdfium = (await PDFiumModule({
    wasmBinary: readFileSync(wasm),
    locateFile: () => '',
  } as unknown as Parameters<typeof PDFiumModule>[0])) as Pdfium;
  (pdfium._FPDF_InitLibraryWithConfig as (config: object) => void)({ version: 2 });
  return pdfium;
}

/** A dynamic form shows only "Please wait…" to every program that is not Adobe's. */
function looksLikePlaceholder(lines: readonly PdfLine[]): boolean {
  return lines.length < 25 && lines.some((line) => /please wait|adobe reader/i.test(line.text));
}
