import { ReadFailure } from '#server/engine/ingest/read/read-failure.ts';
import type { FileKind } from '#shared/document-types.ts';
import type { Orientation } from './tesseract.ts';

export type PictureHeader = { width: number; height: number; orientation: Orientation };

/** What a picture says about itself before it is unpacked: a small file may hold a picture of any size. */
export function readPictureHeader({
  bytes,
  kind,
}: {
  bytes: Buffer;
  kind: FileKind;
}): PictureHeader {
  const header =
    kind === 'jpg' ? readJpeg(bytes) : kind === 'webp' ? readWebp(bytes) : readPng(bytes);
  if (!header || header.width === 0 || header.height === 0) throw new ReadFailure('damaged');
  return header;
}

function readPng(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), orientation: 1 };
}

/** Markers of a frame, which tells the size; C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const exifMarker = 0xe1;
const scanMarker = 0xda;

function readJpeg(bytes: Buffer): PictureHeader | null {
  let orientation: Orientation = 1;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === scanMarker) return null;
    if (marker === exifMarker) orientation = readExif(bytes.subarray(at + 4)) ?? orientation;
    if (isFrame(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), orientation };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

const orientationTag = 0x0112;
const mostEntries = 200;

function readExif(content: Buffer): Orientation | null {
  if (content.length < 20 || content.toString('latin1', 0, 4) !== 'Exif') return null;
  const tiff = content.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = Math.min(short(start), mostEntries);
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * 12;
    if (short(at) !== orientationTag) continue;
    const value = short(at + 8);
    return value === 3 || value === 6 || value === 8 ? value : 1;
  }
  return null;
}

/** Of the three forms of WebP each writes its size in another way. */
function readWebp(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const form = bytes.toString('latin1', 12, 16);
  const size = (width: number, height: number): PictureHeader => ({
    width,
    height,
    orientation: 1,
  });
  if (form === 'VP8X') return size(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
  if (form === 'VP8 ')
    return size(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
  if (form !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}
