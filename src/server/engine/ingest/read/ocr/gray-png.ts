import { inflateSync } from 'node:zlib';
import type { GrayImage } from '#server/engine/ingest/read/gray-image.ts';
import { ReadFailure } from '#server/engine/ingest/read/read-failure.ts';

const signatureBytes = 8;

/** Unpacks the one form of PNG that Leptonica writes for a gray picture: eight bits a pixel, not interlaced. */
export function decodeGrayPng(file: Uint8Array): GrayImage {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const packed: Buffer[] = [];
  let size = { width: 0, height: 0 };
  for (let at = signatureBytes; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') {
      size = { width: content.readUInt32BE(0), height: content.readUInt32BE(4) };
      if (content[8] !== 8 || content[9] !== 0 || content[12] !== 0)
        throw new ReadFailure('damaged');
    }
    if (name === 'IDAT') packed.push(content);
    at += length + 12;
  }
  return { ...size, pixels: unfilter({ ...size, lines: inflateSync(Buffer.concat(packed)) }) };
}

/** PNG stores each line as differences from its neighbors; the first byte of a line says from which. */
function unfilter({
  width,
  height,
  lines,
}: {
  width: number;
  height: number;
  lines: Uint8Array;
}): Uint8Array {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (width + 1)];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const left = x > 0 ? (pixels[at - 1] ?? 0) : 0;
      const above = y > 0 ? (pixels[at - width] ?? 0) : 0;
      const corner = x > 0 && y > 0 ? (pixels[at - width - 1] ?? 0) : 0;
      const difference = lines[y * (width + 1) + 1 + x] ?? 0;
      pixels[at] = difference + predict({ filter, left, above, corner });
    }
  }
  return pixels;
}

function predict({
  filter,
  left,
  above,
  corner,
}: {
  filter: number | undefined;
  left: number;
  above: number;
  corner: number;
}): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return Math.floor((left + above) / 2);
  if (filter !== 4) return 0;
  const guess = left + above - corner;
  const distances = [left, above, corner].map((value) => Math.abs(guess - value));
  const [toLeft = 0, toAbove = 0, toCorner = 0] = distances;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
