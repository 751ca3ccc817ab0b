import { setPriority } from 'node:os';
import type { GrayImage } from '#server/engine/ingest/read/gray-image.ts';
import type { PdfLine } from '#server/engine/ingest/read/pdf-lines.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { recognizePage } from './recognize-page.ts';
import { openTesseract, type Tesseract } from './tesseract.ts';
import { toLines } from './word-lines.ts';

/** Visitors' answers come first: text recognition takes only the time that the processor has left. */
const politePriority = 10;
/** After so long no further page is begun; what was read until then is kept. */
const mostSeconds = 180;

/** Text recognition for the pages of one file. */
export type Recognizer = {
  hasTimeLeft(): boolean;
  read(page: { image: GrayImage; dpi: number; number: number }): Promise<PdfLine[]>;
  tesseract(): Promise<Tesseract>;
};

export function createRecognizer(): Recognizer {
  const started = performance.now();
  let opening: Promise<Tesseract> | null = null;
  let language: LanguageCode = 'en';
  const tesseract = (): Promise<Tesseract> => {
    if (!opening) setPriority(politePriority);
    opening ??= openTesseract();
    return opening;
  };
  return {
    tesseract,
    hasTimeLeft: () => performance.now() - started < mostSeconds * 1_000,
    async read({ image, dpi, number }) {
      const page = recognizePage({ tesseract: await tesseract(), image, dpi, language });
      language = page.language;
      return toLines({ page, number });
    },
  };
}
