import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { readPictureHeader } from './ocr/picture-header.ts';
import type { ReadProgress } from './pdf.ts';
import { readBytes } from './read-bytes.ts';
import { createScan, toPng, toScannedPdf } from './testing/create-scan.ts';

const sign = (ending: string): Buffer =>
  readFileSync(new URL(`./testing/price-sign.${ending}`, import.meta.url));
const read = (name: string, bytes: Buffer) => readBytes({ bytes, name, maxPages: 9 });

/** A photo of which the camera says that it was held sideways. */
function turnByExif(jpeg: Buffer): Buffer {
  const exif = Buffer.from(
    'ffe1002245786966000049492a00080000000100120103000100000006000000000000000000',
    'hex',
  );
  return Buffer.concat([jpeg.subarray(0, 2), exif.subarray(0, 36), jpeg.subarray(2)]);
}

it.each(['jpg', 'webp'])('reads prices in a .%s picture as typed facts', async (ending) => {
  const document = await read(`sign.${ending}`, sign(ending));
  expect(document).toMatchObject({ kind: ending, pages: 1, warnings: ['text-recognized'] });
  const { texts } = prepareDocument({ document, name: 'sign' });
  expect(texts[0]?.text).toMatch(/New inner tube\s+\$18\.50/);
  expect(texts[0]?.text).toMatch(/Brake check\s+\$24\.00/);
});

it('reads the scanned pages of a PDF, tilted and upside down, and tells how far it is', async () => {
  const lines = [
    [72, 700, 'Unsere Preise für Sie und Ihre Gäste'],
    [72, 660, 'Frühstück mit Müsli'],
    [400, 660, '8,60 €'],
    [72, 630, 'Käsebrot'],
    [400, 630, '5,40 €'],
    [72, 600, 'Tagessuppe'],
    [400, 600, '6,90 €'],
  ] as const;
  const scans = [
    await createScan(lines, { dpi: 150, tilt: 2 }),
    await createScan([], { dpi: 40 }),
    await createScan(lines, { dpi: 150, quarterTurns: 2 }),
  ];
  const steps: ReadProgress[] = [];
  const bytes = toScannedPdf(
    scans.map((image) => ({ ...image })),
    { dpi: 150 },
  );
  const document = await readBytes({
    ...{ bytes, name: 'menu.pdf', maxPages: 9 },
    onProgress: async (progress) => void steps.push(progress),
  });
  expect(steps).toEqual([1, 2, 3].map((page) => ({ page, pages: 3 })));
  expect(document.warnings).toEqual(['text-recognized', 'pages-without-text']);
  const { texts, facts } = prepareDocument({ document, name: 'menu.pdf' });
  for (const text of [texts[0]?.text, texts[2]?.text]) {
    expect(text).toContain('Frühstück mit Müsli\n8,60 €');
    expect(text).toContain('Käsebrot\n5,40 €');
  }
  expect(facts.language).toBe('de');
  expect(facts.tables[0]?.rows).toHaveLength(3);
}, 120_000);

it('reads a scan under a page number, and leaves a photo with a caption as it is', async () => {
  const lines = [
    [72, 700, 'Prices of the workshop in spring'],
    [72, 660, 'Bicycle check'],
    [400, 660, '$24.00'],
    [72, 630, 'New inner tube'],
    [400, 630, '$18.50'],
  ] as const;
  const scan = await createScan(lines, { dpi: 150 });
  const scanned = await read('a.pdf', toScannedPdf([scan], { dpi: 150, stamp: 'Page 1 of 1' }));
  expect(scanned.warnings).toContain('text-recognized');
  const { texts } = prepareDocument({ document: scanned, name: 'a.pdf' });
  expect(texts[0]?.text).toContain('$18.50');
  const photo = await createScan([], { dpi: 60, shadow: 0.5 });
  const stamp = 'Our workshop in the old harbor';
  const captioned = await read('b.pdf', toScannedPdf([photo], { dpi: 120, stamp }));
  expect(captioned.warnings).toEqual([]);
  expect(captioned.blocks).toMatchObject([{ text: stamp }]);
}, 120_000);

it('reads the size and the top of a picture before it is unpacked', () => {
  const jpeg = sign('jpg');
  const size = { width: 640, height: 200 };
  expect(readPictureHeader({ bytes: jpeg, kind: 'jpg' })).toEqual({ ...size, orientation: 1 });
  expect(readPictureHeader({ bytes: turnByExif(jpeg), kind: 'jpg' })).toEqual({
    ...size,
    orientation: 6,
  });
  expect(readPictureHeader({ bytes: sign('webp'), kind: 'webp' })).toEqual({
    ...size,
    orientation: 1,
  });
});

it.each([
  ['a huge picture', bigPng(), 'picture-too-large'],
  ['a cut-off picture', sign('jpg').subarray(0, 90), 'damaged'],
  ['a moving picture called .png', Buffer.from('GIF89a and more'), 'wrong-type'],
  ['a sound called .webp', Buffer.from(`RIFF1234WAVEfmt ${'x'.repeat(40)}`), 'damaged'],
])('refuses %s', async (_, bytes, code) => {
  const name = code === 'damaged' && bytes.includes('WAVE') ? 'a.webp' : 'a.png';
  await expect(read(name, bytes)).rejects.toEqual(expect.objectContaining({ code }));
});

it('says so when there is no text in a picture', async () => {
  const empty = await createScan([], { dpi: 60, grain: 60, shadow: 0.3 });
  await expect(read('wall.png', toPng(empty))).rejects.toEqual(
    expect.objectContaining({ code: 'no-text' }),
  );
}, 60_000);

/** Says that it has 30,000 by 30,000 pixels. */
function bigPng(): Buffer {
  const bytes = toPng({ width: 1, height: 1, pixels: new Uint8Array(1) });
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  return bytes;
}
