import type { Block } from '#server/engine/ingest/document.ts';
import type { FileKind } from '#shared/document-types.ts';
import { scaleImage } from './gray-image.ts';
import { readPictureHeader } from './ocr/picture-header.ts';
import { createRecognizer } from './ocr/recognizer.ts';
import { readMarks } from './ocr/unsure-marks.ts';
import type { ReadProgress } from './pdf.ts';
import { joinPdfLines } from './pdf-blocks.ts';
import { ReadFailure } from './read-failure.ts';

/** Unpacked, a picture takes up to five bytes a pixel. */
const mostPixels = 40_000_000;
/** About a letter page at 300 dots an inch; more details only cost time. */
const enoughPixels = 8_700_000;
/** How large letters would be if the picture showed a letter page. */
const pageHeightInches = 11;

/** Reads the text in a photo or a scan. */
export async function readPicture({
  bytes,
  kind,
  onProgress,
}: {
  bytes: Buffer;
  kind: FileKind;
  onProgress(progress: ReadProgress): Promise<void>;
}): Promise<{ blocks: Block[]; pages: number }> {
  const { width, height, orientation } = readPictureHeader({ bytes, kind });
  if (width * height > mostPixels) throw new ReadFailure('picture-too-large');
  await onProgress({ page: 1, pages: 1 });
  const recognizer = createRecognizer();
  const tesseract = await recognizer.tesseract();
  const picture = tesseract.decode({ bytes, orientation });
  const factor = Math.sqrt(enoughPixels / picture.pixels.length);
  const image = factor < 1 ? scaleImage(picture, factor) : picture;
  const dpi = Math.max(70, image.height / pageHeightInches);
  const lines = await recognizer.read({ image, dpi, number: 1 });
  return { blocks: joinPdfLines(lines).map(readMarks), pages: 1 };
}
