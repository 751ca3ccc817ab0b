import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumModule } from '@hyzyla/pdfium';

/** The parts of PDFium that its typings leave out. */
export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & {
  _FPDFPage_Flatten(page: number, usage: number): number;
  _FPDFPageObj_GetBounds(
    object: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ): number;
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

export async function openPdfium(): Promise<Pdfium> {
  const wasm = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  const pdfium = (await PDFiumModule({
    wasmBinary: readFileSync(wasm),
    locateFile: () => '',
  } as unknown as Parameters<typeof PDFiumModule>[0])) as Pdfium;
  (pdfium._FPDF_InitLibraryWithConfig as (config: object) => void)({ version: 2 });
  return pdfium;
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
