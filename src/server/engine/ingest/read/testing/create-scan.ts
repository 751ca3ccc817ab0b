import { crc32, deflateSync } from 'node:zlib';
import { type GrayImage, turnImage } from '#server/engine/ingest/read/gray-image.ts';
import { renderPdfPage } from '#server/engine/ingest/read/pdf-render.ts';
import { openPdfium } from '#server/engine/ingest/read/pdfium.ts';
import { placeText } from './place-text.ts';

/** Text at its place, in points from the bottom left of a page of 612 by 792. */
type PlacedLine = readonly [left: number, bottom: number, text: string];

export type Scan = {
  dpi: number;
  size?: number;
  /** In degrees, against the clock. */
  tilt?: number;
  quarterTurns?: number;
  /** The share of pixels that turn black or white. */
  specks?: number;
  /** How far all pixels stray. */
  grain?: number;
  /** How much darker the far corner is, from 0 to 1. */
  shadow?: number;
  blur?: number;
};

/** Prints lines on a page and scans it as badly as asked for. The same request gives the same picture. */
export async function createScan(lines: readonly PlacedLine[], scan: Scan): Promise<GrayImage> {
  const pdfium = await openPdfium();
  const bytes = placeText(lines, { size: scan.size ?? 11 });
  const at = pdfium.wasmExports.malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, at);
  const document = pdfium._FPDF_LoadMemDocument(at, bytes.length, 0);
  const page = renderPdfPage({ pdfium, document, page: 0, dpi: scan.dpi, mostPixels: 1e8 });
  if (!page) throw new Error('The page could not be drawn.');
  let image = page.image;
  for (let time = 0; time < (scan.blur ?? 0); time += 1) image = blur(image);
  if (scan.tilt) image = tilt(image, (scan.tilt * Math.PI) / 180);
  for (let turn = 0; turn < (scan.quarterTurns ?? 0); turn += 1) image = turnImage(image);
  return spoil(image, scan);
}

function blur({ width, height, pixels }: GrayImage): GrayImage {
  const soft = pixels.slice();
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) sum += pixels[(y + dy) * width + x + dx] ?? 255;
      soft[y * width + x] = Math.round(sum / 9);
    }
  }
  return { width, height, pixels: soft };
}

function tilt({ width, height, pixels }: GrayImage, angle: number): GrayImage {
  const turned = new Uint8Array(pixels.length).fill(255);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = middleX + (x - middleX) * cosine - (y - middleY) * sine;
      const fromY = middleY + (x - middleX) * sine + (y - middleY) * cosine;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [u, v] = [fromX - left, fromY - top];
      const at = top * width + left;
      const upper = (pixels[at] ?? 0) * (1 - u) + (pixels[at + 1] ?? 0) * u;
      const lower = (pixels[at + width] ?? 0) * (1 - u) + (pixels[at + width + 1] ?? 0) * u;
      turned[y * width + x] = Math.round(upper * (1 - v) + lower * v);
    }
  }
  return { width, height, pixels: turned };
}

function spoil(image: GrayImage, { specks = 0, grain = 0, shadow = 0 }: Scan): GrayImage {
  const random = createRandom(image.width * 31 + image.height);
  const { width, height } = image;
  const pixels = image.pixels.map((value, at) => {
    const far = ((at % width) / width + Math.floor(at / width) / height) / 2;
    if (specks > 0 && random() < specks) return random() < 0.5 ? 0 : 255;
    const shaded = value * (1 - shadow * far) + (random() + random() - 1) * grain;
    return Math.max(0, Math.min(255, Math.round(shaded)));
  });
  return { width, height, pixels };
}

/** A linear congruential generator: noise that is the same on every run. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function toPng({ width, height, pixels }: GrayImage): Buffer {
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** A PDF whose pages are pictures, as scanners write it; `stamp` is text that a program printed over each. */
export function toScannedPdf(
  images: readonly GrayImage[],
  { dpi, stamp }: { dpi: number; stamp?: string },
): Buffer {
  const parts: Buffer[] = [];
  const kids = images.map((_, at) => `${3 + at * 3} 0 R`).join(' ');
  parts.push(
    Buffer.from(
      `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${images.length} >>\nendobj\n`,
    ),
  );
  for (const [at, { width, height, pixels }] of images.entries()) {
    const [page, content, picture] = [3 + at * 3, 4 + at * 3, 5 + at * 3];
    const [across, down] = [(width * 72) / dpi, (height * 72) / dpi];
    const print = stamp ? ` BT /F1 9 Tf 40 20 Td (${stamp}) Tj ET` : '';
    const draw = `q ${across} 0 0 ${down} 0 0 cm /P Do Q${print}`;
    const packed = deflateSync(pixels);
    parts.push(
      Buffer.from(
        `${page} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${content} 0 R /Resources << /XObject << /P ${picture} 0 R >> /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>\nendobj\n` +
          `${content} 0 obj\n<< /Length ${draw.length} >>\nstream\n${draw}\nendstream\nendobj\n` +
          `${picture} 0 obj\n<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
      ),
      packed,
      Buffer.from('\nendstream\nendobj\n'),
    );
  }
  parts.push(Buffer.from('trailer << /Root 1 0 R >>\n%%EOF'));
  return Buffer.concat(parts);
}
